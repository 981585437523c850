import AlmanacCompiler
import AlmanacModel
import SourceText
import Testing

/// Mistakes in Data/places/zones.tsv.
struct ZoneDataTests {
  private static let path = "Data/places/zones.tsv"

  @Test(arguments: [
    ("Australia/Sydney\t-33.87", "Australia/Sydney\t-91", "latitude -91 is outside -90.0...90.0"),
    ("Australia/Sydney\t-33.87", "Australia/Sydney\tsouth", "latitude 'south' is not a number"),
    (
      "Australia/Sydney\t-33.87", "Sydney, Australia\t-33.87", "zone 'Sydney, Australia' is not an identifier"
    ),
    ("Australia/Sydney\t-33.87", "\t-33.87", "zone '' is not an identifier such as Australia/Sydney"),
    ("Australia/Sydney\t-33.87", "Africa/Asmera\t-33.87", "duplicate zone Africa/Asmera"),
    ("Australia/Sydney\t-33.87", "Asia/Sydney\t-33.87", "zones must be in alphabetical order"),
  ]) func aMistakeIsReportedAtItsPlace(old: String, new: String, message: String) {
    let problems = Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: Self.path))
    #expect(
      problems.contains { "\($0)".hasPrefix(Self.path) && "\($0)".contains(message) },
      "\(problems.map { "\($0)" })")
  }

  /// The expected values come from the position of the equator, not from the file.
  @Test func zonesNearTheEquatorHaveNoHemisphere() throws {
    let zones = try Project.data().zones
    for zone in ["Asia/Singapore", "Africa/Nairobi", "America/Guayaquil", "Pacific/Tarawa"] {
      let row = try #require(zones.first { $0.zone == zone })
      #expect(row.hemisphere == nil, "\(zone)")
    }
    #expect(zones.first { $0.zone == "Australia/Hobart" }?.hemisphere == .southern)
    #expect(zones.first { $0.zone == "Asia/Ho_Chi_Minh" }?.hemisphere == .northern)
    #expect(zones.first { $0.zone == "Europe/London" }?.hemisphere == .northern)
  }

  /// The zone of some cities is in the row that cannot be read, but they are not at fault.
  @Test(arguments: [("Asia/Ho_Chi_Minh\t", "Asia/Ho Chi Minh\t"), ("Asia/Ho_Chi_Minh\t", "Asia/Ho_Chi_Minh")])
  func aZoneThatCannotBeReadIsNotAlsoMissing(old: String, new: String) {
    let problems = Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: Self.path))
    #expect(problems.count == 1 && problems[0].location.path == Self.path, "\(problems.map { "\($0)" })")
  }

  @Test(arguments: [
    ("Asia/Hanoi", "zone 'Asia/Hanoi' is not in Data/places/zones.tsv"),
    ("Hà Nội", "zone 'Hà Nội' is not an identifier such as Australia/Sydney"),
  ]) func aCityNeedsAZoneOfTheTable(zone: String, message: String) {
    let tree = Project.tree.replacing(
      "105.84\tAsia/Ho_Chi_Minh", with: "105.84\t\(zone)", in: "Data/places/cities.tsv")
    #expect(Project.problems(inShortFilesOf: tree).map(\.message) == [message])
  }
}
