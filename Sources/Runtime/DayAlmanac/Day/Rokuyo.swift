public import Almanac

/// One of the six days of Japan's almanacs (六曜, rokuyō), by which people choose days for weddings and avoid days for funerals.
///
/// The raw values are the words of exports, Japanese names in Latin letters.
public enum Rokuyo: String, CaseIterable, Hashable, Sendable {
  /// 大安, a good day for everything.
  case taian
  /// 赤口, bad but for noon.
  case shakko
  /// 先勝, good before noon.
  case sensho
  /// 友引, which draws friends along: no day for a funeral.
  case tomobiki
  /// 先負, good after noon.
  case senbu
  /// 仏滅, a bad day for everything.
  case butsumetsu

}

extension LunarCalendar {
  /// Returns the one of the six days that Japan's almanacs have for a lunar date; `nil` in the calendars of other countries.
  ///
  /// It follows from the sum of the numbers of month and day, so that each month begins anew; a leap month has the number of the month
  /// before it.
  /// Where the number of a month is disputed, as in the winter of 2033, it is as uncertain as the lunar date.
  public func rokuyo(of date: LunarDate) -> Rokuyo? {
    let cases = Rokuyo.allCases
    return country == .japan ? cases[(date.month + date.day) % cases.count] : nil
  }
}
