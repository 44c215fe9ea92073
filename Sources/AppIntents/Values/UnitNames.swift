/// The units of a dimension and what people call them beside their symbols.
enum UnitNames {
    /// A unit and its names in lower case, without a plural's `s`.
    typealias Row = (unit: Dimension, names: [String])

    /// The unit of a symbol or name. A symbol is read as it is written, since `m` and `M` differ; a name in any case.
    static func unit<UnitType: Dimension>(_ word: String, of type: UnitType.Type) -> UnitType? {
        let rows = of(type)
        if let exact = rows.first(where: { $0.unit.symbol == word }) { return exact.unit as? UnitType }
        let name = word.lowercased()
        let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
        let named = rows.first { $0.names.contains(name) || $0.names.contains(singular) }
        let found = named ?? rows.first { $0.unit.symbol.lowercased() == name }
        return found?.unit as? UnitType
    }

    /// The units of a dimension, the usual one first.
    static func of(_ type: Dimension.Type) -> [Row] {
        switch type {
        case is UnitLength.Type: length
        case is UnitMass.Type: mass
        case is UnitVolume.Type: volume
        case is UnitTemperature.Type: temperature
        case is UnitDuration.Type: duration
        case is UnitSpeed.Type: speed
        case is UnitEnergy.Type: energy
        case is UnitArea.Type: area
        case is UnitAngle.Type: angle
        case is UnitPower.Type: power
        case is UnitPressure.Type: pressure
        case is UnitFrequency.Type: frequency
        case is UnitInformationStorage.Type: information
        case is UnitAcceleration.Type: acceleration
        case is UnitElectricCharge.Type: electricCharge
        case is UnitElectricCurrent.Type: electricCurrent
        case is UnitElectricPotentialDifference.Type: electricPotential
        case is UnitElectricResistance.Type: electricResistance
        case is UnitConcentrationMass.Type: concentration
        case is UnitDispersion.Type: [(UnitDispersion.partsPerMillion, [])]
        case is UnitFuelEfficiency.Type: fuelEfficiency
        case is UnitIlluminance.Type: [(UnitIlluminance.lux, ["lux"])]
        default: [(type.baseUnit(), [])]
        }
    }

    private static var length: [Row] {
        [
            (UnitLength.meters, ["meter", "metre"]), (UnitLength.kilometers, ["kilometer", "kilometre"]),
            (UnitLength.centimeters, ["centimeter", "centimetre"]),
            (UnitLength.millimeters, ["millimeter", "millimetre"]),
            (UnitLength.micrometers, ["micrometer"]), (UnitLength.nanometers, ["nanometer"]),
            (UnitLength.inches, ["inch", "inche", "\""]), (UnitLength.feet, ["foot", "feet", "'"]),
            (UnitLength.yards, ["yard"]), (UnitLength.miles, ["mile"]), (UnitLength.nauticalMiles, ["nautical mile"]),
            (UnitLength.lightyears, ["lightyear", "light year"]), (UnitLength.parsecs, ["parsec"]),
        ]
    }
    private static var mass: [Row] {
        [
            (UnitMass.kilograms, ["kilogram", "kilo"]), (UnitMass.grams, ["gram"]),
            (UnitMass.milligrams, ["milligram"]),
            (UnitMass.micrograms, ["microgram", "mcg"]), (UnitMass.ounces, ["ounce"]),
            (UnitMass.pounds, ["pound", "lb"]), (UnitMass.stones, ["stone"]),
            (UnitMass.metricTons, ["tonne", "metric ton"]),
            (UnitMass.shortTons, ["ton", "short ton"]), (UnitMass.carats, ["carat"]),
        ]
    }
    private static var volume: [Row] {
        [
            (UnitVolume.liters, ["liter", "litre", "l"]), (UnitVolume.milliliters, ["milliliter", "millilitre", "ml"]),
            (UnitVolume.centiliters, ["centiliter", "centilitre", "cl"]), (UnitVolume.deciliters, ["deciliter", "dl"]),
            (UnitVolume.cubicMeters, ["cubic meter", "m3"]),
            (UnitVolume.cubicCentimeters, ["cubic centimeter", "cm3"]),
            (UnitVolume.cups, ["cup"]), (UnitVolume.fluidOunces, ["fluid ounce", "fl oz", "floz"]),
            (UnitVolume.tablespoons, ["tablespoon"]), (UnitVolume.teaspoons, ["teaspoon"]),
            (UnitVolume.pints, ["pint"]),
            (UnitVolume.quarts, ["quart"]), (UnitVolume.gallons, ["gallon"]), (UnitVolume.metricCups, ["metric cup"]),
        ]
    }
    private static var temperature: [Row] {
        [
            (UnitTemperature.celsius, ["celsius", "c", "degree celsius", "degrees celsius"]),
            (UnitTemperature.fahrenheit, ["fahrenheit", "f", "degree fahrenheit", "degrees fahrenheit"]),
            (UnitTemperature.kelvin, ["kelvin"]),
        ]
    }
    private static var duration: [Row] {
        [
            (UnitDuration.seconds, ["second", "sec", "s"]), (UnitDuration.minutes, ["minute", "min", "m"]),
            (UnitDuration.hours, ["hour", "hr", "h"]), (UnitDuration.milliseconds, ["millisecond", "ms"]),
        ]
    }
    private static var speed: [Row] {
        [
            (UnitSpeed.kilometersPerHour, ["kilometers per hour", "kmh", "kph"]),
            (UnitSpeed.metersPerSecond, ["meters per second"]), (UnitSpeed.milesPerHour, ["miles per hour", "mph"]),
            (UnitSpeed.knots, ["knot"]),
        ]
    }
    private static var energy: [Row] {
        [
            (UnitEnergy.kilocalories, ["kilocalorie"]), (UnitEnergy.calories, ["calorie"]),
            (UnitEnergy.joules, ["joule"]),
            (UnitEnergy.kilojoules, ["kilojoule"]), (UnitEnergy.kilowattHours, ["kilowatt hour"]),
        ]
    }
    private static var area: [Row] {
        [
            (UnitArea.squareMeters, ["square meter", "m2", "sqm"]),
            (UnitArea.squareKilometers, ["square kilometer", "km2"]),
            (UnitArea.squareFeet, ["square foot", "square feet", "sqft"]), (UnitArea.acres, ["acre"]),
            (UnitArea.hectares, ["hectare"]), (UnitArea.squareMiles, ["square mile"]),
        ]
    }
    private static var angle: [Row] {
        [
            (UnitAngle.degrees, ["degree", "deg"]), (UnitAngle.radians, ["radian"]), (UnitAngle.revolutions, ["turn"]),
        ]
    }
    private static var power: [Row] {
        [
            (UnitPower.watts, ["watt"]), (UnitPower.kilowatts, ["kilowatt"]), (UnitPower.megawatts, ["megawatt"]),
            (UnitPower.horsepower, ["horsepower"]),
        ]
    }
    private static var pressure: [Row] {
        [
            (UnitPressure.hectopascals, ["hectopascal"]), (UnitPressure.bars, ["bar"]),
            (UnitPressure.kilopascals, ["kilopascal"]),
            (UnitPressure.millimetersOfMercury, ["mmhg"]), (UnitPressure.poundsForcePerSquareInch, ["psi"]),
        ]
    }
    private static var frequency: [Row] {
        [
            (UnitFrequency.hertz, ["hertz"]), (UnitFrequency.kilohertz, ["kilohertz"]),
            (UnitFrequency.megahertz, ["megahertz"]), (UnitFrequency.gigahertz, ["gigahertz"]),
        ]
    }
    private static var information: [Row] {
        [
            (UnitInformationStorage.megabytes, ["megabyte"]), (UnitInformationStorage.bytes, ["byte"]),
            (UnitInformationStorage.kilobytes, ["kilobyte"]), (UnitInformationStorage.gigabytes, ["gigabyte"]),
            (UnitInformationStorage.terabytes, ["terabyte"]), (UnitInformationStorage.bits, ["bit"]),
            (UnitInformationStorage.kibibytes, ["kibibyte"]), (UnitInformationStorage.mebibytes, ["mebibyte"]),
            (UnitInformationStorage.gibibytes, ["gibibyte"]),
        ]
    }
    private static var acceleration: [Row] {
        [(UnitAcceleration.metersPerSecondSquared, []), (UnitAcceleration.gravity, ["gravity"])]
    }
    private static var electricCharge: [Row] {
        [(UnitElectricCharge.coulombs, ["coulomb"]), (UnitElectricCharge.milliampereHours, ["milliampere hour"])]
    }
    private static var electricCurrent: [Row] {
        [(UnitElectricCurrent.amperes, ["ampere", "amp"]), (UnitElectricCurrent.milliamperes, ["milliampere"])]
    }
    private static var electricPotential: [Row] {
        [
            (UnitElectricPotentialDifference.volts, ["volt"]),
            (UnitElectricPotentialDifference.millivolts, ["millivolt"]),
        ]
    }
    private static var electricResistance: [Row] {
        [(UnitElectricResistance.ohms, ["ohm"]), (UnitElectricResistance.kiloohms, ["kiloohm"])]
    }
    private static var concentration: [Row] {
        [(UnitConcentrationMass.gramsPerLiter, ["g/l"]), (UnitConcentrationMass.milligramsPerDeciliter, ["mg/dl"])]
    }
    private static var fuelEfficiency: [Row] {
        [
            (UnitFuelEfficiency.litersPer100Kilometers, ["l/100km"]), (UnitFuelEfficiency.milesPerGallon, ["mpg"]),
        ]
    }
}
