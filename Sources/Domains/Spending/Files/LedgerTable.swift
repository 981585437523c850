import Documents
import Foundation

/// The rows of a file, and where each column is.
struct LedgerTable {
  typealias Field = SeparatedValues.Field

  /// The layout as it was given and found.
  private(set) var layout: LedgerLayout
  /// The names in the header that no column uses, as the file writes them.
  private(set) var unusedColumns: [String] = []
  /// Whether nobody said which column has the kind, and it is not called so.
  private(set) var isKindFound = false
  /// Whether the last line is complete; that of a file that was cut rarely is.
  private(set) var endsWithLineBreak = false
  private var places: [LedgerLayout.Column: Int] = [:]
  private var names: [String] = []
  /// The reader of separated values; `nil` for a list of JSON.
  private var reader: SeparatedValues?
  /// The objects of a list that are not read yet, and the key of the list.
  private var list: (rest: ArraySlice<JSON>, key: String) = ([], "")

  /// The largest number of rows that decide what dates and amounts look like.
  private static let sampleCount = 1_000
  /// The largest number of records before the header.
  private static let longestHead = 30

  /// Finds the header of separated values.
  init(_ text: [UInt8], _ layout: LedgerLayout) throws(LedgerFileError) {
    self.layout = layout
    endsWithLineBreak = text.last == UInt8(ascii: "\n")
    typealias Header = (reader: SeparatedValues, names: [Field], delimiter: LedgerLayout.Delimiter)
    var (widest, found): (Header?, Header?)
    for delimiter in layout.delimiter.map({ [$0] }) ?? LedgerLayout.Delimiter.allCases {
      var reader = SeparatedValues(text, delimiter: delimiter.byte)
      reader.skip(layout.skip ?? 0)
      for _ in 0..<(layout.skip == nil ? Self.longestHead : 1) {
        guard let fields = reader.next() else { break }
        if fields.count > widest?.names.count ?? 0 { widest = (reader, fields, delimiter) }
        let places = Self.places(fields.map(\.text), layout)
        if Self.missing(places) == nil, fields.count > found?.names.count ?? 0 {
          found = (reader, fields, delimiter)
          break
        }
      }
    }
    guard var header = found ?? widest else {
      var reader = SeparatedValues(text, delimiter: LedgerLayout.Delimiter.comma.byte)
      _ = reader.next()
      throw LedgerFileError(reader.faults.isEmpty ? [LedgerFault(.empty)] : reader.faults)
    }
    self.layout.delimiter = header.delimiter
    let line = header.names[0].place?.line ?? 1
    let numbers = layout.columns.values.filter { !$0.isEmpty }
    if found == nil, !numbers.isEmpty, numbers.allSatisfy({ Int($0) != nil }) {
      // Nothing is named, so the first record is a row already.
      header.names = header.names.indices.map { Field(text: "\($0 + 1)", place: header.names[$0].place) }
      header.reader = SeparatedValues(text, delimiter: header.delimiter.byte)
      header.reader.skip(line - 1)
    }
    self.layout.skip = line - 1
    // What is before the header may have any form.
    header.reader.faults = header.reader.faults.filter { $0.place?.line ?? 0 >= line }
    reader = header.reader
    let form = header.delimiter.words + (header.reader.isQuoted ? " and quoted" : "")
    try use(header.names, fields: "fields are separated by \(form)")
  }

  /// Takes the objects of a list as rows, whose keys are the header; `nil` if the JSON is not such a list.
  init?(_ json: JSON, _ layout: LedgerLayout) throws(LedgerFileError) {
    let members = json.object?.members ?? [JSONObject.Member]()
    let own = ["transactions", "bills", "budgets", "categories", "rules"]
    guard !members.contains(where: { own.contains($0.key) }) else { return nil }
    let lists =
      json.array.map { [("", $0)] }
      ?? members.compactMap { member in member.value.array.map { (member.key, $0) } }
    guard lists.count == 1, let (key, rows) = lists.first, rows.contains(where: { $0.object != nil }) else {
      return nil
    }
    self.layout = layout
    if let code = json.object?["currency"]?.string, let currency = try? Currency(code: code) {
      self.layout.currency = layout.currency ?? currency
    }
    list = (rows[...], key)
    let names = Set(rows.prefix(Self.sampleCount).flatMap { $0.object?.keys ?? [] }).sorted()
    try use(names.map { Field(text: $0) }, fields: "the value is a list of objects")
  }

  /// Returns the fields of the next row by the places of the columns; `nil` at the end.
  mutating func next(_ faults: inout LedgerFileError) -> LedgerRow? {
    while true {
      var fields: [Field]
      if reader != nil {
        let read = reader?.next()
        for fault in reader?.faults ?? [] { faults.append(fault) }
        reader?.faults = []
        guard let read else { return nil }
        fields = read
      } else {
        let read = list.rest.startIndex
        guard let row = list.rest.popFirst() else { return nil }
        let path = "\(list.key)[\(read)]"
        guard let object = row.object else {
          faults.append(LedgerFault(.member(JSONValueError(expected: "an object", found: row).inside(path))))
          continue
        }
        fields = names.map { name in
          let value = object[name]
          let number = value?.plainNumber
          return Field(
            text: number ?? value?.string ?? (value == .bool(true) ? "true" : ""),
            place: TextPlace(line: read + 1), path: "\(path).\(name)", isNumber: number != nil)
        }
      }
      // Programs end rows with a delimiter or two too many.
      while fields.count > names.count, fields.last?.text.isEmpty == true { fields.removeLast() }
      let fault =
        fields.count == names.count
        ? nil : LedgerFault(.fields(fields.count, header: names), at: fields[0].place)
      return LedgerRow(fields: fields, places: fault == nil ? places : [:], fault: fault)
    }
  }

  /// Finds the columns, and what the first rows say of dates and amounts.
  private mutating func use(_ header: [Field], fields: String) throws(LedgerFileError) {
    names = header.map { $0.text.trimmed }
    places = Self.places(names, layout)
    for column in LedgerLayout.Column.allCases where places[column] == nil {
      guard let name = layout.columns[column], !name.isEmpty else { continue }
      throw LedgerFileError(.missingColumn(name, header: names), at: header[0].place)
    }
    if let column = Self.missing(places) {
      throw LedgerFileError(asking: .column(column, header: names, fields: fields))
    }
    for (index, name) in names.enumerated() where places.values.contains(index) {
      guard let other = names.lastIndex(where: { Self.folded($0) == Self.folded(name) }), other != index
      else {
        continue
      }
      throw LedgerFileError(.repeatedColumn(name), at: header[other].place)
    }
    isKindFound = layout.columns[.kind] == nil && places[.kind].map { Self.folded(names[$0]) } != "kind"
    layout.columns = places.mapValues { names[$0] }
    unusedColumns = names.indices.filter { !places.values.contains($0) && !names[$0].isEmpty }.map {
      names[$0]
    }
    try detect()
  }

  private mutating func detect() throws(LedgerFileError) {
    var rest = self
    var (faults, sample) = (LedgerFileError(), [LedgerRow]())
    while sample.count < Self.sampleCount, let row = rest.next(&faults) {
      if row.fault == nil { sample.append(row) }
    }
    if layout.dates == nil { layout.dates = try DateParts.order(of: sample.compactMap { $0[.date]?.text }) }
    let fields = sample.flatMap { row in
      [.amount, .debit, .credit].compactMap { row[$0] }.map {
        (row: row, field: $0, amount: AmountParts($0.text))
      }
    }.filter { !$0.field.text.trimmed.isEmpty }
    if layout.currency == nil, places[.currency] == nil {
      let header = [.amount, .debit, .credit].compactMap { layout.columns[$0] }
      layout.currency = header.lazy.compactMap(Self.currency).first
      let isOpen = layout.currency == nil && fields.contains { $0.amount.currency == nil }
      if isOpen { throw LedgerFileError(asking: .currency) }
    }
    guard layout.decimal == nil else { return }
    let isWhole = fields.allSatisfy { row, _, amount in
      let own = row[.currency].flatMap { try? Currency(code: $0.text.trimmed) }
      return (own ?? amount.currency ?? layout.currency)?.exponent == 0
    }
    layout.decimal = try AmountParts.decimal(
      of: fields.filter { !$0.field.isNumber }.map(\.amount), isWhole: isWhole)
  }
}

extension LedgerTable {
  /// Returns the first column that a header must have and lacks.
  private static func missing(_ places: [LedgerLayout.Column: Int]) -> LedgerLayout.Column? {
    let hasAmount = [.amount, .debit, .credit].contains { places[$0] != nil }
    return places[.date] == nil ? .date : hasAmount ? nil : .amount
  }

  /// Returns the place of each column in a header: where the layout says, or else by a well-known name.
  private static func places(_ header: [String], _ layout: LedgerLayout) -> [LedgerLayout.Column: Int] {
    let full = header.map(folded)
    let short = full.map { String($0.prefix { !"(（[".contains($0) }).trimmed }
    /// Returns the only column of a name, which may have a remark in parentheses after it.
    func place(_ name: String) -> Int? {
      if let place = full.firstIndex(of: name) { return place }
      let places = short.indices.filter { short[$0] == name }
      return places.count == 1 ? places.first : nil
    }
    var places = layout.columns.compactMapValues { place(folded($0)) }
    for (column, names) in known where layout.columns[column] == nil {
      if let place = names.lazy.compactMap(place).first, !places.values.contains(place) {
        places[column] = place
      }
    }
    // An amount with a sign says what two columns say.
    if places[.amount] != nil {
      for column in [LedgerLayout.Column.debit, .credit] where layout.columns[column] == nil {
        places[column] = nil
      }
    }
    return places
  }

  /// Returns the name of a column without capital letters, underscores and hyphens.
  private static func folded(_ name: String) -> String {
    let words = name.trimmed.lowercased().precomposedStringWithCanonicalMapping
    return String(words.map { $0 == "_" || $0 == "-" ? " " : $0 })
  }

  /// Returns the currency that is named in a header such as "Betrag (EUR)".
  private static func currency(_ name: String) -> Currency? {
    name.split { !$0.isASCII || !$0.isLetter }.lazy.compactMap { try? Currency(code: String($0)) }.first
  }

  /// The names of columns in the files of banks and apps, the most telling first.
  private static let known: KeyValuePairs<LedgerLayout.Column, [String]> = [
    .date: names(
      """
      date|transaction date|booking date|posting date|posted date|completed date|started date|\
      buchungstag|buchungsdatum|datum|buchung|date de l'opération|date d'opération|date opération|\
      date de transaction|fecha|fecha de operación|fecha operación|fecha de la operación|\
      ngày giao dịch|ngày gd|ngày|交易日期|交易时间|记账日期|日期|时间|거래일시|거래일자|거래일|날짜|\
      일자|value date|valutadatum|wertstellung
      """),
    .amount: names(
      """
      amount|transaction amount|betrag|umsatz|montant|importe|monto|cantidad|số tiền|số tiền giao dịch|\
      金额|交易金额|金额(元)|금액|거래금액|이용금액
      """),
    .debit: names(
      """
      debit|debit amount|paid out|money out|withdrawal|withdrawals|soll|ausgaben|lastschrift|débit|\
      dépenses|cargo|cargos|gastos|ghi nợ|số tiền ghi nợ|phát sinh nợ|支出|支出金额|借方|借方金额|출금|\
      출금액|출금금액
      """),
    .credit: names(
      """
      credit|credit amount|paid in|money in|deposit|deposits|haben|einnahmen|gutschrift|crédit|\
      recettes|abono|abonos|ingresos|ghi có|số tiền ghi có|phát sinh có|收入|收入金额|贷方|贷方金额|\
      입금|입금액|입금금액
      """),
    .currency: names(
      """
      currency|currency code|währung|waehrung|devise|monnaie|moneda|divisa|loại tiền|tiền tệ|\
      đơn vị tiền tệ|币种|货币|통화|화폐
      """),
    .category: names(
      """
      category|kategorie|catégorie|categoría|danh mục|nhóm|hạng mục|\
      分类|类别|交易分类|카테고리|분류
      """),
    .note: names(
      """
      note|notes|description|memo|payee|merchant|verwendungszweck|buchungstext|beschreibung|notiz|\
      libellé|description de l'opération|concepto|descripción|nội dung|nội dung giao dịch|mô tả|\
      diễn giải|ghi chú|备注|摘要|说明|交易说明|적요|내용|거래내용|메모
      """),
    .kind: names(
      """
      kind|type|transaction type|art|typ|tipo|loại|loại giao dịch|类型|交易类型|收/支|구분|유형|\
      거래구분
      """),
    .bill: ["bill"],
  ]

  private static func names(_ list: String) -> [String] { list.split(separator: "|").map(String.init) }
}

extension LedgerLayout.Delimiter {
  fileprivate var words: String { self == .tab ? "tabs" : self == .pipe ? "vertical bars" : "\(rawValue)s" }
}

/// The fields of a row by column.
struct LedgerRow {
  fileprivate let fields: [SeparatedValues.Field]
  fileprivate let places: [LedgerLayout.Column: Int]
  /// That there are too many or too few fields, which then belong to no columns; `nil` if their number is right.
  let fault: LedgerFault?

  /// Whether it can be a line below the rows of a bank's file, such as a sum or a remark: no field is a date, and the one in the
  /// column of dates is a word, or there is no amount.
  var canBeFooter: Bool {
    guard let first = fields.first, first.path == nil,
      !fields.contains(where: { DateParts($0.text.trimmed) != nil })
    else { return false }
    let date = self[.date]?.text.trimmed ?? ""
    let amount = [.amount, .debit, .credit].compactMap { self[$0]?.text.trimmed }.joined()
    return date.isEmpty ? amount.isEmpty : date.first?.isLetter == true
  }

  /// The line on which it begins; `nil` in JSON.
  var line: Int? { fields.first.flatMap { $0.path == nil ? $0.place?.line : nil } }

  subscript(column: LedgerLayout.Column) -> SeparatedValues.Field? { places[column].map { fields[$0] } }
}
