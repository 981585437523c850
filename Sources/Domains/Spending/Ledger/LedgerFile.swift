public import Documents
public import Foundation

/// A file with a ledger: the JSON of an app, or one plain CSV.
public struct LedgerFile: Sendable {
  /// The content of a file.
  public enum Content: Sendable {
    /// A file that is read piece by piece.
    case file(URL)
    /// The bytes of a file.
    case bytes([UInt8])
    /// The value that an app hands over.
    case value(JSON)
  }

  /// The name of the file, for messages; empty for the value that an app hands over.
  public let name: String
  /// The content.
  public let content: Content

  /// Makes a file.
  public init(_ content: Content, name: String = "") {
    self.content = content
    self.name = name
  }
}

extension Ledger {
  /// Reads files that are one ledger together.
  ///
  /// - Parameters:
  ///   - files: The files; settings may stand in one of them only.
  ///   - currency: The currency of amounts that have none beside them, neither in their row nor at the top of their JSON.
  ///   - today: Today; a date more than a year later is a fault.
  ///   - day: Returns the user's civil day of a moment, for records with a moment instead of a date.
  /// - Throws: ``LedgerError``
  public init(
    _ files: [LedgerFile], currency: Currency?, today: CivilDate, day: (Instant) -> CivilDate?
  ) throws(LedgerError) {
    self.init()
  }
}
