package import WidgetCore

extension Drawing {
  /// Returns the texts with a name, in the order in which they are drawn.
  package func texts(named name: String) -> [DrawnText] { texts.filter { $0.name == name } }

  /// Returns the first text with a name; `nil` if there is none.
  package func text(named name: String) -> DrawnText? { texts.first { $0.name == name } }

  /// The drawing itself and all parts in it, in the order in which they are drawn.
  package var all: [Drawing] { [self] + parts.flatMap(\.all) }

  /// The symbols in the order in which they are drawn.
  package var symbols: [DrawnSymbol] {
    all.compactMap { part in
      switch part {
      case .symbol(let symbol): symbol
      case .line(_, let symbol, _): symbol
      default: nil
      }
    }
  }

  /// The height of what is drawn if each text takes all the lines that it may, in points.
  package var height: Double {
    switch self {
    case .text(let text): text.height
    case .symbol(let symbol): symbol.font.lineHeight
    case .frame(_, let size, _, _), .space(let size), .shape(let size, _, _): size.height
    case .padding(let part, let size): part.height + 2 * size.height
    case .marked(let part, _): part.height
    case .column(let parts, let spacing, _):
      parts.map(\.height).reduce(0, +) + Double(max(0, parts.count - 1)) * spacing
    default: parts.map(\.height).max() ?? 0
    }
  }
}
