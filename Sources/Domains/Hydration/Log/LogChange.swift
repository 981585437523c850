/// A change of the log, with what is needed to take it back.
struct LogChange: Hashable, Sendable {
  /// What was done.
  enum Kind: Hashable, Sendable {
    /// An entry was added; its id.
    case added(String)
    /// An entry was deleted; the entry.
    case deleted(HydrationEntry)
    /// An entry was edited; the entry as it was.
    case edited(HydrationEntry)
    /// What this version does not know, as the document has it, and why: neither it nor a change before it can be taken back.
    case unknown(JSON, JSONValueError)
  }

  let kind: Kind
  /// Members that are not known here.
  private var others = JSONObject()

  init(_ kind: Kind) { self.kind = kind }

  /// How many changes a document remembers.
  static let limit = 20
}

/// The change that was taken back.
public enum UndoResult: Hashable, Sendable {
  /// An entry that had been added is gone.
  case removed(HydrationEntry)
  /// An entry that had been deleted is back.
  case restored(HydrationEntry)
  /// An entry that had been edited is as it was.
  case reverted(HydrationEntry)
}

extension LogChange {
  private enum Key {
    static let added = "added"
    static let deleted = "deleted"
    static let edited = "edited"
  }

  /// Reads a change as documents have it, whatever it is.
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

  /// Why it cannot be read.
  var problem: JSONValueError? {
    if case .unknown(_, let error) = kind { error } else { nil }
  }

  /// The change as documents have it.
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
