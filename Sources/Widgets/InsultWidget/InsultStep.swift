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
    let wanted: InsultLayoutRecord.Family
    switch family {
    case .small: wanted = .small
    case .medium: wanted = .medium
    case .large: wanted = .large
    case .rectangular: wanted = .rectangular
    case .inline: wanted = .inline
    case .circular: return []
    }
    return layouts.filter { $0.family == wanted }.map(InsultStep.init)
  }

  private init(_ record: InsultLayoutRecord) {
    inset = Double(record.inset)
    reserved = Double(record.reserved)
    size = Double(record.size)
    spacing = Double(record.spacing)
    lines = record.lines
    advance = Double(record.advance) / 1000
    leading = Double(record.leading) / 1000
  }

  /// How many lines of the insult a frame has room for, 1 at least.
  func lines(in frame: PointSize) -> Int {
    let room = (frame.height - 2 * inset - reserved + spacing) / (size * leading + spacing)
    return room >= Double(lines) ? lines : max(1, Int(room))
  }
}
