/// What a colour is for in a widget; the widget's palette says which colour that is.
public protocol ColorRole: CaseIterable, Hashable, Sendable {
  /// The colours of the role.
  var colors: RoleColors { get }
}
