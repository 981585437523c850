import InsultWidget
import Testing

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

  /// Returns texts after the widget's own choice of size.
  private func texts(
    _ family: Family, _ size: PointSize
  ) -> [(insult: String, text: InsultText, layout: InsultTextLayout)] {
    Self.longest.compactMap { insult in text(insult, family, size).map { (insult.text, $0, $1) } }
  }

  private func text(_ insult: Insult, _ family: Family, _ size: PointSize) -> (InsultText, InsultTextLayout)?
  {
    let current = InsultFacts(
      CurrentInsult(insult, since: Widget.now, place: InsultPlace(slot: 0, skipped: 0)), time: "",
      sinceText: "", family: .medium)
    let layout = InsultLayout(for: current.forms, in: WidgetFrame(family: family, size: size))
    let content = InsultContent(current, title: "", layout: layout, family: family)
    guard case .text(let text) = content.form, case .text(let layout) = layout else { return nil }
    return (text, layout)
  }

  @Test(arguments: ScreenClass.allCases)
  func IB_17_mediumAndLargeShowEveryInsultWholeOnEveryPhone(screen: ScreenClass) throws {
    for family in [Family.medium, .large] {
      let size = try #require(screen.size(of: family))
      let texts = texts(family, size)
      #expect(texts.count == Self.longest.count && texts.count > 240)
      #expect(texts.filter { $0.text.isCut || $0.text.text.all != [$0.insult] }.map(\.insult) == [])
      #expect(texts.allSatisfy { $0.text.lines.count <= $0.layout.text.lineLimit })
    }
  }

  @Test(arguments: ScreenClass.allCases)
  func IB_06_IB_17_elsewhereWholeWordsAreLeftOutAtTheEnd(screen: ScreenClass) {
    for family in [Family.small, .rectangular, .inline] {
      guard let size = screen.size(of: family) else { continue }
      var failures: [String] = []
      var cut = 0
      for (text, content, layout) in texts(family, size) {
        if content.isCut { cut += 1 }
        let words = text.split(separator: " ").map(String.init)
        let shown = content.text.shortest.split(separator: " ").map { $0.replacing("…", with: "") }
        // The text is the beginning of the sentence, except for punctuation before the ellipsis.
        let isBeginning = zip(shown, words).allSatisfy { $1.hasPrefix($0) && $1.count - $0.count <= 1 }
        if !isBeginning || content.isCut != content.text.shortest.hasSuffix("…")
          || content.isCut != (shown.count < words.count)
          || content.lines.count > layout.text.lineLimit
        {
          failures.append(content.text.shortest)
        }
      }
      #expect(failures.prefix(3) == [])
      #expect(cut > 0, "\(family)")
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
          #expect(Widget.text(snapshot)?.text.longest.isEmpty != true)
        }
      }
    }
  }

  @Test func C_19_theLargestSizeThatFitsIsChosen() throws {
    let small = try #require(ScreenClass.points320.size(of: .medium))
    let sizes = Set(texts(.medium, small).map(\.layout.text.font.size))
    #expect(sizes == [16, 14, 12])
    let short = try #require(Quotation.all.min { $0.text.count < $1.text.count })
    #expect(text(.quotation(short), .medium, small)?.1.text.font.size == 16)
  }

  @Test(arguments: ScreenClass.allCases)
  func IB_04_C_19_whatIsDrawnHasRoomOnEveryPhoneAndHasALayout(screen: ScreenClass) throws {
    for family in Family.allCases {
      guard let size = screen.size(of: family) else { continue }
      for step in 0..<30 as Range<Int64> {
        let snapshot = Widget.snapshot(family, at: Widget.later(step), size: size)
        guard let layout = Widget.layout(snapshot), let text = Widget.text(snapshot) else {
          guard case .emblem(let font) = snapshot.layout else { throw Absent() }
          #expect(family == .circular && font.lineHeight * InsultTextLayout.emblemWidth < size.width)
          continue
        }
        // The total is computed again from the heights of lines; an emblem beside a title is in its line.
        let parts = [layout.title?.height ?? layout.emblem?.lineHeight, layout.sinceText?.height].compactMap {
          $0
        }
        let lines = Double(layout.text.lineLimit)
        let height =
          2 * layout.padding + parts.reduce(0) { $0 + $1 + layout.spacing }
          + lines * layout.text.font.lineHeight + (lines - 1) * layout.lineSpacing
        #expect(height <= size.height && layout.totalHeight == height, "\(screen) \(family)")
        let widths = [layout.title, layout.text, layout.sinceText].compactMap { $0?.width }
        #expect(widths.allSatisfy { $0 > 0 && $0 + 2 * layout.padding <= size.width })
        #expect(
          (layout.title != nil) == (text.title != nil) && (layout.sinceText != nil) == (text.title != nil))
        #expect((layout.emblem != nil) == (text.emblem != nil))
        if let emblem = layout.emblem, let title = layout.title {
          let emblems = 2 * (emblem.size * InsultTextLayout.emblemWidth + layout.spacing)
          #expect(title.width + emblems <= size.width - 2 * layout.padding + 0.001)
        }
      }
    }
  }

  private struct Absent: Error {}
}
