@_exported import AppleFoundation

/// When a widget is of interest.
public struct RelevantContext: Equatable, Sendable {  // relevancekit/relevantcontext
  /// For tests.
  public let _interval: DateInterval
  public struct DateKind: Sendable {  // relevancekit/relevantcontext/datekind
    public static let `default` = DateKind()  // relevancekit/relevantcontext/datekind/default
  }
  public static func date(interval: DateInterval, kind: RelevantContext.DateKind) -> RelevantContext { RelevantContext(_interval: interval) }  // relevancekit/relevantcontext/date(interval:kind:)
}
