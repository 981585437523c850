import TestSupport
import Testing

/// Tests name requirements by their ids; one file says what each id means, and which suites name it.
struct RequirementTests {
  private typealias Suites = [RequirementID: Set<String>]

  /// Returns the suites of a source file that name an id, with their names for `swift test --filter`.
  ///
  /// A line belongs to the suite that began last; lines before the first suite belong to that suite.
  private static func suites(of module: Substring, in source: String) -> Suites {
    var found: Suites = [:]
    var waiting: [RequirementID] = []
    var suite: String?
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let name = words.drop(while: { $0 != "struct" }).dropFirst().first, name.hasSuffix("Tests") {
        suite = "\(module).\(name)"
      }
      waiting += RequirementID.all(in: line)
      guard let suite else { continue }
      for id in waiting { found[id, default: []].insert(suite) }
      waiting = []
    }
    return found
  }

  /// Returns the differences between the tables and the suites that name ids.
  private static func faults(of tables: String, _ suites: Suites) -> [String] {
    var faults: [String] = []
    var rows: [RequirementID] = []
    var references: [(id: RequirementID, others: Substring)] = []
    for line in tables.split(separator: "\n") where line.hasPrefix("| ") && !line.hasPrefix("| id ") {
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ")
      guard cells.count == 3, let id = RequirementID(cells[0]) else {
        faults.append("no id, sentence and tests: \(line)")
        continue
      }
      if !id.follows(rows.last) { faults.append("\(id) is not the next id") }
      rows.append(id)
      let tests = cells[2]
      let expected = suites[id, default: []].sorted().map { "`\($0)`" }.joined(separator: ", ")
      if !expected.isEmpty {
        if tests != expected { faults.append("the tests of \(id) are \(expected)") }
      } else if tests.hasPrefix("as ") {
        references.append((id, tests.dropFirst(3)))
      } else if !tests.hasPrefix("none: ") {
        faults.append("no test names \(id)")
      }
    }
    for (id, others) in references {
      for other in others.split(separator: ", ") where RequirementID(other).flatMap({ suites[$0] }) == nil {
        faults.append("no test names \(other), which holds \(id)")
      }
    }
    for (id, suites) in suites where !rows.contains(id) {
      faults.append("there is no row of \(id), which \(suites.sorted().joined(separator: ", ")) names")
    }
    return faults
  }

  @Test func everyRequirementHasARowAndItsTests() throws {
    var suites: Suites = [:]
    // The ids of this file are examples.
    for path in Repository.swiftFiles(below: "Tests") where !path.hasSuffix("/RequirementTests.swift") {
      let module = path.split(separator: "/")[1]
      suites.merge(Self.suites(of: module, in: try Repository.text(path))) { $0.union($1) }
    }
    #expect(suites.count > 100)
    let faults = Self.faults(of: try Repository.text("Tests/REQUIREMENTS.md"), suites)
    #expect(faults == [])
  }

  private static let source = """
    /// C-01 is held by the first suite.
    struct FirstTests {
      @Test func C_02_C_03_holds() {}
    }

    struct SecondTests {
      @Test func C_02_holdsHereToo() {}
    }
    """
  private static let tables = """
    | id | what holds | tests |
    |---|---|---|
    | C-01 | One thing. | `ATests.FirstTests` |
    | C-02 | Another. | `ATests.FirstTests`, `ATests.SecondTests` |
    | C-03 | A third. | `ATests.FirstTests` |
    | C-E1 | No mistake. | as C-01, C-02 |

    | id | what holds | tests |
    |---|---|---|
    | LV-01 | A third. | none: seen on a device only |
    """

  @Test func aTableThatIsTrueHasNoFault() {
    #expect(Self.faults(of: Self.tables, Self.suites(of: "ATests", in: Self.source)) == [])
  }

  @Test(arguments: [
    ("| C-01 |", "| C-02 |", "C-02 is not the next id"), ("| C-02 |", "| C-01 |", "C-01 is not the next id"),
    ("| C-02 |", "| C-03 |", "C-03 is not the next id"), ("LV-01", "C-02", "C-02 is not the next id"),
    ("LV-01", "LV-1", "no id, sentence and tests: | LV-1 | A third. | none: seen on a device only |"),
    (" Another. |", "", "no id, sentence and tests: | C-02 | `ATests.FirstTests`, `ATests.SecondTests` |"),
    ("| C-02 |", "C-02", "there is no row of C-02, which ATests.FirstTests, ATests.SecondTests names"),
    ("FirstTests` |", "GoneTests` |", "the tests of C-01 are `ATests.FirstTests`"),
    (", `ATests.SecondTests`", "", "the tests of C-02 are `ATests.FirstTests`, `ATests.SecondTests`"),
    ("| `ATests.FirstTests` |", "| none: no need |", "the tests of C-01 are `ATests.FirstTests`"),
    ("none: seen on a device only", "`ATests.FirstTests`", "no test names LV-01"),
    ("as C-01, C-02", "as C-01, LV-01", "no test names LV-01, which holds C-E1"),
  ]) func aTableThatIsNotTrueIsSeen(old: String, new: String, fault: String) {
    let faults = Self.faults(
      of: Self.tables.replacing(old, with: new), Self.suites(of: "ATests", in: Self.source))
    #expect(faults.contains(fault), "\(faults)")
  }
}
