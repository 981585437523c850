// The texts of Almanac in Vietnamese, Chinese, English, Korean, Japanese and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/Almanac.en.tsv
//   Data/strings/Almanac.ja.tsv
//   Data/strings/Almanac.ko.tsv
//   Data/strings/Almanac.vi.tsv
//   Data/strings/Almanac.zh-Hans.tsv
//   Data/strings/Almanac.zh-Hant.tsv
//
// swift-format-ignore-file

/// The texts of Almanac in a language.
package struct AlmanacStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) { self.language = language }

  package func cycle(branch: String, stem: String) -> String {
    switch language {
    case 0: return "\(stem) \(branch)"  // cycle, vi
    case 1: return "\(stem)\(branch)"  // cycle, zh
    case 2: return "\(stem) \(branch)"  // cycle, en
    case 3: return "\(stem)\(branch)"  // cycle, ko
    case 4: return "\(stem)\(branch)"  // cycle, ja
    default: return "\(stem)\(branch)"  // cycle, hant
    }
  }

  package func leapMonth(name: String) -> String {
    switch language {
    case 0: return "\(name) nhuận"  // leapMonth, vi
    case 1: return "闰\(name)"  // leapMonth, zh
    case 2: return "\(name)bis"  // leapMonth, en
    case 3: return "윤\(name)"  // leapMonth, ko
    case 4: return "閏\(name)"  // leapMonth, ja
    default: return "閏\(name)"  // leapMonth, hant
    }
  }

  package func month(name: String) -> String {
    switch language {
    case 0: return "tháng \(name)"  // month, vi
    case 1: return "\(name)"  // month, zh
    case 2: return "\(name)"  // month, en
    case 3: return "\(name)"  // month, ko
    case 4: return "\(name)"  // month, ja
    default: return "\(name)"  // month, hant
    }
  }

  package func namedDay(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // namedDay, vi
    case 1: return "\(month)\(day)"  // namedDay, zh
    case 2: return "day \(day) of the \(month)"  // namedDay, en
    case 3: return "음력 \(month) \(day)"  // namedDay, ko
    case 4: return "旧暦\(month)\(day)"  // namedDay, ja
    default: return "\(month)\(day)"  // namedDay, hant
    }
  }

  package func numberedDay(day: String, month: String) -> String {
    switch language {
    case 0: return "ngày \(day) \(month)"  // numberedDay, vi
    case 1: return "\(month)\(day)"  // numberedDay, zh
    case 2: return "day \(day) of the \(month)"  // numberedDay, en
    case 3: return "음력 \(month) \(day)"  // numberedDay, ko
    case 4: return "旧暦\(month)\(day)"  // numberedDay, ja
    default: return "\(month)\(day)"  // numberedDay, hant
    }
  }

  package func dateOfYear(cycle: String, date: String) -> String {
    switch language {
    case 0: return "\(date) năm \(cycle)"  // dateOfYear, vi
    case 1: return "\(cycle)年\(date)"  // dateOfYear, zh
    case 2: return "\(date), \(cycle) year"  // dateOfYear, en
    case 3: return "\(cycle)년 \(date)"  // dateOfYear, ko
    case 4: return "\(date)、\(cycle)年"  // dateOfYear, ja
    default: return "\(cycle)年\(date)"  // dateOfYear, hant
    }
  }

  package func newYear(cycle: String, year: String) -> String {
    switch language {
    case 0: return "Tết \(cycle) \(year)"  // newYear, vi
    case 1: return "\(cycle)年正月初一（\(year)）"  // newYear, zh
    case 2: return "Lunar New Year \(year), \(cycle)"  // newYear, en
    case 3: return "\(year)년 설날 (\(cycle)년)"  // newYear, ko
    case 4: return "\(year)年 旧正月（\(cycle)年）"  // newYear, ja
    default: return "\(cycle)年正月初一（\(year)）"  // newYear, hant
    }
  }

  package func foreignNewYear(cycle: String, year: String) -> String {
    switch language {
    case 0: return "Năm mới âm lịch \(cycle) \(year)"  // foreignNewYear, vi
    case 1: return "\(cycle)年正月初一（\(year)）"  // foreignNewYear, zh
    case 2: return "Lunar New Year \(year), \(cycle)"  // foreignNewYear, en
    case 3: return "\(year)년 음력설 (\(cycle)년)"  // foreignNewYear, ko
    case 4: return "\(year)年 旧正月（\(cycle)年）"  // foreignNewYear, ja
    default: return "\(cycle)年正月初一（\(year)）"  // foreignNewYear, hant
    }
  }
}
