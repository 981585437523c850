public import Almanac
import DayAlmanacTables

extension FiveElement {
  /// The name: "Mộc", "木", "wood".
  public func name(in language: Language) -> String { elementName(language.tableIndex, rawValue) }
}

extension CompassDirection {
  /// The name: "Đông Bắc", "东北", "northeast".
  public func name(in language: Language) -> String { directionName(language.tableIndex, rawValue) }
}

extension Nayin {
  /// The name: "Hải Trung Kim", "海中金", "metal in the sea".
  public func name(in language: Language) -> String { nayinName(language.tableIndex, index) }
}

extension DaySpirit {
  /// The name: "Thanh Long", "青龙", "Azure Dragon".
  public func name(in language: Language) -> String { spiritName(language.tableIndex, rawValue) }
}

extension DayOfficer {
  /// The name: "Kiến", "建", "Establish".
  public func name(in language: Language) -> String { officerName(language.tableIndex, rawValue) }
}

extension Mansion {
  /// The name: "Giác", "角", and in English the pinyin "jiǎo".
  public func name(in language: Language) -> String { mansionName(language.tableIndex, index) }
}

extension ZodiacAnimal {
  /// The name of the animal: "mèo", "猫", "cat" by Vietnamese rules; "thỏ", "兔", "rabbit" by Chinese.
  public func name(in language: Language) -> String {
    rules == .vietnamese
      ? vietnameseAnimalName(language.tableIndex, branch) : chineseAnimalName(language.tableIndex, branch)
  }

  /// The name of the branch: "Mão", "卯", "mǎo".
  public func branchName(in language: Language) -> String {
    SexagenaryCycle(index: branch).branchName(in: language)
  }
}
