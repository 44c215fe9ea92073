/// Writes GPX.
public enum GPXText {
    /// A point each second due east along the equator, three meters apart.
    public static func points(_ range: Range<Int>, hour: Int = 7) -> String {
        range.map { second in
            let longitude = (Double(second) * 3 / 111_319.490_793 * 1e9).rounded() / 1e9
            return
                "<trkpt lat=\"0\" lon=\"\(longitude)\"><ele>519.0</ele><time>\(time(second, hour: hour))</time></trkpt>\n"
        }.joined()
    }

    /// A file with one track of these segments.
    public static func file(
        _ segments: String..., creator: String = "StravaGPX", name: String = "Morning Run", type: String? = "running"
    ) -> String {
        let type = type.map { "<type>\($0)</type>" } ?? ""
        let all = segments.map { "<trkseg>\n\($0)</trkseg>\n" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx creator="\(creator)" version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
            <trk><name>\(name)</name>\(type)
            \(all)</trk>
            </gpx>

            """
    }

    private static func time(_ second: Int, hour: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return
            "2024-11-\(two(3 + second / 86_400))T\(two((hour + second / 3600) % 24)):\(two(second / 60 % 60)):\(two(second % 60))Z"
    }
}
