@_exported import VitrineUIKit
