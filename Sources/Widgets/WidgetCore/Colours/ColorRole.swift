/// What a colour is for in a widget; the widget's palette says which colour that is.
public protocol ColorRole: CaseIterable, Hashable, Sendable {
  /// The colours of the role.
  var colors: RoleColors { get }
}

/// The roles of one widget, each with the word that its snapshots name it by.
public protocol WidgetRole: ColorRole, RawRepresentable<String> {
  /// Behind everything; where the system takes backgrounds away, nothing is drawn.
  static var background: Self { get }
}
