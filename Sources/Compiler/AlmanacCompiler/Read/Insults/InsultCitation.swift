import SourceText

/// A place in Shakespeare's works.
package struct InsultCitation: Hashable, Sendable {
  /// Which of the works.
  package var work: Int
  package var title: String
  /// 1 to 5; 0 for an induction and in a poem.
  package var act: Int
  /// From 1; 0 for a chorus and in a poem.
  package var scene: Int
  /// From 1.
  package var line: Int

  static let columns = ["play", "act", "scene", "line"]
  private static let induction = "Induction"
  private static let chorus = "Chorus"
  private static let none = "-"

  /// Reads the four columns of a citation and reports what is wrong with them.
  ///
  /// - Parameter works: `nil` if their own table is wrong, which has been reported.
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
    // Not "+3" or "03", so that one place is written in one way.
    guard let number = Int(text), range.contains(number), String(number) == text else { return nil }
    return number
  }

  /// For comments: "King Lear 2.2.14", "Venus and Adonis 920".
  var text: String {
    switch (act, scene) {
    case (0, 0): "\(title) \(line)"
    case (0, _): "\(title) \(Self.induction) \(scene).\(line)"
    case (_, 0): "\(title) \(act) \(Self.chorus) \(line)"
    default: "\(title) \(act).\(scene).\(line)"
    }
  }
}
