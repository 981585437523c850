// swift-format-ignore-file
// Declarations by hand of what the enumeration of beverages uses of App Intents.

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral text: String) {}
}
public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral text: String) {}
}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
