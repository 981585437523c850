import InsultWidgetTables

/// A font size in which a family may set insults.
struct InsultStep: Hashable, Sendable {
  /// The margin on each side, in points.
  let inset: Double
  /// The height in points that is reserved for everything except the insult.
  let reserved: Double
  /// The font size in points.
  let size: Double
  /// The distance between two lines, in points.
  let spacing: Double
  /// The largest number of lines.
  let lines: Int
  /// The mean width of a character, as a multiple of the font size.
  let advance: Double
  /// The height of a line, as a multiple of the font size.
  let leading: Double

  /// Returns the sizes of a family in descending order; empty for a family without text.
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

  /// Returns the number of lines of the insult that fit in a frame, at least 1.
  func lines(in frame: PointSize) -> Int {
    let room = (frame.height - 2 * inset - reserved + spacing) / (size * leading + spacing)
    return room >= Double(lines) ? lines : max(1, Int(room))
  }
}
