// The texts of BudgetScreens in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/BudgetScreens.en.tsv
//   Data/strings/BudgetScreens.vi.tsv
//   Data/strings/BudgetScreens.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of BudgetScreens in a language.
package struct BudgetScreensStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    default: self.language = language
    }
  }

  package var screenChoose: String {
    switch language {
    case 0: return "Nhập tệp"  // screenChoose, vi
    case 1: return "导入文件"  // screenChoose, zh
    default: return "Import a file"  // screenChoose, en
    }
  }

  package var screenImport: String {
    switch language {
    case 0: return "Nhập"  // screenImport, vi
    case 1: return "导入"  // screenImport, zh
    default: return "Import"  // screenImport, en
    }
  }

  package var screenSource: String {
    switch language {
    case 0: return "Tài khoản"  // screenSource, vi
    case 1: return "账户"  // screenSource, zh
    default: return "Account"  // screenSource, en
    }
  }

  package var screenAboutSource: String {
    switch language {
    case 0: return "Tệp thay thế các ngày của nó trong tài khoản này, các tài khoản khác giữ nguyên. Có thể để trống."  // screenAboutSource, vi
    case 1: return "文件只替换此账户中它所包含的日期，其他账户不变。可以留空。"  // screenAboutSource, zh
    default: return "The file replaces its days of this account, and leaves other accounts alone. It may be empty."  // screenAboutSource, en
    }
  }

  package func screenAbout(columns: String) -> String {
    switch language {
    case 0: return "Tệp của ngân hàng hoặc ứng dụng có các cột \(columns), ở dạng CSV hoặc JSON. Tên cột, dấu ngăn cách và ngày viết khác cũng đọc được nếu rõ ràng. Chỉ các tổng được giữ lại."  // screenAbout, vi
    case 1: return "银行或应用的 CSV 或 JSON 文件，列为 \(columns)；其他列名、分隔符和日期写法在明确时也能识别。只保留合计。"  // screenAbout, zh
    default: return "A file of a bank or an app with the columns \(columns), as CSV or JSON. Other names, separators and dates are found where they are clear. Only sums are kept."  // screenAbout, en
    }
  }

  package var screenReplace: String {
    switch language {
    case 0: return "Thay thế"  // screenReplace, vi
    case 1: return "替换"  // screenReplace, zh
    default: return "Replace"  // screenReplace, en
    }
  }

  package var screenCancel: String {
    switch language {
    case 0: return "Hủy"  // screenCancel, vi
    case 1: return "取消"  // screenCancel, zh
    default: return "Cancel"  // screenCancel, en
    }
  }

  package var screenWidget: String {
    switch language {
    case 0: return "Tiện ích"  // screenWidget, vi
    case 1: return "小组件"  // screenWidget, zh
    default: return "Widget"  // screenWidget, en
    }
  }

  package var screenExpenses: String {
    switch language {
    case 0: return "Tiền đã chi"  // screenExpenses, vi
    case 1: return "支出"  // screenExpenses, zh
    default: return "Money spent"  // screenExpenses, en
    }
  }

  package var screenRefunds: String {
    switch language {
    case 0: return "Tiền hoàn lại"  // screenRefunds, vi
    case 1: return "退款"  // screenRefunds, zh
    default: return "Refunds"  // screenRefunds, en
    }
  }

  package var importDone: String {
    switch language {
    case 0: return "Đã nhập"  // importDone, vi
    case 1: return "已导入"  // importDone, zh
    default: return "Imported"  // importDone, en
    }
  }

  package var importNothing: String {
    switch language {
    case 0: return "Chưa lưu gì"  // importNothing, vi
    case 1: return "未保存任何内容"  // importNothing, zh
    default: return "Nothing was saved"  // importNothing, en
    }
  }

  package var importAsks: String {
    switch language {
    case 0: return "Thay thế dữ liệu hiện có?"  // importAsks, vi
    case 1: return "替换现有数据？"  // importAsks, zh
    default: return "Replace the existing data?"  // importAsks, en
    }
  }

  package var importAsksToSave: String {
    switch language {
    case 0: return "Như thế này có đúng không?"  // importAsksToSave, vi
    case 1: return "这样对吗？"  // importAsksToSave, zh
    default: return "Is this right?"  // importAsksToSave, en
    }
  }

  package func importColumns(columns: String) -> String {
    switch language {
    case 0: return "Các cột được đọc: \(columns)"  // importColumns, vi
    case 1: return "读取的列：\(columns)"  // importColumns, zh
    default: return "Columns that are read: \(columns)"  // importColumns, en
    }
  }

  package func importUnused(columns: String) -> String {
    switch language {
    case 0: return "Các cột bị bỏ qua: \(columns)"  // importUnused, vi
    case 1: return "略去的列：\(columns)"  // importUnused, zh
    default: return "Columns that are left out: \(columns)"  // importUnused, en
    }
  }

  package func importFooter(lines: String) -> String {
    switch language {
    case 0: return "Các dòng dưới bảng bị bỏ qua: \(lines)"  // importFooter, vi
    case 1: return "略去的表尾行：\(lines)"  // importFooter, zh
    default: return "Lines below the rows that are left out: \(lines)"  // importFooter, en
    }
  }

  package func importAccounts(names: String) -> String {
    switch language {
    case 0: return "Các tài khoản đã có: \(names)"  // importAccounts, vi
    case 1: return "已有的账户：\(names)"  // importAccounts, zh
    default: return "Accounts so far: \(names)"  // importAccounts, en
    }
  }

  package var importNotCounted: String {
    switch language {
    case 0: return "không tính"  // importNotCounted, vi
    case 1: return "不计"  // importNotCounted, zh
    default: return "not counted"  // importNotCounted, en
    }
  }

  package var importUndo: String {
    switch language {
    case 0: return "Hoàn tác lần nhập này"  // importUndo, vi
    case 1: return "撤销此次导入"  // importUndo, zh
    default: return "Take back this import"  // importUndo, en
    }
  }

  package var importUndone: String {
    switch language {
    case 0: return "Đã hoàn tác lần nhập"  // importUndone, vi
    case 1: return "已撤销导入"  // importUndone, zh
    default: return "The import was taken back"  // importUndone, en
    }
  }

  package var importAsksDate: String {
    switch language {
    case 0: return "Cột nào là ngày?"  // importAsksDate, vi
    case 1: return "哪一列是日期？"  // importAsksDate, zh
    default: return "Which column has the date?"  // importAsksDate, en
    }
  }

  package var importAsksAmount: String {
    switch language {
    case 0: return "Cột nào là số tiền?"  // importAsksAmount, vi
    case 1: return "哪一列是金额？"  // importAsksAmount, zh
    default: return "Which column has the amount?"  // importAsksAmount, en
    }
  }

  package func importAsksDay(text: String) -> String {
    switch language {
    case 0: return "“\(text)” là ngày nào?"  // importAsksDay, vi
    case 1: return "“\(text)”是哪一天？"  // importAsksDay, zh
    default: return "Which day is “\(text)”?"  // importAsksDay, en
    }
  }

  package func importAsksDecimal(text: String) -> String {
    switch language {
    case 0: return "Trong “\(text)”, dấu nào đứng trước phần thập phân?"  // importAsksDecimal, vi
    case 1: return "“\(text)”中小数前的符号是哪个？"  // importAsksDecimal, zh
    default: return "What is before the decimals in “\(text)”?"  // importAsksDecimal, en
    }
  }

  package var importComma: String {
    switch language {
    case 0: return "Dấu phẩy"  // importComma, vi
    case 1: return "逗号"  // importComma, zh
    default: return "The comma"  // importComma, en
    }
  }

  package var importPoint: String {
    switch language {
    case 0: return "Dấu chấm"  // importPoint, vi
    case 1: return "句点"  // importPoint, zh
    default: return "The point"  // importPoint, en
    }
  }

  package var importAsksFileCurrency: String {
    switch language {
    case 0: return "Các khoản tiền thuộc loại tiền nào?"  // importAsksFileCurrency, vi
    case 1: return "金额是哪种货币？"  // importAsksFileCurrency, zh
    default: return "Which currency are the amounts in?"  // importAsksFileCurrency, en
    }
  }

  package func importAsksKinds(column: String) -> String {
    switch language {
    case 0: return "Không rõ nghĩa các từ này trong cột \(column)"  // importAsksKinds, vi
    case 1: return "\(column) 列中的这些词无法识别"  // importAsksKinds, zh
    default: return "These words in the column \(column) are not known"  // importAsksKinds, en
    }
  }

  package var importNoKinds: String {
    switch language {
    case 0: return "Đọc tệp mà không dùng cột này"  // importNoKinds, vi
    case 1: return "不用此列读取文件"  // importNoKinds, zh
    default: return "Read the file without this column"  // importNoKinds, en
    }
  }

  package var importAsksReceived: String {
    switch language {
    case 0: return "Tiền vào là khoản gì?"  // importAsksReceived, vi
    case 1: return "进账的钱是什么？"  // importAsksReceived, zh
    default: return "What is the money that came in?"  // importAsksReceived, en
    }
  }

  package var importIncome: String {
    switch language {
    case 0: return "Thu nhập, không tính"  // importIncome, vi
    case 1: return "收入，不计"  // importIncome, zh
    default: return "Income, which is not counted"  // importIncome, en
    }
  }

  package var importAsksEncoding: String {
    switch language {
    case 0: return "Dòng này viết đúng không?"  // importAsksEncoding, vi
    case 1: return "这一行的文字对吗？"  // importAsksEncoding, zh
    default: return "Is this line written right?"  // importAsksEncoding, en
    }
  }

  package var importRight: String {
    switch language {
    case 0: return "Đúng"  // importRight, vi
    case 1: return "对"  // importRight, zh
    default: return "Yes"  // importRight, en
    }
  }

  package var importAsksCurrency: String {
    switch language {
    case 0: return "Loại tiền chính của bạn là gì?"  // importAsksCurrency, vi
    case 1: return "您的主要货币是哪种？"  // importAsksCurrency, zh
    default: return "Which is your main currency?"  // importAsksCurrency, en
    }
  }

  package var importAsksExpenses: String {
    switch language {
    case 0: return "Các khoản tiền âm là khoản gì?"  // importAsksExpenses, vi
    case 1: return "负数金额表示什么？"  // importAsksExpenses, zh
    default: return "What are the negative amounts?"  // importAsksExpenses, en
    }
  }

  package var importUnopened: String {
    switch language {
    case 0: return "Không mở được tệp"  // importUnopened, vi
    case 1: return "无法打开文件"  // importUnopened, zh
    default: return "The file could not be opened"  // importUnopened, en
    }
  }

  package var importNoAmounts: String {
    switch language {
    case 0: return "Tệp không có số tiền nào"  // importNoAmounts, vi
    case 1: return "文件中没有金额"  // importNoAmounts, zh
    default: return "The file has no amounts"  // importNoAmounts, en
    }
  }

  package func importStray(category: String) -> String {
    switch language {
    case 0: return "Không có khoản nào thuộc danh mục \(category), dù danh mục này có ngân sách"  // importStray, vi
    case 1: return "类别“\(category)”有预算，但没有任何支出"  // importStray, zh
    default: return "No amount has the category \(category), which has a budget"  // importStray, en
    }
  }

  package var importCopy: String {
    switch language {
    case 0: return "Dữ liệu trước đó được giữ bên cạnh dữ liệu mới"  // importCopy, vi
    case 1: return "此前的数据保留在新数据旁边"  // importCopy, zh
    default: return "The data as it was before is kept beside the new data"  // importCopy, en
    }
  }

  package var importKeepsCopy: String {
    switch language {
    case 0: return "Một bản sao của dữ liệu hiện tại được giữ lại"  // importKeepsCopy, vi
    case 1: return "会保留当前数据的副本"  // importKeepsCopy, zh
    default: return "A copy of the data as it is now is kept"  // importKeepsCopy, en
    }
  }

  package var importBeginsAnew: String {
    switch language {
    case 0: return "Không đọc được dữ liệu hiện có. Dữ liệu đó được giữ bên cạnh dữ liệu mới"  // importBeginsAnew, vi
    case 1: return "现有数据无法读取，会保留在新数据旁边"  // importBeginsAnew, zh
    default: return "The existing data cannot be read. It is kept beside the new data"  // importBeginsAnew, en
    }
  }

  package var importRecoverFirst: String {
    switch language {
    case 0: return "Không đọc được dữ liệu hiện có. Trước hết hãy khôi phục dữ liệu đã lưu gần nhất"  // importRecoverFirst, vi
    case 1: return "现有数据无法读取，请先恢复上次保存的数据"  // importRecoverFirst, zh
    default: return "The existing data cannot be read. Bring back the last saved data first"  // importRecoverFirst, en
    }
  }

  package var importBusy: String {
    switch language {
    case 0: return "Dữ liệu đang được dùng. Hãy thử lại"  // importBusy, vi
    case 1: return "数据正在使用，请重试"  // importBusy, zh
    default: return "The data is in use right now. Try again"  // importBusy, en
    }
  }

  package var importNotWritten: String {
    switch language {
    case 0: return "Không ghi được dữ liệu"  // importNotWritten, vi
    case 1: return "无法写入数据"  // importNotWritten, zh
    default: return "The data could not be written"  // importNotWritten, en
    }
  }

  package func faultLine(fault: String, line: String) -> String {
    switch language {
    case 0: return "Dòng \(line): \(fault)"  // faultLine, vi
    case 1: return "第 \(line) 行：\(fault)"  // faultLine, zh
    default: return "Line \(line): \(fault)"  // faultLine, en
    }
  }

  package var faultEncoding: String {
    switch language {
    case 0: return "đây không phải văn bản UTF-8"  // faultEncoding, vi
    case 1: return "不是 UTF-8 文本"  // faultEncoding, zh
    default: return "this is not text in UTF-8"  // faultEncoding, en
    }
  }

  package var faultEmpty: String {
    switch language {
    case 0: return "Tệp trống"  // faultEmpty, vi
    case 1: return "文件为空"  // faultEmpty, zh
    default: return "The file is empty"  // faultEmpty, en
    }
  }

  package var faultTooLarge: String {
    switch language {
    case 0: return "Tệp quá lớn"  // faultTooLarge, vi
    case 1: return "文件过大"  // faultTooLarge, zh
    default: return "The file is too large"  // faultTooLarge, en
    }
  }

  package func faultMissingColumn(column: String) -> String {
    switch language {
    case 0: return "thiếu cột \(column)"  // faultMissingColumn, vi
    case 1: return "缺少列 \(column)"  // faultMissingColumn, zh
    default: return "the column \(column) is missing"  // faultMissingColumn, en
    }
  }

  package func faultRepeatedColumn(column: String) -> String {
    switch language {
    case 0: return "cột \(column) xuất hiện hai lần"  // faultRepeatedColumn, vi
    case 1: return "列 \(column) 出现两次"  // faultRepeatedColumn, zh
    default: return "the column \(column) appears twice"  // faultRepeatedColumn, en
    }
  }

  package var faultFields: String {
    switch language {
    case 0: return "thừa hoặc thiếu trường"  // faultFields, vi
    case 1: return "字段过多或过少"  // faultFields, zh
    default: return "there are too many or too few fields"  // faultFields, en
    }
  }

  package var faultQuote: String {
    switch language {
    case 0: return "dấu ngoặc kép đặt sai chỗ"  // faultQuote, vi
    case 1: return "引号位置不对"  // faultQuote, zh
    default: return "a quotation mark is out of place"  // faultQuote, en
    }
  }

  package func faultDate(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày như 2026-02-17"  // faultDate, vi
    case 1: return "“\(text)”不是 2026-02-17 这样的日期"  // faultDate, zh
    default: return "“\(text)” is not a date such as 2026-02-17"  // faultDate, en
    }
  }

  package func faultAmount(example: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là số tiền như \(example)"  // faultAmount, vi
    case 1: return "“\(text)”不是 \(example) 这样的金额"  // faultAmount, zh
    default: return "“\(text)” is not an amount such as \(example)"  // faultAmount, en
    }
  }

  package func faultCurrency(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là loại tiền như CNY"  // faultCurrency, vi
    case 1: return "“\(text)”不是 CNY 这样的货币"  // faultCurrency, zh
    default: return "“\(text)” is not a currency such as CNY"  // faultCurrency, en
    }
  }

  package func faultKind(kinds: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không thuộc \(kinds)"  // faultKind, vi
    case 1: return "“\(text)”不属于 \(kinds)"  // faultKind, zh
    default: return "“\(text)” is not one of \(kinds)"  // faultKind, en
    }
  }

  package var faultCategory: String {
    switch language {
    case 0: return "danh mục có dấu xuống dòng"  // faultCategory, vi
    case 1: return "类别中有换行"  // faultCategory, zh
    default: return "the category has a line break"  // faultCategory, en
    }
  }

  package func faultBill(bill: String) -> String {
    switch language {
    case 0: return "hóa đơn \(bill) xuất hiện hai lần"  // faultBill, vi
    case 1: return "账单 \(bill) 出现两次"  // faultBill, zh
    default: return "the bill \(bill) appears twice"  // faultBill, en
    }
  }

  package var faultJSON: String {
    switch language {
    case 0: return "JSON không hợp lệ"  // faultJSON, vi
    case 1: return "不是有效的 JSON"  // faultJSON, zh
    default: return "this is not valid JSON"  // faultJSON, en
    }
  }

  package func faultMember(place: String) -> String {
    switch language {
    case 0: return "\(place) bị thiếu hoặc sai"  // faultMember, vi
    case 1: return "\(place) 缺失或有误"  // faultMember, zh
    default: return "\(place) is missing or wrong"  // faultMember, en
    }
  }

  package func faultRepeated(id: String) -> String {
    switch language {
    case 0: return "Hai mục có cùng mã \(id)"  // faultRepeated, vi
    case 1: return "两个条目的标识同为 \(id)"  // faultRepeated, zh
    default: return "Two entries have the id \(id)"  // faultRepeated, en
    }
  }

  package var statusGood: String {
    switch language {
    case 0: return "Đọc được mọi dữ liệu"  // statusGood, vi
    case 1: return "所有数据均可读取"  // statusGood, zh
    default: return "Everything can be read"  // statusGood, en
    }
  }

  package var statusNotes: String {
    switch language {
    case 0: return "Có điều cần xem"  // statusNotes, vi
    case 1: return "有需要留意之处"  // statusNotes, zh
    default: return "Something to look at"  // statusNotes, en
    }
  }

  package var statusMissing: String {
    switch language {
    case 0: return "Chưa có gì"  // statusMissing, vi
    case 1: return "尚无数据"  // statusMissing, zh
    default: return "Nothing is here yet"  // statusMissing, en
    }
  }

  package var statusImport: String {
    switch language {
    case 0: return "Hãy nhập chi tiêu để bắt đầu"  // statusImport, vi
    case 1: return "导入支出即可开始"  // statusImport, zh
    default: return "Import your spending to begin"  // statusImport, en
    }
  }

  package var statusUnreadable: String {
    switch language {
    case 0: return "Không đọc được dữ liệu"  // statusUnreadable, vi
    case 1: return "无法读取数据"  // statusUnreadable, zh
    default: return "The data cannot be read"  // statusUnreadable, en
    }
  }

  package var statusBackup: String {
    switch language {
    case 0: return "Có thể khôi phục dữ liệu đã lưu trước đó. Dữ liệu không đọc được vẫn được giữ bên cạnh"  // statusBackup, vi
    case 1: return "可恢复此前保存的数据，无法读取的数据会保留在旁边"  // statusBackup, zh
    default: return "What was saved before can be brought back. The data that cannot be read is kept beside it"  // statusBackup, en
    }
  }

  package var statusImportAgain: String {
    switch language {
    case 0: return "Không có bản lưu trước đó. Hãy nhập lại chi tiêu; dữ liệu không đọc được vẫn được giữ"  // statusImportAgain, vi
    case 1: return "此前没有保存的数据，请重新导入支出；无法读取的数据会保留"  // statusImportAgain, zh
    default: return "Nothing was saved before. Import your spending again; the data that cannot be read is kept"  // statusImportAgain, en
    }
  }

  package var statusRecover: String {
    switch language {
    case 0: return "Khôi phục dữ liệu đã lưu gần nhất"  // statusRecover, vi
    case 1: return "恢复上次保存的数据"  // statusRecover, zh
    default: return "Bring back the last saved data"  // statusRecover, en
    }
  }

  package var statusDocument: String {
    switch language {
    case 0: return "Dữ liệu"  // statusDocument, vi
    case 1: return "数据"  // statusDocument, zh
    default: return "Data"  // statusDocument, en
    }
  }

  package var statusWritten: String {
    switch language {
    case 0: return "Ghi lần cuối"  // statusWritten, vi
    case 1: return "上次写入"  // statusWritten, zh
    default: return "Last written"  // statusWritten, en
    }
  }

  package var statusCurrency: String {
    switch language {
    case 0: return "Loại tiền chính"  // statusCurrency, vi
    case 1: return "主要货币"  // statusCurrency, zh
    default: return "Main currency"  // statusCurrency, en
    }
  }

  package var statusDays: String {
    switch language {
    case 0: return "Số ngày có chi tiêu"  // statusDays, vi
    case 1: return "有支出的天数"  // statusDays, zh
    default: return "Days with spending"  // statusDays, en
    }
  }

  package var statusSpan: String {
    switch language {
    case 0: return "Từ ngày đầu đến ngày cuối"  // statusSpan, vi
    case 1: return "起止日期"  // statusSpan, zh
    default: return "From first to last"  // statusSpan, en
    }
  }

  package var statusCategories: String {
    switch language {
    case 0: return "Danh mục"  // statusCategories, vi
    case 1: return "类别"  // statusCategories, zh
    default: return "Categories"  // statusCategories, en
    }
  }

  package var statusBudgets: String {
    switch language {
    case 0: return "Ngân sách"  // statusBudgets, vi
    case 1: return "预算"  // statusBudgets, zh
    default: return "Budgets"  // statusBudgets, en
    }
  }

  package func statusSpent(budget: String, spent: String) -> String {
    switch language {
    case 0: return "\(spent) trong \(budget)"  // statusSpent, vi
    case 1: return "\(spent)，预算 \(budget)"  // statusSpent, zh
    default: return "\(spent) of \(budget)"  // statusSpent, en
    }
  }

  package func statusSpanValue(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) – \(last)"  // statusSpanValue, vi
    case 1: return "\(first) – \(last)"  // statusSpanValue, zh
    default: return "\(first) – \(last)"  // statusSpanValue, en
    }
  }

  package var formOpen: String {
    switch language {
    case 0: return "Đặt ngân sách"  // formOpen, vi
    case 1: return "设置预算"  // formOpen, zh
    default: return "Set a budget"  // formOpen, en
    }
  }

  package var formPeriod: String {
    switch language {
    case 0: return "Kỳ"  // formPeriod, vi
    case 1: return "周期"  // formPeriod, zh
    default: return "Period"  // formPeriod, en
    }
  }

  package var formCategory: String {
    switch language {
    case 0: return "Danh mục"  // formCategory, vi
    case 1: return "类别"  // formCategory, zh
    default: return "Category"  // formCategory, en
    }
  }

  package var formAll: String {
    switch language {
    case 0: return "Tất cả chi tiêu"  // formAll, vi
    case 1: return "全部支出"  // formAll, zh
    default: return "All spending"  // formAll, en
    }
  }

  package var formCurrency: String {
    switch language {
    case 0: return "Loại tiền"  // formCurrency, vi
    case 1: return "货币"  // formCurrency, zh
    default: return "Currency"  // formCurrency, en
    }
  }

  package func formAmount(currency: String) -> String {
    switch language {
    case 0: return "Số tiền (\(currency))"  // formAmount, vi
    case 1: return "金额（\(currency)）"  // formAmount, zh
    default: return "Amount in \(currency)"  // formAmount, en
    }
  }

  package var formSave: String {
    switch language {
    case 0: return "Lưu"  // formSave, vi
    case 1: return "保存"  // formSave, zh
    default: return "Save"  // formSave, en
    }
  }

  package var formRemove: String {
    switch language {
    case 0: return "Xóa"  // formRemove, vi
    case 1: return "移除"  // formRemove, zh
    default: return "Remove"  // formRemove, en
    }
  }

  package func importNegative(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) khoản tiền trong tệp là số âm"  // importNegative, vi
    case (1, _): return "文件中有 \(shown) 笔金额为负数"  // importNegative, zh
    case (_, 1): return "\(shown) amount in the file is negative"  // importNegative, en, one
    default: return "\(shown) amounts in the file are negative"  // importNegative, en, other
    }
  }

  package func importRead(count: Int, shown: String? = nil, currencies: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) khoản tiền, loại tiền: \(currencies)"  // importRead, vi
    case (1, _): return "\(shown) 笔金额，货币：\(currencies)"  // importRead, zh
    case (_, 1): return "\(shown) amount in \(currencies)"  // importRead, en, one
    default: return "\(shown) amounts in \(currencies)"  // importRead, en, other
    }
  }

  package func importDays(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Chi tiêu của \(shown) ngày"  // importDays, vi
    case (1, _): return "\(shown) 天的支出"  // importDays, zh
    case (_, 1): return "Spending of \(shown) day"  // importDays, en, one
    default: return "Spending of \(shown) days"  // importDays, en, other
    }
  }

  package func importRefunds(count: Int, shown: String? = nil, amount: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) khoản hoàn tiền: \(amount)"  // importRefunds, vi
    case (1, _): return "\(shown) 笔退款：\(amount)"  // importRefunds, zh
    case (_, 1): return "\(shown) refund: \(amount)"  // importRefunds, en, one
    default: return "\(shown) refunds: \(amount)"  // importRefunds, en, other
    }
  }

  package func importRepeated(count: Int, shown: String? = nil, lines: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) dòng giống một dòng trước đó, vẫn được tính: dòng \(lines)"  // importRepeated, vi
    case (1, _): return "\(shown) 行与前面的行相同，仍计入：第 \(lines) 行"  // importRepeated, zh
    case (_, 1): return "\(shown) row is the same as an earlier row, and counts too: line \(lines)"  // importRepeated, en, one
    default: return "\(shown) rows are the same as an earlier row, and count too: lines \(lines)"  // importRepeated, en, other
    }
  }

  package func importTooOld(count: Int, shown: String? = nil, date: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Bỏ qua \(shown) khoản trước \(date), là ngày bắt đầu tính tổng"  // importTooOld, vi
    case (1, _): return "已略去 \(date) 之前的 \(shown) 笔金额，合计从那天开始"  // importTooOld, zh
    case (_, 1): return "\(shown) amount before \(date) is left out, where totals begin"  // importTooOld, en, one
    default: return "\(shown) amounts before \(date) are left out, where totals begin"  // importTooOld, en, other
    }
  }

  package func importPaidBills(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) hóa đơn được tính theo giao dịch đã trả"  // importPaidBills, vi
    case (1, _): return "\(shown) 张账单按其付款交易计算"  // importPaidBills, zh
    case (_, 1): return "\(shown) bill counts as the transaction that pays it"  // importPaidBills, en, one
    default: return "\(shown) bills count as the transactions that pay them"  // importPaidBills, en, other
    }
  }

  package func importNotSpent(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Không tính \(shown) giao dịch thu nhập và chuyển khoản"  // importNotSpent, vi
    case (1, _): return "不计 \(shown) 笔收入和转账"  // importNotSpent, zh
    case (_, 1): return "\(shown) transaction of income or a transfer is not counted"  // importNotSpent, en, one
    default: return "\(shown) transactions of income and transfers are not counted"  // importNotSpent, en, other
    }
  }

  package func importMissingBills(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) giao dịch nhắc đến hóa đơn không có trong tệp"  // importMissingBills, vi
    case (1, _): return "\(shown) 笔交易提到文件中没有的账单"  // importMissingBills, zh
    case (_, 1): return "\(shown) transaction names a bill that is not in the file"  // importMissingBills, en, one
    default: return "\(shown) transactions name a bill that is not in the file"  // importMissingBills, en, other
    }
  }

  package func importMissingPayments(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) hóa đơn nhắc đến khoản trả không có trong tệp, nên được tính riêng"  // importMissingPayments, vi
    case (1, _): return "\(shown) 张账单提到文件中没有的付款，因此按账单计算"  // importMissingPayments, zh
    case (_, 1): return "\(shown) bill names a payment that is not in the file, so the bill itself is counted"  // importMissingPayments, en, one
    default: return "\(shown) bills name a payment that is not in the file, so the bills themselves are counted"  // importMissingPayments, en, other
    }
  }

  package func lostDays(count: Int, shown: String? = nil, currency: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Tổng \(currency) của \(shown) ngày sẽ giảm"  // lostDays, vi
    case (1, _): return "\(shown) 天的 \(currency) 合计将减少"  // lostDays, zh
    case (_, 1): return "The sums of \(shown) day in \(currency) would fall"  // lostDays, en, one
    default: return "The sums of \(shown) days in \(currency) would fall"  // lostDays, en, other
    }
  }

  package func lostBudgets(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Sẽ mất \(shown) ngân sách"  // lostBudgets, vi
    case (1, _): return "将失去 \(shown) 个预算"  // lostBudgets, zh
    case (_, 1): return "\(shown) budget would go"  // lostBudgets, en, one
    default: return "\(shown) budgets would go"  // lostBudgets, en, other
    }
  }

  package func lostNames(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Sẽ mất tên của \(shown) danh mục"  // lostNames, vi
    case (1, _): return "将失去 \(shown) 个类别的名称"  // lostNames, zh
    case (_, 1): return "The name of \(shown) category would go"  // lostNames, en, one
    default: return "The names of \(shown) categories would go"  // lostNames, en, other
    }
  }

  package func faultRest(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Và \(shown) lỗi nữa"  // faultRest, vi
    case (1, _): return "另有 \(shown) 处错误"  // faultRest, zh
    case (_, 1): return "\(shown) more fault"  // faultRest, en, one
    default: return "\(shown) more faults"  // faultRest, en, other
    }
  }
}
