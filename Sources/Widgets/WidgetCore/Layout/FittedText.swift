/// A form of a text as it is set in the room it has.
public struct FittedText: Hashable, Sendable {
  /// The lines, each with the words that stand in it.
  public let lines: [String]
  /// The size it is drawn in, as a part of the layout's size: 1, or down to ``TextLayout/smallestScale``.
  public let scale: Double
  /// Which of the forms it is, 0 for the longest.
  public let form: Int
  /// Whether it has the room it needs; if not, it is too long even at the smallest scale, and is cut off.
  public let fits: Bool
}

extension TextForms {
  /// The first form that fits a layout at full size, or else the last form, drawn as much smaller as it has to be.
  ///
  /// - Parameters:
  ///   - layout: The type, the width and the number of lines.
  ///   - measure: The width of a text in a font, in points.
  public func fitted(in layout: TextLayout, measure: (String, WidgetFont) -> Double) -> FittedText {
    func width(_ text: String) -> Double { measure(text, layout.font) }
    for (index, form) in all.enumerated() {
      let text = WrappingText(form)
      let lines = text.lines(in: layout.width, width)
      if lines.count <= layout.lineLimit, lines.allSatisfy({ width($0) <= layout.width }) {
        return FittedText(lines: lines, scale: 1, form: index, fits: true)
      }
    }
    let text = WrappingText(shortest)
    let needed = text.leastWidth(inLines: layout.lineLimit, width)
    let scale = max(layout.width / max(needed, layout.width), TextLayout.smallestScale)
    // A width that is divided and multiplied again may be larger in its last digit.
    let room = layout.width / scale * (1 + 1e-9)
    let lines = text.lines(in: room, width)
    return FittedText(
      lines: lines, scale: scale, form: shorter.count,
      fits: lines.count <= layout.lineLimit && lines.allSatisfy { width($0) <= room })
  }
}

/// A text in the pieces that are never broken, for setting it in lines.
///
/// Lines end at spaces, and between Chinese characters but for punctuation that belongs to its neighbour.
private struct WrappingText {
  private struct Piece {
    var text: String
    var hasSpaceBehind: Bool
  }

  /// Those between two line breaks of the text itself.
  private let paragraphs: [[Piece]]

  init(_ text: String) {
    paragraphs = text.unicodeScalars.split(separator: "\n").map { paragraph in
      var pieces: [Piece] = []
      for word in paragraph.split(separator: " ") {
        var piece = String.UnicodeScalarView()
        for scalar in word {
          if let last = piece.last, Self.isBreak(last, scalar) {
            pieces.append(Piece(text: String(piece), hasSpaceBehind: false))
            piece = String.UnicodeScalarView()
          }
          piece.append(scalar)
        }
        pieces.append(Piece(text: String(piece), hasSpaceBehind: true))
      }
      return pieces
    }
  }

  private static func isBreak(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    (left.value >= 0x2E80 || right.value >= 0x2E80)
      && !"（「『《〈“‘(".unicodeScalars.contains(left)
      && !"，。、；：？！）」』》〉”’…,.;:?!)%".unicodeScalars.contains(right)
  }

  /// Pieces set one behind the other, as many in each line as fit; a piece that is wider than a line has a line of its own.
  func lines(in room: Double, _ width: (String) -> Double) -> [String] {
    paragraphs.flatMap { Self.lines($0, in: room, width) }
  }

  private static func lines(_ pieces: [Piece], in room: Double, _ width: (String) -> Double) -> [String] {
    var lines: [String] = []
    var hasSpace = false
    for piece in pieces {
      let longer = lines.last.map { $0 + (hasSpace ? " " : "") + piece.text }
      if let longer, width(longer) <= room {
        lines[lines.count - 1] = longer
      } else {
        lines.append(piece.text)
      }
      hasSpace = piece.hasSpaceBehind
    }
    return lines
  }

  /// The least room in which the text has at most so many lines.
  ///
  /// If it has more paragraphs than that, the room in which each of them is a line.
  func leastWidth(inLines limit: Int, _ width: (String) -> Double) -> Double {
    var candidates: [Double] = []
    for pieces in paragraphs {
      for first in pieces.indices {
        var text = ""
        for piece in pieces[first...] {
          text += piece.text
          candidates.append(width(text))
          text += piece.hasSpaceBehind ? " " : ""
        }
      }
    }
    candidates.sort()
    let widest = paragraphs.joined().map { width($0.text) }.max() ?? 0
    return candidates.first { $0 >= widest && lines(in: $0, width).count <= limit } ?? candidates.last ?? 0
  }
}
