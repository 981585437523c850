/// Kinds of files.
public struct UTType: Hashable, Sendable {  // uniformtypeidentifiers/uttype-swift.struct
  let identifier: String
  public static var commaSeparatedText: UTType { UTType(identifier: "public.comma-separated-values-text") }  // uniformtypeidentifiers/uttype-swift.struct/commaseparatedtext
  public static var json: UTType { UTType(identifier: "public.json") }  // uniformtypeidentifiers/uttype-swift.struct/json
  public static var plainText: UTType { UTType(identifier: "public.plain-text") }  // uniformtypeidentifiers/uttype-swift.struct/plaintext
}
