/// How the document of the app is written.
///
/// Version 1 is the file of the first version of the app, which has no envelope: entries without a day and without a
/// factor. Version 2 has both, and the goals of past days. Version 3 has only the days from the day before yesterday on, and
/// says how much counts of the files with the others, see ``HydrationArchive``; a state of version 2 is one without such files.
public enum HydrationFormat: DocumentFormat {
  /// The state.
  public typealias Payload = HydrationState
  /// The days that are over.
  public typealias Parts = HydrationParts
  /// The name in the envelope.
  public static let schema = "sipli-hydration"
  /// The version that is written.
  public static let version = 3

  /// The drinks, of which versions before the third have all in the document.
  public static var longList: String? { HydrationState.entriesKey }

  /// Reads a state whose drinks come in pieces.
  public static func payload(
    from json: JSON, pieces: ((JSON) throws(JSONValueError) -> Void) throws(JSONValueError) -> Void
  ) throws(JSONValueError) -> HydrationState { try HydrationState(json: json, pieces: pieces) }

  /// The first version of the app wrote the payload alone.
  public static func foreign(_ file: JSON) -> ForeignDocument? {
    guard let object = file.object, object["entries"] != nil else { return nil }
    return ForeignDocument(version: 1, payload: file)
  }

  /// Entries of version 1 get the factor that their beverage has now; from then on it is theirs.
  public static func upgrade(_ payload: inout JSON, from version: Int) throws(JSONValueError) {
    guard version == 1, case .object(var object) = payload, case .array(let entries)? = object["entries"]
    else { return }
    let factors = Dictionary(
      Beverage.all.filter { $0.factor != Beverage.fullFactor }.map { ($0.id, $0.factor) },
      uniquingKeysWith: { first, _ in first })
    object["entries"] = .array(
      entries.map { entry in
        guard case .object(var members) = entry, members["factor"] == nil,
          let factor = members["fluidType"]?.string.flatMap({ factors[$0] })
        else { return entry }
        members["factor"] = .integer(Int64(factor))
        return .object(members)
      })
    payload = .object(object)
  }
}
