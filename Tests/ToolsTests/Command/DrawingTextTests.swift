import Testing
import WidgetCore

@testable import almanac_cli

/// Drawings as lines for a terminal.
struct DrawingTextTests {
  private static let noColors = TextStyle(.never, on: OutputStream(isTerminal: false) { _ in })
  private static let colors = TextStyle(.always, on: OutputStream(isTerminal: false) { _ in })
  private static let spoken = AccessibilityText(label: "Water", value: "too much")
  private static let gold = RingLayout(diameter: 10, lineWidth: 1)

  private static func text(
    _ words: TextForms, _ alignment: TextLayout.Alignment = .leading, _ weight: WidgetFont.Weight = .regular
  ) -> Drawing {
    .text(DrawnText("text", words, TextLayout(WidgetFont(10, weight), width: 50, alignment: alignment)))
  }

  private static func lines(_ drawing: Drawing?, _ style: TextStyle = noColors) throws -> String {
    DrawingText.lines(of: try #require(drawing), spoken, style: style)
  }

  @Test func rowsOfEqualPartsAreColumnsWithNumbersThatEndBelowOneAnother() throws {
    let table = Drawing.column(spacing: 2) {
      Self.text(TextForms("Spent in October", "October"))
      for (name, amount) in [("食品", "1,400.00"), ("Rent", "7.50"), ("🏠", "120.00")] {
        Drawing.row(spacing: 8) {
          Self.text(TextForms(name))
          Self.text(TextForms(amount), .trailing)
        }
      }
    }
    #expect(
      try Self.lines(table) == """
        Spent in October

        食品  1,400.00
        Rent      7.50
        🏠      120.00

        """)
  }

  @Test func numbersInTheMiddleOfAGridEndBelowOneAnother() throws {
    let grid = Drawing.column {
      for week in [["CN", "T2"], ["1", "2"], ["10", "11"], ["Giêng", "Chạp 1"]] {
        Drawing.row { for day in week { Self.text(TextForms(day), .center) } }
      }
    }
    #expect(
      try Self.lines(grid) == """
          CN     T2
           1      2
          10     11
         Giêng Chạp 1

        """)
  }

  /// A list of amounts is a table with its bars, as each bar is alone below its row.
  @Test func aBarBelowARowEndsIt() throws {
    let list = Drawing.column {
      for (name, part) in [("Rent", 0.5), ("Food", 0.1)] {
        Drawing.column {
          Drawing.row(spacing: 4) {
            Self.text(TextForms(name))
            Self.text(TextForms("\(Int(part * 100))"), .trailing)
          }
          Drawing.bar(
            BarLayout(width: 40, height: 4), filled: part, Paint(CommonRole.primary),
            track: Paint(CommonRole.secondary))
        }
      }
    }
    #expect(try Self.lines(list) == "Rent  50  ██████████░░░░░░░░░░\nFood  10  ██░░░░░░░░░░░░░░░░░░\n")
  }

  @Test func aPartOfSeveralLinesIsBesideTheOthers() throws {
    let parts = Drawing.row(spacing: 8) {
      Drawing.column {
        Self.text("a")
        Self.text("long")
      }
      Drawing.column {
        Self.text("b")
        Drawing.hidden(TextLayout(WidgetFont(10), width: 50))
        Self.text("c")
      }
    }
    #expect(try Self.lines(parts) == "a     b\nlong  •••\n      c\n")
  }

  @Test func whatIsOnAShapeIsInBrackets() throws {
    let button = Drawing.layers {
      Drawing.shape(PointSize(width: 40, height: 10), radius: 5, Paint(CommonRole.secondary))
      Drawing.row(spacing: 2) {
        Drawing.symbol("plus", WidgetFont(10), role: CommonRole.primary)
        Self.text("Add")
      }
    }
    #expect(try Self.lines(button) == "[Add]\n")
  }

  @Test(arguments: [
    (-1, 0), (0, 0), (0.001, 1), (0.5, 5), (0.999, 9), (1, 10), (7, 10),
  ]) func aRingIsFullOnlyIfNothingIsMissing(filled: Double, count: Int) throws {
    let drawing = Drawing.layers {
      Drawing.ring(Self.gold, filled: filled, Paint(CommonRole.primary), track: Paint(CommonRole.secondary))
      Self.text("x")
    }
    let bar = String(repeating: "█", count: count) + String(repeating: "░", count: 10 - count)
    #expect(try Self.lines(drawing) == "\(bar) x\n")
  }

  /// A symbol has a meaning that no reader of a terminal can know.
  @Test func aRingWithoutWordsIsFollowedByWhatIsReadAloud() throws {
    let ring = Drawing.layers {
      Drawing.ring(Self.gold, filled: 1, Paint(CommonRole.primary), track: Paint(CommonRole.secondary))
      Drawing.symbol("exclamationmark.triangle.fill", WidgetFont(10), role: CommonRole.primary)
    }
    let alone = Drawing.column {
      ring
      Self.text("12 L")
    }
    #expect(try Self.lines(alone) == "██████████ ⚠\n12 L\nWater: too much\n")
    let beside = Drawing.row(spacing: 8) {
      ring
      Self.text("well over the goal")
    }
    #expect(try Self.lines(beside) == "██████████ ⚠  well over the goal\n")
    #expect(try Self.lines(.nothing) == "Water: too much\n")
  }

  @Test func titlesAreBold() throws {
    #expect(try Self.lines(Self.text("A", .leading, .semibold), Self.colors) == "\u{1B}[1mA\u{1B}[0m\n")
  }

  /// Texts of the user cannot control the terminal.
  @Test func noTextControlsTheTerminal() throws {
    #expect(try Self.lines(Self.text("a\u{1B}[31m")) == "a\\u{1b}[31m\n")
  }
}
