extension ZoneClock {
  /// What the zone is called where its times are shown to people elsewhere: its city, or how far it is from UTC.
  ///
  /// "New York" for `America/New_York`, "UTC−3:30" for one without a city; the same in all languages, as names of cities in
  /// the time zone database are in English only. The city of Vietnam alone has its own name, "Thành phố Hồ Chí Minh".
  ///
  /// - Parameters:
  ///   - instant: The moment whose offset is told.
  ///   - language: The language.
  public func label(at instant: Instant, in language: Language) -> String {
    if identifier == "Asia/Ho_Chi_Minh" || identifier == "Asia/Saigon" {
      return CommonText(language).hoChiMinhCity
    }
    let parts = (identifier ?? "").split(separator: "/")
    // Etc/GMT+5 is five hours behind UTC: its sign would mislead.
    if parts.count > 1, let city = parts.last, parts[0] != "Etc" {
      return String(city.map { $0 == "_" ? " " : $0 })
    }
    let offset = offset(at: instant)
    if offset == 0 { return "UTC" }
    let minutes = abs(offset) / 60
    let hours = "UTC\(offset < 0 ? "−" : "+")\(minutes / 60)"
    return minutes % 60 == 0 ? hours : "\(hours):\(decimal(minutes % 60, width: 2))"
  }
}
