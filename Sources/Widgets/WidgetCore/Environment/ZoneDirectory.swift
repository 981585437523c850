/// Looks up the clock of a time zone by its identifier.
///
/// Foundation has a time zone database (`ZoneDirectory.system(upTo:)` in WidgetFoundation); WebAssembly has
/// none.
public struct ZoneDirectory: Sendable {
  private let find: @Sendable (String) -> ZoneClock?

  /// Creates a directory from a function.
  ///
  /// - Parameter find: Returns the clock of an identifier such as `Asia/Ho_Chi_Minh`, or `nil` if it is
  ///   unknown.
  public init(_ find: @escaping @Sendable (String) -> ZoneClock?) {
    self.find = find
  }

  /// An empty directory.
  public static let none = ZoneDirectory { _ in nil }

  /// Returns the clock of an identifier, or `nil` if it is unknown.
  public func clock(of identifier: String) -> ZoneClock? { find(identifier) }
}

/// A time zone as JSON gives it: the offsets of its clock, or an identifier to look up in a directory.
package enum ZoneReference: Hashable, Sendable {
  /// The offsets of the clock.
  case clock(ZoneClock)
  /// An identifier such as `Asia/Ho_Chi_Minh`.
  case identifier(String)

  /// Returns the clock of the zone.
  ///
  /// - Returns: `nil` if the reference is an identifier that the directory does not know.
  package func clock(in directory: ZoneDirectory) -> ZoneClock? {
    switch self {
    case .clock(let clock): clock
    case .identifier(let identifier): directory.clock(of: identifier)
    }
  }
}

extension ZoneReference: JSONDecodable {
  /// The description of the expected value in error messages.
  package static var expectation: JSONExpectation {
    #"the offsets of the zone, such as {"offset": 25200}, or an identifier that is known here"#
  }

  /// Reads `{"offset": 25200}` or `"Asia/Ho_Chi_Minh"`.
  package init(json: JSON) throws(JSONValueError) {
    switch json {
    case .string(let identifier): self = .identifier(identifier)
    case .object: self = .clock(try ZoneClock(json: json))
    default: throw JSONValueError(expected: Self.expectation, found: String(json.text.prefix(60)))
    }
  }
}
