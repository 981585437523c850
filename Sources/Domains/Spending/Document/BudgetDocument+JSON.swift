public import Documents

extension BudgetDocument: DocumentFormat {
  /// The payload is the document itself.
  public typealias Payload = BudgetDocument

  /// The name of the schema in the file.
  public static let schema = "momiq-budget"
  /// The version that this code writes.
  public static let version = 1
}

extension BudgetDocument: JSONDecodable, JSONEncodable {
  /// Reads a document.
  ///
  /// A budget or a category that cannot be read is left out, and kept in the file. Totals have to be right:
  /// an incomplete sum would be shown as if it were complete.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    currency = try object.required("currency")
    rules = try object.optional("rules") ?? .standard
    restOfRules = PeriodRules.unknownMembers(of: object["rules"]?.object ?? JSONObject())
    budgets = try object.optional("budgets") ?? LossyArray()
    categories = try object.optional("categories") ?? LossyArray()
    asOf = try object.required("asOf")
    recordedSince = try object.optional("recordedSince")
    totals = try object.optional("totals") ?? []
    bookRevision = try object.optional("bookRevision")
    let codes = totals.map(\.currency)
    guard Set(codes).count == codes.count else {
      throw JSONValueError(expected: "each currency once", found: "\(codes)").inside("totals")
    }
  }

  /// The document as JSON.
  public var json: JSON {
    get throws(JSONValueError) {
      .present([
        ("currency", currency.json), ("rules", .object(rules.object(with: restOfRules))),
        ("budgets", try budgets.json), ("categories", try categories.json), ("asOf", asOf.json),
        ("recordedSince", recordedSince?.json), ("totals", .array(totals.map(\.json))),
        ("bookRevision", bookRevision.map { JSON($0) }),
      ])
    }
  }
}
