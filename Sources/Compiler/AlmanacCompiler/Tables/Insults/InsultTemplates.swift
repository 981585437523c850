package import DomainRecords
import SourceText

/// A sentence with placeholders for the article and the three words.
package struct InsultTemplate: Hashable, Sendable {
  package let id: String
  package let text: String
  /// The text before the adjective, with the article "a" and with "an".
  ///
  /// Both are the same in a sentence without an article.
  package let openings: [String]
  /// The texts after adjective, compound and noun.
  package let rest: [String]
  /// The lengths of the parts between spaces, of the openings and of the other texts.
  ///
  /// Every sentence is measured with many lengths of words.
  private let openingLengths: [[Int]]
  private let restLengths: [[Int]]
  package let years: ClosedRange<Int>

  static let articlePlace = "{article}"
  private static let places = InsultWordList.Slot.allCases.map { "{\($0.rawValue)}" }

  static func read(_ reader: DataReader) -> [InsultTemplate] {
    var unique = UniqueKeys<[String]>()
    let table = reader.table(InsultReader.path("templates"), columns: ["id", "text"] + Record.insultYears)
    return table.rows { record -> InsultTemplate? in
      let id = record.text("id", is: "a lower-case letter, then letters and digits", where: StringKey.isName)
      let years = record.insultYears()
      let text = record.text("text") { text in
        InsultTemplate(id: id, text: text, years: years) != nil
          ? nil
          : "'\(text)' must have {adjective}, {compound} and {noun} once each, in this order; "
            + "{article} and a space may only be directly before {adjective}"
      }
      unique.insert(["id"], of: record)
      return InsultTemplate(id: id, text: text, years: years)
    }.compactMap(\.self).inOrder()
  }

  /// Creates a template; `nil` if the placeholders are not those of a sentence.
  private init?(id: String, text: String, years: ClosedRange<Int>) {
    var texts: [String] = []
    var rest = text[...]
    for place in Self.places {
      guard let range = rest.firstRange(of: place) else { return nil }
      texts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    texts.append(String(rest))
    let openings = InsultArticle.allCases.map {
      texts[0].hasSuffix("\(Self.articlePlace) ")
        ? "\(texts[0].dropLast(Self.articlePlace.count + 1))\($0.rawValue) " : texts[0]
    }
    guard !openings.joined().contains("{"), !texts[1...].joined().contains("{"), !text.contains("}}"),
      text.count(where: { $0 == "}" }) == text.count(where: { $0 == "{" })
    else { return nil }
    self.id = id
    self.text = text
    self.years = years
    self.openings = openings
    self.rest = Array(texts[1...])
    openingLengths = openings.map(Self.lengths)
    restLengths = self.rest.map(Self.lengths)
  }

  private static func lengths(_ text: String) -> [Int] {
    text.split(separator: " ", omittingEmptySubsequences: false).map(\.count)
  }

  /// Returns the lengths of the sentence's words, with the punctuation that belongs to them.
  func wordLengths(_ article: InsultArticle, _ lengths: [Int]) -> [Int] {
    var words = openingLengths[article == .a ? 0 : 1]
    for (length, next) in zip(lengths, restLengths) {
      // Texts that no space separates belong to one word.
      words[words.count - 1] += length + next[0]
      words += next.dropFirst()
    }
    return words.filter { $0 > 0 }
  }
}

extension RecordFormat {
  static let sentences = RecordFormat(
    "sentences", "The sentence frames: the texts around the words.",
    of: "sentence"
  ) { data in
    data.insults.templates.map { template in
      let texts = (template.openings + template.rest).map { TableText($0) }
      let record = SentenceRecord(
        id: TableText(template.id), beforeA: texts[0], beforeAn: texts[1], afterAdjective: texts[2],
        afterCompound: texts[3], afterNoun: texts[4])
      return (record, comment: template.text)
    }
  }
}

/// A type size and its limits for insults in a widget family.
package struct InsultLayout: Hashable, Sendable {
  package var record: InsultLayoutRecord
  /// The width of the family's smallest frame, in points.
  package var width: Int
  package var height: Int
  /// Whether every insult must fit in one of the sizes of the family.
  package var isWhole: Bool

  private static let numbers: [(column: String, range: ClosedRange<Int>)] = [
    ("width", 1...2000), ("height", 1...2000), ("inset", 0...100), ("reserved", 0...500), ("size", 6...60),
    ("spacing", 0...40), ("lines", 1...20), ("advance", 200...1200), ("leading", 800...2000),
  ]

  /// Returns the layouts in the order of the file; the sizes of a family must decrease.
  static func read(_ reader: DataReader) -> [InsultLayout] {
    let columns = ["family"] + numbers.map(\.column) + ["whole"]
    let table = reader.table(InsultReader.path("layouts"), columns: columns)
    var layouts: [InsultLayout] = []
    for record in table.records {
      let values = numbers.map { record.integer($0.column, in: $0.range) }
      let family = record.choice("family", of: InsultLayoutRecord.Family.self)
      let layout = InsultLayout(
        record: .init(
          family: family, inset: values[2], reserved: values[3], size: values[4], spacing: values[5],
          lines: values[6], advance: values[7], leading: values[8]),
        width: values[0], height: values[1], isWhole: record.index("whole", among: ["yes", "no"]) == 0)
      if record.isBad { continue }
      if let before = layouts.last(where: { $0.record.family == family }), before.record.size <= values[4] {
        record.report("the sizes of a family must decrease", at: "size")
      }
      if layout.charactersPerLine < 1 || layout.lineCount < 1 {
        record.report("there is no room for a line of text")
      }
      layouts.append(layout)
    }
    table.reportMissing(InsultLayoutRecord.Family.allCases.map(\.rawValue), in: "family") {
      "family \($0) is missing"
    }
    return layouts
  }

  /// The number of characters on a line in the smallest frame.
  var charactersPerLine: Int { (width - 2 * record.inset) * 1000 / (record.size * record.advance) }

  /// The number of lines that fit in the smallest frame.
  var lineCount: Int {
    let height = height - 2 * record.inset - record.reserved + record.spacing
    return min(record.lines, height * 1000 / (record.size * record.leading + record.spacing * 1000))
  }

  /// Whether words of these lengths fit, with as many words on each line as possible.
  func fits(_ words: [Int]) -> Bool {
    var lines = 1
    var used = 0
    for word in words {
      guard word <= charactersPerLine else { return false }
      if used > 0, used + 1 + word > charactersPerLine {
        lines += 1
        used = 0
      }
      used += used > 0 ? 1 + word : word
    }
    return lines <= lineCount
  }
}

extension RecordFormat {
  static let insultLayouts = RecordFormat(
    "layouts", "The sizes; those of a family are in decreasing order.",
    of: "insult-layout"
  ) { data in
    data.insults.layouts.map { layout in
      let comment =
        "in \(layout.width) by \(layout.height) points "
        + "\(layout.lineCount) lines of \(layout.charactersPerLine) characters"
      return (layout.record, comment: comment)
    }
  }
  .file(
    "InsultWidgetTables/Layouts.swift", title: "The type sizes of insults, by widget family.",
    notes: [
      "Inset, reserved height, type size and spacing are in points; the width of a character (advance) and the height of a line",
      "(leading) are in thousandths of the type size.",
    ], from: InsultReader.inputs("layouts"))
}
