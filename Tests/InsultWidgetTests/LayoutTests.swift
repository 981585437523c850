import TestSupport
import Testing

@testable import InsultWidgetCore

struct LayoutTests {
  /// The longest sentence of three words, and every quotation.
  private static let longest: [Insult] = {
    let words = InsultWord.List.allCases.map { list in
      InsultWord.all(of: list).max { $0.text.count < $1.text.count }
    }
    guard let adjective = words[0], let compound = words[1], let noun = words[2] else { return [] }
    let composed = SentenceFrame.all.compactMap {
      ComposedInsult($0, adjective: adjective, compound: compound, noun: noun).map(Insult.composed)
    }
    return composed + Quotation.all.map(Insult.quotation)
  }()

  /// Returns the words of an insult that are not those of all sentences.
  private static func words(_ insult: String) -> Set<Substring> {
    Set(insult.split { " ,!".contains($0) }.filter { $0.count > 4 })
  }

  /// Returns the insult as it is drawn in the widget's own choice of size.
  private func drawn(_ insult: Insult, _ family: Family, _ size: PointSize) -> DrawnText? {
    let current = CurrentInsult(insult, since: Widget.now, index: InsultIndex(slot: 0, skipped: 0))
    // The whole sentence only: that is what has to be cut off.
    let facts = InsultFacts(current, at: Widget.now, in: Widget.environment(.medium))
    return facts.drawing(in: WidgetFrame(family: family, size: size)).text(named: "text")
  }

  private func drawn(_ family: Family, _ size: PointSize) -> [(insult: String, text: DrawnText)] {
    Self.longest.compactMap { insult in drawn(insult, family, size).map { (insult.text, $0) } }
  }

  @Test(arguments: ScreenClass.allCases)
  func IB_17_mediumAndLargeShowEveryInsultWholeOnEveryPhone(screen: ScreenClass) throws {
    for family in [Family.medium, .large] {
      let texts = drawn(family, try #require(screen.size(of: family)))
      #expect(texts.count == Self.longest.count && texts.count > 240)
      #expect(texts.filter { $0.text.forms.all != [$0.insult] }.map(\.insult) == [])
    }
  }

  /// An insult that would be cut off is replaced, always by the same one.
  @Test(arguments: ScreenClass.allCases)
  func IB_06_IB_17_elsewhereNoInsultIsCutOff(screen: ScreenClass) throws {
    for family in [Family.small, .rectangular, .inline, .circular] {
      guard let size = screen.size(of: family) else { continue }
      var replaced = 0
      for step in 0..<500 as Range<Int64> {
        let instant = Widget.later(step)
        let large = try #require(Widget.snapshot(.large, at: instant).facts)
        let snapshot = Widget.snapshot(family, at: instant, size: size)
        let facts = try #require(snapshot.facts)
        if facts.insult == large.insult { continue }
        replaced += 1
        let quotation = try #require(Quotation.all.first { $0.text == large.insult })
        #expect(!Quotation.all.contains { $0.text == facts.insult })
        // Whether the shown one has room, the check of widths measures; the quotation has none.
        #expect(!InsultFacts.hasRoom(for: .quotation(quotation), in: WidgetFrame(family: family, size: size)))
        let neighbours = [step - 1, step + 1].compactMap {
          Widget.snapshot(.large, at: Widget.later($0)).facts
        }
        #expect(neighbours.count == 2)
        for other in neighbours {
          #expect(Self.words(other.insult).isDisjoint(with: Self.words(facts.insult)), "\(facts.insult)")
        }
      }
      #expect(replaced > 0, "\(family)")
    }
  }

  @Test func theSmallestFramesOfTheDataAreThoseOfTheSmallestPhone() throws {
    // Data/insults/layouts.tsv checks its lines against these.
    #expect(ScreenClass.points320.size(of: .medium) == PointSize(width: 292, height: 141))
    #expect(ScreenClass.points320.size(of: .large) == PointSize(width: 292, height: 311))
    for family in [Family.small, .medium, .large] {
      let least = try #require(ScreenClass.points320.size(of: family))
      for screen in ScreenClass.allCases {
        let size = try #require(screen.size(of: family))
        #expect(size.width >= least.width && size.height >= least.height)
      }
    }
  }

  @Test func strangeFramesShowSomething() {
    let sizes = [0, -5, 1, 10_000, Double.infinity, -.infinity, .nan, .leastNonzeroMagnitude]
    for width in sizes {
      for height in sizes {
        for family in Family.allCases {
          let snapshot = Widget.snapshot(family, size: PointSize(width: width, height: height))
          #expect(Widget.text(snapshot)?.forms.longest.isEmpty != true)
        }
      }
    }
  }

  @Test func C_19_theLargestSizeThatFitsIsChosen() throws {
    let small = try #require(ScreenClass.points320.size(of: .medium))
    let sizes = Set(drawn(.medium, small).map(\.text.layout.font.size))
    #expect(sizes == [16, 14, 12])
    let short = try #require(Quotation.all.min { $0.text.count < $1.text.count })
    #expect(drawn(.quotation(short), .medium, small)?.layout.font.size == 16)
    let large = try #require(ScreenClass.points320.size(of: .large))
    #expect(Set(drawn(.large, large).map(\.text.layout.font.size)) == [34, 28, 22, 18])
  }

  @Test(arguments: ScreenClass.allCases)
  func IB_04_C_19_whatIsDrawnHasRoomOnEveryPhone(screen: ScreenClass) throws {
    for family in Family.allCases {
      guard let size = screen.size(of: family) else { continue }
      for step in 0..<30 as Range<Int64> {
        let drawing = Widget.snapshot(family, at: Widget.later(step), size: size).drawing
        #expect(!drawing.texts.isEmpty)
        let sheets =
          drawing.parts.isEmpty
          ? [drawing] : drawing.all.filter { if case .column = $0 { true } else { false } }
        let inset = drawing.texts.map { ($0.layout.font.size, $0.layout.width) }
        for sheet in sheets { #expect(sheet.height <= size.height, "\(screen) \(family)") }
        #expect(inset.allSatisfy { $0.1 > 0 && $0.1 <= size.width })
        if family == .large, let title = drawing.text(named: "title"), let text = drawing.text(named: "text")
        {
          let emblems = drawing.symbols.filter { $0.name == InsultFacts.emblemSymbol }.map(\.width)
          #expect(emblems.count == 2)
          #expect(title.layout.width + emblems.reduce(0, +) + 2 * 8 <= text.layout.width + 0.001)
        }
      }
    }
  }
}
