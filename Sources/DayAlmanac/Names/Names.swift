public import Almanac
import DayAlmanacTables

extension Language {
  /// The place of the language in the generated tables.
  var place: UInt8 {
    switch self {
    case .vietnamese: 0
    case .chinese: 1
    case .english: 2
    }
  }
}

extension FiveElement {
  /// The name: "Mộc", "木", "wood".
  public func name(in language: Language) -> String { elementName(language.place, rawValue) }
}

extension CompassDirection {
  /// The name: "Đông Bắc", "东北", "northeast".
  public func name(in language: Language) -> String { directionName(language.place, rawValue) }
}

extension Nayin {
  /// The name: "Hải Trung Kim", "海中金", "metal in the sea".
  public func name(in language: Language) -> String { nayinName(language.place, index) }
}

extension DaySpirit {
  /// The name: "Thanh Long", "青龙", "Azure Dragon".
  public func name(in language: Language) -> String { spiritName(language.place, rawValue) }
}

extension DayOfficer {
  /// The name: "Kiến", "建", "Establish".
  public func name(in language: Language) -> String { officerName(language.place, rawValue) }
}

extension Mansion {
  /// The name: "Giác", "角", and in English the pinyin "jiǎo".
  public func name(in language: Language) -> String { mansionName(language.place, index) }
}

extension ZodiacAnimal {
  /// The name of the animal: "mèo", "猫", "cat" by Vietnamese rules; "thỏ", "兔", "rabbit" by Chinese.
  public func name(in language: Language) -> String {
    rules == .vietnamese
      ? vietnameseAnimalName(language.place, branch) : chineseAnimalName(language.place, branch)
  }

  /// The name of the branch: "Mão", "卯", "mǎo".
  public func branchName(in language: Language) -> String {
    SexagenaryCycle(index: branch).branchName(in: language)
  }
}
