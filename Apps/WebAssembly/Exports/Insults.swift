import AlmanacReports
import InsultWidget
import WidgetBridgeCore
import WidgetPicturesCore

/// The length of the name of the widget at a place; 0 after the last.
@_expose(wasm, "widgetName")
@_cdecl("almanac_widget_name")
func widgetName(_ place: Int32) -> Int32 { place == 0 ? Answer.keep("insult") : 0 }

/// What the widget shows, as the bridge writes it.
@_expose(wasm, "widget")
@_cdecl("almanac_widget")
func widget(_ place: Int32) -> Int32 { answer(as: .json) }

/// What the widget shows, as a picture.
@_expose(wasm, "svg")
@_cdecl("almanac_svg")
func svg(_ place: Int32, _ mode: Int32, _ isDark: Int32) -> Int32 {
  answer(as: .svg(mode: mode, isDark: isDark))
}

private func answer(as form: WidgetForm) -> Int32 {
  Answer.number { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    return Answer.keep(try request.answer(of: InsultSystem.self, state: request.stored.insultState, as: form))
  }
}

/// The insult of a moment by the settings of a request; the rest of the request does not matter.
@_expose(wasm, "insult")
@_cdecl("almanac_insult")
func insult() -> Int32 {
  Answer.json { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    let zone = try request.shownEnvironment().zone
    let chronicle: InsultChronicle
    switch request.stored.insultState {
    case .loaded(let stored, _): chronicle = stored
    case .unreadable(let reason): throw Refusal.request(problem: "state: \(reason)", path: ["state"])
    default: chronicle = InsultChronicle(InsultSettings())
    }
    let current = chronicle.current(at: request.instant, in: zone)
    return .object(InsultReport(current).members)
  }
}
