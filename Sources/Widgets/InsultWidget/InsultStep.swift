import InsultWidgetTables

/// A size in which a family may set insults.
struct InsultStep: Hashable, Sendable {
  /// On each side, in points.
  let inset: Double
  /// Height in points for all but the insult.
  let reserved: Double
  /// The size of type, in points.
  let size: Double
  /// Between two lines, in points.
  let spacing: Double
  /// At most.
  let lines: Int
  /// The mean width of a character, as a part of the size.
  let advance: Double
  /// The height of a line, as a part of the size.
  let leading: Double

  /// The sizes of a family from the largest down; none for a family without text.
  static func all(of family: Family) -> [InsultStep] {
    let number: Int32
    switch family {
    case .small: number = 0
    case .medium: number = 1
    case .large: number = 2
    case .rectangular: number = 3
    case .inline: number = 4
    case .circular: return []
    }
    return (0..<layoutCount).filter { layoutNumber(8 * $0) == number }.map(InsultStep.init)
  }

  private init(_ index: Int) {
    func number(_ field: Int) -> Double { Double(layoutNumber(8 * index + field)) }
    inset = number(1)
    reserved = number(2)
    size = number(3)
    spacing = number(4)
    lines = Int(layoutNumber(8 * index + 5))
    advance = number(6) / 1000
    leading = number(7) / 1000
  }

  /// How many lines of the insult a frame has room for, 1 at least.
  func lines(in frame: PointSize) -> Int {
    let room = (frame.height - 2 * inset - reserved + spacing) / (size * leading + spacing)
    return room >= Double(lines) ? lines : max(1, Int(room))
  }
}
