extension ReloadRule {
  /// `{"kind": "atEnd"}`, `{"kind": "never"}`, or `{"instant": "2026-02-18T17:00:00Z", "kind": "after"}`.
  public var json: JSON {
    switch self {
    case .atEnd: ["kind": "atEnd"]
    case .after(let instant): ["kind": "after", "instant": instant.json]
    case .never: ["kind": "never"]
    }
  }
}

extension Relevance {
  /// `{"duration": 18000, "score": 10}`; the duration is in seconds.
  public var json: JSON { .present([("score", JSON(score)), ("duration", .integer(duration))]) }
}

extension WidgetEntry {
  /// The moment, what is shown, and how much it matters if that is known.
  public var json: JSON {
    .present([("instant", instant.json), ("snapshot", snapshot.json), ("relevance", relevance?.json)])
  }
}
