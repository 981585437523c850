/// What a widget finds in the place of the facts its app stored.
public enum Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing was looked for: a sample is shown in the gallery, and while the system draws the widget for the first time.
  case placeholder
  /// Nothing has been stored yet.
  case missing
  /// The facts, and when they were written if that is known.
  case loaded(Value, writtenAt: Instant? = nil)
  /// Facts that a newer version of the app has written, in its version of the form.
  case newer(version: Int)
  /// Something that cannot be read, and why. It is kept as it is.
  case unreadable(String)
  /// Something that cannot be opened now, and why; it may be possible later.
  case unavailable(String)

  /// The facts; `nil` if there are none.
  public var value: Value? {
    if case .loaded(let value, _) = self { value } else { nil }
  }

  /// The same with other facts, made of these.
  public func map<Other>(_ transform: (Value) -> Other) -> Loaded<Other> {
    switch self {
    case .placeholder: .placeholder
    case .missing: .missing
    case .loaded(let value, let writtenAt): .loaded(transform(value), writtenAt: writtenAt)
    case .newer(let version): .newer(version: version)
    case .unreadable(let reason): .unreadable(reason)
    case .unavailable(let reason): .unavailable(reason)
    }
  }
}

extension Loaded {
  /// Seconds after which facts that could not be opened are looked for again: an hour.
  public static var retrySeconds: Int64 { 3600 }

  /// The schedule of a widget that has no facts to show: it waits for the app, or looks again after ``retrySeconds`` if the
  /// facts could not be opened.
  public func scheduleWithoutFacts(from instant: Instant) -> Schedule {
    guard case .unavailable = self else { return Schedule(now: instant, later: [], reload: .never) }
    let (retry, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(Self.retrySeconds)
    return Schedule(
      now: instant, later: [], reload: isTooLarge ? .never : .after(Instant(secondsSince1970: retry)))
  }
}
