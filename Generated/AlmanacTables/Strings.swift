// The texts of Almanac in Vietnamese, Chinese, English and Korean.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/Almanac.en.tsv
//   Data/strings/Almanac.ko.tsv
//   Data/strings/Almanac.vi.tsv
//   Data/strings/Almanac.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of Almanac in a language.
package struct AlmanacStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) { self.language = language }

  package func cycle(branch: String, stem: String) -> String {
    switch language {
    case 0: return "\(stem) \(branch)"  // cycle, vi
    case 1: return "\(stem)\(branch)"  // cycle, zh
    case 2: return "\(stem) \(branch)"  // cycle, en
    default: return "\(stem)\(branch)"  // cycle, ko
    }
  }

  package func leapMonth(name: String) -> String {
    switch language {
    case 0: return "\(name) nhuận"  // leapMonth, vi
    case 1: return "闰\(name)"  // leapMonth, zh
    case 2: return "\(name)bis"  // leapMonth, en
    default: return "윤\(name)"  // leapMonth, ko
    }
  }

  package func month(name: String) -> String {
    switch language {
    case 0: return "tháng \(name)"  // month, vi
    case 1: return "\(name)"  // month, zh
    case 2: return "\(name)"  // month, en
    default: return "\(name)"  // month, ko
    }
  }

  package func namedDay(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // namedDay, vi
    case 1: return "\(month)\(day)"  // namedDay, zh
    case 2: return "day \(day) of the \(month)"  // namedDay, en
    default: return "음력 \(month) \(day)"  // namedDay, ko
    }
  }

  package func numberedDay(day: String, month: String) -> String {
    switch language {
    case 0: return "ngày \(day) \(month)"  // numberedDay, vi
    case 1: return "\(month)\(day)"  // numberedDay, zh
    case 2: return "day \(day) of the \(month)"  // numberedDay, en
    default: return "음력 \(month) \(day)"  // numberedDay, ko
    }
  }

  package func dateOfYear(cycle: String, date: String) -> String {
    switch language {
    case 0: return "\(date) năm \(cycle)"  // dateOfYear, vi
    case 1: return "\(cycle)年\(date)"  // dateOfYear, zh
    case 2: return "\(date), \(cycle) year"  // dateOfYear, en
    default: return "\(cycle)년 \(date)"  // dateOfYear, ko
    }
  }

  package func newYear(cycle: String, year: String) -> String {
    switch language {
    case 0: return "Tết \(cycle) \(year)"  // newYear, vi
    case 1: return "\(cycle)年正月初一（\(year)）"  // newYear, zh
    case 2: return "Lunar New Year \(year), \(cycle)"  // newYear, en
    default: return "\(year)년 설날 (\(cycle)년)"  // newYear, ko
    }
  }

  package func foreignNewYear(cycle: String, year: String) -> String {
    switch language {
    case 0: return "Năm mới âm lịch \(cycle) \(year)"  // foreignNewYear, vi
    case 1: return "\(cycle)年正月初一 (\(year))"  // foreignNewYear, zh
    case 2: return "Lunar New Year \(year), \(cycle)"  // foreignNewYear, en
    default: return "\(year)년 음력설 (\(cycle)년)"  // foreignNewYear, ko
    }
  }
}
