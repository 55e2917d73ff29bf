import CVitrinePixelKernels

/// The table of row loops of one level; it is immutable and never freed.
typealias Kernels = UnsafePointer<vitrine_kernels>

/// The row loops of a level; those of the best level if the level is not supported.
func kernels(at level: KernelLevel) -> Kernels {
    if level == .scalar { return unsafe referenceKernels }
    return unsafe vitrine_kernels_at(level.number) ?? vitrine_kernels_at(vitrine_best_level()) ?? referenceKernels
}

/// The table of the references, which is written once before its address is shared.
private nonisolated(unsafe) let referenceKernels: Kernels = {
    let table = UnsafeMutablePointer<vitrine_kernels>.allocate(capacity: 1)
    unsafe table.initialize(to: .reference)
    return unsafe Kernels(table)
}()
