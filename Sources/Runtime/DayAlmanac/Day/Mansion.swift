public import Almanac

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
