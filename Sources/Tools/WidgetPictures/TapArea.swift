/// An area of a picture that reacts to taps, for systems that show widgets as pictures.
package struct TapArea: Hashable, Sendable {
  /// The effect of a tap.
  package enum Target: Hashable, Sendable {
    /// It opens a page of the app, by a link without its scheme.
    case link(String)
    /// It performs an action without opening the app.
    case action(WidgetAction)
  }

  package let target: Target
  /// The upper left corner in the picture, and the width and height, in points.
  package let origin: DrawnPoint, size: PointSize
  /// The text that is read aloud instead of the texts in the area.
  package let spoken: AccessibilityText
}

extension Part {
  /// Returns the part as an area that reacts to taps.
  func tapped(_ target: TapArea.Target, _ spoken: AccessibilityText) -> Part {
    Part(size, baseline: baseline) { writer, origin in
      writer.taps.append(TapArea(target: target, origin: origin, size: size, spoken: spoken))
      draw(&writer, origin)
    }
  }
}

extension Drawing {
  /// The text that is read aloud for the drawing: its own, or else its visible texts.
  var spoken: AccessibilityText {
    switch self {
    case .marked(_, .spoken(let text)): text
    case .marked(let part, _): part.spoken
    default: AccessibilityText(label: texts.map { $0.forms.longest }.joined(separator: ", "))
    }
  }
}
