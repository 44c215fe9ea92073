import AppIntents

struct GardenApp {
    let garden = Garden()

    init() {
        let garden = garden
        AppDependencyManager.shared.add(dependency: garden)
        AppDependencyManager.shared.add(key: "litres", dependency: 1.5)
        AppDependencyManager.shared.add { WeatherStation(town: "Rainham") }
        AppDependencyManager.shared.add { await garden.plants.count }
    }
}

struct WeatherStation: Sendable {
    let town: String
}
