extension WidgetSystem {
  /// Requests new timelines of the widget if a new state changes the content or the schedule of any widget on
  /// the home screen.
  ///
  /// An app calls it after it has written its state. The system grants a number of requests a day, and a
  /// needless request uses one up.
  ///
  /// - Parameters:
  ///   - old: The state that the widgets have shown.
  ///   - new: The state that was written.
  ///   - configurations: The configurations that widgets of the kind may have.
  ///   - surroundings: Supplies the time and the zone, and takes the request.
  /// - Returns: Whether new timelines were requested.
  @discardableResult public static func reloadIfNeeded(
    from old: State, to new: State, configurations: [Configuration],
    in surroundings: Surroundings = .current
  ) -> Bool {
    let now = surroundings.now()
    // A large phone has room for rows that a usual one leaves out.
    let frames = [ScreenClass.points430, .points393].flatMap { screen in
      identity.families.compactMap { family in
        screen.size(of: family).map { WidgetFrame(family: family, size: $0) }
      }
    }
    let isNeeded = frames.contains { frame in
      let environment = surroundings.environment(frame)
      return configurations.contains {
        isReloadNeeded(from: old, to: new, configuration: $0, at: now, in: environment)
      }
    }
    if isNeeded { surroundings.reload(identity.kind) }
    return isNeeded
  }
}
