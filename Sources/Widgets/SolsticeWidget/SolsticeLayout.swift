/// The layout of the widget in points, computed from its size at run time.
///
/// Texts, bar and rows are below one another in the order of the members from ``title`` on. The sizes in the
/// app's source document (364×169, 364×364) do not exist on any phone.
public struct SolsticeLayout: WidgetLayout {
  /// The layout of the times of the Sun.
  public struct Sun: Hashable, Sendable {
    /// The number of sunrises and sunsets that are drawn in rows of their own; 0 if all are in one line.
    public let rows: Int
    /// The layout of a row, or of the single line.
    public let line: TextLayout
    /// The layout of the reason why there are no times.
    public let note: TextLayout
    /// The layout of the place above them; `nil` if the place is not named.
    public let place: TextLayout?
  }

  /// The layout of the events after the next one: one per line, with its texts in the order of the members.
  public struct Upcoming: Hashable, Sendable {
    /// The number of events.
    public let rows: Int
    /// The name.
    public let name: TextLayout
    /// The date.
    public let date: TextLayout
    /// The time.
    public let time: TextLayout
    /// The number of days to the event.
    public let count: TextLayout
  }

  /// The margin around the texts; 0 on the lock screen.
  public private(set) var padding = 0.0
  /// The vertical distance between parts, and the horizontal distance between the texts of a row.
  public private(set) var spacing = 0.0
  /// The picture, beside the texts in medium, above them in small and large; `nil` on the lock screen.
  public private(set) var image: PointSize?
  /// The symbol of the season: in the centre of the picture, above the count in the ring, before the text in
  /// inline.
  public private(set) var symbol: WidgetFont?
  /// The ring of circular, around the symbol and the count.
  public private(set) var ring: RingLayout?
  /// The name of the event.
  public private(set) var title: TextLayout?
  /// The number of days.
  public private(set) var count: TextLayout?
  /// The bar of the progress.
  public private(set) var bar: BarLayout?
  /// The text of the progress.
  public private(set) var progress: TextLayout?
  /// The date and time of the event.
  public private(set) var moment: TextLayout?
  /// The times of the Sun, if they are shown.
  public private(set) var sun: Sun?
  /// The events after the next one.
  public private(set) var upcoming: Upcoming?
  /// The text of the inline family.
  public private(set) var inline: TextLayout?

  /// Creates the layout for a frame.
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
      // The line with the name of the place reduces the height of the picture.
      let place = showsSun && namesPlace ? WidgetFont(size).lineHeight : 0
      setImage(PointSize(width: width, height: max(0, height / 2 - place)))
      let room = width - 2 * padding
      setTitle(min(16, height / 22), count: min(32, height / 12.5), width: room)
      setLines(
        size, barHeight: min(6, height / 60), width: room,
        sun: showsSun ? (rows: 0, namesPlace: namesPlace) : nil)
      upcoming = Upcoming(rows: 3, font: WidgetFont(size), width: room, spacing: spacing)
    case .rectangular:
      // The times of the Sun need two lines, so the others get smaller.
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
      // The inner width of the ring at the top and the bottom of the symbol and count.
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

  /// The font size at which the longest count fits.
  ///
  /// That is "Tomorrow" or "Ngày mai", with eight letters of about 0.6 times the size.
  private static func countSize(in width: Double) -> Double { max(0, width) / 4.8 }
}

extension SolsticeLayout.Sun {
  fileprivate init(rows: Int, font: WidgetFont, width: Double, namesPlace: Bool) {
    self.rows = rows
    place = namesPlace ? TextLayout(font, width: width, ink: .secondary) : nil
    line = TextLayout(font, width: width, ink: .secondary)
    note = TextLayout(font, width: width, lineLimit: max(1, rows), ink: .secondary)
  }
}

extension SolsticeLayout.Upcoming {
  fileprivate init(rows: Int, font: WidgetFont, width: Double, spacing: Double) {
    self.rows = rows
    let room = max(0, width - 3 * spacing)
    // The shares of the longest texts: "September equinox", "September 23, 2026", "10:24 AM", "183 days".
    name = TextLayout(font, width: room * 0.32, ink: .role)
    date = TextLayout(font, width: room * 0.34, ink: .secondary)
    time = TextLayout(font, width: room * 0.16, alignment: .trailing, ink: .secondary)
    count = TextLayout(font, width: room * 0.18, alignment: .trailing)
  }
}
