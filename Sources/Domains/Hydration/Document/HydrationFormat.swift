/// The form of the app's document.
///
/// Version 1 is the file of the first version of the app, which has no envelope; its entries have no day and
/// no factor. Version 2 has both, and the goals of past days. Version 3 has only the days from the day before
/// yesterday on, and says how much of the files with the other days counts, see ``HydrationArchive``. A document
/// of version 2 is one without such files.
public enum HydrationFormat: DocumentFormat {
  /// The document of drinks.
  public typealias Payload = HydrationDocument
  /// The files with the past days.
  public typealias Parts = HydrationParts
  /// The name in the envelope.
  public static let schema = "sipli-hydration"
  /// The version that this code writes.
  public static let version = 3

  /// The list of drinks, which versions before the third have completely in the document.
  public static var longList: String? { HydrationDocument.entriesKey }

  /// Reads a state whose drinks come in pieces.
  public static func payload(
    from json: JSON, pieces: ((JSON) throws(JSONValueError) -> Void) throws(JSONValueError) -> Void
  ) throws(JSONValueError) -> HydrationDocument { try HydrationDocument(json: json, pieces: pieces) }

  /// Reads a file of the first version of the app, which wrote the payload alone.
  public static func foreign(_ file: JSON) -> ForeignDocument? {
    guard let object = file.object, object["entries"] != nil else { return nil }
    return ForeignDocument(version: 1, payload: file)
  }

  /// Gives entries of version 1 the current factor of their beverage, which they keep from then on.
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
