import AlmanacCompiler
import Foundation
import SourceText
import Testing

/// The page of a release: what moved since the one before, of two releases that nobody made.
struct ReleasePageTests {
  private static let festivals = "Data/almanac-day/festivals-vietnam.tsv"
  private static let kings =
    "test_kings\tlunar 03-10\tregular\tGiỗ Vua thử\t试王日\tTest & Kings\t시험 왕\t試王\t試王\t-\tpublic\t-\t1\t0\tweekend\t2007-04-02\t-\tLaw 84/2007\n"

  /// The release before, which has a festival of its own, and no sentences on those of Vietnam.
  private static let older = {
    var tree = Project.tree.changing(festivals) { $0 + kings }
    tree["Data/about/vietnam.tsv"] = nil
    return tree
  }()

  private static func release(_ name: String, _ tree: SourceTree) async throws -> FactTree {
    var facts = try await FactTree.facts(of: tree)
    facts.name = name
    return facts
  }

  /// A festival a day later, a decision on a day off, another law and another word.
  private static let pages = Task {
    let newer = older.replacing("test_kings\tlunar 03-10", with: "test_kings\tlunar 03-11", in: festivals)
      .replacing("Law 84/2007\n", with: "Law <85>/2007\n", in: festivals)
      .changing("Data/almanac-day/decisions-korea.tsv") {
        $0 + "2027-test\t2027\tpart\t시험 임시공휴일\t2026-09-01\tInvented for a test\n"
      }
      .changing("Data/almanac-day/decided-korea.tsv") { $0 + "2027-07-16\ttemporary\t-\t2027-test\n" }
      .replacing("Works without a network.", with: "Works offline.", in: "Data/strings/WebPage.en.tsv")
    let comparison = try await release("1.1.0", older).comparison(to: release("1.2.0", newer))
    return (html: DiffPage(comparison).text, json: try DiffJSON.text(comparison))
  }

  @Test func aPageHasTheDatesOfTheFutureFirstAndEachChange() async throws {
    let page = try await Self.pages.value.html
    #expect(
      page.contains(
        "<h1>Almanac: what moved from 1.1.0 to 1.2.0</h1>\n<p>Dates of the past are those before 2026-11-20.</p>"
      ))
    let headings = page.matches(of: #/<h2 id="([a-z-]+)">/#).map { String($0.1) }
    #expect(
      headings.prefix(2) == ["future", "past"] && headings.contains("law") && headings.contains("words"))
    for line in [
      "<li>Giỗ Vua thử 2027: 2027-04-16 → 2027-04-17; 73 more years</li>",
      "<li>Giỗ Vua thử 2026: 2026-04-26 → 2026-04-27; 19 more past years</li>",
      "<li>korea/2027-07-16 is new: kind temporary, decision 2027-test</li>",
      "'Law 84/2007' → 'Law &lt;85&gt;/2007'",
      "<li>offlineReady, en: 'Works without a network.' → 'Works offline.'</li>",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "content=\"width=device-width, initial-scale=1\"",
    ] { #expect(page.contains(line), "\(line)\n\(page)") }
    #expect(!page.contains("<script") && !page.contains("No day has a different"))
    // Each link of the contents has its section.
    let links = page.matches(of: #/href="#([a-z-]+)"/#).map { String($0.1) }
    #expect(links == headings)
  }

  @Test func theJSONHasTheSameChanges() async throws {
    let text = try await Self.pages.value.json
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["before"] as? String == "1.1.0" && document["after"] as? String == "1.2.0")
    let changes = try #require(document["changes"] as? [[String: Any]])
    let items = try await Self.pages.value.html.matches(of: #/<li>(?!<a)/#).count
    #expect(changes.count == items)
    #expect(
      Set(changes.compactMap { $0["group"] as? String }).isSuperset(of: ["past", "future", "law", "words"]))
  }

  @Test func aReleaseThatMovesNothingSaysSo() async throws {
    let same = try await Self.release("1.1.0", Self.older)
    var next = same
    next.name = "1.1.1"
    let page = DiffPage(try same.comparison(to: next)).text
    #expect(page.contains("No day has a different lunar date"))
    #expect(page.contains("<p>Nothing else changed either: all answers are those of 1.1.0.</p>"))
    #expect(!page.contains("<h2"))
  }

  @Test func theFirstReleaseSaysWhatItHolds() async throws {
    let first = try await Self.release("1.0.0", Project.tree)
    let page = try DiffPage(first: first).text
    #expect(page.contains("<h1>Almanac: what 1.0.0 holds</h1>"))
    #expect(page.contains("vietnamese-utc7; lunar years 1899 to 2100</li>"))
    #expect(page.contains("<h3>Festivals and days off of Korea</h3>"))
    #expect(page.contains("with laws from 1995-01-01 as known on 20"))
    let json = try DiffJSON.text(first: first)
    #expect(
      json.contains("\"before\" : null") && json.contains("\"after\" : \"1.0.0\"")
        && json.contains("\"holds\""))
  }
}
