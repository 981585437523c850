// The languages of names and texts.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// In all tables, the number of a language is its index here.
//
// Inputs:
//   Data/languages.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The languages, each with the language that is used if it has no names or texts.
package let languageRecords: [LanguageRecord] = [
  LanguageRecord(code: "vi", tag: "vi", fallback: "en", hours: 24, hourDigits: 2, solstices: .term),  // Vietnamese
  LanguageRecord(code: "zh", tag: "zh-Hans", fallback: "en", similar: "cmn yue wuu nan hak gan hsn cjy cpx cdo czh czo mnp lzh", otherScript: "TW HK MO AU BN GB GF ID PA PF PH SR TH US VN", hours: 24, hourDigits: 2, solstices: .term),  // Chinese
  LanguageRecord(code: "en", tag: "en", hours: 12, hourDigits: 2, solstices: .month),  // English
  LanguageRecord(code: "ko", tag: "ko", fallback: "en", hours: 12, hourDigits: 2, solstices: .term),  // Korean
  LanguageRecord(code: "ja", tag: "ja", fallback: "en", hours: 24, hourDigits: 1, solstices: .term),  // Japanese
  LanguageRecord(code: "hant", tag: "zh-Hant", fallback: "zh", similar: "cmn yue wuu nan hak gan hsn cjy cpx cdo czh czo mnp lzh", otherScript: "CN MY SG", hours: 12, hourDigits: 2, solstices: .term),  // Traditional Chinese
]

/// The index of Vietnamese.
@inlinable package var language_vi: UInt8 { 0 }

/// The index of Chinese.
@inlinable package var language_zh: UInt8 { 1 }

/// The index of English.
@inlinable package var language_en: UInt8 { 2 }

/// The index of Korean.
@inlinable package var language_ko: UInt8 { 3 }

/// The index of Japanese.
@inlinable package var language_ja: UInt8 { 4 }

/// The index of Traditional Chinese.
@inlinable package var language_hant: UInt8 { 5 }
