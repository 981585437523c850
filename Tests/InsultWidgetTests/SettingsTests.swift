import InsultWidget
import Testing

struct SettingsTests {
  private func stored(_ text: String) -> StoredInsult? { StoredInsult(parsing: Array(text.utf8)) }

  @Test("IB-10: the JSON of the first version, with and without a fraction of a second")
  func firstVersion() throws {
    for time in ["2026-11-20T00:00:00.123Z", "2026-11-20T00:00:00Z", "2026-11-20T07:00:00+07:00"] {
      let insult = try #require(
        stored(#"{"insult":"Thou knave!","timestamp":"\#(time)","intervalMinutes":30}"#))
      #expect(insult.text == "Thou knave!" && insult.interval == .halfHour)
      #expect(InsultTexts(.english).age(of: insult, at: Widget.now) == "30 minutes ago")
      #expect(InsultSettings(seed: 3, importing: insult).interval == .halfHour)
    }
    // The app stored `insult.insult || insult`, so both forms exist.
    #expect(stored(#"{"insult":{"insult":"Thou knave!"},"timestamp":"x"}"#)?.text == "Thou knave!")
  }

  @Test("IB-01, IB-10: the interval of the first version counts until the app writes settings")
  func beforeTheAppIsOpenedAgain() {
    let stored = Array(#"{"insult":"Thou knave!","timestamp":"","intervalMinutes":5}"#.utf8)
    #expect(
      InsultState(parsing: nil, firstVersion: stored) == .settings(InsultSettings(interval: .fiveMinutes)))
    let settings = InsultSettings(seed: 4, interval: .halfHour)
    #expect(
      InsultState(parsing: Array(settings.json.text.utf8), firstVersion: stored) == .settings(settings))
    for text in ["", "{", #"{"intervalMinutes":5}"#] {
      #expect(InsultState(parsing: nil, firstVersion: Array(text.utf8)) == .settings(InsultSettings()))
    }
  }

  @Test("IB-07, IB-10: what cannot be read") func unreadable() {
    let insult = stored(#"{"insult":"Thou knave!","timestamp":"yesterday","intervalMinutes":7}"#)
    #expect(insult?.timestamp == nil && insult?.interval == nil)
    #expect(InsultTexts(.english).age(of: insult, at: Widget.now) == "Recently")
    #expect(InsultTexts(.english).age(of: nil, at: Widget.now) == "Open app to refresh")
    for text in ["", "{", "[]", "{}", #"{"insult":5}"#, #"{"insult":{}}"#, "null"] {
      #expect(stored(text) == nil, "\(text)")
    }
    #expect(InsultSettings(seed: 3, importing: insult).interval == .hour)
  }

  @Test func settingsComeBackAsTheyWere() throws {
    var settings = InsultSettings(seed: .max, interval: .fiveMinutes, rating: .bawdy, skipped: 12)
    settings.keep(try #require(Insult(code: "statement.churlish.motley-minded.knave")))
    let text = settings.json.text
    #expect(text.contains(#""seed":"18446744073709551615""#))
    #expect(InsultState(parsing: Array(text.utf8)) == .settings(settings))
  }

  @Test("C-09: missing members have their usual values, unknown ones are kept") func unknownMembers() throws {
    #expect(InsultState(parsing: Array("{}".utf8)) == .settings(InsultSettings()))
    let text = #"{"favourites":["quotation.0",5,"quotation.0"],"sparkle":{"on":true}}"#
    guard case .settings(let settings) = InsultState(parsing: Array(text.utf8)) else {
      Issue.record("not read")
      return
    }
    #expect(settings.favouriteCodes == ["quotation.0"] && settings.favourites == [])
    #expect(settings.json.text.contains(#""sparkle":{"on":true}"#))
    // What is no code is not lost either.
    #expect(settings.json.text.contains(#""favourites":["quotation.0",5]"#))
  }

  @Test(
    "errors say what is allowed",
    arguments: [
      (#"{"intervalMinutes":10}"#, "intervalMinutes: found 10, expected 5, 15, 30 or 60 minutes"),
      (#"{"rating":"rude"}"#, "rating: found rude, expected mild or bawdy"),
      (#"{"seed":"-1"}"#, "seed: found -1, expected a whole number from 0"),
      (#"{"seed":7}"#, "seed: found 7"),
      ("[]", "expected an object"), ("", "byte 0"),
    ]) func errors(text: String, message: String)
  {
    guard case .unreadable(let reason) = InsultState(parsing: Array(text.utf8)) else {
      Issue.record("nothing is said of \(text)")
      return
    }
    #expect(reason.contains(message), "\(reason)")
  }

  @Test("IB-19: favourites, each once") func favourites() throws {
    let insults = try ["churlish", "puking", "gleeking"].map {
      try #require(Insult(code: "exclamation.\($0).flap-mouthed.foot-licker"))
    }
    var settings = InsultSettings()
    for insult in insults + insults { settings.keep(insult) }
    #expect(settings.favourites == insults)
    settings.forget(insults[1])
    settings.forget(insults[1])
    #expect(settings.favourites == [insults[0], insults[2]])
  }

  @Test func theConfigurationComesBackAsItWas() throws {
    for configuration in [InsultConfiguration(), InsultConfiguration(rating: .bawdy)] {
      #expect(try InsultConfiguration(json: configuration.json) == configuration)
    }
    #expect(InsultConfiguration(rating: .bawdy).json.text == #"{"rating":"bawdy"}"#)
    #expect(try InsultConfiguration(json: .object(["rating": .string("polite")])) == InsultConfiguration())
  }
}
