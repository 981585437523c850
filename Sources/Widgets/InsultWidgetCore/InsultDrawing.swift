import DomainRecords
import InsultWidgetTables

// The measures follow the app's source document, except for the steps of font size, the lock screen, the distances
// and the emblem, which the document does not specify.

extension InsultFacts {
  /// The PostScript name of the font for insults, IM Fell English.
  ///
  /// If it is not registered, the system's serif font is used. The fonts are by Igino Marini, after types of
  /// the Fell bequest, under the SIL Open Font License 1.1. The app contains the font file: <doc:BookFace>.
  public static let bookFace = "IMFellEnglish-Regular"
  /// The symbol of the emblem, a decoration that is never read aloud.
  public static let emblemSymbol = "theatermasks.fill"
  /// The symbol of the button that skips the insult.
  public static let anotherSymbol = "arrow.clockwise"
  /// The width of the emblem as a multiple of its size: an estimate, not measured.
  private static let emblemWidth = 1.4

  /// Returns the insult on a sheet with its title and time, in the largest size that fits, or its noun in the circle.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let steps = FontStep.all(in: frame)
    guard let smallest = steps.last else { return noun(in: min(frame.size.width, frame.size.height)) }
    let step = text.all.lazy.compactMap { form in steps.first { $0.fits(form) } }.first ?? smallest
    if frame.family == .inline { return .line("text", .visible(text), step.layout) ?? .nothing }
    let since = sinceLayout(in: frame, step)
    return .layers {
      frame.family.isAccessory ? nil : .outline(Self.parchment(in: frame.size))
      sheet(step, since, frame)?.marked(.spoken(accessibility)).marked(.changesOnTap).framed(
        frame.size)
      since.flatMap { button(beside: $0, above: step.inset) }?.framed(frame.size, .trailing, .bottom)
    } ?? .nothing
  }

  /// Returns whether a family shows some form of an insult whole; the circle has no room for quotations.
  static func hasRoom(for insult: Insult, in frame: WidgetFrame) -> Bool {
    guard case .quotation = insult, !isTitled(frame.family) else { return true }
    let steps = FontStep.all(in: frame)
    return forms(of: insult, in: frame.family).all.contains { form in steps.contains { $0.fits(form) } }
  }

  /// Returns whether a family has the title and the time beside the insult, whose letters shrink there until it has room.
  private static func isTitled(_ family: Family) -> Bool { family == .medium || family == .large }

  /// Returns the noun below the emblem; its parts are on lines of their own, and the longest has the width of the circle.
  private func noun(in diameter: Double) -> Drawing {
    // The noun is the last word, also of a sample, which is a whole sentence.
    let noun = text.longest.split { " !".contains($0) }.last ?? ""
    let parts = noun.split(separator: "-", maxSplits: 1)
    let lines = parts.dropLast().map { "\($0)-" } + parts.suffix(1).map { "\($0)!" }
    let (width, largest) = (diameter * 0.88, diameter / 6)
    let longest = lines.map { $0.count }.max() ?? 1
    let size = min(largest, max(TextLayout.smallestSize, width / (0.6 * Double(longest))))
    return Drawing.column(.center) {
      Self.emblem(WidgetFont(largest))
      Drawing.text(
        "text", TextForms(lines.joined(separator: "\n")),
        TextLayout(WidgetFont(size, .semibold), width: width, lineLimit: lines.count, alignment: .center),
        role: InsultRole.insult)
    }?.marked(.spoken(accessibility)).marked(.changesOnTap) ?? .nothing
  }

  /// Returns the emblem in a font.
  public static func emblem(_ font: WidgetFont) -> Drawing {
    var symbol = DrawnSymbol(
      emblemSymbol, font, role: InsultRole.title, width: font.size * Self.emblemWidth)
    symbol.scale = emblemWidth
    return .symbol(symbol)
  }

  /// Returns the title, the insult and the time from which it is shown.
  private func sheet(_ step: FontStep, _ since: TextLayout?, _ frame: WidgetFrame) -> Drawing? {
    let (family, width) = (frame.family, step.layout.width)
    let isTitled = Self.isTitled(family)
    let spacing: Double = family.isAccessory ? 0 : family == .large ? 8 : 6
    let emblem =
      family == .small || family == .large ? Self.emblem(WidgetFont(family == .small ? 18 : 14)) : nil
    let besideTitle: Double = family == .large ? 2 * (14 * Self.emblemWidth + spacing) : 0
    let font = WidgetFont(family == .large ? 14 : 10, .bold)
    let titleLine =
      isTitled
      ? Drawing.text(
        "title", title,
        TextLayout(font, width: width - besideTitle, alignment: step.layout.alignment),
        role: InsultRole.title
      ) {
        $0.tracking = family == .large ? 2 : 1.5
        $0.isTight = emblem != nil
      } : nil
    return .column(step.layout.alignment, spacing: spacing) {
      if isTitled, let emblem {
        Drawing.row(spacing: spacing) {
          emblem
          titleLine
          emblem
        }
      } else {
        emblem
        titleLine
      }
      Drawing.text(
        "text", text, step.layout, role: family == .small ? InsultRole.smallInsult : InsultRole.insult
      ) {
        $0.face = isTitled ? Self.bookFace : nil
        $0.lineSpacing = step.lineSpacing
        $0.keepsHeight = true
        // The insult has the user's tint if neither the title nor the emblem has it.
        $0.isAccent = !isTitled && emblem == nil
      }
      Drawing.text("footText", footText, since, role: InsultRole.since)
    }
  }

  /// The distance of the area of the button from the trailing edge, in points; the symbol is then beside the corner
  /// of the parchment's line.
  private static let buttonMargin = 8.0

  /// Returns the room for the time, beside the button; `nil` where there is none.
  private func sinceLayout(in frame: WidgetFrame, _ step: FontStep) -> TextLayout? {
    guard Self.isTitled(frame.family) else { return nil }
    let isLarge = frame.family == .large
    let button = Self.buttonMargin + Drawing.tapSide - step.inset
    // A centred text is as far from the other side, so that it stays in the middle.
    return TextLayout(
      WidgetFont(isLarge ? 11 : 10), width: step.layout.width - (isLarge ? 2 : 1) * button,
      alignment: step.layout.alignment)
  }

  /// Returns the button beside the time, with the same vertical centre.
  ///
  /// Its whole square receives taps, not only the symbol. It may overlap the end of a line of the insult.
  private func button(beside text: TextLayout, above inset: Double) -> Drawing? {
    guard let another else { return nil }
    return Drawing.symbol(
      Self.anotherSymbol, WidgetFont(text.font.size + 3, .semibold), role: InsultRole.title)?
      .framed(PointSize(width: Drawing.tapSide, height: Drawing.tapSide))
      .marked(.action(WidgetAction(another.index), another.accessibility))
      .padded(Self.buttonMargin, max(0, inset + text.height / 2 - Drawing.tapSide / 2))
  }

  /// Returns a line near the edges, indented at the corners, that makes the background look like a sheet of parchment.
  private static func parchment(in size: PointSize) -> DrawnOutline {
    // The indentation ends before the title of the medium family begins.
    let (edge, turn) = (6.0, 8.0)
    let (right, bottom) = (size.width - edge, size.height - edge)
    let points = [
      (edge + turn, edge), (right - turn, edge), (right - turn, edge + turn), (right, edge + turn),
      (right, bottom - turn), (right - turn, bottom - turn), (right - turn, bottom), (edge + turn, bottom),
      (edge + turn, bottom - turn), (edge, bottom - turn), (edge, edge + turn), (edge + turn, edge + turn),
      (edge + turn, edge),
    ]
    return DrawnOutline(
      points.map { DrawnPoint(x: $0.0, y: $0.1) }, in: size, lineWidth: 1, opacity: 0.35,
      role: InsultRole.since)
  }
}

/// A font size in which a family may set insults, in a frame.
private struct FontStep {
  /// The margin on each side, in points.
  let inset: Double
  /// The distance between two lines, in points.
  let lineSpacing: Double
  /// The room for the insult.
  let layout: TextLayout
  /// The mean width of a character, as a multiple of the font size.
  private let advance: Double

  /// Returns the sizes of the frame's family in descending order; empty for a family without text.
  static func all(in frame: WidgetFrame) -> [FontStep] {
    let family: InsultLayoutRecord.Family? =
      switch frame.family {
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .rectangular: .rectangular
      case .inline: .inline
      case .circular: nil
      }
    return layouts.filter { $0.family == family }.map { FontStep($0, in: frame) }
  }

  private init(_ record: InsultLayoutRecord, in frame: WidgetFrame) {
    inset = Double(record.inset)
    lineSpacing = Double(record.spacing)
    advance = Double(record.advance) / 1000
    let size = Double(record.size)
    let height = frame.size.height - 2 * inset - Double(record.reserved) + lineSpacing
    let lines = height / (size * Double(record.leading) / 1000 + lineSpacing)
    let family = frame.family
    layout = TextLayout(
      WidgetFont(size, family == .large ? .bold : family == .medium ? .semibold : .medium),
      width: frame.size.width - 2 * inset,
      lineLimit: lines >= Double(record.lines) ? record.lines : max(1, Int(lines)),
      alignment: family == .small || family == .large ? .center : .leading)
  }

  /// Returns whether a text fits at full size, if its characters are as wide as the mean.
  func fits(_ text: String) -> Bool {
    let fitted = TextForms(text).fitted(in: layout) { Double($0.count) * $1.size * advance }
    return fitted.fits && fitted.scale == 1
  }
}

extension WidgetAction {
  /// Creates the action that skips the insult at an index.
  init(_ index: InsultIndex) {
    self.init("skipInsult", ["slot": "\(index.slot)", "skipped": "\(index.skipped)"])
  }
}

extension InsultIndex {
  /// Creates the index of an action that skips an insult; `nil` for another action.
  public init?(_ action: WidgetAction) {
    guard action.name == "skipInsult", let slot = action.values["slot"].flatMap({ Int64($0) }),
      let skipped = action.values["skipped"].flatMap({ Int64($0) })
    else { return nil }
    self.init(slot: slot, skipped: skipped)
  }
}
