import DayAlmanac
import Foundation
import Testing

struct CountryTests {
  /// The short names of CLDR; systems have longer ones for these two, in one version or another.
  private static let short = [
    "china": ["vi": "Trung Quốc", "zh": "中国", "en": "China", "ko": "중국", "ja": "中国", "hant": "中國"],
    "hong-kong": [
      "vi": "Hồng Kông", "zh": "香港", "en": "Hong Kong", "ko": "홍콩", "ja": "香港", "hant": "香港",
    ],
  ]

  /// The names of CLDR, which Foundation has too.
  @Test func countriesHaveTheNamesOfCLDR() {
    for (country, language) in FestivalCountry.all.flatMap({ one in Language.allCases.map { (one, $0) } }) {
      let locale = Locale(identifier: language.tag)
      let theirs =
        Self.short[country.id].map { $0[language.rawValue] }
        ?? locale.localizedString(forRegionCode: country.region)
      #expect(country.name(in: language) == theirs, "\(country.id) \(language.tag)")
    }
  }
}
