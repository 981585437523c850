import FontWidths

/// Lays a drawing out as a picture: breaks texts into lines, chooses their forms and sizes, and colours all parts.
struct PictureRenderer {
  private let appearance: Appearance
  private let ground: RGBColor
  private let columns: [String: Column]

  /// The form and the size of letters that the texts of a column have in common.
  private struct Column {
    var form = 0
    var scale = 1.0
  }

  /// Returns the parts of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing of a widget.
  ///   - appearance: The colouring.
  ///   - background: The colour behind the widget.
  static func part(
    _ drawing: Drawing, _ appearance: Appearance, over background: some ColorRole
  ) -> Part {
    let columns = drawing.columns.mapValues { texts in
      let forms = texts.filter { $0.sharing == .form }.map { text in
        text.forms.fitted(in: text.layout) { line, _ in width(line, of: text) }.form
      }
      let form = forms.max() ?? 0
      return Column(
        form: form, scale: texts.map { fitted($0, $0.forms.from(form)).scale }.min() ?? 1)
    }
    return PictureRenderer(appearance: appearance, ground: appearance.ground(background), columns: columns)
      .part(drawing)
  }

  private func part(_ drawing: Drawing) -> Part {
    switch drawing {
    case .text(let text): part(text)
    case .hidden(let layout): hidden(layout)
    case .line(let text, let symbol, let layout): line(text, symbol, layout)
    case .symbol(let symbol): part(symbol)
    case .ring(let layout, let filled, let paint, let track):
      .ring(layout, fraction: layout.filledPart(filled), color(paint), track: color(track))
    case .bar(let layout, let filled, let paint, let track, let line):
      bar(layout, filled, paint, track: track, line: line)
    case .trend(let trend):
      trend.line.isEmpty
        ? Self.nothing : .curve(trend.line, trend.size, lineWidth: trend.lineWidth, color(trend.paint))
    case .shape(let size, let radius, let paint): .box(size, radius: radius, color(paint))
    case .outline(let outline):
      appearance.mode == .fullColor
        ? .curve(
          outline.points, outline.size, lineWidth: outline.lineWidth,
          color(outline.paint).faded(to: outline.opacity)) : Self.nothing
    case .image(let image): part(image)
    case .space(let size): .space(size)
    case .row(let parts, let spacing, let alignment): .row(parts.map(part), spacing: spacing, alignment)
    case .column(let parts, let spacing, let alignment): .column(parts.map(part), spacing: spacing, alignment)
    case .layers(let parts): .layers(parts.map(part))
    case .frame(let inner, let size, let horizontal, let vertical):
      part(inner).placed(in: size, horizontal, vertical)
    case .padding(let inner, let margins): part(inner).padded(margins.width, margins.height)
    case .marked(let inner, .baselineFont(let font)): part(inner).standing(in: font)
    case .marked(let inner, .link(let link, let spoken)):
      part(inner).tapped(.link(link), spoken ?? inner.spoken)
    case .marked(let inner, .action(let action, let spoken)): part(inner).tapped(.action(action), spoken)
    case .marked(let inner, _): part(inner)
    }
  }

  private func part(_ text: DrawnText) -> Part {
    let column = text.sharing == .nothing ? Column() : columns[text.name] ?? Column()
    let (lines, own) = Self.fitted(
      text, text.sharing == .form ? text.forms.from(column.form) : text.forms)
    // Texts that share their size may be set in different sizes, and none must become too small to read.
    let scale = min(own, max(column.scale, text.layout.leastScale))
    let width = text.layout.width
    let words = lines.map { Self.width($0, of: text, inWidest: true) * scale }.max() ?? 0
    let part = Part.text(
      text, lines, scale: scale, room: text.isTight ? min(width, words) : width, color(text.paint))
    guard text.keepsHeight else { return part }
    return part.placed(in: PointSize(width: width, height: text.height), text.layout.alignment)
  }

  private func part(_ symbol: DrawnSymbol) -> Part {
    .symbol(
      symbol.name, PointSize(width: symbol.width, height: symbol.font.lineHeight),
      height: symbol.font.size * symbol.scale, color(symbol.paint))
  }

  /// The symbol is at the beginning, and the text has the rest of the width.
  private func line(_ text: DrawnText?, _ symbol: DrawnSymbol?, _ layout: TextLayout) -> Part {
    let words = text.map(part) ?? hidden(layout)
    guard let symbol = symbol.map(part) else { return words }
    return .row(
      [symbol, words],
      spacing: max(0, layout.width + Drawing.lineSymbolWidth - symbol.size.width - words.size.width), .center)
  }

  private func part(_ image: DrawnImage) -> Part {
    if [.fullColor, .accented].contains(appearance.mode), let scene = SeasonScene(asset: image.asset) {
      return .scene(scene, image.size, isDark: appearance.isDark, isGrey: appearance.mode == .accented)
    }
    return part(image.symbol).placed(in: image.size)
  }

  /// Returns a bar with an optional line across it.
  private func bar(
    _ layout: BarLayout, _ filled: Double, _ paint: Paint, track: Paint, line: Double?
  ) -> Part {
    let size = PointSize(width: layout.width, height: layout.height)
    let radius = layout.height / 2
    func box(_ width: Double, at x: Double = 0, radius: Double, _ color: RGBColor) -> Part {
      let box = Part.box(PointSize(width: width, height: layout.height), radius: radius, color)
      return Part(size) { box.draw(&$0, DrawnPoint(x: $1.x + x, y: $1.y)) }
    }
    let fill = layout.filledWidth(filled).map { box($0, radius: radius, color(paint)) }
    let mark = line.map { line in
      box(
        BarLayout.lineWidth, at: layout.lineStart(at: line), radius: 0,
        BarLayout.isGap(at: line, filled: filled) ? ground : color(Paint(CommonRole.primary)))
    }
    return .layers([box(layout.width, radius: radius, color(track))] + [fill, mark].compactMap { $0 })
  }

  /// Returns the bar that replaces a hidden text.
  private func hidden(_ layout: TextLayout) -> Part {
    let line = layout.font.lineHeight
    let bar = Part.box(
      HiddenBar(layout).size, radius: line * 0.2,
      color(Paint(HiddenBar.role)).faded(to: HiddenBar.opacity))
    return bar.placed(in: PointSize(width: layout.width, height: line), layout.alignment)
  }

  private func color(_ paint: Paint) -> RGBColor { appearance.color(paint.colors) }

  private static var nothing: Part { .space(PointSize(width: 0, height: 0)) }

  /// Returns the width of a line on a device, or in the widest font of viewers.
  private static func width(_ line: String, of text: DrawnText, inWidest: Bool = false) -> Double {
    let font = text.layout.font
    return text.tracking * Double(line.unicodeScalars.count)
      + (inWidest
        ? SystemFace.wideWidth(of: line, in: font, isSerif: text.face != nil)
        : SystemFace.width(of: line, in: font))
  }

  /// Returns the lines of the form that fits on a device, and the scale of its letters.
  ///
  /// A viewer of the picture may have a wider font than the device, and SVG has no common way to keep a text
  /// in its room. So lines are broken, and letters are shrunk, for that wider font, but not below the smallest size
  /// that people can read: there a text may be too wide in the widest font, as it fits on devices.
  private static func fitted(_ text: DrawnText, _ forms: TextForms) -> (lines: [String], scale: Double) {
    let layout = text.layout
    let device = forms.fitted(in: layout) { line, _ in width(line, of: text) }
    let wide = TextForms(forms.all[device.form]).fitted(in: layout) { line, _ in
      width(line, of: text, inWidest: true)
    }
    // Letters may become smaller than on any device if otherwise a word would be lost that devices show.
    let fitted = wide.fits || !device.fits ? wide : device
    let widest = fitted.lines.map { width($0, of: text, inWidest: true) }.max() ?? 0
    let scale = min(device.scale, fitted.scale, widest > 0 ? layout.width / widest : 1)
    let least = min(1, TextLayout.smallestSize / layout.font.size)
    guard scale > least else { return (fitted.lines, least) }
    guard scale < 1 else { return (fitted.lines, 1) }
    // Sizes are written with two decimals, rounded down so that no text becomes larger.
    return (fitted.lines, (layout.font.size * scale * 100).rounded(.down) / 100 / layout.font.size)
  }
}

extension TextForms {
  /// The text without the forms before one; the last form stays.
  fileprivate func from(_ form: Int) -> TextForms {
    let rest = all.dropFirst(min(form, all.count - 1))
    return TextForms(rest.first ?? longest, shorter: Array(rest.dropFirst()))
  }
}
