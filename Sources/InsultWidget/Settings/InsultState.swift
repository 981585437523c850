/// What the app left for its widgets.
public enum InsultState: Hashable, Sendable {
  /// Settings; those of nobody before the app was opened, which show insults too.
  case settings(InsultSettings)
  /// Something that could not be read, and why.
  case unreadable(String)

  /// What the bytes of the settings say.
  ///
  /// - Parameter bytes: The text stored under `insultSettings`; `nil` if the app was never opened or its data were
  ///   cleared.
  public init(parsing bytes: [UInt8]?) {
    guard let bytes else {
      self = .settings(InsultSettings())
      return
    }
    do {
      self = .settings(try InsultSettings(json: JSON(parsing: bytes)))
    } catch {
      self = .unreadable("\(error)")
    }
  }
}
