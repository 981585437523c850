import JSONText
import Testing
import WidgetBridge

/// The command and the bridge give the same answers.
struct BridgeTests {
  @Test(arguments: AllWidgets.names) func theCommandPrintsWhatTheBridgeAnswers(widget: String) throws {
    for (family, language) in [("medium", "vi"), ("large", "en"), ("inline", "zh")] {
      // Without documents, samples are shown.
      let isPlaceholder = ["budget", "spending", "hydration"].contains(widget)
      let answer = AllWidgets.answer([
        "widget": .string(widget), "instant": "2026-03-18T05:00:00Z", "isPlaceholder": .bool(isPlaceholder),
        "environment": [
          "zone": "Asia/Ho_Chi_Minh", "family": .string(family), "language": .string(language),
        ],
      ])
      let words =
        "\(widget) --at 2026-03-18T05:00:00Z --zone Asia/Ho_Chi_Minh --family \(family) --language \(language)"
        + " --format json"
      for (verb, member) in [("widget", "snapshot"), ("schedule", "schedule")] {
        let printed = try JSON(parsing: Array(Command.output("\(verb) \(words)").utf8))
        #expect(printed == answer[member], "\(verb) \(words)")
      }
    }
  }
}
