import AlmanacModel

/// An event whose civil day is uncertain, with the days whose lunar dates depend on it.
struct Doubt {
  let record: LunarDoubtRecord
  let margin: DayMargin

  /// The days on which the event may be, the likelier first: "2057-09-29 or 2057-09-28".
  var text: String {
    let days = [margin.day] + (margin.alternative.map { [$0] } ?? [])
    return days.map { "\(CivilDate($0))" }.joined(separator: " or ")
  }
}
