import Testing

@testable import IntentCore

extension InLocalTime {
    @Suite struct DateReadingTests {
        /// A Monday.
        static let now = "2026-11-30T10:00:00Z"

        @Test(arguments: [
            ("2026-10-23T13:02:10+04:00", "2026-10-23T13:02:10+04:00"),
            ("2026-10-23T13:02:10Z", "2026-10-23T13:02:10+00:00"),
            ("2026-10-23t13:02:10.25-0330", "2026-10-23T13:02:10.250-03:30"),
            ("2026-10-23 13:02+01", "2026-10-23T13:02:00+01:00"),
            ("2026-10-23 13:02:10 +0400", "2026-10-23T13:02:10+04:00"),
            ("2026-10-23 13:02", "2026-10-23T13:02:00+00:00"),
            ("2026-10-23", "2026-10-23T00:00:00+00:00"), (" 2026-10-23\r\n", "2026-10-23T00:00:00+00:00"),
            ("2026-10-23 7:15", "2026-10-23T07:15:00+00:00"), ("2026-1-5", "2026-01-05T00:00:00+00:00"),
            ("1900-01-01", "1900-01-01T00:00:00+00:00"), ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999+00:00"),
            ("now", "2026-11-30T10:00:00+00:00"), ("NOW", "2026-11-30T10:00:00+00:00"),
            ("today", "2026-11-30T00:00:00+00:00"),
            ("Yesterday", "2026-11-29T00:00:00+00:00"), ("yesterday 18:30", "2026-11-29T18:30:00+00:00"),
            ("yesterday at 18:30", "2026-11-29T18:30:00+00:00"), ("yesterday,  18:30:15", "2026-11-29T18:30:15+00:00"),
            ("today 07:15", "2026-11-30T07:15:00+00:00"), ("tomorrow", "2026-12-01T00:00:00+00:00"),
            ("07:15", "2026-11-30T07:15:00+00:00"), ("7:15", "2026-11-30T07:15:00+00:00"),
            ("at 7:15", "2026-11-30T07:15:00+00:00"),
            ("23:59:59", "2026-11-30T23:59:59+00:00"), ("00:00", "2026-11-30T00:00:00+00:00"),
            ("monday", "2026-11-30T00:00:00+00:00"), ("Mon", "2026-11-30T00:00:00+00:00"),
            ("monday 18:30", "2026-11-30T18:30:00+00:00"),
            ("last monday", "2026-11-23T00:00:00+00:00"), ("last sunday", "2026-11-29T00:00:00+00:00"),
            ("sunday", "2026-11-29T00:00:00+00:00"), ("TUESDAY", "2026-11-24T00:00:00+00:00"),
            ("sat 6:05", "2026-11-28T06:05:00+00:00"),
            ("wed", "2026-11-25T00:00:00+00:00"), ("thu", "2026-11-26T00:00:00+00:00"),
            ("fri", "2026-11-27T00:00:00+00:00"),
            ("30 Nov 2026", "2026-11-30T00:00:00+00:00"), ("Nov 30 2026", "2026-11-30T00:00:00+00:00"),
            ("November 30, 2026", "2026-11-30T00:00:00+00:00"), ("30th november 2026", "2026-11-30T00:00:00+00:00"),
            ("30 nov", "2026-11-30T00:00:00+00:00"), ("Nov 30", "2026-11-30T00:00:00+00:00"),
            ("1 Dec", "2025-12-01T00:00:00+00:00"),
            ("December 1st", "2025-12-01T00:00:00+00:00"), ("29 Feb", "2024-02-29T00:00:00+00:00"),
            ("28 feb", "2026-02-28T00:00:00+00:00"), ("3 sept", "2026-09-03T00:00:00+00:00"),
            ("May 2nd 18:30", "2026-05-02T18:30:00+00:00"),
            ("yesterday 6:30pm", "2026-11-29T18:30:00+00:00"), ("yesterday 6 pm", "2026-11-29T18:00:00+00:00"),
            ("6am", "2026-11-30T06:00:00+00:00"), ("12 am", "2026-11-30T00:00:00+00:00"),
            ("12:30 pm", "2026-11-30T12:30:00+00:00"), ("7:15:02 am", "2026-11-30T07:15:02+00:00"),
            ("20261103T071502Z", "2026-11-03T07:15:02+00:00"), ("20261103T0715", "2026-11-03T07:15:00+00:00"),
            ("20261103T071502.5+0130", "2026-11-03T07:15:02.500+01:30"),
            ("Nov 3, 2026, 7:15:02 PM", "2026-11-03T19:15:02+00:00"),
            ("Nov 3, 2026, 7:15:02\u{202F}PM", "2026-11-03T19:15:02+00:00"),
            ("Tue, 03 Nov 2026 07:15:02 +0100", "2026-11-03T07:15:02+01:00"),
            ("2026-11-03 07:15:02 UTC", "2026-11-03T07:15:02+00:00"), ("2 days ago", "2026-11-28T00:00:00+00:00"),
            ("1 week ago", "2026-11-23T00:00:00+00:00"), ("7d", "2026-11-23T00:00:00+00:00"),
            ("23 Oct 1999 at 6:00", "1999-10-23T06:00:00+00:00"), ("1 Jan 2030", "2030-01-01T00:00:00+00:00"),
        ])
        func isRead(word: String, moment: String) throws {
            let read = try at(Self.now) { try Moment.read(word).iso8601 }
            #expect(read == moment)
        }

        @Test func theOffsetInTheTextIsKept() throws {
            let moment = try at(Self.now, in: "America/Los_Angeles") { try Moment.read("2026-10-23T13:02:10+04:00") }
            #expect(moment.milliseconds == 1_792_746_130_000)
            #expect(moment.offset == 14_400)
        }

        @Test(arguments: [
            "", " ", "rubbish", "10", "7.3", "7.3km", "41", "noon", "mondy", "next monday", "last week", "last", "at",
            "at now",
            "now 18:30", "a:b", "1:2:3:4", "12:", "30 Nov 2026 UTC 5", "Nov Nov", "30 30", "i am", "am",
            "rubbish 25:00", "rubbish 6pm", "program", "am pm", "6 am pm", "yesterday 1:00amam", "-5",
            "2026-11-30x",
            "--", "2026-11-3٠", "nov thirty", "😀", "monday tuesday", "today yesterday", "Nov 30 2026x", "5.x",
        ])
        func isNoDate(word: String) throws {
            let read = try at(Self.now) { refusal { try Moment.read(word) } }
            #expect(read == "unlike")
        }

        @Test(arguments: [
            ("2026-02-30", "February 2026 has the days 1 to 28"), ("2024-02-30", "February 2024 has the days 1 to 29"),
            ("2026-11-31 07:00", "November 2026 has the days 1 to 30"),
            ("2026-11-00", "November 2026 has the days 1 to 30"),
            ("2026-02-30T07:00:00Z", "February 2026 has the days 1 to 28"),
            ("2026-13-01", "months go from 1 to 12"), ("2026-00-01", "months go from 1 to 12"),
            ("26-10-23", "write the year first, with four digits: 2026-11-30"),
            ("23-10-2026", "write the year first, with four digits: 2026-11-30"),
            ("12026-10-23", "write the year first, with four digits: 2026-11-30"),
            ("0026-10-23", "the year must be from 1900 to 9999"), ("1899-12-31", "the year must be from 1900 to 9999"),
            ("1899-12-31T10:00:00Z", "the year must be from 1900 to 9999"),
            ("30 Nov 0026", "the year must be from 1900 to 9999"),
            ("30 Nov 26", "write the year with four digits, such as 30 Nov 2026"),
            ("Nov 30 20266", "write the year with four digits, such as 30 Nov 2026"),
            ("30 Feb 2026", "February 2026 has the days 1 to 28"), ("30 Feb", "February has the days 1 to 29"),
            ("31 Nov", "November has the days 1 to 30"), ("0 Nov", "November has the days 1 to 30"),
            ("2026 Nov 30", "write day, month and year, such as 30 Nov 2026"),
            ("Nov 2026", "write day, month and year, such as 30 Nov 2026"),
            ("2026-11", "a part is missing; write year, month, day: 2026-11-30"),
            ("20261130", "write it with hyphens: 2026-11-30"),
            ("2026-111-30", "write month and day with two digits: 2026-11-30"),
            ("10/11/2026", "the order is ambiguous; write year, month, day: 2026-11-30"),
            ("10/11", "the order is ambiguous; write year, month, day: 2026-11-30"),
            ("30.11.", "the order is ambiguous; write year, month, day: 2026-11-30"),
            ("10.11.2026", "the order is ambiguous; write year, month, day: 2026-11-30"),
            ("24:00", "hours go to 23, minutes and seconds to 59"),
            ("7:60", "hours go to 23, minutes and seconds to 59"),
            ("2026-11-30T25:00", "hours go to 23, minutes and seconds to 59"),
            ("2026-11-30T23:59:60", "hours go to 23, minutes and seconds to 59"),
            ("123456789012345678901:00", "hours go to 23, minutes and seconds to 59"),
            ("yesterday 7:5", "write the time with two digits after each colon, such as 18:30"),
            ("yesterday 18:30+01:00", "an offset follows a full date and time: 2026-11-30T18:30+01:00"),
            ("2026-11-30T18:30+99:00", "an offset follows a full date and time: 2026-11-30T18:30+01:00"),
            ("yesterday 13:05 pm", "with am or pm, hours go from 1 to 12"),
            ("0am", "with am or pm, hours go from 1 to 12"),
            ("Mon, 3 Nov 2026 07:15", "3 Nov 2026 is a Tuesday"),
            ("2026-02-30 6pm", "February 2026 has the days 1 to 28"),
            ("2026-11-30T25:00Z", "hours go to 23, minutes and seconds to 59"),
        ])
        func isRefusedWithTheReason(word: String, reason: String) throws {
            let read = try at(Self.now) { refusal { try Moment.read(word) } }
            #expect(read == reason)
        }

        @Test(arguments: [
            ("2026-11-30", "2026-11-30"), ("today", "2026-11-30"), ("yesterday", "2026-11-29"),
            ("tomorrow", "2026-12-01"),
            ("monday", "2026-11-30"), ("last mon", "2026-11-23"), ("30 Nov", "2026-11-30"),
            ("1 December", "2025-12-01"),
            ("29 Feb", "2024-02-29"), ("7d", "2026-11-23"), ("2 weeks ago", "2026-11-16"),
            ("2026-11-01T06:00:00Z", "2026-11-01"), ("2026-11-01T23:00:00-05:00", "2026-11-01"),
        ])
        func aDayIsRead(word: String, day: String) throws {
            let read = try at(Self.now) { try Day.read(word).iso8601 }
            #expect(read == day)
        }

        @Test(arguments: [
            "now", "07:15", "yesterday 18:30", "monday 18:30",
        ])
        func aDayHasNoTime(word: String) throws {
            let read = try at(Self.now) { refusal { try Day.read(word) } }
            #expect(read == "write the day alone, without a time")
        }

        @Test(arguments: [
            ("2026-12-01T09:30:00Z", "Pacific/Honolulu", "today", "2026-11-30T00:00:00-10:00"),
            ("2026-12-01T09:30:00Z", "Pacific/Honolulu", "now", "2026-11-30T23:30:00-10:00"),
            ("2026-12-01T09:30:00Z", "Pacific/Honolulu", "tue", "2026-11-24T00:00:00-10:00"),
            ("2026-11-30T18:00:00Z", "Asia/Kolkata", "today", "2026-11-30T00:00:00+05:30"),
            ("2026-11-30T18:00:00Z", "Asia/Kolkata", "23:15", "2026-11-30T23:15:00+05:30"),
            ("2026-11-30T18:30:00Z", "Asia/Kolkata", "today", "2026-12-01T00:00:00+05:30"),
            ("2026-11-30T15:00:00Z", "Asia/Tokyo", "yesterday 23:30", "2026-11-30T23:30:00+09:00"),
            ("2026-11-30T15:00:00Z", "<+03>-3", "today 07:15", "2026-11-30T07:15:00+03:00"),
        ])
        func wordsAreOfTheLocalDay(now: String, zone: String, word: String, moment: String) throws {
            let read = try at(now, in: zone) { try Moment.read(word).iso8601 }
            #expect(read == moment)
        }

        @Test(arguments: [
            ("America/New_York", "2026-03-08", "2026-03-08T00:00:00-05:00"),
            ("America/New_York", "2026-03-08 01:59:59", "2026-03-08T01:59:59-05:00"),
            ("America/New_York", "2026-03-08 03:00", "2026-03-08T03:00:00-04:00"),
            ("America/New_York", "2026-03-09", "2026-03-09T00:00:00-04:00"),
            ("America/New_York", "2026-11-01", "2026-11-01T00:00:00-04:00"),
            ("America/New_York", "2026-11-01 01:30", "2026-11-01T01:30:00-04:00"),
            ("America/New_York", "2026-11-01 01:30-05:00", "2026-11-01T01:30:00-05:00"),
            ("America/New_York", "2026-11-01 02:00", "2026-11-01T02:00:00-05:00"),
            (":America/New_York", "1 Jul 2026 12:00", "2026-07-01T12:00:00-04:00"),
            ("EST5EDT,M3.2.0,M11.1.0", "1 Jul 2026 12:00", "2026-07-01T12:00:00-04:00"),
            // Midnight was skipped: the day began at one.
            ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00-02:00"),
            ("Australia/Lord_Howe", "2026-10-04 01:59", "2026-10-04T01:59:00+10:30"),
            ("Australia/Lord_Howe", "2026-10-04 02:30", "2026-10-04T02:30:00+11:00"),
            ("Pacific/Apia", "2011-12-31", "2011-12-31T00:00:00+14:00"),
            // Liberia was 44 minutes and 30 seconds behind.
            ("Africa/Monrovia", "1971-06-01 12:00", "1971-06-01T12:00:00-00:45"),
            ("America/New_York", "9999-12-31", "9999-12-31T00:00:00-05:00"),
        ])
        func localClocksAreFollowed(zone: String, word: String, moment: String) throws {
            let read = try at(Self.now, in: zone) { try Moment.read(word).iso8601 }
            #expect(read == moment)
        }

        @Test(arguments: [
            ("America/New_York", "2026-03-08 02:30", "the clocks were put forward over that time; write 03:30"),
            ("America/New_York", "2026-03-08 02:00", "the clocks were put forward over that time; write 03:00"),
            ("America/Sao_Paulo", "2018-11-04 00:30", "the clocks were put forward over that time; write 01:30"),
            ("Australia/Lord_Howe", "2026-10-04 02:15", "the clocks were put forward over that time; write 02:45"),
            ("Pacific/Apia", "2011-12-30", "the calendar skipped that day here"),
            ("Pacific/Apia", "2011-12-30 12:00", "the calendar skipped that day here"),
        ])
        func timesThatTheClocksSkippedAreRefused(zone: String, word: String, reason: String) throws {
            let read = try at(Self.now, in: zone) { refusal { try Moment.read(word) } }
            #expect(read == reason)
        }

        @Test func aRunLoggedInTokyoKeepsItsDayInLosAngeles() throws {
            let run = try at("2026-11-30T14:30:00Z", in: "Asia/Tokyo") { try Moment.read("now").iso8601 }
            #expect(run == "2026-11-30T23:30:00+09:00")
            try at("2026-12-05T00:00:00Z", in: "America/Los_Angeles") {
                let read = try Moment.read(run)
                #expect(read.day.iso8601 == "2026-11-30")
                #expect(read.iso8601 == run)
            }
        }

        @Test func atTheEndOfTheCalendarNothingIsBeyond() throws {
            try at("9999-12-31T10:00:00Z") {
                #expect(refusal { try Moment.read("tomorrow") } == "the year must be from 1900 to 9999")
                let today = try Day.read("today")
                #expect(today.iso8601 == "9999-12-31")
            }
        }

        @Test func noWordTrapsAndWhatIsReadReadsBack() throws {
            let seeds = [
                "2026-11-30", "2026-11-30T08:00:30.250+01:00", "yesterday 18:30", "last monday", "07:15", "30 Nov 2026",
                "Nov 30, 2026 at 18:30", "10/11/2026", "9999-12-31T23:59:59-23:59", "20261130", "1st February",
            ]
            try at(Self.now, in: "America/New_York") {
                var read = 0
                for word in randomWords(like: seeds, count: 40_000) {
                    _ = try? Day.read(word)
                    guard let moment = try? Moment.read(word) else { continue }
                    read += 1
                    let again = try Moment.read(moment.iso8601)
                    #expect(again == moment)
                }
                #expect(read > 1000)
            }
            let digits = String(repeating: "9", count: 1_000_000)
            for word in [digits, "2026-11-" + digits, digits + ":00", "30 Nov " + digits, digits + "/1"] {
                #expect(refusal { try Moment.read(word) } == "unlike")
            }
        }
    }
}

@Suite struct DayTitleTests {
    @Test(arguments: [("2026-11-30", "30 Nov 2026"), ("2026-05-01", "1 May 2026"), ("1900-01-09", "9 Jan 1900")])
    func isShort(day: String, title: String) throws {
        #expect(try Day.read(day).title == title)
    }
}
