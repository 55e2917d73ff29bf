import CVitrinePixelKernels

/// The row loops of one level; the table is immutable and lives as long as the process.
typealias Kernels = UnsafePointer<vitrine_kernels>

/// The row loops of a level; of the best one where the processor lacks it.
func kernels(at level: KernelLevel) -> Kernels {
    if level == .scalar { return unsafe referenceKernels }
    return unsafe vitrine_kernels_at(level.number) ?? vitrine_kernels_at(vitrine_best_level()) ?? referenceKernels
}

/// The table of the references; written once, before its address is known to anyone.
private nonisolated(unsafe) let referenceKernels: Kernels = {
    let table = UnsafeMutablePointer<vitrine_kernels>.allocate(capacity: 1)
    unsafe table.initialize(to: .reference)
    return unsafe Kernels(table)
}()
