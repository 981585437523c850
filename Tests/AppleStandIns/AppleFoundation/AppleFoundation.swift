// What Apple's Foundation has and other platforms' lacks.
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
