import SwiftUI

/// How the type of a text differs from the system's own.
public struct TypeStyle: Hashable, Sendable {
  /// What letters look like.
  public enum Face: Hashable, Sendable {
    /// As in the system's own texts.
    case system
    /// As the system's type with serifs.
    case serif
    /// As in a font of the app's own, by its PostScript name; it has one weight.
    case named(String)
  }

  /// What letters look like.
  public var face: Face
  /// Between letters, in points.
  public var tracking: Double
  /// Between lines, in points.
  public var lineSpacing: Double

  /// The system's own type, or how a text differs from it.
  public init(face: Face = .system, tracking: Double = 0, lineSpacing: Double = 0) {
    self.face = face
    self.tracking = tracking
    self.lineSpacing = lineSpacing
  }
}

extension Font {
  /// Type in a size and weight of a layout.
  ///
  /// - Parameters:
  ///   - font: Size and weight.
  ///   - face: What letters look like.
  ///   - scale: How much larger it is drawn.
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
