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

  package var screenAdd: String {
    switch language {
    case 0: return "Ghi khoản chi"  // screenAdd, vi
    case 1: return "记一笔支出"  // screenAdd, zh
    default: return "Add spending"  // screenAdd, en
    }
  }

  package var screenBudget: String {
    switch language {
    case 0: return "Đặt ngân sách"  // screenBudget, vi
    case 1: return "设置预算"  // screenBudget, zh
    default: return "Set a budget"  // screenBudget, en
    }
  }

  package var screenChoose: String {
    switch language {
    case 0: return "Nhập tệp"  // screenChoose, vi
    case 1: return "导入文件"  // screenChoose, zh
    default: return "Import files"  // screenChoose, en
    }
  }

  package var screenAbout: String {
    switch language {
    case 0: return "JSON của một ứng dụng, hoặc CSV ở dạng UTF-8 có các cột date và amount, và nếu cần thì currency, category, kind, note và id. Ngày viết như 2026-02-17, số tiền như 12.50. Hãy chọn mọi tệp cùng lúc: chúng cùng thay thế các tệp trước đó. Chỉ các tổng được giữ lại."  // screenAbout, vi
    case 1: return "应用的 JSON，或 UTF-8 编码的 CSV，须有 date 和 amount 两列，另可有 currency、category、kind、note 和 id。日期如 2026-02-17，金额如 12.50。请一次选取所有文件：它们一起替换此前的文件。只保留合计。"  // screenAbout, zh
    default: return "The JSON of an app, or CSV in UTF-8 with the columns date and amount and, where wanted, currency, category, kind, note and id. Dates are like 2026-02-17, amounts like 12.50. Choose all files at once: together they replace the files before. Only sums are kept."  // screenAbout, en
    }
  }

  package var screenCancel: String {
    switch language {
    case 0: return "Hủy"  // screenCancel, vi
    case 1: return "取消"  // screenCancel, zh
    default: return "Cancel"  // screenCancel, en
    }
  }

  package var screenUndo: String {
    switch language {
    case 0: return "Hoàn tác"  // screenUndo, vi
    case 1: return "撤销"  // screenUndo, zh
    default: return "Undo"  // screenUndo, en
    }
  }

  package var screenWidget: String {
    switch language {
    case 0: return "Tiện ích"  // screenWidget, vi
    case 1: return "小组件"  // screenWidget, zh
    default: return "Widget"  // screenWidget, en
    }
  }

  package var formAmount: String {
    switch language {
    case 0: return "Số tiền"  // formAmount, vi
    case 1: return "金额"  // formAmount, zh
    default: return "Amount"  // formAmount, en
    }
  }

  package var formCurrency: String {
    switch language {
    case 0: return "Loại tiền"  // formCurrency, vi
    case 1: return "货币"  // formCurrency, zh
    default: return "Currency"  // formCurrency, en
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

  package var formNewCategory: String {
    switch language {
    case 0: return "Danh mục mới"  // formNewCategory, vi
    case 1: return "新类别"  // formNewCategory, zh
    default: return "New category"  // formNewCategory, en
    }
  }

  package var formAll: String {
    switch language {
    case 0: return "Tất cả chi tiêu"  // formAll, vi
    case 1: return "全部支出"  // formAll, zh
    default: return "All spending"  // formAll, en
    }
  }

  package var formNone: String {
    switch language {
    case 0: return "Không có danh mục"  // formNone, vi
    case 1: return "无类别"  // formNone, zh
    default: return "No category"  // formNone, en
    }
  }

  package var formDate: String {
    switch language {
    case 0: return "Ngày"  // formDate, vi
    case 1: return "日期"  // formDate, zh
    default: return "Date"  // formDate, en
    }
  }

  package var formNote: String {
    switch language {
    case 0: return "Ghi chú"  // formNote, vi
    case 1: return "备注"  // formNote, zh
    default: return "Note"  // formNote, en
    }
  }

  package var formRefund: String {
    switch language {
    case 0: return "Tiền được hoàn lại"  // formRefund, vi
    case 1: return "退款"  // formRefund, zh
    default: return "Money came back"  // formRefund, en
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

  package var settingMonth: String {
    switch language {
    case 0: return "Tháng bắt đầu vào ngày"  // settingMonth, vi
    case 1: return "每月起始日"  // settingMonth, zh
    default: return "Months begin on day"  // settingMonth, en
    }
  }

  package var settingWeek: String {
    switch language {
    case 0: return "Tuần bắt đầu vào"  // settingWeek, vi
    case 1: return "每周起始日"  // settingWeek, zh
    default: return "Weeks begin on"  // settingWeek, en
    }
  }

  package var settingYearMonth: String {
    switch language {
    case 0: return "Tháng đầu năm tài chính"  // settingYearMonth, vi
    case 1: return "财政年度起始月"  // settingYearMonth, zh
    default: return "Month of the financial year"  // settingYearMonth, en
    }
  }

  package var settingYearDay: String {
    switch language {
    case 0: return "Ngày đầu năm tài chính"  // settingYearDay, vi
    case 1: return "财政年度起始日"  // settingYearDay, zh
    default: return "Day of the financial year"  // settingYearDay, en
    }
  }

  package func entryAdded(date: String, entry: String) -> String {
    switch language {
    case 0: return "Đã ghi \(entry), \(date)"  // entryAdded, vi
    case 1: return "已记录 \(entry)，\(date)"  // entryAdded, zh
    default: return "Added \(entry), \(date)"  // entryAdded, en
    }
  }

  package func undoAdded(entry: String) -> String {
    switch language {
    case 0: return "Hoàn tác sẽ xóa \(entry)"  // undoAdded, vi
    case 1: return "撤销将移除 \(entry)"  // undoAdded, zh
    default: return "Undo removes \(entry)"  // undoAdded, en
    }
  }

  package func undoRemoved(entry: String) -> String {
    switch language {
    case 0: return "Hoàn tác sẽ khôi phục \(entry)"  // undoRemoved, vi
    case 1: return "撤销将恢复 \(entry)"  // undoRemoved, zh
    default: return "Undo brings back \(entry)"  // undoRemoved, en
    }
  }

  package func undoChanged(entry: String) -> String {
    switch language {
    case 0: return "Hoàn tác sẽ đưa một khoản về \(entry)"  // undoChanged, vi
    case 1: return "撤销将把一笔改回 \(entry)"  // undoChanged, zh
    default: return "Undo changes an entry back to \(entry)"  // undoChanged, en
    }
  }

  package var undoImport: String {
    switch language {
    case 0: return "Hoàn tác sẽ bỏ lần nhập gần nhất: các tổng và cài đặt trở lại như trước đó"  // undoImport, vi
    case 1: return "撤销将取消上次导入：合计和设置恢复到导入之前"  // undoImport, zh
    default: return "Undo takes back the last import: sums and settings are then as they were before it"  // undoImport, en
    }
  }

  package var undoDone: String {
    switch language {
    case 0: return "Đã hoàn tác"  // undoDone, vi
    case 1: return "已撤销"  // undoDone, zh
    default: return "Taken back"  // undoDone, en
    }
  }

  package var undoNothing: String {
    switch language {
    case 0: return "Không có gì để hoàn tác"  // undoNothing, vi
    case 1: return "没有可撤销的操作"  // undoNothing, zh
    default: return "There is nothing to take back"  // undoNothing, en
    }
  }

  package var importSave: String {
    switch language {
    case 0: return "Nhập"  // importSave, vi
    case 1: return "导入"  // importSave, zh
    default: return "Import"  // importSave, en
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

  package func importSettings(list: String) -> String {
    switch language {
    case 0: return "Các cài đặt cũng được thay thế: \(list)"  // importSettings, vi
    case 1: return "同时替换的设置：\(list)"  // importSettings, zh
    default: return "Settings that are replaced too: \(list)"  // importSettings, en
    }
  }

  package func importUnused(columns: String) -> String {
    switch language {
    case 0: return "Các cột bị bỏ qua: \(columns)"  // importUnused, vi
    case 1: return "略去的列：\(columns)"  // importUnused, zh
    default: return "Columns that are left out: \(columns)"  // importUnused, en
    }
  }

  package var importOthers: String {
    switch language {
    case 0: return "Danh mục khác"  // importOthers, vi
    case 1: return "其他类别"  // importOthers, zh
    default: return "Other categories"  // importOthers, en
    }
  }

  package func importStray(category: String) -> String {
    switch language {
    case 0: return "Không có khoản nào thuộc danh mục \(category), dù danh mục này có ngân sách"  // importStray, vi
    case 1: return "类别“\(category)”有预算，但没有任何支出"  // importStray, zh
    default: return "No amount has the category \(category), which has a budget"  // importStray, en
    }
  }

  package func lossStart(currency: String, new: String, old: String) -> String {
    switch language {
    case 0: return "Các khoản \(currency) sẽ bắt đầu từ \(new), trước đây từ \(old)"  // lossStart, vi
    case 1: return "\(currency) 金额将始于 \(new)，原为 \(old)"  // lossStart, zh
    default: return "Amounts in \(currency) would begin on \(new), before on \(old)"  // lossStart, en
    }
  }

  package func lossEnd(currency: String) -> String {
    switch language {
    case 0: return "Sẽ không còn khoản \(currency) nào"  // lossEnd, vi
    case 1: return "将不再有 \(currency) 金额"  // lossEnd, zh
    default: return "No amounts in \(currency) would be left"  // lossEnd, en
    }
  }

  package func lossFall(new: String, old: String, place: String) -> String {
    switch language {
    case 0: return "\(place) sẽ giảm từ \(old) xuống \(new)"  // lossFall, vi
    case 1: return "\(place) 将从 \(old) 降至 \(new)"  // lossFall, zh
    default: return "\(place) would fall from \(old) to \(new)"  // lossFall, en
    }
  }

  package var lossAdvice: String {
    switch language {
    case 0: return "Các tệp thay thế mọi tệp trước đó. Hãy chọn mọi tệp cùng lúc để không mất gì"  // lossAdvice, vi
    case 1: return "文件会替换此前所有文件。请一次选取所有文件，以免丢失"  // lossAdvice, zh
    default: return "Files replace all files before them. Choose all files at once, so that nothing is lost"  // lossAdvice, en
    }
  }

  package func problemAmbiguous(category: String) -> String {
    switch language {
    case 0: return "Có nhiều danh mục tên là \(category)"  // problemAmbiguous, vi
    case 1: return "有多个类别名为“\(category)”"  // problemAmbiguous, zh
    default: return "Several categories are called \(category)"  // problemAmbiguous, en
    }
  }

  package func problemText(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là văn bản một dòng tối đa 200 ký tự"  // problemText, vi
    case 1: return "“\(text)”不是不超过 200 字的单行文本"  // problemText, zh
    default: return "“\(text)” is not a text of one line with at most 200 characters"  // problemText, en
    }
  }

  package func problemDay(date: String, first: String, last: String) -> String {
    switch language {
    case 0: return "\(date) không nằm giữa \(first) và \(last)"  // problemDay, vi
    case 1: return "\(date) 不在 \(first) 与 \(last) 之间"  // problemDay, zh
    default: return "\(date) is not between \(first) and \(last)"  // problemDay, en
    }
  }

  package var problemGone: String {
    switch language {
    case 0: return "Mục này không còn nữa"  // problemGone, vi
    case 1: return "此项已不存在"  // problemGone, zh
    default: return "It is not there any more"  // problemGone, en
    }
  }

  package var problemCurrency: String {
    switch language {
    case 0: return "Hãy chọn loại tiền"  // problemCurrency, vi
    case 1: return "请选择货币"  // problemCurrency, zh
    default: return "Choose a currency"  // problemCurrency, en
    }
  }

  package var problemRecover: String {
    switch language {
    case 0: return "Không đọc được dữ liệu hiện có. Trước hết hãy khôi phục như hướng dẫn bên dưới"  // problemRecover, vi
    case 1: return "现有数据无法读取，请先按下方说明恢复"  // problemRecover, zh
    default: return "The existing data cannot be read. Bring it back first, as described below"  // problemRecover, en
    }
  }

  package var problemBusy: String {
    switch language {
    case 0: return "Dữ liệu đang được dùng. Hãy thử lại"  // problemBusy, vi
    case 1: return "数据正在使用，请重试"  // problemBusy, zh
    default: return "The data is in use right now. Try again"  // problemBusy, en
    }
  }

  package var problemNotWritten: String {
    switch language {
    case 0: return "Không ghi được dữ liệu"  // problemNotWritten, vi
    case 1: return "无法写入数据"  // problemNotWritten, zh
    default: return "The data could not be written"  // problemNotWritten, en
    }
  }

  package func faultLine(fault: String, line: String) -> String {
    switch language {
    case 0: return "Dòng \(line): \(fault)"  // faultLine, vi
    case 1: return "第 \(line) 行：\(fault)"  // faultLine, zh
    default: return "Line \(line): \(fault)"  // faultLine, en
    }
  }

  package func faultPlace(fault: String, place: String) -> String {
    switch language {
    case 0: return "\(place): \(fault)"  // faultPlace, vi
    case 1: return "\(place)：\(fault)"  // faultPlace, zh
    default: return "\(place): \(fault)"  // faultPlace, en
    }
  }

  package func faultAmount(example: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là số tiền như \(example)"  // faultAmount, vi
    case 1: return "“\(text)”不是 \(example) 这样的金额"  // faultAmount, zh
    default: return "“\(text)” is not an amount such as \(example)"  // faultAmount, en
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
    case 0: return "Nội dung vượt quá mức đọc được"  // faultTooLarge, vi
    case 1: return "内容超过可读取的大小"  // faultTooLarge, zh
    default: return "There is more than can be read"  // faultTooLarge, en
    }
  }

  package func faultRepeatedColumn(column: String) -> String {
    switch language {
    case 0: return "Cột \(column) xuất hiện hai lần"  // faultRepeatedColumn, vi
    case 1: return "列 \(column) 出现两次"  // faultRepeatedColumn, zh
    default: return "The column \(column) appears twice"  // faultRepeatedColumn, en
    }
  }

  package func faultMeaning(column: String) -> String {
    switch language {
    case 0: return "Cột \(column) có thể cho biết dòng nào được tính, hoặc tiền đã vào. Hãy ghi điều đó trong cột kind, bỏ các dòng không tính và xóa cột này"  // faultMeaning, vi
    case 1: return "列 \(column) 可能说明哪些行要计算，或者是收入。请写在 kind 列中，去掉不计算的行，并删除此列"  // faultMeaning, zh
    default: return "The column \(column) may say which rows count, or that money came in. Say it in the column kind, leave out rows that do not count, and remove the column"  // faultMeaning, en
    }
  }

  package var faultFields: String {
    switch language {
    case 0: return "Thừa hoặc thiếu trường"  // faultFields, vi
    case 1: return "字段过多或过少"  // faultFields, zh
    default: return "There are too many or too few fields"  // faultFields, en
    }
  }

  package var faultQuote: String {
    switch language {
    case 0: return "Dấu ngoặc kép đặt sai chỗ"  // faultQuote, vi
    case 1: return "引号位置不对"  // faultQuote, zh
    default: return "A quotation mark is out of place"  // faultQuote, en
    }
  }

  package func faultDate(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là ngày như 2026-02-17"  // faultDate, vi
    case 1: return "“\(text)”不是 2026-02-17 这样的日期"  // faultDate, zh
    default: return "“\(text)” is not a date such as 2026-02-17"  // faultDate, en
    }
  }

  package var faultNoCurrency: String {
    switch language {
    case 0: return "Số tiền không có loại tiền"  // faultNoCurrency, vi
    case 1: return "金额没有货币"  // faultNoCurrency, zh
    default: return "The amount has no currency"  // faultNoCurrency, en
    }
  }

  package func faultCurrency(text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là loại tiền như CNY"  // faultCurrency, vi
    case 1: return "“\(text)”不是 CNY 这样的货币"  // faultCurrency, zh
    default: return "“\(text)” is not a currency such as CNY"  // faultCurrency, en
    }
  }

  package func faultNegative(amount: String, row: String) -> String {
    switch language {
    case 0: return "\(amount) là số âm. Tiền đã chi không có dấu, tiền được hoàn lại có kind là refund: \(row)"  // faultNegative, vi
    case 1: return "\(amount) 是负数。支出不带符号，退款的 kind 为 refund：\(row)"  // faultNegative, zh
    default: return "\(amount) is negative. Money spent has no sign, and money that came back is kind refund: \(row)"  // faultNegative, en
    }
  }

  package func faultKind(kinds: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không thuộc \(kinds)"  // faultKind, vi
    case 1: return "“\(text)”不属于 \(kinds)"  // faultKind, zh
    default: return "“\(text)” is not one of \(kinds)"  // faultKind, en
    }
  }

  package func faultText(column: String) -> String {
    switch language {
    case 0: return "\(column) có ký tự xuống dòng hoặc không nhìn thấy"  // faultText, vi
    case 1: return "\(column) 含有换行或不可见的字符"  // faultText, zh
    default: return "\(column) has a character that breaks the line or cannot be seen"  // faultText, en
    }
  }

  package func faultRepeated(id: String, place: String) -> String {
    switch language {
    case 0: return "Một mục khác, \(place), có cùng id \(id) nhưng khác nội dung"  // faultRepeated, vi
    case 1: return "另一记录 \(place) 的 id 同为 \(id)，但内容不同"  // faultRepeated, zh
    default: return "Another record, \(place), has the id \(id) and differs"  // faultRepeated, en
    }
  }

  package func faultSettings(file: String) -> String {
    switch language {
    case 0: return "\(file) đã có cài đặt"  // faultSettings, vi
    case 1: return "\(file) 已有设置"  // faultSettings, zh
    default: return "\(file) has settings already"  // faultSettings, en
    }
  }

  package var faultJSON: String {
    switch language {
    case 0: return "JSON không hợp lệ"  // faultJSON, vi
    case 1: return "不是有效的 JSON"  // faultJSON, zh
    default: return "This is not valid JSON"  // faultJSON, en
    }
  }

  package var faultMember: String {
    switch language {
    case 0: return "Phần này bị thiếu hoặc sai"  // faultMember, vi
    case 1: return "此项缺失或有误"  // faultMember, zh
    default: return "This is missing or wrong"  // faultMember, en
    }
  }

  package func faultForeign(file: String) -> String {
    switch language {
    case 0: return "Đây là \(file). Chỉ đọc được JSON của một ứng dụng, và CSV ở dạng UTF-8 có các cột date và amount; bài “From Your Bank to a Budget” chỉ cách tạo từ tệp khác"  // faultForeign, vi
    case 1: return "这是\(file)。只读取应用的 JSON，以及有 date 和 amount 两列的 UTF-8 编码 CSV；文章“From Your Bank to a Budget”说明如何由其他文件生成"  // faultForeign, zh
    default: return "This is \(file). Read are the JSON of an app, and CSV in UTF-8 with the columns date and amount; the article “From Your Bank to a Budget” makes it of other files"  // faultForeign, en
    }
  }

  package func foreignKind(kind: String) -> String {
    switch language {
    case 0: return "tệp loại \(kind)"  // foreignKind, vi
    case 1: return "\(kind) 格式的文件"  // foreignKind, zh
    default: return "a file of the kind \(kind)"  // foreignKind, en
    }
  }

  package func foreignMark(mark: String) -> String {
    switch language {
    case 0: return "bảng có “\(mark)” giữa các trường"  // foreignMark, vi
    case 1: return "以“\(mark)”分隔字段的表格"  // foreignMark, zh
    default: return "a table with “\(mark)” between its fields"  // foreignMark, en
    }
  }

  package var foreignCompressed: String {
    switch language {
    case 0: return "tệp nén"  // foreignCompressed, vi
    case 1: return "压缩文件"  // foreignCompressed, zh
    default: return "a compressed file"  // foreignCompressed, en
    }
  }

  package var foreignBinary: String {
    switch language {
    case 0: return "nội dung không phải văn bản"  // foreignBinary, vi
    case 1: return "非文本文件"  // foreignBinary, zh
    default: return "no text"  // foreignBinary, en
    }
  }

  package var foreignEncoding: String {
    switch language {
    case 0: return "văn bản không ở dạng UTF-8"  // foreignEncoding, vi
    case 1: return "非 UTF-8 编码的文本"  // foreignEncoding, zh
    default: return "text in another encoding than UTF-8"  // foreignEncoding, en
    }
  }

  package var foreignHeader: String {
    switch language {
    case 0: return "bảng có dòng tiêu đề không phải dòng đầu"  // foreignHeader, vi
    case 1: return "表头不在首行的表格"  // foreignHeader, zh
    default: return "a table whose header is not its first line"  // foreignHeader, en
    }
  }

  package var foreignNoHeader: String {
    switch language {
    case 0: return "bảng không có dòng tiêu đề"  // foreignNoHeader, vi
    case 1: return "没有表头的表格"  // foreignNoHeader, zh
    default: return "a table without a header"  // foreignNoHeader, en
    }
  }

  package func foreignColumns(columns: String) -> String {
    switch language {
    case 0: return "bảng có các cột khác: \(columns)"  // foreignColumns, vi
    case 1: return "列名不同的表格：\(columns)"  // foreignColumns, zh
    default: return "a table with other columns: \(columns)"  // foreignColumns, en
    }
  }

  package var foreignText: String {
    switch language {
    case 0: return "văn bản, không phải bảng"  // foreignText, vi
    case 1: return "文本，但不是表格"  // foreignText, zh
    default: return "text, but no table"  // foreignText, en
    }
  }

  package var foreignJSON: String {
    switch language {
    case 0: return "JSON của thứ khác"  // foreignJSON, vi
    case 1: return "其他用途的 JSON"  // foreignJSON, zh
    default: return "JSON of something else"  // foreignJSON, en
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

  package var statusBegin: String {
    switch language {
    case 0: return "Hãy ghi khoản chi, hoặc nhập tệp"  // statusBegin, vi
    case 1: return "记录支出或导入文件即可开始"  // statusBegin, zh
    default: return "Add what you have spent, or import files"  // statusBegin, en
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

  package var statusNoBackup: String {
    switch language {
    case 0: return "Không có bản lưu cũ hơn. Ứng dụng có thể tiếp tục với những gì đọc được; khi đó có thể thiếu ngân sách, danh mục hoặc khoản chi. Dữ liệu không đọc được vẫn được giữ"  // statusNoBackup, vi
    case 1: return "没有更早的副本。应用可用能读取的数据继续，届时可能缺少预算、类别或记录；无法读取的数据会保留"  // statusNoBackup, zh
    default: return "There is no older copy. The app can go on with what can be read; budgets, categories or entries may be missing then. The data that cannot be read is kept"  // statusNoBackup, en
    }
  }

  package func statusForeign(file: String) -> String {
    switch language {
    case 0: return "\(file) là tệp của thứ khác. Tệp này được giữ nguyên"  // statusForeign, vi
    case 1: return "\(file) 是其他用途的文件，保持原样"  // statusForeign, zh
    default: return "\(file) is a file of something else. It is left as it is"  // statusForeign, en
    }
  }

  package var statusRecover: String {
    switch language {
    case 0: return "Khôi phục dữ liệu đã lưu gần nhất"  // statusRecover, vi
    case 1: return "恢复上次保存的数据"  // statusRecover, zh
    default: return "Bring back the last saved data"  // statusRecover, en
    }
  }

  package var statusGoOn: String {
    switch language {
    case 0: return "Tiếp tục với những gì đọc được"  // statusGoOn, vi
    case 1: return "用能读取的数据继续"  // statusGoOn, zh
    default: return "Go on with what can be read"  // statusGoOn, en
    }
  }

  package var statusCurrency: String {
    switch language {
    case 0: return "Loại tiền chính"  // statusCurrency, vi
    case 1: return "主要货币"  // statusCurrency, zh
    default: return "Main currency"  // statusCurrency, en
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

  package func settingWeekDays(count: Int, shown: String? = nil, day: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(day), tuần 1 có \(shown) ngày"  // settingWeekDays, vi
    case (1, _): return "\(day)，第 1 周有 \(shown) 天"  // settingWeekDays, zh
    case (_, 1): return "\(day), week 1 with \(shown) day"  // settingWeekDays, en, one
    default: return "\(day), week 1 with \(shown) days"  // settingWeekDays, en, other
    }
  }

  package func importReplace(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Thay thế dữ liệu đã có (\(shown) dòng)?"  // importReplace, vi
    case (1, _): return "替换原有数据（\(shown) 行）？"  // importReplace, zh
    case (_, 1): return "Replace what was there (\(shown) row)?"  // importReplace, en, one
    default: return "Replace what was there (\(shown) rows)?"  // importReplace, en, other
    }
  }

  package func importRows(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) dòng"  // importRows, vi
    case (1, _): return "\(shown) 行"  // importRows, zh
    case (_, 1): return "\(shown) row"  // importRows, en, one
    default: return "\(shown) rows"  // importRows, en, other
    }
  }

  package func importNotSpent(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Trong đó \(shown) dòng là thu nhập hoặc chuyển khoản, không tính"  // importNotSpent, vi
    case (1, _): return "其中 \(shown) 行是收入或转账，不计"  // importNotSpent, zh
    case (_, 1): return "\(shown) of them is income or a transfer, which does not count"  // importNotSpent, en, one
    default: return "\(shown) of them are income or transfers, which do not count"  // importNotSpent, en, other
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
    case (0, _): return "\(shown) dòng có hai lần với cùng id, chỉ tính một lần: \(lines)"  // importRepeated, vi
    case (1, _): return "\(shown) 行以相同 id 出现两次，只计一次：\(lines)"  // importRepeated, zh
    case (_, 1): return "\(shown) row is there twice with the same id and counts once: \(lines)"  // importRepeated, en, one
    default: return "\(shown) rows are there twice with the same id and count once: \(lines)"  // importRepeated, en, other
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

  package func importMissing(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) hóa đơn hoặc khoản trả nhắc đến phần kia bị thiếu; vẫn được tính"  // importMissing, vi
    case (1, _): return "\(shown) 张账单或付款所指的另一方缺失，仍计入"  // importMissing, zh
    case (_, 1): return "\(shown) bill or payment names the other, which is missing; it counts"  // importMissing, en, one
    default: return "\(shown) bills or payments name the other, which is missing; they count"  // importMissing, en, other
    }
  }

  package func lossMore(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) tổng nữa sẽ giảm"  // lossMore, vi
    case (1, _): return "另有 \(shown) 项合计将减少"  // lossMore, zh
    case (_, 1): return "\(shown) more sum would fall"  // lossMore, en, one
    default: return "\(shown) more sums would fall"  // lossMore, en, other
    }
  }

  package func lossDoubles(count: Int, shown: String? = nil, amount: String, first: String, second: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) dòng, \(amount), có trong cả \(first) và \(second), bị tính hai lần"  // lossDoubles, vi
    case (1, _): return "\(shown) 行（\(amount)）同时在 \(first) 和 \(second) 中，会计两次"  // lossDoubles, zh
    case (_, 1): return "\(shown) row, \(amount), is in both \(first) and \(second) and counts twice"  // lossDoubles, en, one
    default: return "\(shown) rows, \(amount), are in both \(first) and \(second) and count twice"  // lossDoubles, en, other
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
