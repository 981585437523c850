import AlmanacCompiler
import SourceText
import Testing

/// The texts and cities of the web page.
struct JavaScriptPageTests {
  private static let path = "Generated/JavaScript/page.js"
  private static let cities = "Data/places/cities.tsv"
  private static let vietnamese = "Data/strings/WebPage.vi.tsv"

  private static func problems(_ tree: SourceTree) -> String {
    Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
  }

  private static func text(_ files: [GeneratedFile]) throws -> String {
    try #require(files.first { $0.path == path }).text
  }

  @Test func everyCityHasItsRow() async throws {
    let text = try Self.text(try await Project.files())
    let rows = Project.tree.text(Self.cities).split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    #expect(rows.count >= 20)
    for row in rows {
      let fields = row.split(separator: "\t").map(String.init)
      let (latitude, longitude) = (try #require(Double(fields[4])), try #require(Double(fields[5])))
      let line =
        "  { id: \"\(fields[0])\", names: { vi: \"\(fields[1])\", zh: \"\(fields[2])\", en: \"\(fields[3])\" }, "
        + "latitude: \(latitude), longitude: \(longitude), zone: \"\(fields[6])\" },\n"
      #expect(text.contains(line), "\(row)")
    }
  }

  @Test(arguments: [
    ("hanoi\t", "Hanoi\t", ":11:1: error: city 'Hanoi' is not words of a to z"),
    ("hai-phong\t", "hanoi\t", ":12:1: error: duplicate city 'hanoi'"),
    ("\t海防\t", "\t河内\t", ":12:21: error: duplicate zh '河内'"),
    ("\t21.02\t", "\t91\t", "latitude"), ("\t105.84\t", "\t-180.5\t", "longitude"),
    ("\tEurope/Paris", "\tEurope Paris", "zone 'Europe Paris' is not an identifier"),
    (
      "105.84\tAsia/Ho_Chi_Minh", "105.84\tAsia/Hanoi",
      ":11:36: error: zone 'Asia/Hanoi' is not in Data/places/zones.tsv"
    ),
    ("\tParis\t巴黎\t", "\t\t巴黎\t", "vi is empty"),
  ])
  func whatIsWrongWithACityIsSaidWithItsPlace(old: String, new: String, message: String) {
    let text = Self.problems(Project.tree.replacing(old, with: new, in: Self.cities))
    #expect(text.contains(message), "\(text)")
    #expect(text.contains("\(Self.cities):"), "\(text)")
  }

  /// Letters of Vietnamese that English lacked, and of other names, each in a column of English.
  @Test(arguments: ["Vũng Tàu", "Mỹ Tho", "Thủ Đức", "Quảng Ngãi", "Tromsø", "Zürich", "São Paulo", "Ơ Ư Ỵ"])
  func aNameHasTheLettersOfItsLanguage(name: String) {
    #expect(
      Self.problems(Project.tree.replacing("河内\tHanoi", with: "河内\t\(name) (X)", in: Self.cities)) == "")
  }

  /// The page fills in its texts without plural rules.
  @Test func aCountedTextOfThePageIsRefused() async throws {
    var tree = Project.tree
    for language in ["vi", "zh-Hans", "en"] {
      let path = "Data/strings/WebPage.\(language).tsv"
      let one = language == "en" ? "days\tone\t{count} day\n" : ""
      tree[path] = Array((tree.text(path) + one + "days\tother\t{count} days\n").utf8)
    }
    await #expect(throws: (any Error).self) { try await Project.files(of: tree) }
  }

  /// No Swift table has these texts, so `make diff` reads them from the file for the page.
  @Test func wordsThatChangeAreReported() async throws {
    let tree = Project.tree.replacing("\tĐổi ngày\n", with: "\tChuyển ngày\n", in: Self.vietnamese)
    let comparison = try await FactTree.comparison(to: .of(tree))
    #expect(comparison.lines(.words) == ["WebPage: converter, vi: 'Đổi ngày' → 'Chuyển ngày'"])
  }
}
