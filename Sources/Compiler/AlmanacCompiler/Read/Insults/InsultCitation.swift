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
  private static let none = "-"

  /// Reads the four columns of a citation and reports mistakes in them.
  ///
  /// - Parameter works: The works; `nil` if their own table is wrong, which was reported.
  init?(_ record: Record, works: [InsultData.Work]?) {
    guard let works, let title = record.text("play"), let line = record.integer("line", in: 1...9999)
    else { return nil }
    guard let work = works.firstIndex(where: { $0.title == title }) else {
      record.report("'\(title)' is not one of the works in \(InsultReader.path("works"))", at: "play")
      return nil
    }
    let (act, scene) = (record["act"], record["scene"])
    if works[work].kind == .poem {
      guard act == Self.none, scene == Self.none else {
        record.report("a poem is cited by its line: act and scene are '-'", at: "act")
        return nil
      }
      self.act = 0
      self.scene = 0
    } else {
      guard let act = Self.number(act, named: Self.induction, in: 1...5) else {
        record.report("act '\(act)' is not 1 to 5 or Induction", at: "act")
        return nil
      }
      guard let scene = Self.number(scene, named: Self.chorus, in: 1...20) else {
        record.report("scene '\(scene)' is not 1 to 20 or Chorus", at: "scene")
        return nil
      }
      self.act = act
      self.scene = scene
    }
    self.work = work
    self.title = title
    self.line = line
  }

  private static func number(_ text: Substring, named name: String, in range: ClosedRange<Int>) -> Int? {
    if text == name { return 0 }
    // "+3" and "03" are rejected, so that a number has only one spelling.
    guard let number = Int(text), range.contains(number), String(number) == text else { return nil }
    return number
  }

  /// The text for comments: "King Lear 2.2.14", "Venus and Adonis 920".
  var text: String {
    switch (act, scene) {
    case (0, 0): "\(title) \(line)"
    case (0, _): "\(title) \(Self.induction) \(scene).\(line)"
    case (_, 0): "\(title) \(act) \(Self.chorus) \(line)"
    default: "\(title) \(act).\(scene).\(line)"
    }
  }
}
