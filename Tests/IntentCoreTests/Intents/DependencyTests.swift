import Synchronization
import Testing

@testable import IntentCore

@Suite struct DependencyTests {
    private struct Kettle: Sendable, Equatable { var litres = 1 }

    @Test func isMadeWhenItIsFirstNeededAndOnce() {
        let manager = AppDependencyManager()
        let made = Mutex(0)
        manager.add {
            made.withLock { $0 += 1 }
            return Kettle(litres: 2)
        }
        #expect(made.withLock { $0 } == 0)
        #expect(manager.dependency(Kettle.self, key: nil) == Kettle(litres: 2))
        #expect(manager.dependency(Kettle.self, key: nil) == Kettle(litres: 2))
        #expect(made.withLock { $0 } == 1)
    }

    @Test func isKnownByTypeAndKeyAndTheLastOneHolds() {
        let manager = AppDependencyManager()
        manager.add(key: "small", dependency: Kettle(litres: 1))
        manager.add(key: 3, dependency: Kettle(litres: 3))
        #expect(manager.dependency(Kettle.self, key: "small")?.litres == 1)
        #expect(manager.dependency(Kettle.self, key: 3)?.litres == 3)
        #expect(manager.dependency(Kettle.self, key: nil) == nil)
        #expect(manager.dependency(Int.self, key: "small") == nil)
        manager.add(key: "small", dependency: Kettle(litres: 5))
        #expect(manager.dependency(Kettle.self, key: "small")?.litres == 5)
    }

    @Test func mayNeedAnother() {
        let manager = AppDependencyManager()
        manager.add { Kettle(litres: 4) }
        manager.add { "\(manager.dependency(Kettle.self, key: nil)?.litres ?? 0) litres" }
        #expect(manager.dependency(String.self, key: nil) == "4 litres")
    }

    @Test func oneThatTakesTimeIsMadeBeforehand() async throws {
        let manager = AppDependencyManager()
        manager.add {
            await Task.yield()
            return Kettle(litres: 6)
        }
        manager.add(key: "main") { await MainActor.run { 7 } }
        #expect(manager.dependency(Kettle.self, key: nil) == nil)
        try await manager.makeSlowDependencies()
        #expect(manager.dependency(Kettle.self, key: nil)?.litres == 6)
        #expect(manager.dependency(Int.self, key: "main") == 7)
    }

    @Test func isReadByItsWrapper() {
        struct Pouring {
            @AppDependency(manager: kettles) var kettle: Kettle
            static let kettles = AppDependencyManager()
        }
        Pouring.kettles.add(dependency: Kettle(litres: 9))
        #expect(Pouring().kettle.litres == 9)
    }
}
