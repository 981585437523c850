import AlmanacReports
import WidgetBridge
import WidgetPictures

/// The form of the answer to a widget request.
enum WidgetForm {
  /// The snapshot as JSON.
  case json
  /// A picture, coloured as the system would.
  case svg(RenderingMode?, isDark: Bool)

  /// Creates the form of a picture.
  ///
  /// - Parameter mode: The index in the list of modes; any other number means the usual mode of the family.
  static func svg(mode: Int32, isDark: Int32) -> Self {
    let modes = RenderingMode.allCases
    return .svg(modes.indices.contains(Int(mode)) ? modes[Int(mode)] : nil, isDark: isDark != 0)
  }
}

extension WidgetRequest {
  /// Returns the request that JavaScript has written.
  static func asked() throws(Refusal) -> WidgetRequest {
    let json: JSON
    do throws(JSONSyntaxError) { json = try JSON(parsing: Array(Question.bytes)) } catch {
      throw Refusal(.notJSON(error))
    }
    do throws(BridgeError) { return try WidgetRequest(json) } catch { throw Refusal(error) }
  }

  /// Returns the answer of a widget in a form.
  func answer<Definition: WidgetDefinition>(
    of system: Definition.Type, state: Definition.State, as form: WidgetForm
  ) throws(Refusal) -> String {
    do throws(BridgeError) {
      let snapshot = try snapshot(of: system, state: state)
      switch form {
      case .json:
        var linked = environment
        linked.scheme = linked.scheme ?? AppProject.scheme(ofKind: system.kind)
        return AnswerWriter.json(snapshot, of: system, in: linked).text
      case .svg(let mode, let isDark):
        let appearance =
          mode.map { Appearance($0, isDark: isDark) } ?? .usual(of: environment.frame.family, isDark: isDark)
        return WidgetPicture.svg(of: snapshot, system, in: environment, appearance)
      }
    } catch { throw Refusal(error) }
  }
}

extension Refusal {
  fileprivate init(_ error: BridgeError) {
    let path: [String] = if case .badValue(let value) = error { value.path } else { [] }
    self = .request(problem: error.description, path: path)
  }
}

/// Returns the length of the name of the rendering mode at an index, or 0 after the last one.
@_expose(wasm, "modeName")
@_cdecl("almanac_mode_name")
func modeName(_ index: Int32) -> Int32 {
  let modes = RenderingMode.allCases
  return modes.indices.contains(Int(index)) ? Answer.keep(modes[Int(index)].rawValue) : 0
}
