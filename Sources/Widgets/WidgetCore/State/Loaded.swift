/// The facts that an app stored, or the reason why a widget has none.
public enum Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing was read: the system shows a sample, in the gallery or while it draws the widget for the first
  /// time.
  case placeholder
  /// Nothing has been stored yet.
  case missing
  /// The stored facts, with the time at which they were written and the writer's civil day then, if these are known.
  case loaded(Value, writtenAt: Instant? = nil, on: CivilDate? = nil)
  /// Facts written by a newer version of the app, with the version of their format.
  case newer(version: Int)
  /// Data that cannot be read, with the reason; it is kept unchanged.
  case unreadable(String)
  /// Data that cannot be opened now, with the reason; it may be possible later.
  case unavailable(String)

  /// The stored facts; `nil` if there are none.
  public var value: Value? {
    if case .loaded(let value, _, _) = self { value } else { nil }
  }

  /// Returns the reason why the facts cannot be read; `nil` if they can, if none were stored yet, and for a sample.
  package func fault<Specific: SpecificReason>() -> WidgetReason<Specific>? {
    switch self {
    case .placeholder, .missing, .loaded: nil
    case .newer: .newer
    case .unreadable: .unreadable
    case .unavailable: .unavailable
    }
  }

  /// Returns the status of a widget that uses default values if nothing was stored.
  package func status<Specific: SpecificReason>() -> WidgetStatus<WidgetReason<Specific>> {
    self == .placeholder ? .placeholder : fault().map { .failure($0) } ?? .normal
  }

  /// Returns the same state with transformed facts.
  public func map<Other>(_ transform: (Value) -> Other) -> Loaded<Other> {
    switch self {
    case .placeholder: .placeholder
    case .missing: .missing
    case .loaded(let value, let instant, let day): .loaded(transform(value), writtenAt: instant, on: day)
    case .newer(let version): .newer(version: version)
    case .unreadable(let reason): .unreadable(reason)
    case .unavailable(let reason): .unavailable(reason)
    }
  }
}

extension Loaded {
  /// The number of seconds until facts that could not be opened are read again: one hour.
  public static var retrySeconds: Int64 { 3600 }

  /// Returns the schedule of a widget that has no facts to show.
  ///
  /// It waits for the app, or tries again after ``retrySeconds`` if the facts could not be opened.
  public func scheduleWithoutFacts(from instant: Instant) -> Schedule {
    guard case .unavailable = self else { return Schedule(now: instant, later: [], reload: .never) }
    let (retry, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(Self.retrySeconds)
    return Schedule(
      now: instant, later: [], reload: isTooLarge ? .never : .after(Instant(secondsSince1970: retry)))
  }
}
