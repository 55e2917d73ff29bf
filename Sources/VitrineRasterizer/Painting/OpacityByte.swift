import VitrinePixelKernels

/// 0...1 as 0...255, rounded; what is not a number counts as 0.
func opacityByte(_ v: Double) -> UInt32 { UInt32((v.clamped(0, 1) * 255).rounded()) }
