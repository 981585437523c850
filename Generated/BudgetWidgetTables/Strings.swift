// The texts of BudgetWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key; {name} stands for a value.
//
// Inputs, with their SHA-256:
//   6ed5778492c2dd7d016922924e23802a40a64e3423dd83869502375a00b99b39  Data/strings/BudgetWidget.en.tsv
//   1e794f526ca050e2ba5530b24067fa97268044546c850f6b9c62df11fbf3acbd  Data/strings/BudgetWidget.vi.tsv
//   126503886f05e066622842ad6900cc7a66ca1ca527b7e9d5b7e90ef64dac4b3f  Data/strings/BudgetWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The keys of the texts, in the order of the tables.
package enum Text: Int, CaseIterable, Sendable {
  case budgetName
  case budgetDescription
  case spendingName
  case spendingDescription
  case week
  case weekAndYear
  case year
  case financialYear
  case financialYears
  case dateRange
  case thisDay
  case thisWeek
  case thisMonth
  case thisYear
  case thisFinancialYear
  case levelGood
  case levelWarning
  case levelDanger
  case levelSpent
  case levelOver
  case spent
  case left
  case over
  case total
  case amountLeft
  case amountOver
  case ofBudget
  case paceAhead
  case paceBehind
  case paceEven
  case changeUp
  case changeDown
  case changeUpBeyond
  case changeDownBeyond
  case changeNone
  case otherCategories
  case uncategorised
  case sampleHousing
  case sampleFood
  case sampleTransport
  case otherCurrency
  case noBudget
  case setBudget
  case noSpending
  case openApp
  case unreadable
  case newerVersion
  case tooLarge
  case outsideCalendar
  case categoriesUnknown
  case asOf
  case budgetLabel
  case budgetOfCategoryLabel
  case spendingLabel
  case spokenLeft
  case spokenOver
  case spokenZero
  case spokenNoBudget
  case spokenCategory
  case spokenPair
  case inlineLeft
  case inlineOver
  case inlineSpent
  case percentBeyond
}

/// The texts by key.
let texts_vi: [String] = [
  "Ngân sách",  // budgetName
  "Xem ngân sách còn lại của tuần, tháng hoặc năm",  // budgetDescription
  "Tổng chi tiêu",  // spendingName
  "Xem tổng chi tiêu của ngày, tuần, tháng hoặc năm",  // spendingDescription
  "Tuần {number}",  // week
  "Tuần {number}, {year}",  // weekAndYear
  "Năm {year}",  // year
  "Năm tài chính {year}",  // financialYear
  "Năm tài chính {first}–{last}",  // financialYears
  "{first} – {last}",  // dateRange
  "Hôm nay",  // thisDay
  "Tuần này",  // thisWeek
  "Tháng này",  // thisMonth
  "Năm nay",  // thisYear
  "Năm tài chính này",  // thisFinancialYear
  "Trong hạn mức",  // levelGood
  "Sắp chạm hạn mức",  // levelWarning
  "Gần hết ngân sách",  // levelDanger
  "Đã dùng hết",  // levelSpent
  "Vượt ngân sách",  // levelOver
  "Đã chi",  // spent
  "Còn lại",  // left
  "Vượt mức",  // over
  "Tổng cộng",  // total
  "Còn {amount}",  // amountLeft
  "Vượt {amount}",  // amountOver
  "trong {amount}",  // ofBudget
  "Chi nhanh hơn tiến độ {amount}",  // paceAhead
  "Chi chậm hơn tiến độ {amount}",  // paceBehind
  "Đúng tiến độ",  // paceEven
  "Tăng {percent} so với cùng kỳ năm ngoái",  // changeUp
  "Giảm {percent} so với cùng kỳ năm ngoái",  // changeDown
  "Tăng hơn {percent} so với cùng kỳ năm ngoái",  // changeUpBeyond
  "Giảm hơn {percent} so với cùng kỳ năm ngoái",  // changeDownBeyond
  "Bằng cùng kỳ năm ngoái",  // changeNone
  "Khác",  // otherCategories
  "Chưa phân loại",  // uncategorised
  "Nhà ở",  // sampleHousing
  "Ăn uống",  // sampleFood
  "Đi lại",  // sampleTransport
  "Ngoài ra còn {amount}",  // otherCurrency
  "Chưa đặt ngân sách",  // noBudget
  "Đặt ngân sách",  // setBudget
  "Chưa có chi tiêu",  // noSpending
  "Mở {app} để bắt đầu",  // openApp
  "Không đọc được dữ liệu. Hãy mở {app}",  // unreadable
  "Hãy cập nhật {app}",  // newerVersion
  "Số tiền quá lớn để tính tổng",  // tooLarge
  "Không có dữ liệu lịch cho ngày này",  // outsideCalendar
  "Mở {app} để tính lại các danh mục",  // categoriesUnknown
  "Số liệu ngày {date}",  // asOf
  "Ngân sách, {period}",  // budgetLabel
  "Ngân sách {category}, {period}",  // budgetOfCategoryLabel
  "Tổng chi tiêu, {period}",  // spendingLabel
  "Đã chi {spent} trong {budget}, {percent}, {level}, còn {amount}",  // spokenLeft
  "Đã chi {spent} trong {budget}, {percent}, {level}, vượt {amount}",  // spokenOver
  "Đã chi {spent}, ngân sách {budget}, {level}",  // spokenZero
  "Đã chi {spent}, chưa đặt ngân sách",  // spokenNoBudget
  "{amount}, {percent} tổng chi tiêu",  // spokenCategory
  "{first}, {second}",  // spokenPair
  "{period}: còn {amount}",  // inlineLeft
  "{period}: vượt {amount}",  // inlineOver
  "{period}: đã chi {amount}",  // inlineSpent
  "Trên {percent}",  // percentBeyond
]

/// The texts by key.
let texts_zh: [String] = [
  "预算",  // budgetName
  "查看本周、本月或本年的剩余预算",  // budgetDescription
  "总支出",  // spendingName
  "查看今天、本周、本月或本年的总支出",  // spendingDescription
  "第{number}周",  // week
  "{year}年第{number}周",  // weekAndYear
  "{year}年",  // year
  "{year}财年",  // financialYear
  "{first}–{last}财年",  // financialYears
  "{first}至{last}",  // dateRange
  "今天",  // thisDay
  "本周",  // thisWeek
  "本月",  // thisMonth
  "今年",  // thisYear
  "本财年",  // thisFinancialYear
  "正常",  // levelGood
  "接近预算",  // levelWarning
  "即将用完",  // levelDanger
  "已用完",  // levelSpent
  "超出预算",  // levelOver
  "已支出",  // spent
  "剩余",  // left
  "超支",  // over
  "合计",  // total
  "剩余{amount}",  // amountLeft
  "超支{amount}",  // amountOver
  "预算{amount}",  // ofBudget
  "比平均进度多花{amount}",  // paceAhead
  "比平均进度少花{amount}",  // paceBehind
  "与平均进度一致",  // paceEven
  "同比增加{percent}",  // changeUp
  "同比减少{percent}",  // changeDown
  "同比增加超过{percent}",  // changeUpBeyond
  "同比减少超过{percent}",  // changeDownBeyond
  "与去年同期持平",  // changeNone
  "其他",  // otherCategories
  "未分类",  // uncategorised
  "住房",  // sampleHousing
  "餐饮",  // sampleFood
  "交通",  // sampleTransport
  "另有{amount}",  // otherCurrency
  "未设预算",  // noBudget
  "设置预算",  // setBudget
  "暂无支出",  // noSpending
  "打开{app}开始使用",  // openApp
  "无法读取数据，请打开{app}",  // unreadable
  "请更新{app}",  // newerVersion
  "金额过大，无法合计",  // tooLarge
  "无法显示此日期",  // outsideCalendar
  "打开{app}以重新统计分类",  // categoriesUnknown
  "数据截至{date}",  // asOf
  "预算，{period}",  // budgetLabel
  "{category}预算，{period}",  // budgetOfCategoryLabel
  "总支出，{period}",  // spendingLabel
  "预算{budget}，已支出{spent}，{percent}，{level}，剩余{amount}",  // spokenLeft
  "预算{budget}，已支出{spent}，{percent}，{level}，超支{amount}",  // spokenOver
  "预算{budget}，已支出{spent}，{level}",  // spokenZero
  "已支出{spent}，未设预算",  // spokenNoBudget
  "{amount}，占总支出{percent}",  // spokenCategory
  "{first}，{second}",  // spokenPair
  "{period}：剩余{amount}",  // inlineLeft
  "{period}：超支{amount}",  // inlineOver
  "{period}：已支出{amount}",  // inlineSpent
  "{percent}以上",  // percentBeyond
]

/// The texts by key.
let texts_en: [String] = [
  "Budget",  // budgetName
  "See what is left of this week’s, month’s or year’s budget",  // budgetDescription
  "Total Spending",  // spendingName
  "See what you spent today, this week, this month or this year",  // spendingDescription
  "Week {number}",  // week
  "Week {number}, {year}",  // weekAndYear
  "{year}",  // year
  "FY {year}",  // financialYear
  "FY {first}–{last}",  // financialYears
  "{first} – {last}",  // dateRange
  "Today",  // thisDay
  "This week",  // thisWeek
  "This month",  // thisMonth
  "This year",  // thisYear
  "This financial year",  // thisFinancialYear
  "On track",  // levelGood
  "Close to budget",  // levelWarning
  "Almost spent",  // levelDanger
  "All spent",  // levelSpent
  "Over budget",  // levelOver
  "Spent",  // spent
  "Left",  // left
  "Over",  // over
  "Total",  // total
  "{amount} left",  // amountLeft
  "{amount} over",  // amountOver
  "of {amount}",  // ofBudget
  "{amount} ahead of an even pace",  // paceAhead
  "{amount} behind an even pace",  // paceBehind
  "At an even pace",  // paceEven
  "Up {percent} on last year",  // changeUp
  "Down {percent} on last year",  // changeDown
  "Up more than {percent} on last year",  // changeUpBeyond
  "Down more than {percent} on last year",  // changeDownBeyond
  "Same as last year",  // changeNone
  "Other",  // otherCategories
  "Uncategorised",  // uncategorised
  "Housing",  // sampleHousing
  "Food",  // sampleFood
  "Transport",  // sampleTransport
  "Plus {amount}",  // otherCurrency
  "No budget set",  // noBudget
  "Set a budget",  // setBudget
  "Nothing spent yet",  // noSpending
  "Open {app} to begin",  // openApp
  "The data cannot be read. Open {app}",  // unreadable
  "Update {app} to see this",  // newerVersion
  "The amounts are too large to add up",  // tooLarge
  "This date cannot be shown",  // outsideCalendar
  "Open {app} to add up the categories",  // categoriesUnknown
  "As of {date}",  // asOf
  "Budget, {period}",  // budgetLabel
  "Budget for {category}, {period}",  // budgetOfCategoryLabel
  "Total spending, {period}",  // spendingLabel
  "Spent {spent} of {budget}, {percent}, {level}, {amount} left",  // spokenLeft
  "Spent {spent} of {budget}, {percent}, {level}, {amount} over",  // spokenOver
  "Spent {spent}, budget {budget}, {level}",  // spokenZero
  "Spent {spent}, no budget set",  // spokenNoBudget
  "{amount}, {percent} of spending",  // spokenCategory
  "{first}, {second}",  // spokenPair
  "{period}: {amount} left",  // inlineLeft
  "{period}: {amount} over",  // inlineOver
  "{period}: {amount} spent",  // inlineSpent
  "Over {percent}",  // percentBeyond
]

/// A text with its placeholders.
package func textTemplate(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return texts_vi[index]
  case 1: return texts_zh[index]
  default: return texts_en[index]
  }
}

/// The keys of the texts that depend on a number, in the order of the tables.
package enum CountedText: Int, CaseIterable, Sendable {
  case perDay
  case otherCurrencies
  case skipped
}

/// Two texts a key: for 1, and for other numbers.
let countedTexts_vi: [String] = [
  "Mỗi ngày {amount}, còn {count} ngày",  // perDay, one
  "Mỗi ngày {amount}, còn {count} ngày",  // perDay, other
  "Ngoài ra còn {count} loại tiền khác",  // otherCurrencies, one
  "Ngoài ra còn {count} loại tiền khác",  // otherCurrencies, other
  "Không đọc được {count} mục",  // skipped, one
  "Không đọc được {count} mục",  // skipped, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_zh: [String] = [
  "每天{amount}，还剩{count}天",  // perDay, one
  "每天{amount}，还剩{count}天",  // perDay, other
  "另有{count}种其他货币",  // otherCurrencies, one
  "另有{count}种其他货币",  // otherCurrencies, other
  "有{count}项无法读取",  // skipped, one
  "有{count}项无法读取",  // skipped, other
]

/// Two texts a key: for 1, and for other numbers.
let countedTexts_en: [String] = [
  "{amount} for {count} day",  // perDay, one
  "{amount} a day for {count} days",  // perDay, other
  "Plus {count} other currency",  // otherCurrencies, one
  "Plus {count} other currencies",  // otherCurrencies, other
  "{count} item could not be read",  // skipped, one
  "{count} items could not be read",  // skipped, other
]

/// The text for 1.
package func countedTextTemplateForOne(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return countedTexts_vi[2 * index]
  case 1: return countedTexts_zh[2 * index]
  default: return countedTexts_en[2 * index]
  }
}

/// The text for other numbers than 1.
package func countedTextTemplate(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return countedTexts_vi[2 * index + 1]
  case 1: return countedTexts_zh[2 * index + 1]
  default: return countedTexts_en[2 * index + 1]
  }
}
