/// The measures of the widget in points, from its size at run time.
///
/// Texts, bar and rows stand below one another in the order of the members from ``title`` on. The sizes of the source
/// document (364×169, 364×364) exist on no phone.
public struct SolsticeLayout: WidgetLayout {
  /// The times of the Sun.
  public struct Sun: Hashable, Sendable {
    /// How many sunrises and sunsets are drawn, each in a row of its own; 0 where all stand in one line.
    public let rows: Int
    /// Such a row, or the line.
    public let line: TextLayout
    /// Why there are none, in their place.
    public let note: TextLayout
    /// Above them, where these are the times; `nil` where clocks show the same as those of the user.
    public let place: TextLayout?
  }

  /// The events after the next one, one in a line, its texts side by side in the order of the members.
  public struct Upcoming: Hashable, Sendable {
    /// How many there are.
    public let rows: Int
    /// The name.
    public let name: TextLayout
    /// The date.
    public let date: TextLayout
    /// The time.
    public let time: TextLayout
    /// How many days there are to go.
    public let count: TextLayout
  }

  /// Around the stack of texts; on the lock screen 0.
  public private(set) var padding = 0.0
  /// Between what stands below one another, and between the texts of a row.
  public private(set) var spacing = 0.0
  /// The picture, beside the texts in medium and above them in small and large; `nil` on the lock screen.
  public private(set) var image: PointSize?
  /// The symbol of the season: in the middle of the picture, above the count in the ring, before the text in inline.
  public private(set) var symbol: WidgetFont?
  /// The ring of circular, around symbol and count.
  public private(set) var ring: RingLayout?
  /// The name of the event.
  public private(set) var title: TextLayout?
  /// The number of days.
  public private(set) var count: TextLayout?
  /// The bar of the progress.
  public private(set) var bar: BarLayout?
  /// The text of the progress.
  public private(set) var progress: TextLayout?
  /// The day and time of the event.
  public private(set) var moment: TextLayout?
  /// The times of the Sun, if they are shown.
  public private(set) var sun: Sun?
  /// The events after the next one.
  public private(set) var upcoming: Upcoming?
  /// The only text of inline.
  public private(set) var inline: TextLayout?

  /// The measures for a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - showsSun: Whether the times of the Sun are shown where there is room.
  ///   - namesPlace: Whether their place is named. Where lines are few, its name takes the line of the progress or of the
  ///     moment.
  package init(_ frame: WidgetFrame, showsSun: Bool = false, namesPlace: Bool = false) {
    let (width, height) = (frame.size.width, frame.size.height)
    switch frame.family {
    case .small:
      padding = min(8, height / 16)
      spacing = min(2, height / 70)
      setTitle(min(12, height / 12), count: min(28, height / 5), width: width - 2 * padding)
      let texts = (title?.height ?? 0) + (count?.height ?? 0) + spacing + padding
      setImage(PointSize(width: width, height: max(0, height - texts)))
    case .medium:
      padding = min(10, height / 18)
      spacing = min(4, height / 50)
      let side = min(height, width / 2)
      setImage(PointSize(width: side, height: side))
      let room = width - side - 2 * padding
      setTitle(min(15, height / 10), count: min(34, height / 5.2), width: room)
      setLines(
        min(12, height / 13), barHeight: min(6, height / 24), width: room,
        sun: showsSun ? (rows: 2, namesPlace: namesPlace) : nil)
      if sun?.place != nil { progress = nil }
    case .large:
      padding = min(12, height / 40)
      spacing = min(3, height / 160)
      let size = min(12, height / 32)
      // The name of a place takes its line from the picture.
      let place = showsSun && namesPlace ? WidgetFont(size).lineHeight : 0
      setImage(PointSize(width: width, height: max(0, height / 2 - place)))
      let room = width - 2 * padding
      setTitle(min(16, height / 22), count: min(32, height / 12.5), width: room)
      setLines(
        size, barHeight: min(6, height / 60), width: room,
        sun: showsSun ? (rows: 0, namesPlace: namesPlace) : nil)
      upcoming = Upcoming(rows: 3, font: WidgetFont(size), width: room, spacing: spacing)
    case .rectangular:
      // The times of the Sun take two lines from the others.
      let parts = showsSun ? (6.0, 4.5, 6.5) : (5.2, 3.6, 6.0)
      let most = showsSun ? (12.0, 16.0, 11.0) : (14.0, 20.0, 12.0)
      setTitle(min(most.0, height / parts.0), count: min(most.1, height / parts.1), width: width)
      moment = TextLayout(WidgetFont(min(most.2, height / parts.2)), width: width, ink: .secondary)
      if showsSun {
        sun = Sun(
          rows: 2, font: WidgetFont(min(10, height / 7.2)), width: width, namesPlace: namesPlace)
      }
      if sun?.place != nil { moment = nil }
    case .circular:
      let ring = RingLayout(diameter: min(width, height), lineWidth: min(5, height / 14))
      self.ring = ring
      // As wide as the ring is inside where the stack of symbol and count begins and ends.
      let room = (ring.diameter - 2 * ring.lineWidth) * 0.86
      let size = min(24, height / 3, Self.countSize(in: room))
      symbol = WidgetFont(size)
      count = TextLayout(WidgetFont(size, .bold), width: room, alignment: .center)
    case .inline:
      symbol = WidgetFont(15)
      inline = TextLayout(WidgetFont(15), width: width - 20)
    }
  }

  private mutating func setImage(_ size: PointSize) {
    image = size
    symbol = WidgetFont(min(size.width, size.height) * 0.4)
  }

  private mutating func setTitle(_ titleSize: Double, count countSize: Double, width: Double) {
    title = TextLayout(WidgetFont(titleSize, .semibold), width: width, ink: .role)
    count = TextLayout(WidgetFont(min(countSize, Self.countSize(in: width)), .bold), width: width)
  }

  private mutating func setLines(
    _ size: Double, barHeight: Double, width: Double, sun: (rows: Int, namesPlace: Bool)?
  ) {
    let font = WidgetFont(size)
    bar = BarLayout(width: width, height: barHeight)
    progress = TextLayout(font, width: width, ink: .secondary)
    moment = TextLayout(font, width: width)
    self.sun = sun.map { Sun(rows: $0.rows, font: font, width: width, namesPlace: $0.namesPlace) }
  }

  /// The size at which the longest count fits: "Tomorrow" or "Ngày mai", eight letters of some 0.6 of the size.
  private static func countSize(in width: Double) -> Double { max(0, width) / 4.8 }

  /// Measures without a value are left out.
  public var json: JSON {
    .present([
      ("kind", "countdown"), ("padding", JSON(padding)), ("spacing", JSON(spacing)), ("image", image?.json),
      ("symbol", symbol?.json),
      ("ring", ring?.json), ("title", title?.json), ("count", count?.json), ("bar", bar?.json),
      ("progress", progress?.json), ("moment", moment?.json), ("sun", sun?.json),
      ("upcoming", upcoming?.json),
      ("inline", inline?.json),
    ])
  }
}

extension SolsticeLayout.Sun {
  fileprivate init(rows: Int, font: WidgetFont, width: Double, namesPlace: Bool) {
    self.rows = rows
    place = namesPlace ? TextLayout(font, width: width, ink: .secondary) : nil
    line = TextLayout(font, width: width, ink: .secondary)
    note = TextLayout(font, width: width, lineLimit: max(1, rows), ink: .secondary)
  }

  fileprivate var json: JSON {
    .present([
      ("rows", JSON(rows)), ("line", line.json), ("note", note.json), ("place", place?.json),
    ])
  }
}

extension SolsticeLayout.Upcoming {
  fileprivate init(rows: Int, font: WidgetFont, width: Double, spacing: Double) {
    self.rows = rows
    let room = max(0, width - 3 * spacing)
    // In parts of what the longest texts need: "September equinox", "September 23, 2026", "10:24 AM", "183 days".
    name = TextLayout(font, width: room * 0.32, ink: .role)
    date = TextLayout(font, width: room * 0.34, ink: .secondary)
    time = TextLayout(font, width: room * 0.16, alignment: .trailing, ink: .secondary)
    count = TextLayout(font, width: room * 0.18, alignment: .trailing)
  }

  fileprivate var json: JSON {
    ["rows": JSON(rows), "name": name.json, "date": date.json, "time": time.json, "count": count.json]
  }
}
