/// The data of the day almanac: names, and facts of each stem, branch, spirit and mansion.
///
/// Elements and directions are given by their index in their own tables.
package struct DayAlmanacData: Sendable {
  package struct Stem: Hashable, Sendable {
    package var element: Int
    package var joyDirection: Int
  }

  package struct Branch: Hashable, Sendable {
    package var element: Int
    package var vietnameseAnimal: Names.Name
    package var chineseAnimal: Names.Name
  }

  /// A sound (nạp âm) of two neighbouring positions in the cycle of sixty.
  package struct Nayin: Hashable, Sendable {
    package var name: Names.Name
    package var element: Int
  }

  package struct Spirit: Hashable, Sendable {
    package enum Path: String, CaseIterable, Sendable { case yellow, black }
    package enum Grade: String, CaseIterable, Sendable { case good, ordinary, bad }

    package var name: Names.Name
    package var path: Path
    package var grade: Grade
  }

  package var elements: [Names.Name]
  package var directions: [Names.Name]
  package var stems: [Stem]
  package var branches: [Branch]
  /// The thirty sounds, each for two positions of the cycle.
  package var nayins: [Nayin]
  package var spirits: [Spirit]
  package var officers: [Names.Name]
  package var mansions: [Names.Name]
}
