import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in the texts of Data/strings.
struct StringDataTests {
  private static let vietnamese = "Data/strings/WidgetCore.vi.tsv"
  private static let english = "Data/strings/WidgetCore.en.tsv"

  private static func problems(_ tree: SourceTree) -> String {
    Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
  }

  @Test(
    "C-14: what is wrong in a file is said with its place",
    arguments: [
      ("today\t-\thôm nay\n", "", "key today is missing"),
      ("today\t-\thôm nay", "toDay\t-\thôm nay", "key toDay is not in \(english)"),
      ("today\t-\thôm nay", "today\t-\t", "text is empty"),
      ("today\t-\thôm nay", "today\t-\thôm {day}", "key today has the placeholders {day}, expected none"),
      (
        "{month}, {year}", "{month}",
        "key monthAndYear has the placeholders {month}, expected {month}, {year}"
      ),
      ("{month}, {year}", "{month}, {year", "a brace without its partner"),
      ("{month}, {year}", "{month}, {Year}", "a brace without its partner, or no name"),
      ("days\tother\t{count} ngày", "days\tother\tngày", "the form 'other' needs the placeholder {count}"),
      ("days\tother\t{count}", "days\tone\t{count}", "vi has no form 'one'; it has: other"),
      (
        "days\tother\t{count}", "days\t-\t{count}",
        "is a plain text in one language and a counted one in another"
      ),
      ("days\tother\t{count}", "days\tfew\t{count}", "form 'few' is not one of: -, one, other"),
      ("tomorrow\t", "today\t", "duplicate key today"), ("tomorrow\t", "in\t", "key 'in' is not a name"),
      ("tomorrow\t", "Tomorrow\t", "key 'Tomorrow' is not a name"),
    ])
  func C_14_isReported(old: String, new: String, message: String) {
    let text = Self.problems(Project.tree.replacing(old, with: new, in: Self.vietnamese))
    #expect(text.contains(message), "\(text)")
    #expect(text.contains("\(Self.vietnamese):"), "\(text)")
  }

  @Test("C-14: English needs both of its forms")
  func C_14_forms() {
    let tree = Project.tree.replacing("days\tone\t{count} day\n", with: "", in: Self.english)
    #expect(Self.problems(tree).contains("key days has the forms other, expected '-' or one, other"))
  }

  @Test("C-14: the text for one has the placeholders of the others")
  func C_14_placeholdersOfOne() {
    let wrong = Project.tree.replacing("{count} day\n", with: "{cuont} day\n", in: Self.english)
    #expect(
      Self.problems(wrong).contains("key days has the placeholders {cuont} for one, {count} for others"))
    let word = Project.tree.replacing("{count} day\n", with: "one day\n", in: Self.english)
    #expect(Self.problems(word) == "")
  }

  @Test("C-14: a module has a file for every language, and no other")
  func C_14_files() {
    var tree = Project.tree
    tree["Data/strings/WidgetCore.fr.tsv"] = tree[Self.english]
    tree["Data/strings/WidgetCore.zh-Hans.tsv"] = nil
    let text = Self.problems(tree)
    #expect(
      text.contains(
        "WidgetCore.fr.tsv: error: the name is not Module.language.tsv with one of the languages vi, zh-Hans, en"
      ))
    #expect(text.contains("WidgetCore.zh-Hans.tsv: error: the file is missing"))
    #expect(!text.contains("nothing reads this file"))
  }
}
