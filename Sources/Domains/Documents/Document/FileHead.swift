/// The first line of a document's file: its version, its schema and a checksum of all other bytes.
///
/// ```json
/// {"version": 2, "schema": "tally", "checksum": "9f3a21c4",
/// ```
///
/// The version is at the beginning, where a truncated file still has it. In a file that begins with
/// `{"version": `, a checksum must be right. Such a file must also have a checksum if its first line ends
/// where ours does, so that damage of the word `checksum` is detected. Any other file is older, or was
/// written by another program, and has no checksum.
struct FileHead {
  private static let versionKey = Array(#"{"version": "#.utf8)
  private static let schemaKey = Array(#", "schema": "#.utf8)
  private static let checksumKey = Array(#", "checksum": ""#.utf8)
  private static let end = Array("\",\n".utf8)

  /// The version; the rest of the file may be damaged.
  let version: Int
  /// The schema in the line; `nil` if the line is not complete.
  private let schema: String?
  /// The range of the digits of the version.
  private let versionDigits: Range<Int>
  /// The range of the digits of the checksum; `nil` if the line is not complete.
  private let digits: Range<Int>?
  /// Whether the first line ends after the position of a checksum; lines of other programs do not.
  let isOurLine: Bool

  /// Reads the first line; `nil` if the file does not begin with a version.
  init?(_ bytes: [UInt8]) {
    var index = Self.versionKey.count
    guard bytes.starts(with: Self.versionKey),
      let comma = bytes[index...].prefix(20).firstIndex(of: UInt8(ascii: ",")),
      let version = Int(String(decoding: bytes[index..<comma], as: UTF8.self))
    else { return nil }
    self.version = version
    versionDigits = index..<comma
    index = comma
    // The name of a kind has no quotation marks.
    guard bytes[index...].starts(with: Self.schemaKey + [UInt8(ascii: "\"")]),
      let quote = bytes[(index + Self.schemaKey.count + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else {
      (schema, digits, isOurLine) = (nil, nil, false)
      return
    }
    schema = String(decoding: bytes[(index + Self.schemaKey.count + 1)..<quote], as: UTF8.self)
    index = quote + 1 + Self.checksumKey.count
    let digits = index..<(index + Checksum.length)
    let isWhole =
      bytes[(quote + 1)...].starts(with: Self.checksumKey)
      && bytes.dropFirst(digits.upperBound).starts(with: Self.end)
    self.digits = isWhole ? digits : nil
    isOurLine = bytes.dropFirst(digits.upperBound + Self.end.count - 1).first == Self.end.last
  }

  /// Returns whether the file can be of a kind: it names the kind, or is truncated before the name.
  func canBe(_ schema: String) -> Bool { self.schema.map { $0 == schema } ?? true }

  /// Returns whether the file is as it was written.
  func isIntact(_ bytes: [UInt8]) -> Bool {
    guard let digits else { return false }
    return Self.checksum(bytes, without: digits).utf8.elementsEqual(bytes[digits])
  }

  /// Returns whether the version is damaged: the checksum would match a version up to the newest known one.
  ///
  /// A program of a newer version includes its own version in the checksum, so its files do not match.
  func isDamaged(in bytes: [UInt8], upTo newest: Int) -> Bool {
    digits != nil
      && (1...newest).contains { written in
        let mended =
          bytes[..<versionDigits.lowerBound] + Array("\(written)".utf8) + bytes[versionDigits.upperBound...]
        return FileHead(Array(mended))?.isIntact(Array(mended)) == true
      }
  }

  /// Returns the bytes of a file with other members.
  static func file(schema: String, version: Int, _ others: JSONObject) -> [UInt8] {
    // The members follow the bracket and the line feed.
    let members = JSON.object(others).fileBytes().dropFirst(2)
    var bytes = versionKey + Array("\(version)".utf8) + schemaKey
    bytes += Array(JSON.string(schema).text.utf8) + checksumKey
    let index = bytes.count
    bytes += end
    bytes += members
    bytes.insert(contentsOf: Checksum(bytes).text.utf8, at: index)
    return bytes
  }

  private static func checksum(_ bytes: [UInt8], without digits: Range<Int>) -> String {
    var sum = Checksum(bytes[..<digits.lowerBound])
    sum.add(bytes[digits.upperBound...])
    return sum.text
  }
}
