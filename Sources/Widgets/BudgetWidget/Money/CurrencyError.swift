/// Why a code is no currency that amounts can be kept in.
public enum CurrencyError: Error, Hashable, Sendable {
  /// ISO 4217 does not list the code.
  case unknown(String)
  /// ISO 4217 lists the code and defines no minor unit for it.
  case withoutMinorUnit(String)
}

extension CurrencyError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .unknown(let code):
      "'\(code)' is no currency code of ISO 4217, such as VND, CNY or USD"
    case .withoutMinorUnit(let code):
      "'\(code)' has no minor unit in ISO 4217, so amounts of it have no exact form"
    }
  }
}
