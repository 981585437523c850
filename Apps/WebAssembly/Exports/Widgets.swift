import AlmanacReports
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import WidgetBridge
import WidgetPictures

private let names = ["calendar", "solstice"]

/// Returns the length of the name of the widget at an index, or 0 after the last one.
@_expose(wasm, "widgetName")
@_cdecl("almanac_widget_name")
func widgetName(_ index: Int32) -> Int32 {
  names.indices.contains(Int(index)) ? Answer.keep(names[Int(index)]) : 0
}

/// Returns a widget's answer as JSON, in the form of the bridge.
@_expose(wasm, "widget")
@_cdecl("almanac_widget")
func widget(_ index: Int32) -> Int32 { answer(of: index, as: .json) }

/// Returns a widget's picture.
@_expose(wasm, "svg")
@_cdecl("almanac_svg")
func svg(_ index: Int32, _ mode: Int32, _ isDark: Int32) -> Int32 {
  answer(of: index, as: .svg(mode: mode, isDark: isDark))
}

private func answer(of index: Int32, as form: WidgetForm) -> Int32 {
  Answer.number { () throws(Refusal) in
    let request = try WidgetRequest.asked()
    return Answer.keep(
      index == 0
        ? try request.answer(of: CalendarDefinition.self, state: request.settings(), as: form)
        : try request.answer(of: SolsticeDefinition.self, state: request.settings(), as: form))
  }
}
