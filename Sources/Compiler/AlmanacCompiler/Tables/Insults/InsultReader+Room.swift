import AlmanacModel
import SourceText

extension InsultReader {
  /// Reports insults that do not fit in the widget families that must show them whole.
  func checkRoom(of data: InsultData) {
    for family in InsultLayoutRecord.Family.allCases {
      let layouts = data.layouts.filter { $0.record.family == family }
      guard let first = layouts.first, layouts.contains(where: \.isWhole) else { continue }
      for template in data.templates {
        if let lengths = data.longestThatDoesNotFit(template, first) {
          let words = lengths.map(String.init).joined(separator: ", ")
          reader.report(
            "with words of \(words) letters, which the lists have, '\(template.text)' does not fit the family "
              + "\(family.rawValue) in its first size: \(first.lineCount) lines of \(first.charactersPerLine) characters",
            at: InsultReader.path("templates"))
        }
      }
      for text in data.quotations.map(\.text) + data.samples.map(\.text) {
        let words = text.split(separator: " ").map(\.count)
        if !layouts.contains(where: { $0.fits(words) }) {
          reader.report(
            "'\(text)' does not fit the family \(family.rawValue) in any of its sizes",
            at: InsultReader.path("layouts"))
        }
      }
    }
  }
}

extension InsultData {
  /// Returns the lengths of three words that make a sentence too long; `nil` if all fit.
  ///
  /// There are few different lengths, so all are tried.
  fileprivate func longestThatDoesNotFit(_ template: InsultTemplate, _ layout: InsultLayout) -> [Int]? {
    let lengths = lists.map { list in Set(list.words.map(\.text.count)).sorted(by: >) }
    for adjective in lengths[0] {
      for compound in lengths[1] {
        for noun in lengths[2] {
          let words = [adjective, compound, noun]
          if InsultArticle.allCases.contains(where: { !layout.fits(template.wordLengths($0, words)) }) {
            return words
          }
        }
      }
    }
    return nil
  }
}
