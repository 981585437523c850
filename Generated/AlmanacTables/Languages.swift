// The languages of names and texts.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// All tables count languages by their places here.
//
// Inputs:
//   Data/languages.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The languages, each with the one that stands in where it has no names or texts.
package let languageRecords: [LanguageRecord] = [
  LanguageRecord(code: "vi", tag: "vi", fallback: "en", hours: 24, hourDigits: 1, solstices: .term, country: "vietnam"),  // Vietnamese
  LanguageRecord(code: "zh", tag: "zh-Hans", fallback: "en", hours: 24, hourDigits: 1, solstices: .term, country: "china"),  // Chinese
  LanguageRecord(code: "en", tag: "en", hours: 12, hourDigits: 2, solstices: .month, country: "vietnam"),  // English
  LanguageRecord(code: "ko", tag: "ko", fallback: "en", hours: 12, hourDigits: 2, solstices: .term, country: "korea"),  // Korean
]

/// The place of Vietnamese.
@inlinable package var language_vi: UInt8 { 0 }

/// The place of Chinese.
@inlinable package var language_zh: UInt8 { 1 }

/// The place of English.
@inlinable package var language_en: UInt8 { 2 }

/// The place of Korean.
@inlinable package var language_ko: UInt8 { 3 }
