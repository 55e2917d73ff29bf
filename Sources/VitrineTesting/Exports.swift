// Declarations of other modules that `import VitrineTesting` imports.
@_exported import Vitrine

@_exported import struct VitrineComparison.Tolerance
@_exported import enum VitrineSnapshots.SnapshotRecordMode
