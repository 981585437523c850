import Foundation
import JSONText
import Testing

/// Texts that others wrote or typed: names, words and paths that are quoted or refused.
struct ForeignTextTests {
  /// Returns whether a text has no character that controls a terminal, changes the direction of a line, or
  /// hides text.
  private static func isFit(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
    }
  }

  /// No input can control a terminal, and quotations are short.
  @Test func nothingGivenReachesATerminalAsACommand() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let long = String(repeating: "x", count: 5000)
    let signs = [
      "\u{1B}[31m", "\u{7}", "\u{9B}31m", "\u{2028}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}",
    ]
    for sign in signs {
      let text = JSON.string("i\(sign)").text
      for entry in [
        #"{"id":\#(text),"name":"y","month":1,"day":2}"#,
        #"{"id":"a","name":"y\u0007","month":\#(text),"day":2}"#,
        #"{"id":"a","name":"y","month":1,"day":2,"kind":\#(text)}"#,
        #"{"id":"a","name":"","month":1,"day":2,\#(text):1}"#,
      ] {
        try folder.write("[\(entry)]", to: "list.json")
        let command = Command(["anniversaries", "list", "--file", folder.path("list.json")])
        #expect(command.errors.contains("it is left out") && Self.isFit(command.errors), "\(command.errors)")
      }
      for words in [
        ["date", "2026\(sign)"], ["month", sign], ["x\(sign)"], ["date", "--zone", "U\(sign)"],
        ["date", "--\(sign)"],
        ["anniversaries", "list", "--file", "/nowhere\(sign)/x"],
        ["widget", "solstice", "--latitude", "1", "--longitude", "2\(sign)"],
        ["widget", "solstice", "--latitude", "1", "--longitude", "2", "--place", "\u{1B}\(sign)"],
        ["insult", "--log", "/nowhere\(sign)/x", "--another"],
      ] {
        let command = Command(words)
        #expect(command.status != 0 && Self.isFit(command.errors), "\(words): \(command.errors)")
      }
    }
    for words in [
      ["anniversaries", "add", long, "--lunar", "03-10", "--file", folder.path("days.json")],
      ["anniversaries", "add", "x", "--id", long, "--lunar", "03-10", "--file", folder.path("days.json")],
      ["widget", "solstice", "--latitude", "1", "--longitude", "2", "--place", long],
    ] {
      let first = try #require(Command(words).errors.split(separator: "\n").first)
      #expect(first.count < 200 && first.contains("…"), "\(first)")
    }
  }

  @Test func aNameIsKeptAsItWillBeSeen() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    let words = ["anniversaries", "add", "  Mai  ", "--lunar", "03-10", "--file", file]
    #expect(Command(words).status == 0)
    #expect(String(decoding: try folder.bytes("days.json"), as: UTF8.self).contains("\"name\":\"Mai\""))
    for name in ["   ", "\u{200B}\u{200B}", "\u{2066}", "a\nb"] {
      #expect(Command(["anniversaries", "add", name, "--lunar", "03-10", "--file", file]).status == 64)
    }
  }

  /// One rule for every text that is stored: a hidden character is named, and neither kept nor taken out without a word.
  @Test(arguments: [
    "\u{1B}": "U+001B", "\u{9B}": "U+009B", "\u{202E}": "U+202E", "\u{2067}": "U+2067", "\u{200B}": "U+200B",
  ])
  func aHiddenCharacterInATextThatIsStoredIsNamed(hidden: String, number: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let (text, water) = ("rtl\(hidden)abc", folder.path("water.json"))
    #expect(Command("hydration add 250 --id a --file \(water)").status == 0)
    #expect(
      Command("budget set --period month --amount 5 --currency EUR --file \(folder.document)").status == 0)
    func contents() throws -> [Data] {
      try folder.names.filter { !$0.hasSuffix(".lock") }.map { try folder.bytes($0) }
    }
    let before = try contents()
    for words in [
      ["anniversaries", "add", text, "--lunar", "03-10", "--file", folder.path("days.json")],
      ["widget", "solstice", "--latitude", "1", "--longitude", "140", "--place", text],
      ["hydration", "add", "250", "--note", text, "--file", water],
      ["hydration", "edit", "a", "--note", text, "--file", water],
      ["hydration", "add", "250", "--id", text, "--file", water],
      ["hydration", "tap", "250", "--id", text, "--file", water],
      ["budget", "add", "5", "--category", text, "--file", folder.document],
      ["budget", "add", "5", "--note", text, "--file", folder.document],
      ["budget", "set", "--period", "month", "--amount", "5", "--category", text, "--file", folder.document],
    ] {
      let refused = Command(words)
      #expect(
        refused.status != 0 && refused.errors.contains("character \(number)"), "\(refused.errors)")
      #expect(try Self.isFit(refused.errors) && contents() == before, "\(words)")
    }
  }

  @Test func aSymbolicLinkIsCalledWhatItIsAndNoLockIsLeftBesideIt() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for target in ["real.json", "nowhere.json"] {
      try folder.write("[]", to: "real.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link.json"), withDestinationPath: target)
      for command in [
        AnniversaryVerbTests.run("list", folder.path("link.json")),
        AnniversaryVerbTests.run("add x --lunar 01-01", folder.path("link.json")),
        Command(["insult", "--another", "--log", folder.path("link.json")]),
      ] {
        #expect(command.status != 0)
        #expect(
          command.errors.contains("link.json: a symbolic link; give the file itself"), "\(command.errors)")
      }
      #expect(folder.names == ["link.json", "real.json"])
      try FileManager.default.removeItem(atPath: folder.path("link.json"))
    }
  }

  @Test(arguments: ["2.5", "0", "13", #""3""#, "null", "1e30", "true"])
  func aNumberThatIsNoneOrOutOfItsRangeIsReportedWithTheRange(number: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for (member, text) in [
      ("month", "from 1 to 12"), ("day", "from 1 to 30"), ("year", "from 1 to 9999"),
    ] {
      let value =
        member == "day" && number == "13" ? "31" : member == "year" && number == "13" ? "10000" : number
      // A year may be null.
      if member == "year", value == "null" { continue }
      let others = ["month", "day"].filter { $0 != member }.map { "\"\($0)\":1" }.joined(separator: ",")
      try folder.write(#"[{"id":"a","name":"x",\#(others),"\#(member)":\#(value)}]"#, to: "list.json")
      let errors = AnniversaryVerbTests.run("list", folder.path("list.json")).errors
      #expect(
        errors.contains("anniversaries[0].\(member): found ") && errors.contains("a whole number \(text);"),
        "\(errors)")
    }
  }
}
