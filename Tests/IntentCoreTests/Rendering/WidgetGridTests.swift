import Testing

@testable import IntentCore

/// Where widgets stand on a terminal of any size.
@Suite struct WidgetGridTests {
    private func places(_ families: [WidgetFamily], _ width: Int, _ height: Int) -> [CellRect] {
        WidgetGrid(families, in: CellSize(width: width, height: height)).places
    }

    @Test func threeSmallOnesFillEighty() {
        #expect(
            places([.systemSmall, .systemSmall, .systemSmall], 80, 10) == [
                CellRect(x: 0, y: 0, width: 26, height: 10), CellRect(x: 27, y: 0, width: 26, height: 10),
                CellRect(x: 54, y: 0, width: 26, height: 10),
            ])
    }

    @Test func aMediumOneIsTwiceAsWide() {
        #expect(
            places([.systemSmall, .systemMedium, .systemLarge], 69, 32) == [
                CellRect(x: 0, y: 0, width: 22, height: 10), CellRect(x: 23, y: 0, width: 46, height: 10),
                CellRect(x: 0, y: 10, width: 69, height: 22),
            ])
    }

    /// Rows are up to a quarter higher where there is room, and down to a quarter lower where there is none.
    @Test func rowsTakeTheRoom() {
        #expect(places([.systemSmall], 22, 24).first?.height == 12)
        #expect(places([.systemSmall], 22, 5).first?.height == 7)
        let high = WidgetGrid([.systemSmall, .systemSmall], in: CellSize(width: 22, height: 10))
        #expect(high.height == 14 && high.places.map(\.y) == [0, 7])
    }

    /// Nothing overlaps, nothing is wider than the terminal, and every row reaches its right edge.
    @Test(arguments: [1, 5, 20, 40, 80, 200], [1, 24, 60])
    func placesAreSound(width: Int, height: Int) {
        for count in 1...8 {
            let families = (0..<count).map { WidgetFamily.allCases[($0 * 3) % WidgetFamily.allCases.count] }
            let grid = WidgetGrid(families, in: CellSize(width: width, height: height))
            #expect(grid.places.count == count)
            for (index, place) in grid.places.enumerated() {
                #expect(place.width >= 1 && place.height >= 3 && place.x >= 0)
                #expect(place.x + place.width <= max(width, 1))
                for other in grid.places.dropFirst(index + 1) {
                    let shared = place.intersection(other)
                    #expect(shared.width == 0 || shared.height == 0)
                }
            }
            let rows = Dictionary(grouping: grid.places, by: \.y)
            #expect(rows.values.allSatisfy { $0.map { $0.x + $0.width }.max() == max(width, 1) })
        }
    }
}
