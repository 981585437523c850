// The calendars, and the functions that read their tables.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// A calendar is given by its index in the list of ids, which is in alphabetical order.
//
// Inputs:
//   Data/calendars/chinese-utc8.tsv
//   Data/calendars/chinese.tsv
//   Data/calendars/japanese.tsv
//   Data/calendars/korean.tsv
//   Data/calendars/vietnamese-utc7.tsv
//   Data/calendars/vietnamese.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The ids of the calendars.
let calendarIDs: [TableText] = [
  "chinese",  // Chinese lunar calendar, as published tables carry it
  "chinese-utc8",  // Chinese lunar calendar, the rule of today (UTC+8) for all years
  "japanese",  // Japanese lunar calendar (kyūreki), the rule of today at Japan Standard Time
  "korean",  // Korean lunar calendar, as the tables of KASI carry it
  "vietnamese",  // Vietnamese lunar calendar, as published tables carry it
  "vietnamese-utc7",  // Vietnamese lunar calendar, the rule of today (UTC+7) for all years
]

/// The number of calendars.
@inlinable package var calendarCount: Int { 6 }

/// The id of a calendar.
package func calendarID(_ index: Int) -> String {
  calendarIDs[index].text
}

/// The index of the calendar chinese.
@inlinable package var calendar_chinese: UInt8 { 0 }

/// The index of the calendar chinese-utc8.
@inlinable package var calendar_chinese_utc8: UInt8 { 1 }

/// The index of the calendar japanese.
@inlinable package var calendar_japanese: UInt8 { 2 }

/// The index of the calendar korean.
@inlinable package var calendar_korean: UInt8 { 3 }

/// The index of the calendar vietnamese.
@inlinable package var calendar_vietnamese: UInt8 { 4 }

/// The index of the calendar vietnamese-utc7.
@inlinable package var calendar_vietnamese_utc7: UInt8 { 5 }

/// The country, the rules of the day almanac, the language of names and the days with disputed months of each calendar.
package let calendarRecords: [CalendarRecord] = [
  CalendarRecord(id: "chinese", country: "china", dayRules: .chinese, pentads: .china, names: "zh"),
  CalendarRecord(id: "chinese-utc8", country: "china", dayRules: .chinese, pentads: .china, names: "zh"),
  CalendarRecord(id: "japanese", country: "japan", pentads: .japan, names: "ja", disputed: [CivilDate(unchecked: 2033, 8, 25)...CivilDate(unchecked: 2034, 3, 19)]),
  CalendarRecord(id: "korean", country: "korea", names: "ko"),
  CalendarRecord(id: "vietnamese", country: "vietnam", dayRules: .vietnamese, names: "vi"),
  CalendarRecord(id: "vietnamese-utc7", country: "vietnam", dayRules: .vietnamese, names: "vi"),
]

/// The estimated index of a day in the table of months: (days from 1899-02-01 * slope + intercept) / 2^32, rounded down;
/// exact or one too low on every day to 2101-02-08 in every calendar, as the compiler has checked.
@inlinable package var lunarMonthSlopeByDay: Int64 { 145441302 }

/// See lunarMonthSlopeByDay.
@inlinable package var lunarMonthInterceptByDay: Int64 { 5167235784 }

/// The estimated index of month 1 of a year in the table of months: (years from 1898 * slope + intercept) / 2^16,
/// rounded down; exact or one too low for 1899 to 2100 in every calendar, as the compiler has checked.
@inlinable package var lunarMonthSlopeByYear: Int32 { 810566 }

/// See lunarMonthSlopeByYear.
@inlinable package var lunarMonthInterceptByYear: Int32 { -691046 }

/// The records of a month and of the month after it. All calendars have 2502 records, so the index is checked before a calendar is chosen.
package func twoLunarMonths(_ calendar: UInt8, _ index: Int) -> (UInt32, UInt32) {
  precondition(index >= 0 && index <= 2500)
  switch calendar {
  case 0: return (months_chinese[index], months_chinese[index + 1])
  case 1: return (months_chinese_utc8[index], months_chinese_utc8[index + 1])
  case 2: return (months_japanese[index], months_japanese[index + 1])
  case 3: return (months_korean[index], months_korean[index + 1])
  case 4: return (months_vietnamese[index], months_vietnamese[index + 1])
  default: return (months_vietnamese_utc7[index], months_vietnamese_utc7[index + 1])
  }
}

/// The records of a month and of the two months after it. All calendars have 2502 records, so the index is checked before a calendar is chosen.
package func threeLunarMonths(_ calendar: UInt8, _ index: Int) -> (UInt32, UInt32, UInt32) {
  precondition(index >= 0 && index <= 2499)
  switch calendar {
  case 0: return (months_chinese[index], months_chinese[index + 1], months_chinese[index + 2])
  case 1: return (months_chinese_utc8[index], months_chinese_utc8[index + 1], months_chinese_utc8[index + 2])
  case 2: return (months_japanese[index], months_japanese[index + 1], months_japanese[index + 2])
  case 3: return (months_korean[index], months_korean[index + 1], months_korean[index + 2])
  case 4: return (months_vietnamese[index], months_vietnamese[index + 1], months_vietnamese[index + 2])
  default: return (months_vietnamese_utc7[index], months_vietnamese_utc7[index + 1], months_vietnamese_utc7[index + 2])
  }
}

/// The lunar dates of a Gregorian month.
@usableFromInline package func civilMonth(_ calendar: UInt8, _ index: Int) -> UInt32 {
  guard index >= 0 && index <= 2425 else { return 0 }
  switch calendar {
  case 0: return civilMonths_chinese[index]
  case 1: return civilMonths_chinese_utc8[index]
  case 2: return civilMonths_japanese[index]
  case 3: return civilMonths_korean[index]
  case 4: return civilMonths_vietnamese[index]
  default: return civilMonths_vietnamese_utc7[index]
  }
}

/// The civil date on which a lunar month begins.
@usableFromInline package func monthStart(_ calendar: UInt8, _ index: Int) -> UInt16 {
  guard index >= 0 && index <= 4847 else { return 0 }
  switch calendar {
  case 0: return monthStarts_chinese[index]
  case 1: return monthStarts_chinese_utc8[index]
  case 2: return monthStarts_japanese[index]
  case 3: return monthStarts_korean[index]
  case 4: return monthStarts_vietnamese[index]
  default: return monthStarts_vietnamese_utc7[index]
  }
}

/// The number of zone eras.
package func eraCount(_ calendar: UInt8) -> Int {
  switch calendar {
  case 0: return 3
  case 1: return 1
  case 2: return 1
  case 3: return 2
  case 4: return 3
  default: return 1
  }
}

/// The number of uncertain events on which lunar dates depend.
package func uncertaintyCount(_ calendar: UInt8) -> Int {
  switch calendar {
  case 0: return 1
  case 1: return 1
  case 2: return 2
  case 3: return 2
  case 4: return 3
  default: return 3
  }
}

/// The four numbers of an uncertain event.
package func uncertainty(_ calendar: UInt8, _ index: Int) -> (Int32, Int32, Int32, Int32) {
  switch calendar {
  case 0: return (uncertainties_chinese[4 * index], uncertainties_chinese[4 * index + 1], uncertainties_chinese[4 * index + 2], uncertainties_chinese[4 * index + 3])
  case 1: return (uncertainties_chinese_utc8[4 * index], uncertainties_chinese_utc8[4 * index + 1], uncertainties_chinese_utc8[4 * index + 2], uncertainties_chinese_utc8[4 * index + 3])
  case 2: return (uncertainties_japanese[4 * index], uncertainties_japanese[4 * index + 1], uncertainties_japanese[4 * index + 2], uncertainties_japanese[4 * index + 3])
  case 3: return (uncertainties_korean[4 * index], uncertainties_korean[4 * index + 1], uncertainties_korean[4 * index + 2], uncertainties_korean[4 * index + 3])
  case 4: return (uncertainties_vietnamese[4 * index], uncertainties_vietnamese[4 * index + 1], uncertainties_vietnamese[4 * index + 2], uncertainties_vietnamese[4 * index + 3])
  default: return (uncertainties_vietnamese_utc7[4 * index], uncertainties_vietnamese_utc7[4 * index + 1], uncertainties_vietnamese_utc7[4 * index + 2], uncertainties_vietnamese_utc7[4 * index + 3])
  }
}

/// The first moment of an era, in seconds since 1970-01-01T00:00:00Z.
package func eraStart(_ calendar: UInt8, _ index: Int) -> Int64 {
  switch calendar {
  case 0: return eras_chinese[2 * index]
  case 1: return eras_chinese_utc8[2 * index]
  case 2: return eras_japanese[2 * index]
  case 3: return eras_korean[2 * index]
  case 4: return eras_vietnamese[2 * index]
  default: return eras_vietnamese_utc7[2 * index]
  }
}

/// Local time minus UTC in an era, in seconds.
package func eraOffset(_ calendar: UInt8, _ index: Int) -> Int64 {
  switch calendar {
  case 0: return eras_chinese[2 * index + 1]
  case 1: return eras_chinese_utc8[2 * index + 1]
  case 2: return eras_japanese[2 * index + 1]
  case 3: return eras_korean[2 * index + 1]
  case 4: return eras_vietnamese[2 * index + 1]
  default: return eras_vietnamese_utc7[2 * index + 1]
  }
}
