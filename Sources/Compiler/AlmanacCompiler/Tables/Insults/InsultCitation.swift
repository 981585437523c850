import SourceText

/// A place in Shakespeare's works.
package struct InsultCitation: Hashable, Sendable {
  /// The index of the work.
  package var work: Int
  package var title: String
  /// The act, 1 to 5; 0 in an induction and in a poem.
  package var act: Int
  /// The scene, from 1; 0 in a chorus and in a poem.
  package var scene: Int
  /// The line, from 1.
  package var line: Int

  static let columns = ["play", "act", "scene", "line"]
  private static let induction = "Induction"
  private static let chorus = "Chorus"

  /// Reads the four columns of a citation and reports mistakes in them.
  ///
  /// - Parameter works: The works; empty if their own table is wrong, and then the work is not looked up.
  init(_ record: Record, works: [InsultData.Work]) {
    title = record.text("play") { title in
      works.isEmpty || works.contains { $0.title == title }
        ? nil : "'\(title)' is not one of the works in \(InsultReader.path("works"))"
    }
    line = record.integer("line", in: 1...9999)
    let index = works.firstIndex { [title] in $0.title == title }
    work = index ?? 0
    if let index, works[index].kind == .play {
      act = Self.number("act", of: record, in: 1...5, or: Self.induction)
      scene = Self.number("scene", of: record, in: 1...20, or: Self.chorus)
    } else {
      (act, scene) = (0, 0)
      if index != nil, record.hasValue("act") || record.hasValue("scene") {
        record.report("a poem is cited by its line: act and scene are '-'", at: "act")
      }
    }
  }

  /// Returns a number, or 0 for a name in its place.
  private static func number(
    _ column: String, of record: Record, in range: ClosedRange<Int>, or name: String
  ) -> Int {
    let form = "\(range.lowerBound) to \(range.upperBound) or \(name)"
    // "+3" and "03" are rejected, so that a number has only one spelling.
    let text = record.field(column, is: form) { text in text == name || range.contains { "\($0)" == text } }
    return Int(text) ?? 0
  }
}
