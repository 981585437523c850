/// The purpose of a colour in a widget; the widget's palette gives the colour for it.
public protocol ColorRole: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The colours of the role.
  var colors: RoleColors { get }
}

/// The roles of one widget; the raw value is the name of the role in snapshots.
public protocol WidgetRole: ColorRole {
  /// The colour behind everything; nothing is drawn if the system removes backgrounds.
  static var background: Self { get }
}

/// A role with its colours, whatever widget it is of, so that one drawing can have the roles of several types.
public struct Paint: Hashable, Sendable {
  /// The name of the role.
  public let role: String
  /// The colours of the role.
  public let colors: RoleColors

  /// Creates the paint of a role.
  public init(_ role: some ColorRole) {
    self.role = role.rawValue
    colors = role.colors
  }
}
