import AlmanacCompiler
import Foundation
import Testing

/// The effect of a new word on the generated files and on the report of a change.
struct InsultDiffTests {
  private static let line = """
    kickshaw\tmild\tTwelfth Night\t1\t3\t122\tinflected\tkickshawses\tArt thou good at these kickshawses, knight\tno\t-\t-\ttrifle

    """

  @Test func aNewWordChangesItsOwnLinesAndTheCounts() async throws {
    let before = Dictionary(uniqueKeysWithValues: try await Project.files().map { ($0.path, $0.text) })
    let after = try await Project.files(
      of: Project.tree.replacing(
        "\nkite\tmild", with: "\n\(Self.line)kite\tmild", in: "Data/insults/nouns.tsv"))
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
    let words = added.filter { $0.hasPrefix("  ") && !$0.contains("return") }
    #expect(
      words.count == 3 && words.allSatisfy { $0.contains("kickshaw") || $0.contains("trifle") }, "\(words)")
    // The other lines have the numbers of insults and of words.
    let rest = added.filter { !words.contains($0) }
    #expect(
      rest.allSatisfy { $0.hasPrefix("// The ") || $0.contains("return") }, "\(rest)"
    )
    #expect(removed.count == rest.count, "\(removed)")
    let comparison = try await FactTree.comparison(to: FactTree(name: "new", after))
    #expect(
      comparison.lines(.words) == [
        "insults, noun: kickshaw is new: rating mild, place Twelfth Night 1.3.122, gloss trifle, stems kicks"
      ])
    #expect(
      comparison.lines(.insults).contains(
        "insults: every slot shows another insult: 219 × 235 × 310 words → 219 × 235 × 311 words"))
  }

  @Test func aWordThatIsRatedAnewIsNamedWithBothRatings() async throws {
    let noun = "\nadder\tmild\t"
    let after = try await FactTree.of(
      Project.tree.replacing(noun, with: "\nadder\tbawdy\t", in: "Data/insults/nouns.tsv"))
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.lines(.words) == ["insults, noun: 'adder' mild → bawdy"])
    #expect(
      comparison.lines(.insults).contains(
        "insults: every slot shows another insult: the ratings of words changed"))
  }

  /// A word in the place of another moves no other word.
  @Test func aWordInThePlaceOfAnotherChangesTheSlotsThatHadIt() async throws {
    let after = try await FactTree.ofProject().changingLine(
      "Generated/facts/insults.tsv", "insult-word\tnoun/acorn\t"
    ) { $0.replacing("acorn", with: "walnut") }
    let comparison = try await FactTree.comparison(to: after)
    let words = comparison.lines(.words)
    #expect(words.count == 2 && words[0].hasPrefix("insults, noun: walnut is new: rating mild, "), "\(words)")
    #expect(words.last == "insults, noun: acorn is gone")
    #expect(
      comparison.lines(.insults) == ["insults: some 0.3 % of slots show an insult with another word"])
  }

  @Test func anotherQuotationMovesThoseOfAllSlots() async throws {
    let quotation = "Thou art so fat-witted, with drinking of old sack."
    let after = try await FactTree.ofProject().changingLine(
      "Generated/facts/insults.tsv", "quotation\t\(quotation)"
    ) { $0.replacing("mild", with: "bawdy") }
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.lines(.words) == ["quotations: '\(quotation)' mild → bawdy"])
    #expect(
      comparison.lines(.insults)
        == ["quotations: every slot of a quotation shows another one: their ratings changed"])
  }
}
