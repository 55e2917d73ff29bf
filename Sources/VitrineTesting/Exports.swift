// What `import VitrineTesting` brings beside the declarations of this module.
@_exported import Vitrine

@_exported import struct VitrineComparison.Tolerance
@_exported import enum VitrineSnapshots.SnapshotRecordMode
