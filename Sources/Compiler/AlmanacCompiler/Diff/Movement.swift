/// An event with another instant than before.
struct Movement {
  var isTerm: Bool
  var name: String
  var seconds: Int64
  var before: String
  var after: String

  init(_ event: SkyEvent, _ name: String, by seconds: Int64, before: String, after: String) {
    if case .solarTerm = event { isTerm = true } else { isTerm = false }
    self.name = name
    self.seconds = seconds
    self.before = before
    self.after = after
  }

  var text: String { "\(name) moves by \(signed) s" }

  private var signed: String { seconds < 0 ? "\(seconds)" : "+\(seconds)" }
}

/// Movements as changes: a few are listed one by one, many are summarised.
struct MovementList {
  private let movements: [Movement]
  private let kind: Change.Kind
  private let scale: String
  private static let limit = 12

  init(_ movements: [Movement], kind: Change.Kind, scale: String) {
    self.movements = movements
    self.kind = kind
    self.scale = scale
  }

  func changes() -> [Change] {
    [true, false].flatMap { isTerm in changes(movements.filter { $0.isTerm == isTerm }) }
  }

  private func changes(_ movements: [Movement]) -> [Change] {
    guard let first = movements.first, let last = movements.last else { return [] }
    let subject = first.isTerm ? "solar terms" : "phases of the Moon"
    let changes = movements.map { movement in
      Change(
        .instants, kind, subject, item: movement.name, before: movement.before, after: movement.after,
        text: "\(movement.text) in \(scale), to \(movement.after)")
    }
    if movements.count <= Self.limit { return changes }
    let greatest = movements.max { $0.seconds.magnitude < $1.seconds.magnitude } ?? first
    let squares = movements.reduce(0.0) { $0 + Double($1.seconds * $1.seconds) }
    let rms = Decimals.text((squares / Double(movements.count)).squareRoot(), 2)
    let examples = movements.prefix(3).map(\.text).joined(separator: ", ")
    var sum = Change(
      .instants, kind, subject, item: "\(first.name) to \(last.name)",
      text: "\(movements.count) move in \(scale), from the \(first.name) to the \(last.name): "
        + "at most \(greatest.seconds.magnitude) s (\(greatest.name)), rms \(rms) s; the first: \(examples)"
    )
    sum.members = changes
    return [sum]
  }
}
