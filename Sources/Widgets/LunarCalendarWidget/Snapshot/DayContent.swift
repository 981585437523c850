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
  /// "Mùng 1 tháng Giêng", with a question mark if it is not certain; `nil` outside the tables.
  public let lunarLine: String?
  /// `1/1`, `1/6n`, `24/11?`, for the circle.
  public let lunarShort: String?
  /// "Năm Bính Ngọ".
  public let yearLine: String?
  /// "Ngày Nhâm Tuất".
  public let cycleLine: String
  /// The weightiest festival, or the solar term that begins.
  public let eventLine: String?
  /// All in one line, as much as has room: "17 tháng 2 · mùng 1 tháng Giêng", "17 tháng 2 · 1/1".
  public let inline: String
  /// The colour of the solar day.
  public let role: CalendarRole
  /// Why there is no lunar date, or a doubtful one; `nil` if it is certain.
  public let note: String?
  /// The measures.
  public let layout: DayLayout
}
