public import Almanac
import DayAlmanacTables

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

  init(_ place: UInt8) { self = Self(rawValue: Int(place)) ?? .wood }
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
