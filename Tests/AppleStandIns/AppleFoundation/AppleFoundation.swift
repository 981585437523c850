// Pages are below developer.apple.com/documentation; "recalled" was written from memory, by the names that
// other code uses. These parts of Apple's Foundation are missing on other platforms.
@_exported import Foundation

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {  // recalled
  public let key: String
  public init(stringLiteral value: String) { key = value }  // recalled
}
public protocol CustomLocalizedStringResourceConvertible {  // recalled
  var localizedStringResource: LocalizedStringResource { get }
}
extension FileManager {
  // There is no app group here, as without the entitlement.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }  // recalled
}
extension URL {
  // Files that a person has chosen may be opened between these two calls.
  public func startAccessingSecurityScopedResource() -> Bool { false }  // recalled
  public func stopAccessingSecurityScopedResource() {}  // recalled
}
