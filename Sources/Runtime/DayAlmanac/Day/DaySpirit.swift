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
  init(place: Int) {
    self = Self(rawValue: place.remainder(of: 12)) ?? .azureDragon
  }
}
