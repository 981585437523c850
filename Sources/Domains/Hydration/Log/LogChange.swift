/// A change of the log, with what is needed to take it back.
enum LogChange: Hashable, Sendable {
  /// An entry was added; its id.
  case added(String)
  /// An entry was deleted; the entry.
  case deleted(HydrationEntry)
  /// An entry was edited; the entry as it was.
  case edited(HydrationEntry)

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

extension LogChange: JSONDecodable, JSONEncodable {
  private enum Key {
    static let added = "added"
    static let deleted = "deleted"
    static let edited = "edited"
  }

  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    if let id: String = try object.optional(Key.added) {
      self = .added(id)
    } else if let entry: HydrationEntry = try object.optional(Key.deleted) {
      self = .deleted(entry)
    } else if let entry: HydrationEntry = try object.optional(Key.edited) {
      self = .edited(entry)
    } else {
      throw JSONValueError(expected: "a change: added, deleted or edited", found: json)
    }
  }

  var json: JSON {
    switch self {
    case .added(let id): .object([Key.added: .string(id)])
    case .deleted(let entry): .object([Key.deleted: entry.json])
    case .edited(let entry): .object([Key.edited: entry.json])
    }
  }
}
