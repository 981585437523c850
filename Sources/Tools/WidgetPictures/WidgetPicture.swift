/// A widget as a picture: an SVG document that shows a snapshot in its layout.
///
/// It makes no decisions. It is a sketch of what a device draws, with another font and other symbols.
package enum WidgetPicture {
  /// The distance by which the background extends beyond a lock-screen widget, which has no margin, in
  /// points.
  private static let margin = 8.0
  /// The height of the line below a sample that marks it as one, and its distance, in points.
  private static let (markHeight, markDistance) = (16.0, 4.0)
  /// The corner radius of a home-screen widget, in points; smaller frames have less.
  private static let cornerRadius = 22.0
  /// The system fonts, then fonts with the letters of Vietnamese and Chinese.
  ///
  /// 'Liberation Sans' is after the first ones, because it lacks most Vietnamese letters.
  private static let faces =
    "-apple-system,'Segoe UI','Noto Sans',Arial,'Liberation Sans','PingFang SC','Microsoft YaHei',"
    + "'Noto Sans CJK SC',sans-serif"

  /// Returns the picture of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot, redacted or not.
  ///   - system: The widget.
  ///   - environment: The environment in which the snapshot was made.
  ///   - appearance: The colouring; by default that of a light screen.
  /// - Returns: An SVG document with one root element and a line feed at the end; the same on every machine.
  package static func svg<Definition: WidgetDefinition>(
    of snapshot: Definition.Snapshot, _ definition: Definition.Type, in environment: WidgetEnvironment,
    _ appearance: Appearance? = nil
  ) -> String {
    drawn(snapshot, definition, in: environment, appearance).svg
  }

  /// Returns the picture of a snapshot, as ``svg(of:_:in:_:)`` does, and its areas that react to taps.
  package static func drawn<Definition: WidgetDefinition>(
    _ snapshot: Definition.Snapshot, _ definition: Definition.Type, in environment: WidgetEnvironment,
    _ appearance: Appearance? = nil
  ) -> (svg: String, taps: [TapArea]) {
    let frame = environment.frame
    let (appearance, background) = (appearance ?? .usual(of: frame.family), Definition.Role.background)
    let ground = appearance.ground(background)
    let margin = frame.family.isAccessory ? margin : 0
    let size = PointSize(width: frame.size.width + 2 * margin, height: frame.size.height + 2 * margin)
    let radius = radius(of: frame.family, size)
    let card = SVGWriter.rectangle(size, at: DrawnPoint(x: -margin, y: -margin), radius: radius)
    let clip = "card-\(SVGWriter.number(size.width))x\(SVGWriter.number(size.height))"
    var drawing = SVGWriter()
    PictureRenderer.part(snapshot.drawing, appearance, over: background).placed(in: frame.size)
      .draw(&drawing, DrawnPoint(x: 0, y: 0))
    let sample = definition.sampleMark(of: snapshot, in: environment)
    let spoken = [sample, snapshot.accessibility.value].compactMap { $0 }.filter { !$0.isEmpty }
    var writer = SVGWriter()
    writer.element("title", [], containing: SVGWriter.escaped(snapshot.accessibility.label))
    if !spoken.isEmpty {
      writer.element("desc", [], containing: SVGWriter.escaped(spoken.joined(separator: ": ")))
    }
    writer.element(
      "clipPath", [("id", clip)], containing: "\n\(SVGWriter.element("rect", card))\n")
    writer.element("rect", card + SVGWriter.fill(ground))
    writer.element("g", [("clip-path", "url(#\(clip))")], containing: "\n\(drawing.text)")
    // Half of the line's width is inside the picture.
    writer.element(
      "rect",
      SVGWriter.rectangle(
        PointSize(width: size.width - 1, height: size.height - 1),
        at: DrawnPoint(x: 0.5 - margin, y: 0.5 - margin), radius: radius - 0.5)
        + SVGWriter.stroke(appearance.border, width: 1))
    var height = size.height
    let mark = sample.flatMap {
      Drawing.text(
        "sample", TextForms($0), TextLayout(WidgetFont(11), width: size.width, alignment: .center),
        role: CommonRole.secondary)
    }
    if let mark {
      let room = PointSize(width: size.width, height: markHeight)
      Part.layers([
        .box(room, radius: markHeight / 2, ground),
        PictureRenderer.part(mark, appearance, over: background).placed(in: room),
      ]).draw(&writer, DrawnPoint(x: -margin, y: height - margin + markDistance))
      height += markDistance + markHeight
    }
    let box = [-margin, -margin, size.width, height].map(SVGWriter.number)
    let root: [SVGWriter.Attribute] = [
      ("width", box[2]), ("height", box[3]), ("viewBox", box.joined(separator: " ")), ("role", "img"),
      ("lang", definition.language(for: environment.language).tag), ("font-family", faces),
    ]
    return (SVGWriter.document(root, containing: writer.text), drawing.taps)
  }

  private static func radius(of family: Family, _ size: PointSize) -> Double {
    let side = min(size.width, size.height)
    return switch family {
    case .small, .medium, .large: min(cornerRadius, side / 6)
    case .circular: side / 2
    case .rectangular, .inline: min(12, size.height / 4)
    }
  }
}
