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
