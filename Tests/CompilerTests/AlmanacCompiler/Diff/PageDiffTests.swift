import AlmanacCompiler
import Foundation
import Testing

/// The changes that `diff` reports for the words and cities of the web page.
struct PageDiffTests {
  /// Returns the changes after one text of a file of Data/ is replaced.
  private func changes(_ old: String, _ new: String, in path: String) async throws -> [String] {
    try #require(Project.tree.text(path).contains(old))
    let tree = Project.tree.replacing(old, with: new, in: path)
    return try await FactTree.comparison(to: .facts(of: tree)).changes.map {
      "\($0.group.rawValue): \($0.subject): \($0.text)"
    }
  }

  @Test func aTextIsReportedByItsKeyAndLanguage() async throws {
    #expect(
      try await changes("Works without a network.", "Works offline.", in: "Data/strings/WebPage.en.tsv") == [
        "words: WebPage: offlineReady, en: 'Works without a network.' → 'Works offline.'"
      ])
  }

  private static let cities = "Data/places/cities.tsv"

  @Test func aCityThatMovedChangesSunrises() async throws {
    #expect(
      try await changes("\t21.02\t", "\t20.02\t", in: Self.cities) == [
        "instants: cities: hanoi: latitude 21.02 → 20.02"
      ])
    #expect(
      try await changes("126.98\tAsia/Seoul", "126.98\tAsia/Tokyo", in: Self.cities) == [
        "instants: cities: seoul: zone Asia/Seoul → Asia/Tokyo"
      ])
  }

  @Test func theNameOfACityIsAWord() async throws {
    #expect(
      try await changes("顺化\tHuế", "顺化\tHue", in: Self.cities) == ["words: cities: hue, en: 'Huế' → 'Hue'"])
    #expect(
      try await changes("\tThăng Long\n", "\tThăng Long | Đông Đô\n", in: Self.cities) == [
        "words: cities: hanoi, aliases: 'Thăng Long' → 'Thăng Long | Đông Đô'"
      ])
  }

  @Test func citiesComeAndGoAndStandInAnOrder() async throws {
    let city = "hai-phong\tHải Phòng\t海防\tHải Phòng\t20.86\t106.68\tAsia/Ho_Chi_Minh\t-\n"
    #expect(try await changes(city, "", in: Self.cities) == ["other: cities: hai-phong is gone"])
    let other = city.replacing("hai-phong", with: "test-town").replacing("Hải Phòng", with: "Test Town")
      .replacing(
        "海防", with: "测试镇")
    #expect(
      try await changes(city, city + other, in: Self.cities) == [
        "new: cities: test-town is new: latitude 20.86, longitude 106.68, zone Asia/Ho_Chi_Minh, vi Test Town, "
          + "zh 测试镇, en Test Town"
      ])
    let rows = try #require(Project.tree.text(Self.cities).range(of: city))
    let text = Project.tree.text(Self.cities)
    let next = text[rows.upperBound...].prefix { $0 != "\n" } + "\n"
    #expect(
      try await changes(city + next, next + city, in: Self.cities) == [
        "words: cities: the same cities in another order: hai-phong"
      ])
  }
}
