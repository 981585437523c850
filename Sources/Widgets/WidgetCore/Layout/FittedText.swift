/// A form of a text, broken into lines for the room it has.
public struct FittedText: Hashable, Sendable {
  /// The lines of the text.
  ///
  /// A text that is too long has as many lines as allowed, and the last line ends with "…".
  package let lines: [String]
  /// The scale of the font: 1, or less down to ``TextLayout/leastScale``.
  package let scale: Double
  /// The index of the form in use; 0 is the longest.
  package let form: Int
  /// Whether the text fits; if not, it is too long even at the smallest scale and is cut off.
  package let fits: Bool
}

extension TextForms {
  /// Returns the first form that fits a layout at full size, otherwise the last form at the scale it needs.
  ///
  /// - Parameters:
  ///   - layout: The font, the width and the number of lines.
  ///   - measure: Returns the width of a text in a font, in points.
  public func fitted(in layout: TextLayout, measure: (String, WidgetFont) -> Double) -> FittedText {
    func width(_ text: String) -> Double { measure(text, layout.font) }
    for (index, form) in all.enumerated() {
      let text = WrappingText(form)
      let lines = text.lines(in: layout.width, width)
      if lines.count <= layout.lineLimit, lines.allSatisfy({ width($0) <= layout.width }) {
        return FittedText(
          lines: text.balanced(lines, in: layout, width), scale: 1, form: index, fits: true)
      }
    }
    let text = WrappingText(shortest)
    let needed = text.leastWidth(inLines: layout.lineLimit, width)
    let scale = max(layout.width / max(needed, layout.width), layout.leastScale)
    // Dividing and multiplying a width may round it up in the last digit, so there is a tolerance.
    let room = layout.width / scale * (1 + 1e-9)
    let lines = text.lines(in: room, width)
    let fits = lines.count <= layout.lineLimit && lines.allSatisfy { width($0) <= room }
    return FittedText(
      lines: fits ? lines : text.cutLines(in: room, limit: layout.lineLimit, width), scale: scale,
      form: shorter.count, fits: fits)
  }
}

/// A text as unbreakable pieces, for breaking it into lines.
///
/// Lines break at spaces and between Chinese characters, except next to punctuation that belongs to its
/// neighbour.
private struct WrappingText {
  private struct Piece {
    var text: String
    var hasSpaceBehind: Bool
  }

  /// The pieces of each paragraph; paragraphs end at the line breaks of the text itself.
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

  /// Fills lines with as many pieces as fit; a piece that is wider than a line gets its own line.
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

  /// Makes the lines about equally long if the text is centred or its last line is very short.
  func balanced(_ lines: [String], in layout: TextLayout, _ width: (String) -> Double) -> [String] {
    guard lines.count > 1, paragraphs.count == 1, let last = lines.last,
      layout.alignment == .center || width(last) <= layout.width / 4
    else { return lines }
    return self.lines(in: leastWidth(inLines: lines.count, width), width)
  }

  /// Returns at most `limit` lines: the last has the rest of the text and is cut off; too wide words are
  /// broken.
  func cutLines(in room: Double, limit: Int, _ width: (String) -> Double) -> [String] {
    var lines: [String] = []
    for pieces in paragraphs {
      var separator: String?
      for piece in pieces {
        let longer = lines.last.map { $0 + (separator ?? " ") + piece.text }
        if let longer, lines.count == limit || separator != nil && width(longer) <= room {
          lines[lines.count - 1] = longer
        } else {
          var rest = piece.text
          while lines.count < limit - 1, width(rest) > room, rest.count > 1 {
            var part = rest
            while part.count > 1, width(part) > room { part.removeLast() }
            lines.append(part)
            rest.removeFirst(part.count)
          }
          lines.append(rest)
        }
        separator = piece.hasSpaceBehind ? " " : ""
      }
    }
    return lines.dropLast() + lines.suffix(1).map { Self.cut($0, to: room, width) }
  }

  /// Replaces the end of a line that is too long by "…", after a whole word if that fills most of the line.
  private static func cut(_ line: String, to room: Double, _ width: (String) -> Double) -> String {
    guard width(line) > room else { return line }
    var start = line
    while !start.isEmpty, width(start + "…") > room { start.removeLast() }
    let isWithinWord = start.last != " " && !line.dropFirst(start.count).hasPrefix(" ")
    if isWithinWord, let space = start.lastIndex(of: " "), width(String(start[..<space])) >= room * 0.65 {
      start = String(start[..<space])
    }
    while start.last == " " { start.removeLast() }
    // After right-to-left words, "…" stays at their end only if another right-to-left mark follows it.
    let runsLeft = start.unicodeScalars.last.map(isOfRightToLeft) ?? false
    return start + (runsLeft ? "…\u{200F}" : "…")
  }

  /// Returns whether the scalar is a letter of Hebrew, Arabic or one of the scripts between them.
  private static func isOfRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  /// Returns the smallest width in which the text has at most `limit` lines.
  ///
  /// If the text has more paragraphs than that, returns the width in which each paragraph is one line.
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
    // Non-negative floating-point numbers have the same order as their bit patterns.
    candidates = candidates.inOrder { Int64(bitPattern: $0.bitPattern) }
    let widest = paragraphs.joined().map { width($0.text) }.max() ?? 0
    return candidates.first { $0 >= widest && lines(in: $0, width).count <= limit } ?? candidates.last ?? 0
  }
}
