import AlmanacCompiler
import AlmanacModel
import SourceText
import Testing

/// Mistakes in Data/money.
struct CurrencyDataTests {
  private static let path = "Data/money/currencies.tsv"

  private func problems(_ tree: SourceTree) -> [String] {
    Project.problems(inShortFilesOf: tree).map { "\($0)".replacing("\(Self.path):", with: "") }
  }

  private func problems(_ old: String, _ new: String) -> [String] {
    problems(Project.tree.replacing(old, with: new, in: Self.path))
  }

  /// The expected counts are those of the list published on 2026-01-01, from the agency's own file.
  @Test func MQ_15_theTableAsItIs() throws {
    let currencies = try Project.data().currencies
    #expect(currencies.count == 178)
    var counts: [Int?: Int] = [:]
    for currency in currencies { counts[currency.exponent, default: 0] += 1 }
    #expect(counts == [nil: 13, 0: 17, 2: 139, 3: 7, 4: 2])
    #expect(currencies.first?.code == "AED" && currencies.last?.code == "ZWG")
  }

  @Test(arguments: [
    ("AED\t784", "Aed\t784", "code 'Aed' is not three letters A to Z"),
    ("AED\t784", "AEDS\t784", "code 'AEDS' is not three letters A to Z"),
    ("ALL\t008", "ALL\t8", "numeric '8' is not three digits, 001 to 999"),
    ("ALL\t008", "ALL\t000", "numeric '000' is not three digits, 001 to 999"),
    ("ALL\t008", "ALL\t+08", "numeric '+08' is not three digits, 001 to 999"),
    ("VND\t704\t0", "VND\t704\t5", "exponent 5 is outside 0...4"),
    ("VND\t704\t0", "VND\t704\tN.A.", "exponent 'N.A.' is not a whole number"),
    ("\tDong\n", "\t\n", "name is empty"),
    ("AFN\t971", "AED\t971", "duplicate code AED"), ("AFN\t971", "AFN\t784", "duplicate number 784"),
    ("AFN\t971", "AAA\t971", "code AAA comes after AED; codes must be in alphabetical order"),
    ("# records: 178", "# records: 179", "the header says 179 records, the file has 178"),
  ]) func isReported(old: String, new: String, message: String) {
    let problems = problems(old, new)
    #expect(problems.first?.contains(message) == true, "\(problems)")
  }

  @Test func everyMistakeOfARowIsReported() {
    #expect(
      problems("VND\t704\t0\tDong", "vnd\t7o4\tx\t Dong") == [
        "163:1: error: code 'vnd' is not three letters A to Z",
        "163:5: error: numeric '7o4' is not three digits, 001 to 999",
        "163:9: error: exponent 'x' is not a whole number",
        "163:11: error: name ' Dong' begins or ends with a space",
      ])
  }

  @Test func theFileHasToBeThere() {
    var tree = Project.tree
    tree[Self.path] = nil
    #expect(problems(tree) == [" error: the file is missing"])
  }
}
