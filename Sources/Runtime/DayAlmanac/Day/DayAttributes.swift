public import Almanac
import DayAlmanacTables

/// One of the twelve spirits that rule days and double hours in turn (hoàng đạo, hắc đạo; 黄道, 黑道).
public enum DaySpirit: Int, CaseIterable, Hashable, Sendable {
  /// Thanh Long, 青龙.
  case azureDragon
  /// Minh Đường, 明堂.
  case brightHall
  /// Thiên Hình, 天刑.
  case heavenlyPunishment
  /// Chu Tước, 朱雀.
  case vermilionBird
  /// Kim Quỹ, 金匮.
  case goldenCoffer
  /// Bảo Quang (Kim Đường, Thiên Đức), 天德.
  case heavenlyVirtue
  /// Bạch Hổ, 白虎.
  case whiteTiger
  /// Ngọc Đường, 玉堂.
  case jadeHall
  /// Thiên Lao, 天牢.
  case heavenlyPrison
  /// Huyền Vũ (Nguyên Vũ), 玄武.
  case blackTortoise
  /// Tư Mệnh, 司命.
  case directorOfFate
  /// Câu Trần (Câu Trận), 勾陈.
  case hookedArray

  /// Creates the spirit at a position of the cycle, which is taken modulo 12.
  init(position: Int) {
    self = Self(rawValue: position.remainder(of: 12)) ?? .azureDragon
  }
}

extension DaySpirit {
  /// The grade of a spirit in the division into four good, four ordinary and four bad spirits.
  public enum Grade: Int, CaseIterable, Hashable, Sendable {
    /// An unlucky spirit.
    case bad
    /// A spirit that is neither lucky nor unlucky.
    case ordinary
    /// A lucky spirit.
    case good
  }

  /// Whether the spirit is one of the six of the yellow path (hoàng đạo), which are lucky.
  public var isAuspicious: Bool { spiritPath(rawValue) == 1 }

  /// The grade of the spirit: good, ordinary or bad.
  ///
  /// Some Vietnamese calendars print this division into four, four and four.
  public var grade: Grade { Grade(rawValue: Int(spiritGrade(rawValue))) ?? .ordinary }
}

/// One of the twelve officers that rule days in turn (trực, 建除).
public enum DayOfficer: Int, CaseIterable, Hashable, Sendable {
  /// Kiến, 建.
  case establish
  /// Trừ, 除.
  case remove
  /// Mãn, 满.
  case full
  /// Bình, 平.
  case balance
  /// Định, 定.
  case stable
  /// Chấp, 执.
  case hold
  /// Phá, 破.
  case destroy
  /// Nguy, 危.
  case danger
  /// Thành, 成.
  case success
  /// Thu, 收.
  case receive
  /// Khai, 开.
  case open
  /// Bế, 闭.
  case close

  /// Creates the officer at a position of the cycle, which is taken modulo 12.
  init(position: Int) {
    self = Self(rawValue: position.remainder(of: 12)) ?? .establish
  }
}

extension Int {
  /// Returns the remainder of a division by a positive number; it is never negative.
  func remainder(of divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

/// One of the twenty-eight mansions (nhị thập bát tú, 二十八宿), which follow each other day by day.
///
/// Twenty-eight days are four weeks, so each mansion always falls on the same day of the week.
public struct Mansion: Hashable, Sendable {
  /// The index: 0 (Giác, 角) to 27 (Chẩn, 轸).
  public let index: Int

  /// Creates the mansion of a day.
  ///
  /// Anchors: 1970-01-01 is Đẩu (7), 2000-01-01 is Vị (16).
  public init(_ day: DayNumber) {
    index = (Int(day.rataDie) + 24) % 28
  }
}

/// One of the five elements (ngũ hành, 五行); each produces the next.
public enum FiveElement: Int, CaseIterable, Hashable, Sendable {
  /// Mộc, 木.
  case wood
  /// Hỏa, 火.
  case fire
  /// Thổ, 土.
  case earth
  /// Kim, 金.
  case metal
  /// Thủy, 水.
  case water

  init(_ position: UInt8) { self = Self(rawValue: Int(position)) ?? .wood }
}

/// The sound (nạp âm, 纳音) of two neighbouring positions in the cycle of sixty.
public struct Nayin: Hashable, Sendable {
  /// The index: 0 (Hải Trung Kim, 海中金) to 29 (Đại Hải Thủy, 大海水).
  public let index: Int

  /// The element of the sound.
  public var element: FiveElement { FiveElement(nayinElement(index)) }
}

extension SexagenaryCycle {
  /// The sound of the position.
  public var nayin: Nayin { Nayin(index: index / 2) }

  /// The element of the stem.
  public var stemElement: FiveElement { FiveElement(DayAlmanacTables.stemElement(stem)) }

  /// The element of the branch.
  public var branchElement: FiveElement { FiveElement(DayAlmanacTables.branchElement(branch)) }

  /// Whether stem and branch are yang (dương, 阳); if not, both are yin (âm, 阴).
  public var isYang: Bool { index % 2 == 0 }
}

/// An earthly branch with its animal.
///
/// Two branches have different animals: buffalo and cat in Vietnam, ox and rabbit in China.
public struct ZodiacAnimal: Hashable, Sendable {
  /// The number of the branch: 0 (Tý, 子, rat) to 11 (Hợi, 亥, pig).
  public let branch: Int
  /// The tradition that gives the animal.
  public let rules: DayRules

  /// Creates the animal of a branch; numbers outside 0 to 11 are taken modulo 12.
  public init(branch: Int, rules: DayRules) {
    self.branch = branch.remainder(of: 12)
    self.rules = rules
  }
}

/// One of eight directions, clockwise from north.
public enum CompassDirection: Int, CaseIterable, Hashable, Sendable {
  /// Bắc, 北.
  case north
  /// Đông Bắc, 东北.
  case northeast
  /// Đông, 东.
  case east
  /// Đông Nam, 东南.
  case southeast
  /// Nam, 南.
  case south
  /// Tây Nam, 西南.
  case southwest
  /// Tây, 西.
  case west
  /// Tây Bắc, 西北.
  case northwest

  init(joyOfStem stem: Int) { self = Self(rawValue: Int(joyDirection(stem))) ?? .north }
}

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
