import AlmanacCompiler
import AlmanacModel
import DomainRecords
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

  /// The minor units are those of the list published on 2026-01-01, from the agency's own file.
  ///
  /// Later lists may have more currencies.
  @Test(arguments: [
    ("XAU", nil), ("VND", 0), ("ISK", 0), ("EUR", 2), ("CNY", 2), ("BHD", 3), ("TND", 3), ("CLF", 4),
  ])
  func MQ_15_theTableAsItIs(code: String, exponent: Int?) throws {
    let currencies = try Project.data().currencies
    let currency = try #require(currencies.first { "\($0.code)" == code })
    #expect(currency.exponent == exponent && currencies.count > 100)
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
    ("# records: ", "# records: 9", "the header says 9"),
  ]) func isReported(old: String, new: String, message: String) {
    let problems = problems(old, new)
    #expect(problems.first?.contains(message) == true, "\(problems)")
  }

  @Test func everyMistakeOfARowIsReported() {
    let rows = Project.tree.text(Self.path).split(separator: "\n", omittingEmptySubsequences: false)
    let line = 1 + (rows.firstIndex { $0.hasPrefix("VND") } ?? 0)
    #expect(
      problems("VND\t704\t0\tDong", "vnd\t7o4\tx\t Dong") == [
        "\(line):1: error: code 'vnd' is not three letters A to Z",
        "\(line):5: error: numeric '7o4' is not three digits, 001 to 999",
        "\(line):9: error: exponent 'x' is not a whole number",
        "\(line):11: error: name ' Dong' begins or ends with a space",
      ])
  }

  @Test func theFileHasToBeThere() {
    var tree = Project.tree
    tree[Self.path] = nil
    #expect(problems(tree) == [" error: the file is missing"])
  }
}
