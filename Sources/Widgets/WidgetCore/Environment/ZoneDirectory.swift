/// Finds the clock of a time zone by its identifier: a time zone database, of whoever has one.
///
/// Foundation has one (`ZoneDirectory.system(upTo:)` in WidgetFoundation); WebAssembly has none.
public struct ZoneDirectory: Sendable {
  private let find: @Sendable (String) -> ZoneClock?

  /// A directory.
  ///
  /// - Parameter find: The clock of an identifier such as `Asia/Ho_Chi_Minh`; `nil` for one that is not known.
  public init(_ find: @escaping @Sendable (String) -> ZoneClock?) {
    self.find = find
  }

  /// Knows no zone.
  public static let none = ZoneDirectory { _ in nil }

  /// The clock of an identifier; `nil` for one that is not known here.
  public func clock(of identifier: String) -> ZoneClock? { find(identifier) }
}

/// How a zone is given in JSON: by the offsets of its clock, or by its identifier for those who have a directory.
public enum ZoneReference: Hashable, Sendable {
  /// By its offsets.
  case clock(ZoneClock)
  /// By its identifier, such as `Asia/Ho_Chi_Minh`.
  case identifier(String)

  /// The clock.
  ///
  /// - Returns: `nil` if only the identifier was given and the directory does not know it.
  public func clock(in directory: ZoneDirectory) -> ZoneClock? {
    switch self {
    case .clock(let clock): clock
    case .identifier(let identifier): directory.clock(of: identifier)
    }
  }
}

extension ZoneReference: JSONDecodable {
  /// What messages call it.
  public static var expectation: String {
    #"the offsets of the zone, such as {"offset": 25200}, or an identifier that is known here"#
  }

  /// Reads `{"offset": 25200}` or `"Asia/Ho_Chi_Minh"`.
  public init(json: JSON) throws(JSONValueError) {
    switch json {
    case .string(let identifier): self = .identifier(identifier)
    case .object: self = .clock(try ZoneClock(json: json))
    default: throw JSONValueError(expected: Self.expectation, found: String(json.text.prefix(60)))
    }
  }
}
