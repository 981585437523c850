/// The tables of lucky days and hours, typed from books and not derived from the cycle of spirits.
enum PrintedTables {
  /// The branches in order; Tý is 0.
  static let branches = [
    "Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi",
  ]

  static let spirits = [
    "Thanh Long", "Minh Đường", "Thiên Hình", "Chu Tước", "Kim Quỹ", "Bảo Quang", "Bạch Hổ", "Ngọc Đường",
    "Thiên Lao", "Huyền Vũ", "Tư Mệnh", "Câu Trần",
  ]

  /// Lucky hours by the branch of the day; days six branches apart have the same.
  static let hours = [
    "Tý Sửu Mão Ngọ Thân Dậu", "Dần Mão Tỵ Thân Tuất Hợi", "Tý Sửu Thìn Tỵ Mùi Tuất",
    "Tý Dần Mão Ngọ Mùi Dậu", "Dần Thìn Tỵ Thân Dậu Hợi", "Sửu Thìn Ngọ Mùi Tuất Hợi",
  ]

  /// Lucky branches of days by lunar month, months 1 and 7 first: six of twelve.
  static let sixOfTwelve = [
    "Tý Sửu Thìn Tỵ Mùi Tuất", "Tý Dần Mão Ngọ Mùi Dậu", "Dần Thìn Tỵ Thân Dậu Hợi",
    "Sửu Thìn Ngọ Mùi Tuất Hợi", "Tý Sửu Mão Ngọ Thân Dậu", "Dần Mão Tỵ Thân Tuất Hợi",
  ]

  /// The same in the division into four good, four ordinary and four bad spirits.
  static let fourGood = [
    "Tý Sửu Tỵ Mùi", "Dần Mão Mùi Dậu", "Thìn Tỵ Dậu Hợi", "Sửu Ngọ Mùi Hợi", "Sửu Mão Thân Dậu",
    "Mão Tỵ Tuất Hợi",
  ]
  static let fourBad = [
    "Mão Ngọ Dậu Hợi", "Sửu Tỵ Thân Hợi", "Sửu Mão Mùi Tuất", "Tý Mão Tỵ Dậu", "Dần Tỵ Mùi Hợi",
    "Sửu Thìn Mùi Dậu",
  ]

  /// The branch of the Azure Dragon, months 1 and 7 first; the other spirits follow it.
  static let dragonOfMonth = ["Tý", "Dần", "Thìn", "Ngọ", "Thân", "Tuất"]

  static func names(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
}
