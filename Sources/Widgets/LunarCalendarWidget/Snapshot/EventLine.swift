/// A festival or solar term to come.
public struct EventLine: Hashable, Sendable {
  /// "Tết Nguyên Đán".
  public let name: String
  /// "17 tháng 2".
  public let dateText: String
  /// "Còn 3 ngày".
  public let distanceText: String
  /// The day.
  public let date: CivilDate
  /// The colour of the name.
  public let role: CalendarRole
  /// What is read aloud.
  public let accessibility: AccessibilityText
  /// Where a tap leads.
  public let link: CalendarLink
}
