// The texts of BudgetScreens in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
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
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    case 4: self.language = 2  // ja has the texts of en
    case 5: self.language = 1  // hant has the texts of zh
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
    case 1: return "App 的 JSON，或 UTF-8 编码的 CSV，须有 date 和 amount 两列，另可有 currency、category、kind、note 和 id。日期如 2026-02-17，金额如 12.50。请一次选取所有文件：它们一起替换此前的文件。只保留合计。"  // screenAbout, zh
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

  package var formChange: String {
    switch language {
    case 0: return "Sửa khoản chi"  // formChange, vi
    case 1: return "修改支出"  // formChange, zh
    default: return "Change spending"  // formChange, en
    }
  }

  package var formRemove: String {
    switch language {
    case 0: return "Xóa"  // formRemove, vi
    case 1: return "删除"  // formRemove, zh
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
    case 1: return "撤销将删除 \(entry)"  // undoAdded, zh
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
    case 1: return "撤销将把条目改回 \(entry)"  // undoChanged, zh
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

  package var importUnopened: String {
    switch language {
    case 0: return "Không mở được tệp"  // importUnopened, vi
    case 1: return "无法打开文件"  // importUnopened, zh
    default: return "The file could not be opened"  // importUnopened, en
    }
  }

  package var importRefused: String {
    switch language {
    case 0: return "Không nhập được. Không có gì thay đổi."  // importRefused, vi
    case 1: return "无法导入，没有任何更改。"  // importRefused, zh
    default: return "This cannot be imported. Nothing has changed."  // importRefused, en
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
    case 1: return "没有更早的副本。App 可用能读取的数据继续，届时可能缺少预算、类别或条目；无法读取的数据会保留"  // statusNoBackup, zh
    default: return "There is no older copy. The app can go on with what can be read; budgets, categories or entries may be missing then. The data that cannot be read is kept"  // statusNoBackup, en
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
    case (1, _): return "\(day)，第1周有\(shown)天"  // settingWeekDays, zh
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
}
