import Foundation
import Insults
import TestSupport
import Testing

/// Compares the lists with the files of Data/insults, which are read here in the simplest way.
struct WordTests {
  private static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("Data/insults/\(name).tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let columns = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
  }

  private static func citation(_ row: [String: String]) -> String {
    let (play, act, scene) = (row["play", default: ""], row["act", default: ""], row["scene", default: ""])
    if act == "-" { return "\(play) \(row["line", default: ""])" }
    return Int(act) != nil && Int(scene) != nil ? "\(play) \(act).\(scene)" : "\(play) \(act) \(scene)"
  }

  @Test(arguments: zip(InsultWord.List.allCases, ["adjectives", "compounds", "nouns"]))
  func listsAreThoseOfTheData(list: InsultWord.List, name: String) throws {
    let rows = try Self.rows(name)
    let words = InsultWord.all(of: list)
    #expect(words.count == rows.count)
    var failures: [String] = []
    for row in rows {
      let text = row["word", default: ""]
      // A word that was rated anew is there twice.
      let isBawdy = row["rating"] == "bawdy"
      guard InsultWord(text, of: list)?.text == text,
        let word = words.first(where: { $0.text == text && $0.isBawdy == isBawdy }),
        word.gloss == row["gloss"],
        "\(word.citation)" == Self.citation(row), "\(word.citation.line)" == row["line"]
      else {
        failures.append(text)
        continue
      }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test func quotationsAreThoseOfTheData() throws {
    let rows = try Self.rows("quotations")
    let all = Quotation.all
    #expect(all.count == rows.count)
    for row in rows {
      let quotation = try #require(all.first { $0.text == row["text"] })
      #expect(quotation.speaker == row["speaker"] && "\(quotation.citation)" == Self.citation(row))
      #expect(quotation.isBawdy == (row["rating"] == "bawdy"))
    }
  }

  @Test func noExcludedWordIsInAListWithoutALastYear() throws {
    let excluded = Set(try Self.rows("excluded").compactMap { $0["word"] })
    #expect(excluded.contains("joithead"))
    let rows = try ["adjectives", "compounds", "nouns"].flatMap(Self.rows).filter { $0["until"] == "-" }
    #expect(rows.compactMap { $0["word"] }.filter(excluded.contains) == [] && rows.count > 700)
  }

  @Test func citationsOfAPlayAnInductionAChorusAndAPoem() throws {
    func citation(_ text: String, _ list: InsultWord.List) throws -> String {
      "\(try #require(InsultWord(text, of: list)).citation)"
    }
    #expect(try citation("canker-blossom", .noun) == "A Midsummer Night's Dream 3.2")
    #expect(try citation("loathsome", .adjective) == "The Taming of the Shrew Induction 1")
    #expect(try citation("lank-lean", .compound) == "Henry V 4 Chorus")
    #expect(try citation("flap-mouthed", .compound) == "Venus and Adonis 920")
  }

  @Test func stems() throws {
    func share(_ one: String, _ other: String) throws -> Bool {
      let adjective = try #require(InsultWord(one, of: .adjective) ?? InsultWord(one, of: .compound))
      let noun = try #require(InsultWord(other, of: .noun) ?? InsultWord(other, of: .compound))
      #expect(adjective.sharesStem(with: noun) == noun.sharesStem(with: adjective))
      return adjective.sharesStem(with: noun)
    }
    for (one, other) in [
      ("loggerheaded", "loggerhead"), ("loggerheaded", "beetle-headed"), ("gorbellied", "big-bellied"),
      ("unbolted", "bolting-hutch"), ("hell-hated", "hell-hound"), ("rascally", "rascal"),
      ("heartless", "dog-hearted"), ("beggarly", "fool-begged"), ("unlicked", "foot-licker"),
      ("juggling", "juggler"), ("lousy", "louse"), ("warped", "moldwarp"),
    ] {
      #expect(try share(one, other), "\(one) \(other)")
    }
    for (one, other) in [("churlish", "knave"), ("tottering", "otter"), ("motley-minded", "fool")] {
      #expect(try !share(one, other), "\(one) \(other)")
    }
  }

  @Test func wordsOfOtherListsAreNotFound() {
    #expect(InsultWord("knave", of: .adjective) == nil && InsultWord("", of: .noun) == nil)
    #expect(InsultWord("Knave", of: .noun) == nil && InsultWord("pox-marked", of: .compound) == nil)
  }
}
