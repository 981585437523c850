import InsultWidgetCore
import Testing
import WidgetFoundation

struct LinkTests {
  @Test func IB_13_theLinkCarriesTheInsultThatIsSeenInEveryFamily() throws {
    for family in Family.allCases {
      for step in 0..<50 as Range<Int64> {
        let instant = Instant(secondsSince1970: Widget.now.secondsSince1970 + 3600 * step)
        let snapshot = Widget.snapshot(family, at: instant)
        let text = try #require(snapshot.link)
        #expect(text.hasPrefix("//share-insult?i="))
        guard case .share(let insult) = try InsultLink(text: "insolentbard:\(text)", scheme: "insolentbard")
        else {
          Issue.record("\(text)")
          continue
        }
        #expect(insult.text == snapshot.facts?.insult)
      }
    }
  }

  @Test func C_12_readingIsTheInverseOfWriting() throws {
    let links = Quotation.all.map { InsultLink.share(.quotation($0)) } + [.shareCurrent]
    for link in links {
      #expect(try InsultLink(text: link.url(scheme: "insolentbard"), scheme: "insolentbard") == link)
    }
    #expect(InsultLink.shareCurrent.text == "//share-insult")
  }

  @Test(arguments: [
    ("", "malformed"), ("share-insult", "malformed"), ("https://share-insult", "wrongScheme"),
    ("insolentbard://share", "unknownPage"), ("insolentbard://x-share-insult-y", "unknownPage"),
    ("insolentbard://share-insult/now", "unknownPage"), ("insolentbard://share-insult?i=7", "badValue"),
    ("insolentbard://share-insult?i=statement.churlish.motley-minded.joithead", "badValue"),
    ("insolentbard://share-insult?i=%", "malformed"),
  ]) func C_12_everyOtherTextIsAnErrorWithItsReason(text: String, reason: String) {
    let error = #expect(throws: LinkError.self) { try InsultLink(text: text, scheme: "insolentbard") }
    let name =
      switch error {
      case .malformed: "malformed"
      case .wrongScheme: "wrongScheme"
      case .unknownPage: "unknownPage"
      case .badValue: "badValue"
      case .missingValue: "missingValue"
      case nil: "none"
      }
    #expect(name == reason)
  }
}
