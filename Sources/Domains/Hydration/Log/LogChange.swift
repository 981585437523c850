/// A change of the log, with the data needed to undo it.
struct LogChange: Hashable, Sendable {
  /// The kind of change.
  enum Kind: Hashable, Sendable {
    /// An entry was added; its id.
    case added(String)
    /// An entry was deleted.
    case deleted(HydrationEntry)
    /// An entry was edited; this is the old entry.
    case edited(HydrationEntry)
    /// A stored change that this version does not know, and the reason; neither it nor earlier changes can be
    /// undone.
    case unknown(JSON, JSONValueError)
  }

  let kind: Kind
  /// Members that this version does not know.
  private var others = JSONObject()

  init(_ kind: Kind) { self.kind = kind }

  /// The number of changes that a document remembers.
  static let limit = 20
}

/// The change that was undone.
public enum UndoResult: Hashable, Sendable {
  /// An added entry is removed.
  case removed(HydrationEntry)
  /// A deleted entry is restored.
  case restored(HydrationEntry)
  /// An edited entry has its old values again.
  case reverted(HydrationEntry)
}

extension LogChange {
  private enum Key {
    static let added = "added"
    static let deleted = "deleted"
    static let edited = "edited"
  }

  /// Reads a stored change of any kind.
  init(json: JSON) {
    do throws(JSONValueError) {
      let object = try JSONObject(json: json)
      kind = try Self.kind(object)
      others = object.without([Key.added, Key.deleted, Key.edited])
    } catch {
      kind = .unknown(json, error)
    }
  }

  private static func kind(_ object: JSONObject) throws(JSONValueError) -> Kind {
    if let id: String = try object.optional(Key.added) { return .added(id) }
    if let entry: HydrationEntry = try object.optional(Key.deleted) { return .deleted(entry) }
    if let entry: HydrationEntry = try object.optional(Key.edited) { return .edited(entry) }
    throw JSONValueError(expected: "a change: added, deleted or edited", found: .object(object))
  }

  /// The reason why it cannot be read; `nil` if it can.
  var problem: JSONValueError? {
    if case .unknown(_, let error) = kind { error } else { nil }
  }

  /// The change in the form of documents.
  var json: JSON {
    var object = others
    switch kind {
    case .added(let id): object[Key.added] = .string(id)
    case .deleted(let entry): object[Key.deleted] = entry.json
    case .edited(let entry): object[Key.edited] = entry.json
    case .unknown(let json, _): return json
    }
    return .object(object)
  }
}
