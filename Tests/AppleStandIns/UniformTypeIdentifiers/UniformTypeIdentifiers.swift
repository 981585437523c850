/// Kinds of files.
public struct UTType: Hashable, Sendable {  // uniformtypeidentifiers/uttype-swift.struct
  let identifier: String
  public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")  // uniformtypeidentifiers/uttype-swift.struct/commaseparatedtext
  public static let json = UTType(identifier: "public.json")  // uniformtypeidentifiers/uttype-swift.struct/json
  public static let plainText = UTType(identifier: "public.plain-text")  // uniformtypeidentifiers/uttype-swift.struct/plaintext
}
