public import Documents
public import Foundation

/// A file with a ledger: the JSON of an app, or one plain CSV.
public struct LedgerFile: Sendable {
  /// The content of a file.
  public enum Content: Sendable {
    /// A file, or a pipe such as `/dev/stdin`, that is read piece by piece.
    case file(URL)
    /// The bytes of a file.
    case bytes([UInt8])
    /// The value that an app passes.
    case value(JSON)
  }

  /// The columns of the plain CSV; date and amount are necessary.
  package static let columns = LedgerBuilder.Column.allCases.map { "\($0)" }
  /// The largest number of bytes of JSON, which is in memory as a whole.
  static let maximumJSON = 256 << 20

  /// The name of the file, for messages; empty for the value that an app passes.
  public let name: String
  /// The content.
  package let content: Content

  /// Creates a file.
  public init(_ content: Content, name: String = "") {
    self.content = content
    self.name = name
  }
}

extension Ledger {
  /// Reads files that are one ledger together.
  ///
  /// - Parameters:
  ///   - files: The files; settings may be in one of them only.
  ///   - currency: The currency of amounts that have none beside them, neither in their row nor at the top of their JSON.
  ///   - today: Today; a date more than a year later is a fault.
  ///   - day: Returns the user's civil day of a moment, for records with a moment instead of a date.
  /// - Throws: ``LedgerError``
  public init(
    _ files: [LedgerFile], currency: Currency?, today: CivilDate, day: @escaping (Instant) -> CivilDate?
  ) throws(LedgerError) {
    var builder = LedgerBuilder(currency: currency, today: today, hasFiles: files.count > 1, day: day)
    for file in files { builder.read(file) }
    self = try builder.finish()
  }
}

extension Ledger {
  /// Returns the days that records and entries may have: from 1970 to a year from today.
  public static func days(around today: CivilDate) -> ClosedRange<CivilDate> {
    // A year after 29 February is 1 March.
    let last =
      (try? CivilDate(year: today.year + 1, month: today.month, day: today.day))
      ?? (try? CivilDate(year: today.year + 1, month: 3, day: 1))
    let first = CivilDate(unchecked: 1970, 1, 1)
    return first...max(first, last ?? CivilDate(unchecked: 9999, 12, 31))
  }
}

extension LedgerFile.Content {
  /// The usual number of bytes of a piece, which is also the largest length of a row.
  static let pieceSize = 256 << 10

  /// Calls a function with the bytes of a file, piece by piece, until it returns `nil`.
  ///
  /// - Parameter body: Returns how many bytes it has used; the rest is passed again with the next piece.
  /// - Returns: The system's message if the file cannot be read.
  func forEachPiece(
    size: Int, _ body: (UnsafeMutableBufferPointer<UInt8>, _ isLast: Bool) -> Int?
  ) -> String? {
    do {
      var (file, rest): (FileHandle?, ArraySlice<UInt8>) = (nil, [])
      if case .file(let url) = self { file = try FileHandle(forReadingFrom: url) }
      if case .bytes(let bytes) = self { rest = bytes[...] }
      var (piece, isLast) = ([UInt8](), false)
      piece.reserveCapacity(size)
      while !isLast {
        while piece.count < size, !isLast {
          let count = piece.count
          if let file { rest = ArraySlice(try Self.read(file, size - count)) }
          piece += rest.prefix(size - count)
          rest = rest.dropFirst(size - count)
          isLast = piece.count == count
        }
        guard let used = piece.withUnsafeMutableBufferPointer({ body($0, isLast) }) else { return nil }
        piece.removeFirst(used)
      }
    } catch {
      return error.localizedDescription
    }
    return nil
  }

  private static func read(_ file: FileHandle, _ count: Int) throws -> Data {
    #if canImport(ObjectiveC)
    // Otherwise the pieces stay in memory until the caller's pool is emptied.
    return try autoreleasepool { try file.read(upToCount: count) ?? Data() }
    #else
    return try file.read(upToCount: count) ?? Data()
    #endif
  }
}
