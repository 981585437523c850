/// A small drawing in one colour that replaces a symbol of the system.
///
/// The drawings were made for this project, because SF Symbols may be used only on Apple's devices.
package struct Symbol: Hashable, Sendable {
  /// The outline in a square of ``side``, as the `d` of a path with the even-odd rule.
  package let path: String
  /// Whether there is a drawing for the name; otherwise a disc replaces it.
  package let isKnown: Bool

  /// The width and height of the square.
  package static let side = 24.0

  /// Creates the drawing for the name of an SF Symbol.
  package init(_ name: String) {
    let path = Self.path(name)
    self.path = path ?? Self.disc
    isKnown = path != nil
  }

  private static let disc = "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z"
  private static let drop =
    "M12 1.8C12 1.8 4.5 10.3 4.5 15.2a7.5 7.5 0 0 0 15 0C19.5 10.3 12 1.8 12 1.8z"
  private static let leaf =
    "M20.5 3C10.5 3 4 7.2 4 13.5c0 1.8.6 3.3 1.5 4.5L3 21l1.3 1.2L7 19.3c1.2.8 2.6 1.2 4.2 1.2C18 20.5 21 13 20.5 3z"

  private static func path(_ name: String) -> String? {
    switch name {
    case "exclamationmark.triangle":
      "M12 2.5L23 21.5H1zM12 6.6L4.4 19.5H19.6zM11 10h2v5h-2zM11 16.2h2v2h-2z"
    case "exclamationmark.triangle.fill": "M12 2.5L23 21.5H1zM11 9h2v6.5h-2zM11 17h2v2h-2z"
    case "exclamationmark.circle.fill": Self.disc + "M10.9 6h2.2v8h-2.2zM10.9 16h2.2v2.3h-2.2z"
    case "checkmark.circle.fill": Self.disc + "M10.4 17.2L5.6 12.4L7.1 10.9L10.4 14.2L17 7.2L18.5 8.7z"
    case "xmark.octagon.fill":
      "M7.7 1.5h8.6l6.2 6.2v8.6l-6.2 6.2H7.7l-6.2-6.2V7.7z"
        + "M8.2 6.8L12 10.6L15.8 6.8L17.2 8.2L13.4 12L17.2 15.8L15.8 17.2L12 13.4L8.2 17.2L6.8 15.8L10.6 12L6.8 8.2z"
    case "questionmark.circle.fill":
      Self.disc
        + "M12 5.2c2.4 0 4.1 1.5 4.1 3.6 0 1.9-1 2.7-2 3.5-.8.6-1.2 1-1.2 2v.4h-2v-.6c0-1.9 1-2.7 2-3.4"
        + ".8-.6 1.2-1 1.2-1.8 0-1-.8-1.7-2.1-1.7s-2.1.8-2.2 2H7.8c.1-2.4 1.8-4 4.2-4zM10.9 16.4h2.2v2.3h-2.2z"
    case "plus.circle.fill": Self.disc + "M11 6.5h2V11h4.5v2H13v4.5h-2V13H6.5v-2H11z"
    case "drop.fill":
      Self.drop + "M7.6 15c0 2.6 1.8 4.5 4.2 4.7v-1.6c-1.5-.2-2.6-1.4-2.6-3.1z"
    case "drop":
      Self.drop + "M12 5C10 7.6 6.4 12.3 6.4 15.2a5.6 5.6 0 0 0 11.2 0C17.6 12.3 14 7.6 12 5z"
    case "flame.fill":
      "M12.6 1.5c.4 3.6 5.9 6.6 5.9 12.6a6.6 6.6 0 0 1-13.2 0c0-2.7 1.3-4.6 2.6-6.2.3 1.6 1 2.6 2 3.1"
        + "C9.6 7.5 10.4 4 12.6 1.5zM12 13.2c-1.5 1.6-2.5 2.9-2.5 4.5a2.5 2.5 0 0 0 5 0c0-1.6-1-2.9-2.5-4.5z"
    case "bolt.fill": "M13.5 1.5L4.5 13.5H11L9.5 22.5L19.5 9.5H12.5z"
    case "leaf.fill": Self.leaf + "M7.6 18.2L16 8.5l-.9-.8L6.8 17.4z"
    case "leaf":
      Self.leaf
        + "M18.6 4.9C11 5.3 6 8.6 6 13.5c0 1.2.3 2.2.9 3L15.5 7.5l1.2 1.1-8.5 9.3c.9.5 1.9.8 3 .8 5 0 7.7-5.7 7.4-13.8z"
    case "sun.max":
      "M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6zM11 1h2v3.6h-2zM11 19.4h2V23h-2zM1 11h3.6v2H1z"
        + "M19.4 11H23v2h-3.6zM4.93 3.52L7.47 6.06L6.06 7.47L3.52 4.93zM19.07 3.52L20.48 4.93L17.94 7.47L16.53 6.06z"
        + "M3.52 19.07L6.06 16.53L7.47 17.94L4.93 20.48zM17.94 16.53L20.48 19.07L19.07 20.48L16.53 17.94z"
    case "wind":
      "M2 8.2H10A2.1 2.1 0 1 0 7.9 6.1H6A4 4 0 1 1 10 10.1H2z"
        + "M2 11.3H18.3A1.7 1.7 0 1 0 16.6 9.6H14.8A3.5 3.5 0 1 1 18.3 13.1H2z"
        + "M2 14.5H12.5A3.7 3.7 0 1 1 8.8 18.2H10.7A1.8 1.8 0 1 0 12.5 16.4H2z"
    case "snowflake":
      "M11.25 13.3L11.25 17.6L8.8 19.4L9.7 20.7L11.25 19.5L11.25 22.8L12.75 22.8L12.75 19.5L14.3 20.7L1"
        + "5.2 19.4L12.75 17.6L12.75 13.3zM10.5 12L6.78 14.15L3.99 12.93L3.32 14.36L5.13 15.1L2.27 16.75L3."
        + "02 18.05L5.88 16.4L5.62 18.34L7.19 18.47L7.53 15.45L11.25 13.3zM11.25 10.7L7.53 8.55L7.19 5.53L5"
        + ".62 5.66L5.88 7.6L3.02 5.95L2.27 7.25L5.13 8.9L3.32 9.64L3.99 11.07L6.78 9.85L10.5 12zM12.75 10."
        + "7L12.75 6.4L15.2 4.6L14.3 3.3L12.75 4.5L12.75 1.2L11.25 1.2L11.25 4.5L9.7 3.3L8.8 4.6L11.25 6.4L"
        + "11.25 10.7zM13.5 12L17.22 9.85L20.01 11.07L20.68 9.64L18.87 8.9L21.73 7.25L20.98 5.95L18.12 7.6L"
        + "18.38 5.66L16.81 5.53L16.47 8.55L12.75 10.7zM12.75 13.3L16.47 15.45L16.81 18.47L18.38 18.34L18.1"
        + "2 16.4L20.98 18.05L21.73 16.75L18.87 15.1L20.68 14.36L20.01 12.93L17.22 14.15L13.5 12zM12.75 13."
        + "3L13.5 12L12.75 10.7L11.25 10.7L10.5 12L11.25 13.3z"
    case "theatermasks.fill":
      "M2 4.5C5.2 5.7 9.8 5.7 13 4.5V11.5C13 16 10.5 19 7.5 19S2 16 2 11.5zM4.2 10.3a1.5 1.4 0 0 1 2.8 0z"
        + "M8 10.3a1.5 1.4 0 0 1 2.8 0zM4.3 12.8c1.8 1 4.6 1 6.4 0c-.2 2.3-1.5 3.6-3.2 3.6s-3-1.3-3.2-3.6z"
        + "M14.3 8.5c2.8.6 5.7.3 8.2-.6V14.5C22.5 19 20 22 17 22c-2 0-3.8-1.3-4.8-3.4C13.6 16.9 14.3 14.5 14.3 11.5z"
        + "M15.7 13.9a1.4 1.2 0 0 1 2.6-.4zM19 13.5a1.4 1.2 0 0 1 2.6-.2zM15.6 19c.4-1.9 1.6-3 3-3s2.4.9 2.7 2.6c-1.7-.9-3.9-.8-5.7.4z"
    case "mug.fill":
      "M3 5h13v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM17.2 7.5h1.3a3.5 4.5 0 0 1 0 9h-1.3v-2h1.3a1.5 2.5 0 0 0 0-5h-1.3z"
    case "cup.and.saucer.fill":
      "M3 6h14v5.5a5.5 5.5 0 0 1-5.5 5.5h-3A5.5 5.5 0 0 1 3 11.5zM18.2 7h.8a3 3.25 0 0 1 0 6.5h-1.3l.5-1.9h.8"
        + "a1.2 1.35 0 0 0 0-2.7h-.8zM2 19h17a2.5 2.5 0 0 1-2.5 2.2h-12A2.5 2.5 0 0 1 2 19z"
    case "takeoutbag.and.cup.and.straw.fill":
      "M5 7h14v2H5zM6.2 10h11.6l-1.3 12h-9zM11.5 6L13 1.5h4v1.6h-2.9L13.2 6z"
    case "wineglass.fill":
      "M7 2h10c.6 3.6.6 9-4 9.9V19.5h3.5v2H7.5v-2H11v-7.6C6.4 11 6.4 5.6 7 2z"
    case "fork.knife":
      "M6 2h1.3v6h1V2h1.3v6h1V2H12v7c0 1.6-.9 2.6-2 3V22H8V12c-1.1-.4-2-1.4-2-3zM15.5 2c2.6 1 3.3 5 3.3 9.5h-1.5V22h-1.8z"
    case "figure.run":
      "M14.5 1.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM8 8.2l4.6-1.7 2.9 2 1.3 2.6 3.3.8-.4 1.9-4.2-1-1-1.7-1.5 3.6"
        + " 2.8 2.6-1.1 6-2-.4.9-4.7-3.8-3.4-1.7 3.9-4.9.9-.4-2 3.7-.7 2.9-7-2.3.9-1.3 3.1-1.8-.8z"
    case "cross.case.fill":
      "M4 7h16a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 4 7z"
        + "M11 9.5h2v3h3v2h-3v3h-2v-3H8v-2h3zM8.5 4h7v2.2h-1.8V5.6h-3.4v.6H8.5z"
    case "bubbles.and.sparkles.fill":
      "M9 9a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM17.8 14a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z"
        + "M17 2l1 2.7 2.7 1-2.7 1-1 2.7-1-2.7-2.7-1 2.7-1z"
    case "chevron.left": "M15.5 3L17.6 5.1L10.7 12L17.6 18.9L15.5 21L6.5 12z"
    case "chevron.right": "M8.5 3L6.4 5.1L13.3 12L6.4 18.9L8.5 21L17.5 12z"
    case "arrow.uturn.backward":
      "M8.5 3L10.1 4.6L6.9 7.8H14.5a6.1 6.1 0 0 1 0 12.2H9v-2.3h5.5a3.8 3.8 0 0 0 0-7.6H6.9L10.1 13.3L8.5 14.9L2.5 8.95z"
    case "arrow.clockwise":
      "M12 4a8.5 8.5 0 1 0 8.5 8.5H18.2A6.2 6.2 0 1 1 12 6.3V9.6L18.2 5.15L12 .7z"
    case "arrow.up.right": "M8 4h12v12h-2.4V8.1L5.7 20 4 18.3 15.9 6.4H8z"
    case "arrow.down.right": "M8 20h12V8h-2.4v7.9L5.7 4 4 5.7 15.9 17.6H8z"
    case "banknote": "M1.5 5h21v14h-21zM3.5 7v10h17V7zM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z"
    case "equal": "M4 8h16v2.4H4zM4 13.6h16V16H4z"
    default: nil
    }
  }
}
