extension WidgetSystem {
  /// Asks for new timelines of the widget if another state changes what any widget on the home screen would show, or when.
  ///
  /// An app calls it after it has written its state. A request that changes nothing uses up those that the system grants a day.
  ///
  /// - Parameters:
  ///   - old: What the widgets have shown.
  ///   - new: What was written.
  ///   - configurations: Those that widgets of the kind may have.
  ///   - surroundings: What is asked for the time, the zone and a new timeline.
  /// - Returns: Whether new timelines were asked for.
  @discardableResult public static func reloadIfNeeded(
    from old: State, to new: State, configurations: [Configuration],
    in surroundings: Surroundings = .current
  ) -> Bool {
    let now = surroundings.now()
    let isNeeded = identity.families.contains { family in
      let environment = surroundings.environment(WidgetFrame(family))
      return configurations.contains {
        isReloadNeeded(from: old, to: new, configuration: $0, at: now, in: environment)
      }
    }
    if isNeeded { surroundings.reload(identity.kind) }
    return isNeeded
  }
}
