import Documents
import InsultWidgetCore
import WidgetBridge

extension WidgetCommand {
  /// `almanac widget insult`: the insult of the hour.
  static let insult = WidgetCommand(
    name: "insult", summary: "The Insolent Bard, an insult of Shakespeare's words every hour",
    language: .english, texts: InsultDefinition.language(for:), options: InsultArguments.options
  ) { arguments, surroundings in
    let given = try InsultArguments(arguments)
    var view = WidgetView<InsultDefinition>(
      configuration: InsultConfiguration(), state: .placeholder, surroundings: surroundings)
    do throws(StoreError) {
      let (choices, problem) = try given.choices()
      (view.state, view.fault) = (.loaded(choices), problem)
    } catch {
      (view.state, view.fault) = (.unavailable("\(error)"), error)
    }
    return view
  }
}
