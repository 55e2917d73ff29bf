import Dispatch
import Foundation
import Synchronization
import VitrineDisplayList

@main
struct RasterizerFuzz {
    static func main() {
        guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
            Progress.say(FuzzOptions.usage)
            exit(64)
        }
        if let n = options.shown {
            for list in FuzzBlock.lists(upTo: n, seed: options.seed).suffix(2) { show(list) }
            return
        }
        Progress.watch(options)
        print("seed \(options.seed), \(options.count) lists from \(options.first) on")
        let blocks = (options.count + FuzzBlock.size - 1) / FuzzBlock.size
        let next = Atomic<UInt64>(0)
        let failures = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: options.jobs) { job in
            while true {
                let i = next.add(1, ordering: .relaxed).oldValue
                if i >= blocks || failures.load(ordering: .relaxed) >= 5 { return }
                var block = FuzzBlock(options.first / FuzzBlock.size + i, seed: options.seed, threads: options.threads)
                do throws(FuzzBlock.Mismatch) {
                    try block.run(count: options.count - i * FuzzBlock.size) { Progress.set($0, job: job) }
                } catch {
                    failures.add(1, ordering: .relaxed)
                    report(error, options)
                }
                Progress.set(.max, job: job)
            }
        }
        let found = failures.load(ordering: .relaxed)
        print(found == 0 ? "\(options.count) lists, no mismatch" : "\(found) mismatches")
        exit(found == 0 ? 0 : 1)
    }

    private static func report(_ mismatch: FuzzBlock.Mismatch, _ options: FuzzOptions) {
        print("list \(mismatch.list): \(mismatch.text)\n\(Progress.again(mismatch.list, options))")
        let lists = FuzzBlock.lists(upTo: mismatch.list, seed: options.seed)
        guard let small = Shrinker(threads: options.threads).shrunk(lists) else {
            return print("not found again by new rasterizers")
        }
        print("small: \(small.count) lists one after the other")
        for list in small { show(list) }
    }

    private static func show(_ list: DisplayList) {
        print("canvas \(list.width)x\(list.height), background \(String(list.background.bits, radix: 16))")
        for mark in list.marks { print("  \(mark)") }
    }
}
