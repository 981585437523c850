import Foundation
import Testing

struct InsultVerbTests {
  private static let at = "--at 2026-11-20T00:30:00Z --zone UTC"

  @Test func theInsultOfAMoment() throws {
    let text = Command.output("insult \(Self.at)")
    #expect(text == "Thou untutored iron-witted horseback-breaker!\n")
    // The same slot, in another zone and one minute later.
    #expect(Command.output("insult --zone Asia/Ho_Chi_Minh --at 2026-11-20T07:59:59+07:00") == text)
    #expect(Command.output("insult --zone UTC --at 2026-11-20T01:00:00Z") != text)
    #expect(Command.output("insult \(Self.at) --seed 18446744073709551615") != text)
    #expect(Command.output("insult \(Self.at) --rating bawdy") != text)
    #expect(Command.output("insult \(Self.at) --interval 5") != text)
  }

  @Test func citations() throws {
    let text = Command.output("insult --cite \(Self.at)")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("  untutored") && lines[3].hasPrefix("  horseback-breaker"))
    // Three slots later there is a quotation.
    let quotation = Command.output("insult --cite --zone UTC --at 2026-11-20T03:00:00Z")
    #expect(quotation.hasPrefix("O me! you juggler! you canker-blossom! You thief of love!\n  "))
    #expect(quotation.contains("A Midsummer Night's Dream 3.2"))
  }

  @Test func theNextOnes() throws {
    let lines = Command.output("insult \(Self.at) --next 3").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "2026-11-20 00:00:00 +00:00  Thou untutored iron-witted horseback-breaker!")
    #expect(lines[3].hasPrefix("2026-11-20 03:00:00 +00:00  O me! you juggler!"))
    let quarter = Command.output("insult \(Self.at) --next 1 --interval 15").split(separator: "\n")
    #expect(quarter.last?.hasPrefix("2026-11-20 00:45:00 +00:00  ") == true)
  }

  /// Samoa had no 30 December 2011.
  @Test func aDayThatAZoneSkippedHasNoInsults() {
    let alone = Command("insult 2011-12-30 --zone Pacific/Apia")
    #expect(
      alone.status == 1
        && alone.errors.contains("Pacific/Apia has no 2011-12-30: its clocks skipped that day"))
    for range in ["2011-12-30..2011-12-31", "2011-12-31"] {
      let lines = Command.output("insult \(range) --zone Pacific/Apia").split(separator: "\n")
      #expect(lines.count == 24 && lines.first?.hasPrefix("2011-12-31 00:00:00 +14:00  ") == true)
    }
  }

  @Test func json() throws {
    let list = try #require(
      Command.json("insult \(Self.at) --next 3 --format json") as? [[String: Any]])
    #expect(list.count == 4)
    #expect(list[0]["code"] as? String == "exclamation.untutored.iron-witted.horseback-breaker")
    #expect(list[0]["slot"] as? Int == 498_648 && list[0]["from"] as? String == "2026-11-20T00:00:00Z")
    let words = try #require(list[0]["words"] as? [[String: Any]])
    #expect(words.map { $0["word"] as? String } == ["untutored", "iron-witted", "horseback-breaker"])
    #expect(words.allSatisfy { $0["citation"] != nil && $0["gloss"] != nil && $0["line"] != nil })
    #expect(list[3]["speaker"] as? String == "Hermia")
  }

  /// Hours begin by the clock of the zone, and are given in it.
  @Test(arguments: [
    ("Asia/Kolkata", ["2026-11-20 05:00", "2026-11-20 06:00"], " +05:30  "),
    ("Asia/Kathmandu", ["2026-11-20 06:00", "2026-11-20 07:00"], " +05:45  "),
    ("Asia/Ho_Chi_Minh", ["2026-11-20 07:00", "2026-11-20 08:00"], " +07:00  "),
  ]) func theHourIsThatOfTheZone(zone: String, times: [String], offset: String) {
    let lines = Command.output("insult --at 2026-11-20T00:20:00Z --next 1 --zone \(zone)").split(
      separator: "\n")
    #expect(lines.map { String($0.prefix(16)) } == times && lines.allSatisfy { $0.contains(offset) })
  }

  /// Summer time of London: its day begins at 23:00 UTC of the day before.
  @Test func aDayIsAnsweredInItsZone() throws {
    let day = "insult 2026-06-01 --zone Europe/London"
    let lines = Command.output(day).split(separator: "\n")
    #expect(lines.count == 24 && lines.allSatisfy { $0.hasPrefix("2026-06-01 ") && $0.contains(" +01:00  ") })
    let first = try #require((try Command.json(day + " --format json") as? [[String: Any]])?.first)
    #expect(first["from"] as? String == "2026-05-31T23:00:00Z")
    let local = try #require(first["local"] as? String)
    #expect(local.hasPrefix("2026-06-01 00:00") && local.hasSuffix(" +01:00"))
    #expect(lines.first?.hasPrefix(local) == true)
    let entries = Command.value(
      try Command.json("schedule insult --zone Europe/London --at 2026-06-01T08:00:00Z --format json"),
      "entries")
    let entry = try #require((entries as? [[String: Any]])?.first)
    #expect(entry["instant"] as? String == "2026-06-01T08:00:00Z")
    #expect((entry["local"] as? String)?.hasPrefix("2026-06-01 09:00") == true)
  }

  @Test func eachTapShowsTheNextInsultAndWidgetsFollow() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let log = "--log \(folder.path("taps.json")) --zone UTC"
    let following = Command.output("insult \(Self.at) --next 3").split(separator: "\n").map {
      $0.split(separator: "  ", maxSplits: 1).last ?? ""
    }
    // Looking writes nothing.
    #expect(Command.output("insult \(log) --at 2026-11-20T00:33:00Z") == following[0] + "\n")
    #expect(folder.names == [])
    #expect(Command.output("insult \(log) --another --at 2026-11-20T00:34:00Z") == following[1] + "\n")
    #expect(Command.output("insult \(log) --another --at 2026-11-20T00:40:00Z") == following[2] + "\n")
    let next = Command.output("insult \(log) --next 1 --at 2026-11-20T00:50:00Z").split(separator: "\n")
    #expect(next.map { $0.prefix(16) } == ["2026-11-20 00:40", "2026-11-20 01:00"])
    #expect(zip(next, following[2...3]).allSatisfy { $0.hasSuffix("  \($1)") })
    #expect(
      Command.output("widget insult \(log) --at 2026-11-20T00:50:00Z").hasSuffix("\nSince 12:40 AM\n"))
    let list = try #require(
      Command.json("insult \(log) --at 2026-11-20T00:50:00Z --format json") as? [[String: Any]])
    #expect(list[0]["slot"] as? Int == 498_648 && list[0]["skipped"] as? Int == 2)
  }

  /// As in the widget, they skip nothing; a tap is an error, and the file stays as it is.
  @Test func tapsThatCannotBeReadAreReportedAndNotOverwritten() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("taps.json")
    let usual = Command.output("insult \(Self.at)")
    for text in ["{", #"{"schema":"insult-taps","version":9,"payload":{}}"#] {
      try folder.write(text, to: "taps.json")
      let shown = Command("insult \(Self.at) --log \(file)")
      #expect(shown.status == 0 && shown.output == usual)
      #expect(shown.errors.hasPrefix("almanac: \(file): "), "\(shown.errors)")
      let tapped = Command("insult \(Self.at) --log \(file) --another")
      #expect(tapped.status == 1 && tapped.output.isEmpty && tapped.errors.contains(file))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
  }

  @Test(arguments: ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1969-12-31T23:59:59Z"])
  func farMomentsHaveInsultsToo(instant: String) throws {
    #expect(Command.output("insult --at \(instant) --next 30").split(separator: "\n").count == 31)
  }
}

struct InsultWidgetCommandTests {
  private static let at = "--at 2026-11-20T00:30:00Z --zone UTC"

  /// The first tap makes the file, but not its folder.
  @Test func tapsThatCannotBeOpenedAreReported() {
    for verb in ["widget", "schedule"] {
      let shown = Command("\(verb) insult --log /nowhere/taps.json \(Self.at)")
      #expect(shown.status == 1 && !shown.output.isEmpty)
      #expect(shown.errors.hasPrefix("almanac: /nowhere: there is no such folder"), "\(shown.errors)")
    }
  }

  /// The widget shows its insult as if nobody had tapped; a script sees the fault in the exit code.
  @Test func tapsThatCannotBeReadAreReported() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("taps.json")
    for verb in ["widget", "schedule"] {
      let untapped = Command.output("\(verb) insult \(Self.at)")
      for text in ["{", #"{"schema":"insult-taps","version":9,"payload":{}}"#] {
        try folder.write(text, to: "taps.json")
        let shown = Command("\(verb) insult \(Self.at) --log \(file)")
        #expect(shown.status == 1 && shown.output == untapped)
        #expect(shown.errors.hasPrefix("almanac: \(file): "), "\(shown.errors)")
      }
      try FileManager.default.removeItem(atPath: file)
      // The first tap makes the file.
      #expect(Command.output("\(verb) insult \(Self.at) --log \(file)") == untapped)
    }
  }

  @Test func theVerbAndTheWidgetAgree() throws {
    let words = "\(Self.at) --seed 9 --rating bawdy --interval 15"
    let insult = Command.output("insult \(words)").trimmingCharacters(in: .newlines)
    let json = try Command.json("widget insult \(words) --format json")
    #expect(Command.value(json, "facts", "insult") as? String == insult)
    let link = Command.value(json, "links", "widget") as? String
    #expect(link?.hasPrefix("insolentbard://share-insult?i=") == true)
  }
}
