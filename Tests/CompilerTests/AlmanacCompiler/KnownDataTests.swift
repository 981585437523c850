import AlmanacCompiler
import AlmanacModel
import SourceText
import Testing

/// The header line `# known-as-of:` of tables that age.
struct KnownDataTests {
  private static let paths = [
    "Data/time/delta_t.tsv", "Data/time/leap_seconds.tsv", "Data/places/zones.tsv",
    "Data/almanac-day/festivals-china.tsv", "Data/almanac-day/festivals-hong-kong.tsv",
    "Data/almanac-day/festivals-japan.tsv",
    "Data/almanac-day/festivals-korea.tsv", "Data/almanac-day/festivals-taiwan.tsv",
    "Data/almanac-day/festivals-vietnam.tsv",
    "Data/almanac-day/decisions-china.tsv", "Data/almanac-day/decisions-hong-kong.tsv",
    "Data/almanac-day/decisions-japan.tsv",
    "Data/almanac-day/decisions-korea.tsv", "Data/almanac-day/decisions-taiwan.tsv",
    "Data/almanac-day/decisions-vietnam.tsv",
  ]

  @Test func everyTableThatAgesHasADay() throws {
    let known = try Project.data().knownAsOf
    #expect(known.keys.sorted() == Self.paths.sorted())
    for (path, day) in known {
      #expect(Project.tree.text(path).contains("\n# known-as-of: \(day)\n"), "\(path)")
    }
  }

  @Test(arguments: paths) func aDayThatIsMissingOrNoneIsReported(path: String) {
    let header = "# known-as-of: "
    let line = 1 + (Project.tree.text(path).split(separator: "\n").firstIndex { $0.hasPrefix(header) } ?? 0)
    let missing = Project.tree.replacing(header, with: "# seen: ", in: path)
    let wrong = Project.tree.replacing(header, with: "\(header)2026-02-30 or ", in: path)
    func problems(_ tree: SourceTree) -> [String] {
      Project.problems(inShortFilesOf: tree).map { "\($0)" }.filter { $0.hasPrefix(path) }
    }
    #expect(
      problems(missing) == ["\(path): error: a line '# known-as-of: ...' must be in the header"])
    let found = problems(wrong)
    #expect(found.count == 1 && found[0].hasPrefix("\(path):\(line):16: error: known-as-of '2026-02-30 or "))
  }
}
