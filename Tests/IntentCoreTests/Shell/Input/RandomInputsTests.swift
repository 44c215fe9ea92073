import Glibc
import Testing

@testable import IntentCore

/// Inputs that nobody thought of, at all readers: never a trap, and what must hold of every input holds. With `FUZZ_ROUNDS`
/// in the environment there are as many of them as it says.
@Suite struct RandomInputsTests {
    static let rounds = getenv("FUZZ_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 3000

    /// Bits of what the readers read, which lead further in than random bytes do.
    static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\r\n", "\t", " ", "null", "true", "1e5", "-0", "0.5",
        "12345678901234567890",
        "{\"distance\":5}", "{\"distance\":5,", "\"time\":\"25:00\"", "\"a\":[1,2]", "[x]", "[1] done", "\"\"",
        "\"a\nb\"", ";",
        "\u{FEFF}", "\0", "é", "瞑想", "\u{202F}", "\\u0000", "\\ud83d", "5K", "7,3", "1,000", "km", " mi", "m", "yd",
        "1h30m", "PT10M",
        "0:45:0", "41:30", "2026-11-03", "T07:15:02Z", "+01:00", "20261103T071502Z", "Nov 3, 2026", "Tue", "7:15 am",
        "12 AM",
        "yesterday", "last week", "month", "2026-11", "7d", "2 days ago", "at 18:30", "UTC", "nan", "0x1p4", "٣",
        "99999999999999",
        "Track ", "with ", "${applicationName}", "Distance (mi)", "Date",
    ]

    static func text(_ random: inout SeededRandom) -> String {
        var text = ""
        for _ in 0...random.next(below: 8) {
            if random.next(below: 6) == 0 {
                text.unicodeScalars.append(Unicode.Scalar(UInt8(random.next(below: 128))))
            } else {
                text += pieces[random.next(below: pieces.count)]
            }
        }
        return text
    }

    /// Where a line ends does not matter to what a value is: the outline of a text is whole just where the reader reads it,
    /// or finds a key twice.
    @Test func theOutlineAgreesWithTheReader() throws {
        var random = SeededRandom(seed: 1)
        for _ in 0..<Self.rounds {
            let text = Self.text(&random)
            var outline = JSONOutline()
            var state = JSONOutline.State.open
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) where state != .broken {
                // After a whole value only space may come.
                state = outline.take(String(line))
            }
            do {
                let json = try JSONValue(parsing: text)
                #expect(state == .whole || text.hasPrefix("\u{FEFF}"), "\(text.debugDescription)")
                #expect(try JSONValue(parsing: json.text).text == json.text, "\(text.debugDescription)")
            } catch let error as JSONSyntaxError {
                #expect(state != .whole || error.problem == "a key stands twice", "\(text.debugDescription)")
            }
        }
    }

    /// Each value begins behind the one before it, whatever the input; a whole object after what is plain text is read.
    @Test func pipedInputGoesOn() throws {
        var random = SeededRandom(seed: 2)
        let file = try #require(tmpfile())
        defer { fclose(file) }
        for _ in 0..<Self.rounds {
            let text = Self.text(&random) + "\n" + Self.text(&random)
            let isCSV = random.next(below: 3) == 0
            try #require(ftruncate(fileno(file), 0) == 0 && lseek(fileno(file), 0, SEEK_SET) == 0)
            let bytes = Array(text.utf8)
            try #require(pwrite(fileno(file), bytes, bytes.count, 0) == bytes.count)
            let template = BoundIntent(ListStarsIntent.self)
            var input =
                isCSV
                ? PipedInput(rowsOf: fileno(file), app: "sample") { try CSVHeadings($0, for: template, own: []) }
                : PipedInput(descriptor: fileno(file))
            var last = 0
            do {
                while let item = try input.next() {
                    #expect(input.number > last && input.lastNumber >= input.number, "\(text.debugDescription)")
                    last = input.lastNumber
                    if case .refused(let error) = item { #expect(!error.words.isEmpty) }
                }
            } catch is CommandLineError {
                #expect(isCSV, "\(text.debugDescription)")
            }
        }
    }

    @Test func rowsAreReadAsTheyWereWritten() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<Self.rounds {
            let cells = (0...random.next(below: 4)).map { _ in Self.text(&random) }
            var scanner = CSVScanner()
            var index = 0
            let row = Array((csvRow(cells) + "\n").utf8)
            let record = row.withUnsafeBytes { scanner.next(in: $0, from: &index) }
            #expect(record?.cells == cells && record?.problem == nil, "\(cells)")
        }
    }

    /// What a reader takes it says again, and takes that as the same.
    @Test func valuesAreSaidAsTheyAreRead() throws {
        var random = SeededRandom(seed: 4)
        for _ in 0..<Self.rounds {
            let text = Self.text(&random)
            if let distance = try? Distance.read(text) {
                #expect(try Distance.read(distance.text) == distance, "\(text)")
            }
            if let duration = try? Duration.read(text) {
                #expect(try Duration.read(duration.text) == duration, "\(text)")
            }
            if let moment = try? Moment.read(text) {
                #expect(try Moment.read(moment.iso8601).milliseconds == moment.milliseconds, "\(text)")
            }
            for isLast in [false, true] {
                guard let day = try? Day.read(text, lastOfSpan: isLast) else { continue }
                #expect(try Day.read(day.iso8601) == day, "\(text)")
            }
            _ = folded(text)
            _ = foldedWithoutAccents(text)
            _ = spokenForm(text)
            #expect(
                !sanitized(text).unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F },
                "\(text.debugDescription)")
        }
    }

    @Test func manifestsAndTreesOfAnyKind() throws {
        var random = SeededRandom(seed: 5)
        let keys = [
            "name", "intents", "parameters", "phrases", "shortcuts", "widgets", "kind", "type", "title", "children",
            "action", "v",
        ]
        func json(_ random: inout SeededRandom, _ depth: Int) -> JSONValue {
            switch random.next(below: depth > 4 ? 5 : 8) {
            case 0: return .null
            case 1: return .bool(true)
            case 2: return .integer(Int(truncatingIfNeeded: random.next()))
            case 3: return .number(-1.5e300)
            case 4: return .string(Self.text(&random))
            case 5: return .array((0..<random.next(below: 4)).map { _ in json(&random, depth + 1) })
            default:
                var object = JSONObject()
                for _ in 0..<random.next(below: 5) {
                    object[keys[random.next(below: keys.count)]] = json(&random, depth + 1)
                }
                return .object(object)
            }
        }
        for _ in 0..<Self.rounds {
            let value = json(&random, 0)
            #expect(try JSONValue(parsing: value.text).text == value.text, "\(value.text)")
            _ = try? Manifest(value)
            _ = ViewNode(json: value)
        }
    }
}
