/// Kinds of files.
public struct UTType: Hashable, Sendable {  // recalled
  let identifier: String
  public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")  // recalled
  public static let json = UTType(identifier: "public.json")  // recalled
  public static let plainText = UTType(identifier: "public.plain-text")  // recalled
}
