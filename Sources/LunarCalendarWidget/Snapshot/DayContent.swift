/// Today as the small widget and those of the lock screen show it.
public struct DayContent: Hashable, Sendable {
  /// "Thứ Ba".
  public let weekday: String
  /// "17".
  public let solarDay: String
  /// "Tháng 2, 2026".
  public let month: String
  /// "Thứ Ba, 17 tháng 2".
  public let dateLine: String
  /// "Mùng 1 tháng Giêng"; `nil` outside the tables.
  public let lunarLine: String?
  /// `1/1`, for the circle.
  public let lunarShort: String?
  /// "Năm Bính Ngọ".
  public let yearLine: String?
  /// "Ngày Nhâm Tuất".
  public let cycleLine: String
  /// The weightiest festival, or the solar term that begins.
  public let eventLine: String?
  /// All in one line: "17 tháng 2 · mùng 1 tháng Giêng".
  public let inline: String
  /// The colour of the solar day.
  public let role: CalendarRole
  /// In place of a lunar date that is not in the tables.
  public let note: String?
}
