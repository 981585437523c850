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
    let appearance = appearance ?? .usual(of: frame.family)
    let part = PictureRenderer.part(snapshot.drawing, appearance, over: Definition.Role.background)
    let size = frame.size
    let margin = frame.family.isAccessory ? margin : 0
    let (width, height) = (size.width + 2 * margin, size.height + 2 * margin)
    let box = [-margin, -margin, width, height].map { SVGWriter.number($0) }
    let sample = definition.sampleMark(of: snapshot, in: environment)
    let mark = sample.flatMap {
      Drawing.text(
        "sample", TextForms($0), TextLayout(WidgetFont(11), width: width, alignment: .center),
        role: CommonRole.secondary)
    }
    let wholeHeight = SVGWriter.number(height + (mark == nil ? 0 : markDistance + markHeight))
    let spoken = [sample, snapshot.accessibility.value].compactMap { $0 }.filter { !$0.isEmpty }
    let radius = radius(of: frame, width: width, height: height)
    let clip = "card-\(box[2])x\(box[3])"
    let card: [SVGWriter.Attribute] = [
      ("x", box[0]), ("y", box[1]), ("width", box[2]), ("height", box[3]), ("rx", SVGWriter.number(radius)),
    ]
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", box[2]), ("height", wholeHeight),
        ("viewBox", (box.dropLast() + [wholeHeight]).joined(separator: " ")), ("role", "img"),
        ("lang", definition.language(for: environment.language).tag), ("font-family", faces),
      ]
    ) { writer in
      writer.element("title", [], containing: snapshot.accessibility.label)
      if !spoken.isEmpty { writer.element("desc", [], containing: spoken.joined(separator: ": ")) }
      writer.element("clipPath", [("id", clip)]) { $0.element("rect", card) }
      writer.element("rect", card + SVGWriter.fill(appearance.ground(Definition.Role.background)))
      writer.element("g", [("clip-path", "url(#\(clip))")]) {
        part.placed(in: size).draw(&$0, DrawnPoint(x: 0, y: 0))
      }
      // Half of the line's width is inside the picture.
      writer.element(
        "rect",
        [
          ("x", SVGWriter.number(0.5 - margin)), ("y", SVGWriter.number(0.5 - margin)),
          ("width", SVGWriter.number(width - 1)), ("height", SVGWriter.number(height - 1)),
          ("rx", SVGWriter.number(radius - 0.5)),
        ] + SVGWriter.stroke(appearance.border, width: 1))
      guard let mark else { return }
      let room = PointSize(width: width, height: markHeight)
      let corner = DrawnPoint(x: -margin, y: height - margin + markDistance)
      writer.element(
        "rect",
        SVGWriter.room(room, at: corner) + [("rx", SVGWriter.number(markHeight / 2))]
          + SVGWriter.fill(appearance.ground(Definition.Role.background)))
      PictureRenderer.part(mark, appearance, over: Definition.Role.background).placed(in: room).draw(
        &writer, corner)
    }
    return (writer.text, writer.taps)
  }

  private static func radius(of frame: WidgetFrame, width: Double, height: Double) -> Double {
    switch frame.family {
    case .small, .medium, .large: min(cornerRadius, min(width, height) / 6)
    case .circular: min(width, height) / 2
    case .rectangular, .inline: min(12, height / 4)
    }
  }
}
