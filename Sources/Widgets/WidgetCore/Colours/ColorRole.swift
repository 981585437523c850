/// The purpose of a colour in a widget; the widget's palette gives the colour for it.
public protocol ColorRole: CaseIterable, Hashable, Sendable {
  /// The colours of the role.
  var colors: RoleColors { get }
}

/// The roles of one widget; the raw value is the name of the role in snapshots.
public protocol WidgetRole: ColorRole, RawRepresentable<String> {
  /// The colour behind everything; nothing is drawn if the system removes backgrounds.
  static var background: Self { get }
}
