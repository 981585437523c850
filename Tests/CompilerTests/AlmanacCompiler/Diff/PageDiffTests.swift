import AlmanacCompiler
import Foundation
import Testing

/// The changes that `diff` reports for the words and cities of the web page.
struct PageDiffTests {
  private static let path = "Generated/JavaScript/page.js"

  /// Returns the changes after one text of the page is replaced.
  private func changes(_ old: String, _ new: String) async throws -> [String] {
    let project = try await GeneratedTree.ofProject()
    var tree = project
    let text = tree.files[Self.path, default: ""]
    let range = try #require(text.range(of: old))
    tree.files[Self.path] = text.replacingCharacters(in: range, with: new)
    return try await GeneratedTree.comparison(to: tree).changes.map {
      "\($0.group.rawValue): \($0.subject): \($0.text)"
    }
  }

  @Test func aTextIsToldByItsKeyAndLanguage() async throws {
    #expect(
      try await changes("Works without a network.", "Works offline.") == [
        "words: WebPage: offlineReady, en: 'Works without a network.' → 'Works offline.'"
      ])
  }

  @Test func aCityThatMovedChangesSunrises() async throws {
    #expect(
      try await changes("latitude: 21.02", "latitude: 20.02") == [
        "instants: cities: hanoi: latitude 21.02 → 20.02"
      ])
    #expect(
      try await changes("zone: \"Asia/Seoul\"", "zone: \"Asia/Tokyo\"") == [
        "instants: cities: seoul: zone Asia/Seoul → Asia/Tokyo"
      ])
  }

  @Test func theNameOfACityIsAWord() async throws {
    #expect(
      try await changes("en: \"Huế\"", "en: \"Hue\"") == ["words: cities: hue, en: 'Huế' → 'Hue'"])
  }

  @Test func citiesComeAndGoAndStandInAnOrder() async throws {
    let city = """
        { id: "hai-phong", names: { vi: "Hải Phòng", zh: "海防", en: "Hải Phòng" }, latitude: 20.86, \
      longitude: 106.68, zone: "Asia/Ho_Chi_Minh" },

      """
    #expect(try await changes(city, "") == ["other: cities: hai-phong is gone"])
    let other = city.replacingOccurrences(of: "hai-phong", with: "vinh")
    #expect(
      try await changes(city, city + other) == [
        "new: cities: vinh is new: id vinh, vi Hải Phòng, zh 海防, en Hải Phòng, latitude 20.86, longitude 106.68, "
          + "zone Asia/Ho_Chi_Minh"
      ])
    let text = try #require(try await GeneratedTree.ofProject().files[Self.path])
    let cities = try #require(text.range(of: city).map { String(text[$0.lowerBound...]) })
    let moved = cities.dropFirst(city.count).dropLast("];\n".count) + city + "];\n"
    #expect(try await changes(cities, String(moved)) == ["words: cities: the same cities in another order"])
  }

  /// Changes of lists of names are reported for the tables of Swift, unless they differ only here.
  @Test func whatNoOtherTableTellsIsCounted() async throws {
    #expect(
      try await changes("\"Giáp\", \"Ất\"", "\"Ất\", \"Giáp\"") == [
        "words: \(Self.path): +1 -1 lines that are in no Swift table"
      ])
  }
}
