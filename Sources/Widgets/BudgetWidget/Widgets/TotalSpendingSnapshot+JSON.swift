public import WidgetFoundation

extension TotalSpendingSnapshot {
  /// The total, the change since last year, the trend and notes; null is a private value that was taken out.
  public var contentJSON: JSON {
    .present([
      ("title", .string(title)), ("period", period.isEmpty ? nil : .string(period)),
      ("total", total?.json), ("change", change?.json { $0.json }),
      ("lines", .array(lines.map { $0.json })), ("trend", trend?.json { $0.json }),
      ("notes", .array(notes.map(JSON.string))),
    ])
  }

  /// Nothing yet: the budget widgets have no measures of their own.
  public var layoutJSON: JSON? { nil }
}

extension TotalSpendingSnapshot.Change {
  fileprivate var json: JSON {
    [
      "direction": .string(direction.rawValue), "text": .string(text),
      "symbol": .string(direction.symbol),
    ]
  }
}

extension Sparkline {
  fileprivate var json: JSON {
    ["points": .array(points.map { JSON($0) }), "slotCount": JSON(slotCount)]
  }
}
