import AppIntents

struct WaterPlantIntent: AppIntent {
    static let title: LocalizedStringResource = "Water a Plant"
    static let description = IntentDescription("Notes that a plant was watered.", resultValueName: "Plant")

    @Parameter(title: "Plant", requestValueDialog: IntentDialog("Which plant got water?"))
    var plant: PlantEntity?

    @Parameter(title: "Amount", optionsProvider: AmountProvider())
    var amount: Double

    @Parameter(title: "Time", kind: .dateTime)
    var time: Date?

    @Dependency var garden: Garden

    static var parameterSummary: some ParameterSummary {
        When(\.$plant, .hasAnyValue) {
            Summary("Water \(\.$plant) with \(\.$amount)")
        } otherwise: {
            Summary("Water something") {
                \.$amount
                \.$time
            }
        }
    }

    func perform() async throws -> some ReturnsValue<PlantEntity> & ProvidesDialog {
        let thirsty = await garden.plants
        let chosen: PlantEntity
        if let plant {
            chosen = plant
        } else {
            chosen = try await $plant.requestDisambiguation(among: thirsty, dialog: "Which one do you mean?")
        }
        guard try await $plant.requestConfirmation(for: chosen, dialog: "Is it \(chosen.name)?") else {
            throw $plant.needsDisambiguationError(among: thirsty, dialog: "Then which one?")
        }
        guard amount > 0 else { throw $amount.needsValueError("How much water?") }
        await garden.water(chosen)
        return .result(
            value: chosen, dialog: .init(full: "\(chosen.name) got \(amount) l of water.", supporting: "Watered."))
    }
}

struct AmountProvider: DynamicOptionsProvider {
    @Dependency(key: "litres") var usual: Double

    func results() async throws -> ItemCollection<Double> {
        ItemCollection {
            ItemSection("Usual") {
                IntentItem(usual, title: "A canful")
                IntentItem(usual / 2, title: "A sip")
            }
        }
    }

    func defaultResult() async -> Double? { usual }
}

struct PlantSeedsIntent: AppIntent {
    static let title: LocalizedStringResource = "Sow Seeds"

    @Parameter(title: "Plants", size: IntentCollectionSize(min: 1, max: 3))
    var plants: [PlantEntity]

    @Parameter(title: "Beds", default: [.balcony])
    var places: [PlantEntity.Place]

    @Parameter(title: "Names")
    var names: [String]?

    @Parameter(title: "Rest", kind: .date)
    var restUntil: Date

    @Parameter(title: "Watering", description: "How long the hose runs.")
    var hose: Duration?

    @Parameter(title: "Distance", inputConnectionBehavior: .connectToPreviousIntentResult)
    var apart: Distance?

    static var parameterSummary: some ParameterSummary {
        When(\.$places, .equalTo, [.cellar]) {
            Summary("Sow \(\.$plants) in the dark")
        } otherwise: {
            When(\.$hose, .hasNoValue) {
                Summary("Sow \(\.$plants) in \(\.$places)")
            } otherwise: {
                Summary("Sow \(\.$plants) in \(\.$places), water \(\.$hose)", table: "Garden")
            }
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[PlantEntity]> {
        let place = try await $places.requestDisambiguation(among: PlantEntity.Place.allCases)
        for plant in plants { plant.place = place }
        return .result(value: plants)
    }
}
