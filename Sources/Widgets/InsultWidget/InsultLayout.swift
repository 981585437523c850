/// The layout of the insult widget.
public enum InsultLayout: WidgetLayout {
  /// The layout of ``InsultContent/Form/text(_:)``.
  case text(InsultTextLayout)
  /// The layout of ``InsultContent/Form/emblem``: the font of its symbol, in the middle of the frame.
  case emblem(WidgetFont)

  /// Creates the layout for an insult in a frame, with the largest font size that fits.
  ///
  /// - Parameters:
  ///   - forms: The insult with its shorter forms; if none fits in any size, the smallest size is used.
  ///   - frame: The frame of the widget.
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
}

/// The layout of the widget's parts from top to bottom; lengths are in points.
///
/// It follows the app's source document, except for the steps of font size, the lock screen, the distances
/// and the emblem, which the document does not specify.
public struct InsultTextLayout: Hashable, Sendable {
  /// The PostScript name of the font for insults, IM Fell English.
  ///
  /// If it is not registered, the system's serif font is used. The fonts are by Igino Marini, after types of
  /// the Fell bequest, under the SIL Open Font License 1.1. The app contains the font file: <doc:BookFace>.
  public static let bookFace = "IMFellEnglish-Regular"
  /// The design of the system font that is used if the font file is missing.
  public static let bookFaceFallback = "serif"

  /// The margin on all four sides.
  public let padding: Double
  /// The distance between the emblem, the title, the insult and the time, and between the title and the
  /// emblems beside it.
  public let spacing: Double
  /// The font of the emblem's symbol, which is ``emblemWidth`` times its size wide; `nil` if there is none.
  public let emblem: WidgetFont?
  /// The title; `nil` if there is none.
  public let title: TextLayout?
  /// The distance between the letters of the title.
  public let titleTracking: Double
  /// The insult.
  public let text: TextLayout
  /// The font name of the insult, ``bookFace``; `nil` for the system font.
  public let faceName: String?
  /// The distance between two lines of the insult.
  public let lineSpacing: Double
  /// The time from which the insult is shown; `nil` if there is none.
  public let sinceText: TextLayout?
  /// The button that passes the insult over, in the lower corner where lines end; `nil` where there is no room for it.
  public let another: Button?
  /// The line within the edges that makes the background a sheet; `nil` on the lock screen.
  public let parchment: Parchment?
  /// The mean width of a character of the insult, as a multiple of the font size.
  private let advance: Double

  /// The width of the emblem as a multiple of its size: an estimate, not measured.
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
        // The text is centred, so the same room is reserved on the other side.
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
    /// The distance of the area from the lower edge of the frame, in points.
    public let bottom: Double

    /// The width and height of the area in points: the minimum in Apple's Human Interface Guidelines.
    ///
    /// It may overlap the end of a line of the insult, where the button then receives the tap.
    public static let side = 44.0
    /// The distance of the area from the trailing edge, in points; the symbol is then beside the corner of
    /// the parchment's line.
    public static let trailing = 8.0

    /// Creates a button with the same vertical centre as a line of text.
    init(beside text: TextLayout, above inset: Double) {
      font = WidgetFont(text.font.size + 3, .semibold)
      bottom = max(0, inset + text.height / 2 - Self.side / 2)
    }
  }

  /// The room for an insult.
  var room: TextRoom { TextRoom(text, advance: advance) }

  /// The total height of all parts, at most the height of the frame.
  public var totalHeight: Double {
    // An emblem beside a title is in the title's line.
    let above = title?.height ?? emblem?.lineHeight
    let others = [above, sinceText?.height].compactMap { $0 }.reduce(0) { $0 + $1 + spacing }
    return 2 * padding + others + textHeight
  }

  /// The height of the largest number of lines, with the distances between them.
  public var textHeight: Double { text.height + Double(text.lineLimit - 1) * lineSpacing }
}
