import Testing

/// `--privacy redacted` for the widgets with private values.
struct PrivacyTests {
  private static let now = "--at 2026-05-14T05:00:00Z --zone UTC --language en"

  @Test(arguments: ["budget", "spending", "hydration"])
  func C_18_whatIsRedactedInTheWidgetIsRedactedInItsSchedule(widget: String) throws {
    for verb in ["widget", "schedule"] {
      let shown = Command.output("\(verb) \(widget) \(Self.now) --format json")
      let redacted = Command.output("\(verb) \(widget) \(Self.now) --format json --privacy redacted")
      // The amounts of the sample.
      let amounts = widget == "hydration" ? ["1,250", "1250"] : ["3,100", "310000", "3100", "1,900"]
      #expect(shown != redacted)
      #expect(!amounts.contains { redacted.contains($0) }, "\(verb) \(widget): \(redacted)")
    }
  }

  @Test func theScreenOfAnAppHasNoSchedule() throws {
    let command = Command(["schedule", "solstice", "--view", "screen"])
    #expect(command.status == 64)
    #expect(command.errors.contains("'schedule' has no option '--view'"))
  }
}
