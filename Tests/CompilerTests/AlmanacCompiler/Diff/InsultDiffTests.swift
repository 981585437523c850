import AlmanacCompiler
import Foundation
import Testing

/// The effect of a new word on the generated files and on the report of a change.
struct InsultDiffTests {
  private static let line = """
    quizling\tmild\tTwelfth Night\t1\t3\t122\tinflected\tkickshawses\tArt thou good at these kickshawses, knight\tno\t-\t-\ttrifle\t2099\t-

    """

  @Test func aNewWordChangesItsOwnLinesAndTheCounts() async throws {
    let before = Dictionary(uniqueKeysWithValues: try await Project.files().map { ($0.path, $0.text) })
    let after = try await Project.files(
      of: Project.tree.replacing(
        "\nrabbit-sucker\tmild", with: "\n\(Self.line)rabbit-sucker\tmild", in: "Data/insults/nouns.tsv"))
    var added: [String] = []
    var removed: [String] = []
    for file in after where before[file.path] != file.text && file.path.hasSuffix(".swift") {
      let old = before[file.path, default: ""].split(separator: "\n").map(String.init)
      let new = file.text.split(separator: "\n").map(String.init)
      for change in new.difference(from: old) {
        switch change {
        case .insert(_, let line, _): added.append(line)
        case .remove(_, let line, _): removed.append(line)
        }
      }
    }
    let words = added.filter {
      $0.hasPrefix("  ") && !$0.contains("return") && !$0.contains("InsultRunRecord")
    }
    #expect(
      words.count == 3 && words.allSatisfy { $0.contains("quizling") || $0.contains("trifle") }, "\(words)")
    // The other lines have the number of words, and the runs of the new year; those of the years before are moved by mild words alone.
    let rest = added.filter {
      !words.contains($0) && !$0.contains("from 2099 on") && !$0.contains("From 2099 on")
    }
    #expect(rest.allSatisfy { $0.contains("return") || $0.contains("list: 2, isBawdy: true") }, "\(rest)")
    #expect(removed.count == rest.count, "\(removed)")
    let comparison = try await FactTree.comparison(to: FactTree(name: "new", after))
    #expect(
      comparison.lines(.words) == [
        "insults, noun: quizling from 2099 is new: rating mild, place Twelfth Night 1.3.122, gloss trifle, stems quiz, from 2099"
      ])
    let slots = comparison.lines(.insults)
    #expect(
      slots.count == 1 && slots[0].hasPrefix("insults: every slot from 2099 has another one: "), "\(slots)")
  }

  @Test func aWordThatIsRatedAnewIsNamedWithBothRatings() async throws {
    let noun = "\nadder\tmild\t"
    let tree = Project.tree.replacing(noun, with: "\nadder\tbawdy\t", in: "Data/insults/nouns.tsv")
    let after = try await FactTree(name: "new", data: tree, sky: try await Project.sky())
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.lines(.words) == ["insults, noun: 'adder' mild → bawdy"])
    #expect(comparison.lines(.insults).map(Self.start) == ["insults: every slot has another one"])
  }

  @Test func aWordInThePlaceOfAnotherChangesSlots() async throws {
    let after = try await FactTree.ofProject().changingLine(
      "Generated/facts/insults.tsv", "insult-word\tnoun/acorn\t"
    ) { $0.replacing("acorn", with: "walnut") }
    let comparison = try await FactTree.comparison(to: after)
    let words = comparison.lines(.words)
    #expect(words.count == 2 && words[0].hasPrefix("insults, noun: walnut is new: rating mild, "), "\(words)")
    #expect(words.last == "insults, noun: acorn is gone")
    #expect(comparison.lines(.insults).map(Self.start) == ["insults: every slot has another one"])
  }

  @Test func anotherQuotationMovesThoseOfAllSlots() async throws {
    let quotation = "Thou art so fat-witted, with drinking of old sack."
    let after = try await FactTree.ofProject().changingLine(
      "Generated/facts/insults.tsv", "quotation\t\(quotation)"
    ) { $0.replacing("mild", with: "bawdy") }
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.lines(.words) == ["quotations: '\(quotation)' mild → bawdy"])
    #expect(comparison.lines(.insults).map(Self.start) == ["insults: every slot has another one"])
  }

  /// Returns a line without the numbers of words, which grow.
  private static func start(_ line: String) -> String {
    line.split(separator: ": ").prefix(2).joined(separator: ": ")
  }

  @Test func aWordThatGoesChangesTheSlotsAfterItsLastYear() async throws {
    let after = try await FactTree.of(
      Project.tree.replacing(
        "tiny thing\t2026\t-", with: "tiny thing\t2026\t2097", in: "Data/insults/nouns.tsv"))
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.lines(.insults).map(Self.start) == ["insults: every slot from 2098 has another one"])
  }

  /// A change that `generate` refuses is shown all the same: the hours of years that have begun would change.
  @Test func aWordForAYearThatHasBegunIsRefusedAndCompared() async throws {
    let tree = Project.tree.replacing(
      "\nrabbit-sucker\tmild", with: "\n\(Self.line.replacing("2099", with: "2026"))rabbit-sucker\tmild",
      in: "Data/insults/nouns.tsv")
    let after = try await FactTree(name: "new", data: tree, sky: try await Project.sky())
    #expect(after.refused.map { "\($0)" }.contains { $0.contains("2026 has begun") } && after.leftOut == [])
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.lines(.insults).map(Self.start) == ["insults: every slot has another one"])
  }
}
