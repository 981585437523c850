import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import WidgetBridge
import WidgetPictures

/// Returns the length of the answer to a widget request, in the form of the bridge: snapshot and schedule, or an error.
@_expose(wasm, "widget")
@_cdecl("almanac_widget")
func widget() -> Int32 { Answer.keep(CoreWidgets.answer(asked)) }

/// Returns the length of all that Android shows of the widget in a request, as JSON, or of an error.
///
/// That is a picture for `light` and one for `dark` mode; `spoken`, the text of the whole widget; `link`, the page that a tap
/// on it opens; `taps`, the areas of its parts, in points; and `next`, the instant at which it changes by itself.
@_expose(wasm, "draw")
@_cdecl("almanac_draw")
func draw() -> Int32 { Answer.keep(CoreWidgets.answer(asked, drawn)) }

private var asked: String { String(decoding: Question.bytes, as: UTF8.self) }

private func drawn(_ request: JSON) -> JSON {
  do throws(BridgeError) {
    let request = try WidgetRequest(request)
    switch request.widget {
    case "calendar": return try request.drawn(CalendarDefinition.self, request.settings())
    case "solstice": return try request.drawn(SolsticeDefinition.self, request.settings())
    case "insult": return try request.drawn(InsultDefinition.self, request.insultState)
    default: throw .unknownWidget(request.widget, known: CoreWidgets.names)
    }
  } catch { return error.json }
}

extension WidgetRequest {
  fileprivate func drawn<Definition: WidgetDefinition>(
    _ system: Definition.Type, _ state: Definition.State
  ) throws(BridgeError) -> JSON {
    let snapshot = try snapshot(of: system, state: state)
    // A home screen shows the frames of the lock screen too, where there is no room for others.
    func picture(isDark: Bool) -> (svg: String, taps: [TapArea]) {
      WidgetPicture.drawn(snapshot, system, in: environment, Appearance(.fullColor, isDark: isDark))
    }
    let scheme = environment.scheme.map { "\($0):" } ?? ""
    let light = picture(isDark: false)
    return .present([
      ("light", .string(light.svg)), ("dark", .string(picture(isDark: true).svg)),
      ("spoken", .string(snapshot.accessibility.line)),
      ("link", snapshot.link.map { .string("\(scheme)\($0)") }),
      ("taps", .array(snapshot.family.allowsElementLinks ? light.taps.map { $0.json(scheme) } : [])),
      ("next", try nextChange(of: system, state: state)?.json),
    ])
  }
}

extension AccessibilityText {
  fileprivate var line: String { value.isEmpty ? label : "\(label): \(value)" }
}

extension TapArea {
  fileprivate func json(_ scheme: String) -> JSON {
    func length(_ points: Double) -> JSON? { JSON((points * 100).rounded() / 100) }
    let (link, action): (JSON?, JSON?) =
      switch target {
      case .link(let link): (.string("\(scheme)\(link)"), nil)
      case .action(let action): (nil, action.json)
      }
    return .present([
      ("x", length(origin.x)), ("y", length(origin.y)), ("width", length(size.width)),
      ("height", length(size.height)), ("spoken", .string(spoken.line)), ("link", link), ("action", action),
    ])
  }
}
