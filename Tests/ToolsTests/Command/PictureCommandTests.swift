import Testing

/// `almanac widget NAME --format svg`.
struct PictureCommandTests {
  private static let tet = "--at 2026-02-17T00:00:00+07:00 --zone Asia/Ho_Chi_Minh"

  @Test(arguments: ["calendar", "insult", "budget", "spending", "solstice", "hydration"])
  func everyWidgetIsAPicture(widget: String) throws {
    let svg = Command.output("widget \(widget) \(Self.tet) --format svg")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"338\" height=\"158\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(Command.output("widget \(widget) \(Self.tet) --format svg --scheme dark") != svg)
    #expect(Command.output("widget \(widget) \(Self.tet) --format svg --mode accented") != svg)
    #expect(Command.output("widget \(widget) \(Self.tet) --format svg --scheme light") == svg)
  }

  @Test func familySizeLanguageAndPrivacyAreThoseOfTheWidget() throws {
    let large = Command.output(
      "widget calendar \(Self.tet) --format svg --family large --size 364x382 --language zh-Hans")
    #expect(large.contains("width=\"364\" height=\"382\""))
    #expect(large.contains("lang=\"zh-Hans\"") && large.contains(">2026年2月<"))
    let budget = "widget budget \(Self.tet) --format svg --language en"
    #expect(Command.output(budget).contains(">$3,100.00<"))
    #expect(!(Command.output("\(budget) --privacy redacted")).contains("3,100"))
  }

  @Test(arguments: [
    ("widget calendar --scheme dark", "--scheme is for --format svg"),
    ("widget calendar --mode accented --format json", "--mode is for --format svg"),
    ("widget calendar --format svg --mode sepia", "'sepia'"),
    ("widget solstice --view screen --format svg", "only the widget can be written as 'svg', not the screen"),
    ("schedule calendar --format svg", "cannot be written as 'svg'"),
  ])
  func whatIsNoPictureIsAnError(words: String, message: String) throws {
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 64)
    #expect(command.errors.contains(message), "\(command.errors)")
  }
}
