import Foundation
import TestSupport
import Testing

/// The files in the documentation are imported as it says.
struct LedgerRecipeTests {
  private struct Recipe {
    var file = ""
    var command = ""
    var told = ""
  }

  private static func recipes() throws -> [Recipe] {
    let path = "Sources/Domains/Spending/Spending.docc/FilesOfBanks.md"
    let article = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    var recipes: [Recipe] = []
    for block in article.components(separatedBy: "```") {
      let text = String(block.drop { $0 != "\n" }.dropFirst())
      switch block.prefix(while: { $0 != "\n" }) {
      case "csv", "json": recipes.append(Recipe(file: text))
      case "shell": recipes[recipes.count - 1].command = text
      case "text": recipes[recipes.count - 1].told = text
      default: break
      }
    }
    return recipes
  }

  @Test func MQ_10_filesOfBanksAreImportedAsDocumented() throws {
    let recipes = try Self.recipes()
    #expect(recipes.count == 6)
    for recipe in recipes {
      let folder = try BudgetFolder()
      defer { folder.remove() }
      try folder.write(recipe.file, to: "export.csv")
      let words = recipe.command.split(whereSeparator: \.isWhitespace).dropFirst(2).joined(separator: " ")
      // The folder of the test takes the place of that of the reader.
      let action = words.replacing("export.csv", with: folder.path("export.csv")).replacing(
        " --file budget.json", with: "")
      let run = folder.budget(action)
      #expect(
        run.status == 0 && !recipe.told.isEmpty && run.output.contains(recipe.told),
        "\(run.output)\(run.errors)")
      // Without its options none of them is guessed.
      let bare = folder.budget("import \(folder.path("export.csv"))")
      #expect(bare.status == 1 && bare.errors.contains("; say --"), "\(bare.errors)")
    }
  }
}
