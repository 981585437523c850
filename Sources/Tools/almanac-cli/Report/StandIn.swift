import Almanac

/// The JSON member for texts in another language than requested: `"language": {"asked": "ko", "texts":
/// "en"}`.
enum StandIn {
  static func members(_ asked: Language, texts: Language) -> [(key: String, value: OrderedJSON)] {
    if asked == texts { return [] }
    let languages: [(key: String, value: OrderedJSON)] = [
      ("asked", .text(asked.rawValue)), ("texts", .text(texts.rawValue)),
    ]
    return [("language", .object(languages))]
  }
}
