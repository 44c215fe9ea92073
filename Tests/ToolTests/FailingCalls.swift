import Foundation
import Testing

/// Every system call of a command fails once: no line that was acknowledged is ever missing, and success is told only of
/// what is stored.
///
/// `INTENT_TOOLBOX_ALL_FAULTS=1` tries every call with every error, which takes minutes.
@Suite(.enabled(if: Subprocess.hasStrace, "needs strace")) struct FailingCalls {
    private static let isComplete = ProcessInfo.processInfo.environment["INTENT_TOOLBOX_ALL_FAULTS"] == "1"
    private static let faults =
        isComplete
        ? [
            ("pread64", ["EIO", "ESTALE", "EISDIR"]), ("fstat,newfstatat", ["EIO", "ENOMEM", "EACCES"]),
            ("getdents64", ["EIO", "ENOENT"]), ("openat", ["EACCES", "EMFILE", "ENFILE", "EIO", "ENOENT"]),
            ("write", ["EIO", "ENOSPC", "EDQUOT", "EFBIG"]), ("fdatasync", ["EIO", "ENOSPC"]), ("fsync", ["EIO"]),
            ("ftruncate", ["EIO", "EPERM"]), ("flock", ["ENOLCK", "EIO"]), ("utimensat", ["EPERM", "EROFS"]),
            ("renameat,renameat2", ["EACCES", "EIO"]), ("read", ["EIO"]), ("mkdirat,mkdir", ["ENOSPC", "EROFS"]),
        ]
        : [
            ("pread64", ["EIO"]), ("fstat,newfstatat", ["EIO"]), ("getdents64", ["EIO"]), ("write", ["ENOSPC"]),
            ("fdatasync", ["EIO"]),
        ]
    private static let times = isComplete ? 40 : 4

    /// A journal of twenty records, and a command that changes it.
    struct Change: CustomTestStringConvertible {
        let journal: String
        let command: String

        var testDescription: String { command }
        var amount: String { journal == "runs" ? "metres" : "seconds" }
        var tool: String { String(command.drop { $0 != "m" && $0 != "r" }.prefix { $0 != " " }) }
    }

    private static let changes = [
        Change(journal: "runs", command: "run-track 6km --quiet"),
        Change(journal: "runs", command: "run-track undo --quiet"),
        Change(journal: "runs", command: "run-track edit-run last --distance 3km --quiet"),
        Change(journal: "runs", command: "run-track remove-run last --quiet"),
        Change(journal: "runs", command: "echo 6km | run-track --quiet"),
        Change(journal: "meditations", command: "meditate breathing --detach --quiet"),
        Change(journal: "meditations", command: "meditate edit-meditation last --duration 5m --quiet"),
    ]

    @Test(arguments: changes) func nothingIsLost(by change: Change) throws {
        let home = try Home()
        try home.run(
            """
            run-track 1km -q; basename data/intent-toolbox/runs/*.jsonl >name
            for n in $(seq 20); do
              printf '{"v":1,"id":"r%s","at":"2026-11-01T07:00:00.%03dZ","date":"2026-11-01T07:00:00+00:00","\(change.amount)":600}\\n' $n $n
            done >before
            """)
        let trap = change.command.replacingOccurrences(of: change.tool, with: "$S \(change.tool)")
        let list = change.journal == "runs" ? "run-track total-distance" : "meditate total-time"
        for (calls, errors) in Self.faults {
            for error in errors {
                let outcome = try home.run(
                    """
                    for n in $(seq \(Self.times)); do
                      rm -rf data cache; mkdir -p data/intent-toolbox/\(change.journal)
                      chmod 700 data/intent-toolbox data/intent-toolbox/\(change.journal)
                      journal=data/intent-toolbox/\(change.journal)/$(cat name); cp -p before $journal
                      \(list) --quiet
                      S="strace -f -qq -o /dev/null -e inject=\(calls):error=\(error):when=$n"
                      \(trap) 2>errors; status=$?
                      if ! head -c $(wc -c <before) $journal | cmp -s - before; then echo "$n lost lines"; fi
                      if [ $status = 0 ] && [ $(wc -l <$journal) -le 20 ]; then echo "$n told success of nothing"; fi
                      if [ $status != 0 ] && [ $(wc -l <$journal) -gt 20 ] && ! grep -q 'recorded\\|stored\\|removed' errors; then
                        echo "$n stored in silence: $status $(cat errors)"
                      fi
                      # 127: the loader of a dynamic build did not get as far as us.
                      [ $status -lt 79 ] || [ $status = 127 ] || echo "$n ended with $status $(cat errors)"
                    done
                    """)
                #expect(outcome.output.isEmpty, "\(change.command), \(calls) \(error): \(outcome.output)")
            }
        }
    }

    /// What is replaced as a whole is the old one or the new one, and success is told of the new one alone.
    @Test(arguments: [
        ("meditate add-session Walking --duration 5m --quiet", "sessions.json", "Walking"),
        ("widget-render TrackRun --set run=10K --save --quiet", "widgets.json", "ten|10K"),
    ])
    func filesAreReplacedWhole(command: String, file: String, new: String) throws {
        let home = try Home()
        try home.run(
            "meditate add-session Swimming --duration 9m -q; widget-render TrackRun --set run=5K --save -q; cp -a config before"
        )
        for (calls, errors) in Self.faults + [("rename,renameat,renameat2", ["EACCES"]), ("fsync", ["EIO"])] {
            for error in errors {
                let outcome = try home.run(
                    """
                    for n in $(seq \(Self.times)); do
                      rm -rf config cache; cp -a before config
                      strace -f -qq -o /dev/null -e inject=\(calls):error=\(error):when=$n \(command) >output 2>errors; status=$?
                      now=config/intent-toolbox/\(file); old=before/intent-toolbox/\(file)
                      if cmp -s $now $old; then
                        [ $status != 0 ] || echo "$n told success of nothing"
                      else
                        grep -Eq '\(new)' $now || echo "$n lost the file"
                      fi
                      [ $status -lt 79 ] || [ $status = 127 ] || echo "$n ended with $status $(cat errors)"
                    done
                    """)
                #expect(outcome.output.isEmpty, "\(command), \(calls) \(error): \(outcome.output)")
            }
        }
    }
}
