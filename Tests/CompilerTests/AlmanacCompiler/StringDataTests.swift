import AlmanacCompiler
import SourceText
import SwiftEmitter
import Testing

/// Mistakes in the texts of Data/strings.
struct StringDataTests {
  private static let vietnamese = "Data/strings/WidgetCore.vi.tsv"
  private static let english = "Data/strings/WidgetCore.en.tsv"

  private static func problems(_ tree: SourceTree) -> String {
    Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("today\t-\thôm nay\n", "", "key today is missing"),
    ("today\t-\thôm nay", "toDay\t-\thôm nay", "key toDay is not in \(english)"),
    ("today\t-\thôm nay", "today\t-\t", "text is empty"),
    ("today\t-\thôm nay", "today\t-\thôm {day}", "key today has the placeholders {day}, expected none"),
    (
      "{month}, {year}", "{month}",
      "key monthAndYear has the placeholders {month}, expected {month}, {year}"
    ),
    ("{month}, {year}", "{month}, {year", "a brace without its partner"),
    ("{month}, {year}", "{month}, {Year}", "a brace without its partner, or braces without a name"),
    ("days\tother\t{count} ngày", "days\tother\tngày", "the form 'other' needs the placeholder {count}"),
    ("days\tother\t{count}", "days\tone\t{count}", "vi has no form 'one'; it has: other"),
    (
      "days\tother\t{count}", "days\t-\t{count}",
      "is a plain text in one language and a counted one in another"
    ),
    ("days\tother\t{count}", "days\tfew\t{count}", "form 'few' is not one of: -, one, other"),
    ("tomorrow\t", "today\t", "duplicate key today"), ("tomorrow\t", "in\t", "key 'in' is not a name"),
    ("tomorrow\t", "Tomorrow\t", "key 'Tomorrow' is not a name"),
    ("tomorrow\t", "ngày\t", "key 'ngày' is not a name"),
    ("tomorrow\t", "language\t", "key 'language' is not a name"),
    ("{month}, {year}", "{month}, {năm}", "a brace without its partner, or braces without a name"),
    ("{month}, {year}", "{month}, {year}\u{301}", "'\u{301}' (U+0301) is no letter of Vietnamese"),
    ("{month}, {year}", "{month}, {in}", "the placeholder {in} cannot be an argument"),
    ("{month}, {year}", "{month}, {shown}", "the placeholder {shown} cannot be an argument"),
  ])
  func C_14_whatIsWrongInAFileIsSaidWithItsPlace(old: String, new: String, message: String) {
    let text = Self.problems(Project.tree.replacing(old, with: new, in: Self.vietnamese))
    #expect(text.contains(message), "\(text)")
    #expect(text.contains("\(Self.vietnamese):"), "\(text)")
  }

  @Test func C_14_noGeneratedTextOfAnyModuleAndLanguageIsEmptyOrKeepsABrace() async throws {
    var modules: [String] = []
    for file in try await Project.files() {
      for case .texts(let functions) in file.declarations.map(\.shape) {
        modules.append(functions.name)
        #expect(functions.languages == ["vi", "zh", "en", "ko", "ja", "hant"])
        #expect(functions.ownLanguages.starts(with: ["vi", "zh", "en"]))
        for text in functions.texts {
          let count = text.isCounted ? [TextFunctions.count] : []
          #expect(text.wordings.count == functions.ownLanguages.count, "\(functions.name).\(text.name)")
          for wording in text.wordings.flatMap({ [$0.one ?? $0.other, $0.other] }) {
            let filled = (text.parameters + count).reduce(wording) { $0.replacing("{\($1)}", with: "x") }
            #expect(
              !filled.isEmpty && !filled.contains { "{}".contains($0) }, "\(functions.name).\(text.name)")
          }
        }
      }
    }
    let expected = StringDataTests.modules.map { "\($0)Strings" }
    #expect(modules.sorted() == expected.sorted())
  }

  /// The modules with texts for Swift; those of the web page are only for JavaScript.
  private static let modules = Set(
    Project.tree.files.keys.filter { $0.hasPrefix("Data/strings/") }.compactMap { path in
      path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    }
  ).subtracting(["WebPage"])

  @Test func C_14_aNameThatNoFunctionCanHaveIsRefusedWithItsLineAndColumn() throws {
    let tree = Project.tree.replacing("{month}, {year}", with: "{month}, {default}", in: Self.vietnamese)
    let text = String(decoding: try #require(tree[Self.vietnamese]), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.hasPrefix("monthAndYear\t") })
    let column = "monthAndYear\t-\t".count + 1
    #expect(
      Self.problems(tree).contains(
        "\(Self.vietnamese):\(index + 1):\(column): error: the placeholder {default} cannot be an argument"))
  }

  @Test func C_14_englishNeedsBothOfItsForms() {
    let tree = Project.tree.replacing("days\tone\t{count} day\n", with: "", in: Self.english)
    #expect(Self.problems(tree).contains("key days has the forms other, expected '-' or one, other"))
  }

  @Test func C_14_theTextForOneHasThePlaceholdersOfTheOthers() {
    let wrong = Project.tree.replacing("{count} day\n", with: "{cuont} day\n", in: Self.english)
    #expect(
      Self.problems(wrong).contains("key days has the placeholders {cuont} for one, {count} for others"))
    let word = Project.tree.replacing("{count} day\n", with: "one day\n", in: Self.english)
    #expect(Self.problems(word) == "")
  }

  @Test func C_14_aModuleHasAFileForEveryLanguageAndNoOther() {
    var tree = Project.tree
    tree["Data/strings/WidgetCore.fr.tsv"] = tree[Self.english]
    tree["Data/strings/WidgetCore.zh-Hans.tsv"] = nil
    let text = Self.problems(tree)
    #expect(
      text.contains(
        "WidgetCore.fr.tsv: error: the name is not Module.language.tsv with one of the languages vi, zh-Hans, en, ko"
      ))
    #expect(text.contains("WidgetCore.zh-Hans.tsv: error: the file is missing"))
    #expect(!text.contains("nothing reads this file"))
  }
}
