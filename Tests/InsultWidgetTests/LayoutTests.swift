import InsultWidget
import Testing

struct LayoutTests {
  /// The longest sentence three words can make, and every quotation.
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

  /// A text through the widget's own choice of size.
  private func contents(_ family: Family, _ size: PointSize) -> [(String, InsultContent)] {
    Self.longest.compactMap { insult in
      InsultContent([insult.text], title: "", in: WidgetFrame(family: family, size: size)).map {
        (insult.text, $0)
      }
    }
  }

  @Test("IB-17: medium and large show every insult whole on every phone", arguments: ScreenClass.allCases)
  func everyInsultFits(screen: ScreenClass) throws {
    for family in [Family.medium, .large] {
      let size = try #require(screen.size(of: family))
      let contents = contents(family, size)
      #expect(contents.count == Self.longest.count && contents.count > 250)
      #expect(contents.filter { $0.1.isCut || $0.1.text != $0.0 }.map(\.0) == [])
      #expect(contents.allSatisfy { $0.1.lines.count <= $0.1.typography.lineLimit })
    }
  }

  @Test("IB-06, IB-17: elsewhere whole words are left out at the end", arguments: ScreenClass.allCases)
  func cutByWholeWords(screen: ScreenClass) {
    for family in [Family.small, .rectangular, .inline] {
      guard let size = screen.size(of: family) else { continue }
      var failures: [String] = []
      var cut = 0
      for (text, content) in contents(family, size) {
        if content.isCut { cut += 1 }
        let words = text.split(separator: " ").map(String.init)
        let shown = content.text.split(separator: " ").map { $0.replacing("…", with: "") }
        // What is shown is the beginning of the sentence, but for the punctuation before the ellipsis.
        let isBeginning = zip(shown, words).allSatisfy { $1.hasPrefix($0) && $1.count - $0.count <= 1 }
        if !isBeginning || content.isCut != content.text.hasSuffix("…")
          || content.isCut != (shown.count < words.count)
          || content.lines.count > content.typography.lineLimit
        {
          failures.append(content.text)
        }
      }
      #expect(failures.prefix(3) == [])
      #expect(cut > 0, "\(family)")
    }
  }

  @Test("the smallest frames of the data are those of the smallest phone") func smallestFrames() throws {
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
          #expect(Widget.content(snapshot)?.text.isEmpty != true)
        }
      }
    }
  }

  @Test("C-19: the largest size that fits is chosen") func sizes() throws {
    let small = try #require(ScreenClass.points320.size(of: .medium))
    let sizes = Set(contents(.medium, small).map(\.1.typography.font.size))
    #expect(sizes == [16, 14, 12])
    let short = InsultContent(["Thou!"], title: "", in: WidgetFrame(family: .medium, size: small))
    #expect(short?.typography.font.size == 16)
  }
}
