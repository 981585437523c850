// Pages are below developer.apple.com/documentation; "recalled" was written from memory, by the names that
// other code uses. Parameters with a default that no view gives are left out; where versions of the SDK differ,
// the stricter isolation is taken. These parts of Apple's Foundation are missing on other platforms.
@_exported import Foundation

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {  // foundation/localizedstringresource
  public let key: String
  public init(stringLiteral value: String) { key = value }  // foundation/localizedstringresource/init(stringliteral:)
}
public protocol CustomLocalizedStringResourceConvertible {  // foundation/customlocalizedstringresourceconvertible
  var localizedStringResource: LocalizedStringResource { get }
}
extension FileManager {
  // There is no app group here, as without the entitlement.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }  // foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
}
extension URL {
  // Files that a person has chosen may be opened between these two calls.
  public func startAccessingSecurityScopedResource() -> Bool { false }  // foundation/url/startaccessingsecurityscopedresource()
  public func stopAccessingSecurityScopedResource() {}  // foundation/url/stopaccessingsecurityscopedresource()
}
