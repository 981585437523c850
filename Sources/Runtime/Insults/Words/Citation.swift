import InsultsTables

/// A place in Shakespeare's works.
///
/// Lines are counted in the Complete Moby Shakespeare, a text of the Globe type (1864); other editions differ by a few
/// lines in prose.
public struct Citation: Hashable, Sendable {
  private let work: UInt8
  /// The act, 1 to 5; `nil` in an induction and in a poem.
  public let act: Int?
  /// The scene, from 1; `nil` in a chorus and in a poem.
  public let scene: Int?
  /// The line, from 1, within the scene or the poem.
  public let line: Int

  /// Creates a citation from numbers of the tables.
  ///
  /// - Parameters:
  ///   - act: The act, 0 if there is none; the same is true of the scene.
  init(work: Int32, act: Int32, scene: Int32, line: Int32) {
    self.work = UInt8(truncatingIfNeeded: work)
    self.act = act == 0 ? nil : Int(act)
    self.scene = scene == 0 ? nil : Int(scene)
    self.line = Int(line)
  }

  /// The play or poem: "A Midsummer Night's Dream".
  public var title: String { workTitle(Int(work)) }
}

extension Citation: CustomStringConvertible {
  /// The play with act and scene, or the poem with its line: "A Midsummer Night's Dream 3.2", "Venus and Adonis 920".
  public var description: String {
    switch (act, scene) {
    case (let act?, let scene?): "\(title) \(act).\(scene)"
    case (let act?, nil): "\(title) \(act) Chorus"
    case (nil, let scene?): "\(title) Induction \(scene)"
    case (nil, nil): "\(title) \(line)"
    }
  }
}
