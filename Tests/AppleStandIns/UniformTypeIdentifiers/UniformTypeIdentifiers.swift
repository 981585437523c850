/// Kinds of files.
public struct UTType: Hashable, Sendable {  // uniformtypeidentifiers/uttype-swift.struct
  let identifier: String
  public static var data: UTType { UTType(identifier: "public.data") }  // uniformtypeidentifiers/uttype-swift.struct/data
}
