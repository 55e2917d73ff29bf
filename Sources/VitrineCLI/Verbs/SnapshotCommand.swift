import ArgumentParser

struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Compare scenes with reference pictures; review, accept and prune references.",
        discussion: """
            References lie in a folder __Snapshots__. A run that finds differences leaves in its folder .pending what would \
            be the new references and pictures of the differences; accept needs no second run. The tests of a package that \
            uses VitrineTesting leave the same.

            Exit codes: 0 fine, 1 something differs or is missing, 2 error.

            Examples:
              vitrine snapshot record Scenes
              vitrine snapshot verify Scenes --vary appearance,direction --report-file report.html
              vitrine snapshot verify Scenes --shard 2/4 --report-file shard-2.json
              vitrine snapshot merge shard-*.json --report-file report.html
              vitrine snapshot review Tests
              vitrine snapshot accept Tests --filter 'BarTests/*'
              vitrine snapshot prune Scenes --delete
            """,
        subcommands: [
            SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self,
            SnapshotAcceptCommand.self, SnapshotPruneCommand.self, SnapshotMergeCommand.self,
        ])
}
