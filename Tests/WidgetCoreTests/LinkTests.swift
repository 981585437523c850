import Testing
import WidgetCore

/// Reading and writing of links.
struct LinkTests {
  @Test func C_12_partsComeBackWhateverCharactersTheyHold() throws {
    let texts = [
      "a", "day", "2026-02-17", "bình nước", "a/b", "?x=1&y", "100%", "#", "+ ", "📅", "\u{0}\n", ".",
    ]
    for text in texts {
      for other in texts {
        let parts = LinkParts(host: "page", path: [text, other], query: [text: other, "x\(other)": text])
        #expect(try LinkParts("org.example:\(parts.text)", scheme: "org.example") == parts)
      }
    }
  }

  @Test func C_12_whatIsNoLinkIsRefusedWithTheText() {
    let texts = [
      "", "x", "://", "1a://b", "ä://b", "a b://c", "a://%", "a://b/%4", "a://b?x=%zz", "a://b/%C3%28",
      "a:b", "a://" + String(repeating: "x", count: 5_000),
    ]
    for text in texts { #expect(throws: LinkError.self) { try LinkParts(text, scheme: "a") } }
  }

  @Test func oddFormsAreRead() throws {
    let parts = try LinkParts("Scheme://HOST//a//?x=1&x=2&y&=3&z=a=b#end", scheme: "scheme")
    #expect(parts == LinkParts(host: "host", path: ["a"], query: ["x": "1", "z": "a=b"]))
    #expect(try LinkParts("a://", scheme: "a").host.isEmpty)
    #expect(try LinkParts("a://?x=1", scheme: "a").query == ["x": "1"])
    #expect(try LinkParts("a://b?", scheme: "a").query.isEmpty)
  }

  /// A link of another app leads nowhere, whatever its page.
  @Test func aLinkOfAnotherSchemeIsRefused() {
    let error = #expect(throws: LinkError.self) { try LinkParts("sipli://today", scheme: "org.example") }
    #expect(error?.description == "the scheme is 'sipli', expected 'org.example'")
  }

  @Test func reasonsSayWhatIsAllowed() {
    #expect(
      LinkError.unknownPage("week", known: ["day", "month"]).description
        == "unknown page 'week'; there are: day, month")
    #expect(
      LinkError.badValue(name: "day", value: "x", allowed: "a date").description
        == "day 'x' is not allowed; allowed: a date")
  }
}
