@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// A phone's index of what is in an app. There is none here; without effect.
public final class CSSearchableIndex: Sendable {
    private init() {}
    /// An index with a name; without effect.
    public init(name: String) {}
    /// The app's index.
    public static func `default`() -> CSSearchableIndex { CSSearchableIndex() }
    /// Whether there is one: no.
    public static func isIndexingAvailable() -> Bool { false }

    /// Adds items; without effect.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Adds items; without effect.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    /// Adds entities; without effect.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {}
    /// Takes entities away; without effect.
    public func deleteAppEntities<Entity: AppEntity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws {}
    /// Takes items away; without effect.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    /// Takes items away; without effect.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
    /// Takes all items away; without effect.
    public func deleteAllSearchableItems() async throws {}
}

/// Something that a phone's search finds; without effect.
public final class CSSearchableItem: NSObject {
    /// What it is told by.
    public let uniqueIdentifier: String
    /// What it belongs to.
    public let domainIdentifier: String?
    /// What is said of it.
    public let attributeSet: CSSearchableItemAttributeSet
    /// When it is forgotten.
    public var expirationDate: Date?

    /// An item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }

    /// Ties the item to an entity; without effect.
    public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
}

/// What is said of something that a phone's search finds; without effect.
public final class CSSearchableItemAttributeSet: NSObject {
    /// What it is called.
    public var title: String?
    /// What it is called where it is shown.
    public var displayName: String?
    /// What it is.
    public var contentDescription: String?
    /// Words that it is found by.
    public var keywords: [String]?
    /// Its picture.
    public var thumbnailData: Data?
    /// Where its picture is.
    public var thumbnailURL: URL?
    /// Its text.
    public var textContent: String?
    /// When it was made.
    public var contentCreationDate: Date?
    /// When it was changed.
    public var contentModificationDate: Date?
    /// When it begins.
    public var startDate: Date?
    /// When it ends.
    public var endDate: Date?
    /// Other names.
    public var alternateNames: [String]?
    /// Where it is.
    public var latitude: NSNumber?
    /// Where it is.
    public var longitude: NSNumber?
    /// Its address.
    public var url: URL?

    /// What is said of something of a type.
    public init(contentType: UTType) {}
    /// What is said of something of a type, by its identifier.
    public init(itemContentType: String) {}
    /// What is said of something.
    public override init() {}
}

extension IndexedEntity {
    /// What is said of the entity in a phone's search; without effect.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    /// What is said of any entity: its title.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet()
        set.title = String(localized: displayRepresentation.title)
        set.displayName = set.title
        return set
    }
}
