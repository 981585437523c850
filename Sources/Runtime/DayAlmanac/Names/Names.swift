public import Almanac
import DayAlmanacTables

extension FiveElement {
  /// Returns the name: "Mộc", "木", "wood".
  public func name(in language: Language) -> String { elementName(language.tableIndex, rawValue) }
}

extension CompassDirection {
  /// Returns the name: "Đông Bắc", "东北", "northeast".
  public func name(in language: Language) -> String { directionName(language.tableIndex, rawValue) }
}

extension Nayin {
  /// Returns the name: "Hải Trung Kim", "海中金", "metal in the sea".
  public func name(in language: Language) -> String { nayinName(language.tableIndex, index) }
}

extension DaySpirit {
  /// Returns the name: "Thanh Long", "青龙", "Azure Dragon".
  public func name(in language: Language) -> String { spiritName(language.tableIndex, rawValue) }
}

extension DayOfficer {
  /// Returns the name: "Kiến", "建", "Establish".
  public func name(in language: Language) -> String { officerName(language.tableIndex, rawValue) }
}

extension Mansion {
  /// Returns the name: "Giác", "角", and in English the pinyin "jiǎo".
  public func name(in language: Language) -> String { mansionName(language.tableIndex, index) }
}

extension ZodiacAnimal {
  /// Returns the name of the animal: "mèo", "猫", "cat" by Vietnamese rules; "thỏ", "兔", "rabbit" by Chinese.
  public func name(in language: Language) -> String {
    rules == .vietnamese
      ? vietnameseAnimalName(language.tableIndex, branch) : chineseAnimalName(language.tableIndex, branch)
  }

  /// Returns the name of the branch: "Mão", "卯", "mǎo".
  public func branchName(in language: Language) -> String {
    SexagenaryCycle(index: branch).branchName(in: language)
  }
}
