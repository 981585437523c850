import AlmanacReports
import InsultWidgetCore
import WidgetBridge
import WidgetPictures

/// Returns the length of the name of the widget at an index, or 0 after the last one.
@_expose(wasm, "widgetName")
@_cdecl("almanac_widget_name")
func widgetName(_ index: Int32) -> Int32 { index == 0 ? Answer.keep("insult") : 0 }

/// Returns the widget's answer as JSON, in the form of the bridge.
@_expose(wasm, "widget")
@_cdecl("almanac_widget")
func widget(_ index: Int32) -> Int32 { answer(as: .json) }

/// Returns the widget's picture.
@_expose(wasm, "svg")
@_cdecl("almanac_svg")
func svg(_ index: Int32, _ mode: Int32, _ isDark: Int32) -> Int32 {
  answer(as: .svg(mode: mode, isDark: isDark))
}

private func answer(as form: WidgetForm) -> Int32 {
  Answer.number { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    return Answer.keep(
      try request.answer(of: InsultDefinition.self, state: request.insultState, as: form))
  }
}

/// Returns the insult at the instant of a request by its settings; other members of the request are ignored.
@_expose(wasm, "insult")
@_cdecl("almanac_insult")
func insult() -> Int32 {
  Answer.json { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    let zone = request.environment.zone
    let choices: InsultChoices
    switch request.insultState {
    case .loaded(let stored, _, _): choices = stored
    case .unreadable(let reason): throw Refusal.request(problem: "state: \(reason)", path: ["state"])
    default: choices = InsultChoices()
    }
    let current = choices.current(at: request.instant, in: zone)
    return InsultReport(current, in: zone).columnJSON
  }
}
