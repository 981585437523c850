/// What the app left for its widgets.
public enum InsultState: Hashable, Sendable {
  /// Settings. Before the app is first opened they are the usual ones, so that the widget has insults to show.
  case settings(InsultSettings)
  /// Something that could not be read, and why.
  case unreadable(String)

  /// What the bytes of the settings say.
  ///
  /// - Parameters:
  ///   - bytes: The text stored under `insultSettings`; `nil` if the app was never opened or its data were cleared.
  ///   - stored: The text that the first version of the app stored under `currentInsult`; `nil` if there is none. Without
  ///     settings its interval counts; if it cannot be read, that is an hour.
  public init(parsing bytes: [UInt8]?, firstVersion stored: [UInt8]? = nil) {
    guard let bytes else {
      let insult = stored.flatMap { StoredInsult(parsing: $0) }
      self = .settings(InsultSettings(seed: 0, importing: insult))
      return
    }
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      self = .unreadable(error.description)
      return
    }
    self.init(json: json)
  }

  /// What settings that were read as JSON say.
  public init(json: JSON) {
    do throws(JSONValueError) {
      self = .settings(try InsultSettings(json: json))
    } catch {
      self = .unreadable(error.description)
    }
  }
}
