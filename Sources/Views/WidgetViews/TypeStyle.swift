import SwiftUI

/// The differences of a text's type from the system's own.
public struct TypeStyle: Hashable, Sendable {
  /// The typefaces.
  public enum Face: Hashable, Sendable {
    /// The typeface of the system's own texts.
    case system
    /// The system's typeface with serifs.
    case serif
    /// A font of the app, by its PostScript name; it has one weight.
    case named(String)
  }

  /// The typeface.
  public var face: Face
  /// Additional space between letters, in points.
  public var tracking: Double
  /// Additional space between lines, in points.
  public var lineSpacing: Double

  /// Makes a style; by default the system's own type.
  public init(face: Face = .system, tracking: Double = 0, lineSpacing: Double = 0) {
    self.face = face
    self.tracking = tracking
    self.lineSpacing = lineSpacing
  }
}

extension Font {
  /// Makes the font for a size and weight of a layout.
  ///
  /// - Parameters:
  ///   - font: Size and weight.
  ///   - face: The typeface.
  ///   - scale: The factor by which it is drawn larger.
  init(_ font: WidgetFont, face: TypeStyle.Face = .system, scale: Double = 1) {
    let size = font.size * scale
    self =
      switch face {
      case .system: .system(size: size, weight: Weight(font.weight))
      case .serif: .system(size: size, weight: Weight(font.weight), design: .serif)
      case .named(let name): .custom(name, fixedSize: size)
      }
  }
}
