// The texts of AlmanacReports in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/AlmanacReports.en.tsv
//   Data/strings/AlmanacReports.vi.tsv
//   Data/strings/AlmanacReports.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of AlmanacReports in a language.
package struct AlmanacReportsStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    default: self.language = language
    }
  }

  package var year: String {
    switch language {
    case 0: return "năm"  // year, vi
    case 1: return "年份"  // year, zh
    default: return "year"  // year, en
    }
  }

  package var month: String {
    switch language {
    case 0: return "tháng"  // month, vi
    case 1: return "月份"  // month, zh
    default: return "month"  // month, en
    }
  }

  package var day: String {
    switch language {
    case 0: return "ngày"  // day, vi
    case 1: return "日期"  // day, zh
    default: return "day"  // day, en
    }
  }

  package var lunarYear: String {
    switch language {
    case 0: return "năm âm lịch"  // lunarYear, vi
    case 1: return "农历年份"  // lunarYear, zh
    default: return "lunar year"  // lunarYear, en
    }
  }

  package var lunarMonth: String {
    switch language {
    case 0: return "tháng âm lịch"  // lunarMonth, vi
    case 1: return "农历月份"  // lunarMonth, zh
    default: return "lunar month"  // lunarMonth, en
    }
  }

  package var lunarDay: String {
    switch language {
    case 0: return "ngày âm lịch"  // lunarDay, vi
    case 1: return "农历日期"  // lunarDay, zh
    default: return "lunar day"  // lunarDay, en
    }
  }

  package func outside(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài \(least)...\(greatest)"  // outside, vi
    case 1: return "\(field) \(value) 不在 \(least)...\(greatest) 之内"  // outside, zh
    default: return "\(field) \(value) is outside \(least)...\(greatest)"  // outside, en
    }
  }

  package func outsideMonth(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài \(least)...\(greatest), các ngày của tháng này"  // outsideMonth, vi
    case 1: return "\(field) \(value) 不在 \(least)...\(greatest) 之内，本月只有这些天"  // outsideMonth, zh
    default: return "\(field) \(value) is outside \(least)...\(greatest), the days of this month"  // outsideMonth, en
    }
  }

  package func outsideTables(date: String, first: String, firstDay: String, last: String, lastDay: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài các năm âm lịch \(first)...\(last) (\(firstDay) đến \(lastDay))"  // outsideTables, vi
    case 1: return "\(date) 不在农历 \(first)...\(last) 年之内（\(firstDay) 至 \(lastDay)）"  // outsideTables, zh
    default: return "\(date) is outside the lunar years \(first)...\(last) (\(firstDay) to \(lastDay))"  // outsideTables, en
    }
  }

  package func noLeapMonth(date: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(date): năm âm lịch \(year) không có tháng \(month) nhuận"  // noLeapMonth, vi
    case 1: return "\(date)：农历 \(year) 年没有闰 \(month) 月"  // noLeapMonth, zh
    default: return "\(date): lunar year \(year) has no leap month \(month)"  // noLeapMonth, en
    }
  }

  package func shortMonth(count: String, date: String) -> String {
    switch language {
    case 0: return "\(date): tháng này chỉ có \(count) ngày"  // shortMonth, vi
    case 1: return "\(date)：本月只有 \(count) 天"  // shortMonth, zh
    default: return "\(date): this month has \(count) days"  // shortMonth, en
    }
  }

  package func notWhole(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số nguyên, không phải \(value)"  // notWhole, vi
    case 1: return "\(name) 必须是整数，不能是 \(value)"  // notWhole, zh
    default: return "\(name) must be a whole number, found \(value)"  // notWhole, en
    }
  }

  package func notTruth(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là true hoặc false, không phải \(value)"  // notTruth, vi
    case 1: return "\(name) 必须是 true 或 false，不能是 \(value)"  // notTruth, zh
    default: return "\(name) must be true or false, found \(value)"  // notTruth, en
    }
  }

  package func notObject(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải \(value)"  // notObject, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 \(value)"  // notObject, zh
    default: return "\(name) must be an object with \(names), found \(value)"  // notObject, en
    }
  }

  package func notDate(name: String, names: String, way: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải Date; xem \(way)"  // notDate, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 Date；见 \(way)"  // notDate, zh
    default: return "\(name) must be an object with \(names), found a Date; see \(way)"  // notDate, en
    }
  }

  package func notWithin(greatest: String, least: String, name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số từ \(least) đến \(greatest), không phải \(value)"  // notWithin, vi
    case 1: return "\(name) 必须是 \(least) 至 \(greatest) 的数，不能是 \(value)"  // notWithin, zh
    default: return "\(name) must be a number from \(least) to \(greatest), found \(value)"  // notWithin, en
    }
  }

  package func notOneOf(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là một trong \(names), không phải \(value)"  // notOneOf, vi
    case 1: return "\(name) 必须是 \(names) 之一，不能是 \(value)"  // notOneOf, zh
    default: return "\(name) must be one of \(names), found \(value)"  // notOneOf, en
    }
  }

  package func notUnderstood(problem: String) -> String {
    switch language {
    case 0: return "không hiểu yêu cầu: \(problem)"  // notUnderstood, vi
    case 1: return "无法理解请求：\(problem)"  // notUnderstood, zh
    default: return "the request is not understood: \(problem)"  // notUnderstood, en
    }
  }

  package func tooLong(count: String, greatest: String) -> String {
    switch language {
    case 0: return "yêu cầu có \(count) byte, nhiều hơn \(greatest)"  // tooLong, vi
    case 1: return "请求有 \(count) 字节，多于 \(greatest)"  // tooLong, zh
    default: return "the request has \(count) bytes, more than \(greatest)"  // tooLong, en
    }
  }

  package func optionValue(allowed: String, option: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không dùng được cho \(option); cho phép: \(allowed)"  // optionValue, vi
    case 1: return "“\(text)”不能用于 \(option)；允许：\(allowed)"  // optionValue, zh
    default: return "'\(text)' is not allowed for \(option); allowed: \(allowed)"  // optionValue, en
    }
  }

  package func unknownOption(names: String, option: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không có tùy chọn \(option); các tùy chọn: \(names)"  // unknownOption, vi
    case 1: return "“\(text)”没有选项 \(option)；可用：\(names)"  // unknownOption, zh
    default: return "'\(text)' has no option '\(option)'; there are: \(names)"  // unknownOption, en
    }
  }

  package func toCome(text: String) -> String {
    switch language {
    case 0: return "\(text) vẫn chưa đến"  // toCome, vi
    case 1: return "\(text) 尚未到来"  // toCome, zh
    default: return "\(text) is still to come"  // toCome, en
    }
  }

  package func ambiguousDrink(id: String, number: String) -> String {
    switch language {
    case 0: return "\(number) lượt uống có id bắt đầu bằng “\(id)”"  // ambiguousDrink, vi
    case 1: return "有 \(number) 条饮水记录的 id 以“\(id)”开头"  // ambiguousDrink, zh
    default: return "\(number) drinks have an id that begins with '\(id)'"  // ambiguousDrink, en
    }
  }

  package func leftOut(problem: String) -> String {
    switch language {
    case 0: return "\(problem); phần này bị bỏ qua"  // leftOut, vi
    case 1: return "\(problem)；此项已略去"  // leftOut, zh
    default: return "\(problem); it is left out"  // leftOut, en
    }
  }

  package func leftOutMore(number: String) -> String {
    switch language {
    case 0: return "\(number) phần nữa bị bỏ qua"  // leftOutMore, vi
    case 1: return "另有 \(number) 项已略去"  // leftOutMore, zh
    default: return "\(number) more are left out"  // leftOutMore, en
    }
  }

  package func backupAt(file: String) -> String {
    switch language {
    case 0: return "tài liệu trước lần thay đổi cuối là \(file)"  // backupAt, vi
    case 1: return "上次更改前的文件是 \(file)"  // backupAt, zh
    default: return "the document before its last change is \(file)"  // backupAt, en
    }
  }

  package func allowedRange(first: String, last: String) -> String {
    switch language {
    case 0: return "từ \(first) đến \(last)"  // allowedRange, vi
    case 1: return "\(first) 至 \(last)"  // allowedRange, zh
    default: return "\(first) to \(last)"  // allowedRange, en
    }
  }

  package var allowedAmount: String {
    switch language {
    case 0: return "một số, hoặc none"  // allowedAmount, vi
    case 1: return "数字，或 none"  // allowedAmount, zh
    default: return "a number, or none"  // allowedAmount, en
    }
  }

  package var allowedLine: String {
    switch language {
    case 0: return "văn bản một dòng"  // allowedLine, vi
    case 1: return "单行文本"  // allowedLine, zh
    default: return "a text of one line"  // allowedLine, en
    }
  }

  package var allowedDate: String {
    switch language {
    case 0: return "ngày như 2026-02-17"  // allowedDate, vi
    case 1: return "2026-02-17 这样的日期"  // allowedDate, zh
    default: return "a civil date such as 2026-02-17"  // allowedDate, en
    }
  }

  package var allowedCurrency: String {
    switch language {
    case 0: return "mã tiền tệ ISO 4217 như VND"  // allowedCurrency, vi
    case 1: return "ISO 4217 货币代码，如 VND"  // allowedCurrency, zh
    default: return "a code of ISO 4217 with a minor unit, such as VND"  // allowedCurrency, en
    }
  }

  package var allowedMonthDay: String {
    switch language {
    case 0: return "tháng và ngày từ 01-01 đến 12-28, như 04-06"  // allowedMonthDay, vi
    case 1: return "01-01 至 12-28 的月和日，如 04-06"  // allowedMonthDay, zh
    default: return "a month and a day from 01-01 to 12-28, such as 04-06"  // allowedMonthDay, en
    }
  }

  package var allowedInstant: String {
    switch language {
    case 0: return "thời điểm như 2026-02-17T00:00:00+07:00"  // allowedInstant, vi
    case 1: return "2026-02-17T00:00:00+07:00 这样的时刻"  // allowedInstant, zh
    default: return "an instant such as 2026-02-17T00:00:00+07:00"  // allowedInstant, en
    }
  }

  package var allowedTime: String {
    switch language {
    case 0: return "20:00, 2026-02-17 20:00, hoặc thời điểm như 2026-02-17T08:00:00+07:00"  // allowedTime, vi
    case 1: return "20:00、2026-02-17 20:00，或 2026-02-17T08:00:00+07:00 这样的时刻"  // allowedTime, zh
    default: return "20:00, 2026-02-17 20:00, or an instant such as 2026-02-17T08:00:00+07:00"  // allowedTime, en
    }
  }

  package var allowedZone: String {
    switch language {
    case 0: return "mã múi giờ như Asia/Ho_Chi_Minh"  // allowedZone, vi
    case 1: return "时区标识，如 Asia/Ho_Chi_Minh"  // allowedZone, zh
    default: return "an identifier such as Asia/Ho_Chi_Minh"  // allowedZone, en
    }
  }

  package var allowedLunar: String {
    switch language {
    case 0: return "tháng và ngày âm lịch như 03-10, hoặc một ngày như 15 cùng với --every month"  // allowedLunar, vi
    case 1: return "03-10 这样的农历月和日，或与 --every month 同用的日，如 15"  // allowedLunar, zh
    default: return "a lunar month and day such as 03-10, or a day such as 15 with --every month"  // allowedLunar, en
    }
  }

  package func allowedDrink(mark: String) -> String {
    switch language {
    case 0: return "250, 250ml, 0\(mark)5l, 8oz hoặc 1 UK pint"  // allowedDrink, vi
    case 1: return "250、250ml、0\(mark)5l、8oz 或 1 UK pint"  // allowedDrink, zh
    default: return "250, 250ml, 0\(mark)5l, 8oz or 1 UK pint"  // allowedDrink, en
    }
  }

  package var allowedUntil: String {
    switch language {
    case 0: return "thời điểm đến hết ngày mai"  // allowedUntil, vi
    case 1: return "最晚到明天结束的时刻"  // allowedUntil, zh
    default: return "a time up to the end of tomorrow"  // allowedUntil, en
    }
  }

  package func records(number: String) -> String {
    switch language {
    case 0: return "số bản ghi: \(number)"  // records, vi
    case 1: return "记录数：\(number)"  // records, zh
    default: return "records: \(number)"  // records, en
    }
  }

  package func recordDays(first: String, last: String, records: String) -> String {
    switch language {
    case 0: return "\(records), từ \(first) đến \(last)"  // recordDays, vi
    case 1: return "\(records)，\(first) 至 \(last)"  // recordDays, zh
    default: return "\(records), \(first) to \(last)"  // recordDays, en
    }
  }

  package func recordCurrencies(currencies: String, records: String) -> String {
    switch language {
    case 0: return "\(records), loại tiền \(currencies)"  // recordCurrencies, vi
    case 1: return "\(records)，货币 \(currencies)"  // recordCurrencies, zh
    default: return "\(records), in \(currencies)"  // recordCurrencies, en
    }
  }

  package func refunds(amount: String, number: String) -> String {
    switch language {
    case 0: return "khoản hoàn tiền: \(number), tổng cộng \(amount)"  // refunds, vi
    case 1: return "退款：\(number) 笔，合计 \(amount)"  // refunds, zh
    default: return "refunds: \(number), together \(amount)"  // refunds, en
    }
  }

  package func notSpent(number: String) -> String {
    switch language {
    case 0: return "thu nhập và chuyển khoản, không tính: \(number)"  // notSpent, vi
    case 1: return "收入和转账，不计：\(number)"  // notSpent, zh
    default: return "income and transfers, which do not count: \(number)"  // notSpent, en
    }
  }

  package func paidBills(number: String) -> String {
    switch language {
    case 0: return "hóa đơn được tính theo giao dịch đã trả: \(number)"  // paidBills, vi
    case 1: return "按其付款交易计算的账单：\(number)"  // paidBills, zh
    default: return "bills that a transaction pays: \(number)"  // paidBills, en
    }
  }

  package func missingPartners(number: String) -> String {
    switch language {
    case 0: return "hóa đơn hoặc khoản trả nhắc đến bản ghi bị thiếu, vẫn được tính: \(number)"  // missingPartners, vi
    case 1: return "所指的另一方缺失、仍计入的账单或付款：\(number)"  // missingPartners, zh
    default: return "bills or payments that name a record that is not there, which count themselves: \(number)"  // missingPartners, en
    }
  }

  package func loweredMonths(number: String) -> String {
    switch language {
    case 0: return "tháng hoặc danh mục có tổng giảm: \(number)"  // loweredMonths, vi
    case 1: return "合计减少的月份或类别：\(number)"  // loweredMonths, zh
    default: return "months or categories whose sums fell: \(number)"  // loweredMonths, en
    }
  }

  package func repeatedRecord(first: String, id: String, second: String) -> String {
    switch language {
    case 0: return "id “\(id)” có ở \(first) và \(second), giống nhau ở mọi cột; chỉ tính một lần"  // repeatedRecord, vi
    case 1: return "id“\(id)”见于 \(first) 和 \(second)，各列相同，只计一次"  // repeatedRecord, zh
    default: return "the id '\(id)' is at \(first) and \(second), equal in all columns; it counts once"  // repeatedRecord, en
    }
  }

  package func repeatedRecords(number: String) -> String {
    switch language {
    case 0: return "id khác chỉ tính một lần: \(number)"  // repeatedRecords, vi
    case 1: return "其他只计一次的 id：\(number)"  // repeatedRecords, zh
    default: return "further ids that count once: \(number)"  // repeatedRecords, en
    }
  }

  package func doubledRows(amount: String, first: String, number: String, second: String) -> String {
    switch language {
    case 0: return "dòng có trong cả \(first) và \(second), bị tính hai lần: \(number), \(amount)"  // doubledRows, vi
    case 1: return "同时在 \(first) 和 \(second) 中、计两次的行：\(number)，\(amount)"  // doubledRows, zh
    default: return "rows that are in both \(first) and \(second), and count twice: \(number), \(amount)"  // doubledRows, en
    }
  }

  package func pair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) và \(second)"  // pair, vi
    case 1: return "\(first) 和 \(second)"  // pair, zh
    default: return "\(first) and \(second)"  // pair, en
    }
  }

  package func unusedColumns(file: String, names: String) -> String {
    switch language {
    case 0: return "các cột bị bỏ qua của \(file): \(names)"  // unusedColumns, vi
    case 1: return "\(file) 中略去的列：\(names)"  // unusedColumns, zh
    default: return "columns that were left out of \(file): \(names)"  // unusedColumns, en
    }
  }

  package func newLedger(files: String) -> String {
    switch language {
    case 0: return "dữ liệu chi tiêu bây giờ lấy từ \(files)"  // newLedger, vi
    case 1: return "支出数据现取自 \(files)"  // newLedger, zh
    default: return "the ledger is now \(files)"  // newLedger, en
    }
  }

  package var sameLedger: String {
    switch language {
    case 0: return "dữ liệu chi tiêu giữ nguyên"  // sameLedger, vi
    case 1: return "支出数据不变"  // sameLedger, zh
    default: return "the ledger stays"  // sameLedger, en
    }
  }

  package func newSettings(files: String) -> String {
    switch language {
    case 0: return "cài đặt có trong \(files) được thay thế"  // newSettings, vi
    case 1: return "\(files) 中的设置已替换原有设置"  // newSettings, zh
    default: return "settings that \(files) names are replaced"  // newSettings, en
    }
  }

  package var nothingNew: String {
    switch language {
    case 0: return "không có gì thay đổi"  // nothingNew, vi
    case 1: return "没有任何变化"  // nothingNew, zh
    default: return "nothing is different"  // nothingNew, en
    }
  }

  package func undoLedger(number: String) -> String {
    switch language {
    case 0: return "“undo” khôi phục dữ liệu trước đó (\(number) bản ghi)"  // undoLedger, vi
    case 1: return "用“undo”可恢复之前的数据（\(number) 条记录）"  // undoLedger, zh
    default: return "'undo' brings back the one before (\(number) records)"  // undoLedger, en
    }
  }

  package var undoSettings: String {
    switch language {
    case 0: return "“undo” đưa về cài đặt trước đó"  // undoSettings, vi
    case 1: return "用“undo”可恢复之前的设置"  // undoSettings, zh
    default: return "'undo' brings back the settings before"  // undoSettings, en
    }
  }
}
