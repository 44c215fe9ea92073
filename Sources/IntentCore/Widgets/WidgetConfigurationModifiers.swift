/// A configuration with something further said of it.
struct ModifiedConfiguration: DeclaringConfiguration {
    let itsDeclaration: WidgetDeclaration?
}

extension WidgetConfiguration {
    private func changed(_ change: (inout WidgetDeclaration) -> Void) -> ModifiedConfiguration {
        guard var declaration else { return ModifiedConfiguration(itsDeclaration: nil) }
        change(&declaration)
        return ModifiedConfiguration(itsDeclaration: declaration)
    }

    /// Sets what people call the widget.
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.displayName = displayName.text }
    }

    /// Sets what people call the widget.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = ViewNode(displayName).words(at: Moment(milliseconds: 0)) }
    }

    /// Sets what people call the widget.
    @_disfavoredOverload
    public func configurationDisplayName<Name: StringProtocol>(_ displayName: Name) -> some WidgetConfiguration {
        changed { $0.displayName = String(displayName) }
    }

    /// Sets what the widget is for.
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.description = description.text }
    }

    /// Sets what the widget is for.
    @_disfavoredOverload
    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.description = ViewNode(description).words(at: Moment(milliseconds: 0)) }
    }

    /// Sets what the widget is for.
    @_disfavoredOverload
    public func description<Words: StringProtocol>(_ description: Words) -> some WidgetConfiguration {
        changed { $0.description = String(description) }
    }

    /// Sets the families that the widget is made for.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    /// Whether a phone leaves out the margins: without effect.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Whether the background may be taken away: without effect.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Where a phone does not show the widget: without effect.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
    /// Whether the widget may be shown at once where it was added by mistake: without effect.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    /// What wakes the app on a phone: without effect.
    public func onBackgroundURLSessionEvents(
        matching identifier: String, _ events: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}

/// A place of a phone where widgets can be.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The screen of a charging phone.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The widgets of a locked tablet.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// The screen of a car.
    public static let carPlay = WidgetLocation(name: "carPlay")
}
