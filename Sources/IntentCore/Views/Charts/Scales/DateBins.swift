/// The units of the calendar, counted: each day, week or month has a number, and a moment at which it begins in local
/// time.
struct DateBins: Hashable {
    let unit: ViewNode.Chart.DateUnit

    /// The number of the unit that a moment is in. Its day is that of the place where it was told.
    func index(of moment: Moment) -> Int {
        let seconds = floorDivide(moment.milliseconds, 1000)
        switch unit {
        case .second: return seconds
        case .minute: return floorDivide(seconds, 60)
        // By the local clock's hours, also where it is ahead by half of one; an hour that is there twice is two.
        case .hour: return floorDivide(seconds + LocalTime.offset(at: seconds) % 3600, 3600)
        case .day: return moment.day.number
        case .week: return floorDivide(moment.day.number + 3, 7)
        case .month: return months(moment.day)
        case .quarter: return floorDivide(months(moment.day), 3)
        case .year: return moment.day.components.year
        }
    }

    private func months(_ day: Day) -> Int {
        let (year, month, _) = day.components
        return year * 12 + month - 1
    }

    /// When a unit begins.
    func start(of index: Int) -> Moment {
        switch unit {
        case .second: return local(seconds: index)
        case .minute: return local(seconds: index * 60)
        case .hour:
            let seconds = index * 3600
            return local(seconds: seconds - LocalTime.offset(at: seconds) % 3600)
        case .day: return local(Day(number: index))
        case .week: return local(Day(number: index * 7 - 3))
        case .month: return local(firstDay(ofMonth: index))
        case .quarter: return local(firstDay(ofMonth: index * 3))
        case .year: return local(firstDay(ofMonth: index * 12))
        }
    }

    private func firstDay(ofMonth index: Int) -> Day {
        let year = floorDivide(index, 12)
        return Day(year: min(max(year, 1), 9999), month: index - year * 12 + 1, day: 1) ?? Day(number: 0)
    }

    private func local(seconds: Int) -> Moment {
        Moment(milliseconds: seconds * 1000, offset: LocalTime.offset(at: seconds))
    }

    private func local(_ day: Day) -> Moment {
        let reading = LocalTime.reading(day, second: 0)
        return Moment(milliseconds: reading.instant * 1000, offset: reading.offset)
    }

    /// How far into its unit a moment is, from 0 to 1.
    func fraction(of moment: Moment) -> Double {
        let index = index(of: moment)
        let begin = start(of: index).milliseconds
        let length = start(of: index + 1).milliseconds - begin
        return length > 0 ? min(max(0, Double(moment.milliseconds - begin) / Double(length)), 1) : 0
    }

    /// The beginnings of every so many units from one moment to another, both included; none where there are more than
    /// so many.
    ///
    /// - Parameter isAligned: whether the same units are taken whatever the range is, not every so many from the first.
    func starts(
        from low: Double, to high: Double, every: Int, isAligned: Bool = true, atMost limit: Int = 1000
    ) -> [Moment] {
        guard low.magnitude < 1e15, high.magnitude < 1e15, low <= high else { return [] }
        let begin = Int(low.rounded(.up))
        let end = Int(high)
        let first = index(of: Moment(milliseconds: begin, offset: offset(begin)))
        let last = index(of: Moment(milliseconds: end, offset: offset(end)))
        let every = min(max(1, every), 1_000_000_000)
        guard last >= first, (last - first) / every <= limit else { return [] }
        var starts: [Moment] = []
        var index = first
        if start(of: index).milliseconds < begin { index += 1 }
        if isAligned { index = -floorDivide(-index, every) * every }
        while index <= last {
            starts.append(start(of: index))
            index += every
        }
        return starts
    }

    private func offset(_ milliseconds: Int) -> Int { LocalTime.offset(at: floorDivide(milliseconds, 1000)) }
}
