/// The measures of the insult widget.
public enum InsultLayout: WidgetLayout {
  /// Of ``InsultContent/Form/text(_:)``.
  case text(InsultTextLayout)
  /// Of ``InsultContent/Form/emblem``: the size of its symbol, in the middle of the frame.
  case emblem(WidgetFont)

  /// The measures for an insult in a frame, with the largest type in which it fits.
  ///
  /// - Parameters:
  ///   - forms: The insult and shorter forms of it; where none fits in any size, the smallest.
  ///   - frame: The place of the widget.
  package init(for forms: TextForms, in frame: WidgetFrame) {
    let layouts = InsultStep.all(of: frame.family).map { InsultTextLayout($0, in: frame) }
    for form in forms.all {
      if let layout = layouts.first(where: { $0.room.whole(form) != nil }) {
        self = .text(layout)
        return
      }
    }
    self =
      layouts.last.map { .text($0) }
      ?? .emblem(WidgetFont(min(32, min(frame.size.width, frame.size.height) * 0.45)))
  }

  /// The layout of each text by the text's name.
  public var json: JSON {
    switch self {
    case .text(let layout): layout.json
    case .emblem(let font): ["kind": "emblem", "emblem": font.json]
    }
  }
}

/// How the parts of the widget are set, one below the other; measures in points.
///
/// By the source document, except for the steps of size, the lock screen, and what no document says: the spaces and the
/// emblem.
public struct InsultTextLayout: Hashable, Sendable {
  /// The face of insults, IM Fell English, by its PostScript name; where it is not registered, the system's serif stands in.
  ///
  /// The fonts are by Igino Marini after types of the Fell bequest, under the SIL Open Font License 1.1. The app
  /// brings its file: <doc:BookFace>.
  public static let bookFace = "IMFellEnglish-Regular"
  /// The design of the system's type that stands in for the face where its file is missing.
  public static let bookFaceFallback = "serif"

  /// Space on all sides.
  public let padding: Double
  /// Between the emblem, the title, the insult and the time, also between the title and the emblems beside it.
  public let spacing: Double
  /// The symbol of the emblem, ``emblemWidth`` of its size wide; `nil` where there is none.
  public let emblem: WidgetFont?
  /// The title; `nil` where there is none.
  public let title: TextLayout?
  /// The space between letters of the title.
  public let titleTracking: Double
  /// The insult.
  public let text: TextLayout
  /// The face of the insult, ``bookFace``; `nil` for that of the system.
  public let faceName: String?
  /// Between two lines of the insult.
  public let lineSpacing: Double
  /// Since when the insult stands; `nil` where that is not shown.
  public let sinceText: TextLayout?
  /// The button that passes the insult over, in the lower corner where lines end; `nil` where there is no room for it.
  public let another: Button?
  /// The line within the edges that makes the background a sheet; `nil` on the lock screen.
  public let parchment: Parchment?
  /// The mean width of a character of the insult, as a part of the size.
  private let advance: Double

  /// How wide the emblem is, as a part of its size: an estimate, not measured.
  public static let emblemWidth = 1.4

  init(_ step: InsultStep, in frame: WidgetFrame) {
    let family = frame.family
    let width = frame.size.width - 2 * step.inset
    let isTitled = family == .medium || family == .large
    let alignment: TextLayout.Alignment = family == .small || family == .large ? .center : .leading
    let weight: WidgetFont.Weight =
      switch family {
      case .large: .bold
      case .medium: .semibold
      case .small, .circular, .rectangular, .inline: .medium
      }
    padding = step.inset
    lineSpacing = step.spacing
    advance = step.advance
    text = TextLayout(
      WidgetFont(step.size, weight), width: width, lineLimit: step.lines(in: frame.size),
      alignment: alignment,
      ink: .role)
    faceName = isTitled ? Self.bookFace : nil

    parchment = family.isAccessory ? nil : Parchment(frame.size)

    func small(_ size: Double, _ weight: WidgetFont.Weight = .regular, beside: Double = 0) -> TextLayout {
      TextLayout(WidgetFont(size, weight), width: width - beside, alignment: alignment, ink: .role)
    }
    let besideButton = Button.trailing + Button.side - step.inset
    switch family {
    case .small:
      (emblem, title, titleTracking, sinceText) = (WidgetFont(18), nil, 0, nil)
      spacing = 6
    case .medium:
      (emblem, title, titleTracking, sinceText) = (
        nil, small(10, .bold), 1.5, small(9, beside: besideButton)
      )
      spacing = 6
    case .large:
      let emblems = 2 * (14 * Self.emblemWidth + 8)
      (emblem, title, titleTracking, sinceText) = (
        // Centred, so there is as much room on the other side of it.
        WidgetFont(14), small(14, .bold, beside: emblems), 2, small(11, beside: 2 * besideButton)
      )
      spacing = 8
    case .circular, .rectangular, .inline:
      (emblem, title, titleTracking, sinceText) = (nil, nil, 0, nil)
      spacing = 0
    }
    another = sinceText.map { Button(beside: $0, above: step.inset) }
  }

  /// A button in a corner: a symbol in the middle of the place that takes a tap.
  public struct Button: Hashable, Sendable {
    /// The type of the symbol.
    public let font: WidgetFont
    /// How far the place is above the lower edge of the frame, in points.
    public let bottom: Double

    /// From side to side and from top to bottom, in points: what Apple's Human Interface Guidelines ask for at the least.
    ///
    /// It may lie over the end of a line of the insult, which then takes the tap.
    public static let side = 44.0
    /// How far the place is from the edge where lines end, in points: its symbol is beside the turn of the parchment's line.
    public static let trailing = 8.0

    /// The place whose middle is that of a line of text.
    init(beside text: TextLayout, above inset: Double) {
      font = WidgetFont(text.font.size + 3, .semibold)
      bottom = max(0, inset + text.height / 2 - Self.side / 2)
    }

    fileprivate var json: JSON {
      .present([
        ("bottom", JSON(bottom)), ("font", font.json), ("side", JSON(Self.side)),
        ("trailing", JSON(Self.trailing)),
      ])
    }
  }

  /// How much of an insult there is room for.
  var room: TextRoom { TextRoom(text, advance: advance) }

  /// The height of all parts together; at most that of the frame.
  public var totalHeight: Double {
    // Beside a title the emblem is in its line.
    let above = title?.height ?? emblem?.lineHeight
    let others = [above, sinceText?.height].compactMap { $0 }.reduce(0) { $0 + $1 + spacing }
    return 2 * padding + others + textHeight
  }

  /// The height of all lines that the insult may have, with the space between them.
  public var textHeight: Double { text.height + Double(text.lineLimit - 1) * lineSpacing }

  fileprivate var json: JSON {
    .present([
      ("kind", "text"), ("padding", JSON(padding)), ("spacing", JSON(spacing)), ("emblem", emblem?.json),
      ("title", title?.json), ("titleTracking", title == nil ? nil : JSON(titleTracking)),
      ("text", text.json), ("faceName", faceName.map(JSON.string)),
      ("faceFallback", faceName.map { _ in .string(Self.bookFaceFallback) }),
      ("lineSpacing", JSON(lineSpacing)),
      ("sinceText", sinceText?.json), ("another", another?.json),
    ])
  }
}
