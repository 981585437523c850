// The texts of BudgetWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/BudgetWidget.en.tsv
//   Data/strings/BudgetWidget.vi.tsv
//   Data/strings/BudgetWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of BudgetWidget in a language.
package struct BudgetWidgetStrings: Hashable, Sendable {
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

  package var budgetName: String {
    switch language {
    case 0: return "Ngân sách"  // budgetName, vi
    case 1: return "预算"  // budgetName, zh
    default: return "Budget"  // budgetName, en
    }
  }

  package var budgetDescription: String {
    switch language {
    case 0: return "Xem ngân sách còn lại của tuần, tháng hoặc năm"  // budgetDescription, vi
    case 1: return "查看本周、本月或本年的剩余预算"  // budgetDescription, zh
    default: return "See what is left of this week’s, month’s or year’s budget"  // budgetDescription, en
    }
  }

  package var spendingName: String {
    switch language {
    case 0: return "Tổng chi tiêu"  // spendingName, vi
    case 1: return "总支出"  // spendingName, zh
    default: return "Total Spending"  // spendingName, en
    }
  }

  package var spendingDescription: String {
    switch language {
    case 0: return "Xem tổng chi tiêu của ngày, tuần, tháng hoặc năm"  // spendingDescription, vi
    case 1: return "查看今天、本周、本月或本年的总支出"  // spendingDescription, zh
    default: return "See what you spent today, this week, this month or this year"  // spendingDescription, en
    }
  }

  package func week(number: String) -> String {
    switch language {
    case 0: return "Tuần \(number)"  // week, vi
    case 1: return "第\(number)周"  // week, zh
    default: return "Week \(number)"  // week, en
    }
  }

  package func weekAndYear(number: String, year: String) -> String {
    switch language {
    case 0: return "Tuần \(number), \(year)"  // weekAndYear, vi
    case 1: return "\(year)年第\(number)周"  // weekAndYear, zh
    default: return "Week \(number), \(year)"  // weekAndYear, en
    }
  }

  package func year(year: String) -> String {
    switch language {
    case 0: return "Năm \(year)"  // year, vi
    case 1: return "\(year)年"  // year, zh
    default: return "\(year)"  // year, en
    }
  }

  package func financialYear(year: String) -> String {
    switch language {
    case 0: return "Năm tài chính \(year)"  // financialYear, vi
    case 1: return "\(year)财年"  // financialYear, zh
    default: return "FY \(year)"  // financialYear, en
    }
  }

  package func financialYears(first: String, last: String) -> String {
    switch language {
    case 0: return "Năm tài chính \(first)–\(last)"  // financialYears, vi
    case 1: return "\(first)–\(last)财年"  // financialYears, zh
    default: return "FY \(first)–\(last)"  // financialYears, en
    }
  }

  package func financialYearShort(year: String) -> String {
    switch language {
    case 0: return "Năm TC \(year)"  // financialYearShort, vi
    case 1: return "\(year)财年"  // financialYearShort, zh
    default: return "FY \(year)"  // financialYearShort, en
    }
  }

  package func financialYearsShort(first: String, last: String) -> String {
    switch language {
    case 0: return "TC \(first)–\(last)"  // financialYearsShort, vi
    case 1: return "\(first)–\(last)财年"  // financialYearsShort, zh
    default: return "FY \(first)–\(last)"  // financialYearsShort, en
    }
  }

  package func dateRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) – \(last)"  // dateRange, vi
    case 1: return "\(first)至\(last)"  // dateRange, zh
    default: return "\(first) – \(last)"  // dateRange, en
    }
  }

  package var thisDay: String {
    switch language {
    case 0: return "Hôm nay"  // thisDay, vi
    case 1: return "今天"  // thisDay, zh
    default: return "Today"  // thisDay, en
    }
  }

  package var thisWeek: String {
    switch language {
    case 0: return "Tuần này"  // thisWeek, vi
    case 1: return "本周"  // thisWeek, zh
    default: return "This week"  // thisWeek, en
    }
  }

  package var thisMonth: String {
    switch language {
    case 0: return "Tháng này"  // thisMonth, vi
    case 1: return "本月"  // thisMonth, zh
    default: return "This month"  // thisMonth, en
    }
  }

  package var thisYear: String {
    switch language {
    case 0: return "Năm nay"  // thisYear, vi
    case 1: return "今年"  // thisYear, zh
    default: return "This year"  // thisYear, en
    }
  }

  package var thisFinancialYear: String {
    switch language {
    case 0: return "Năm tài chính này"  // thisFinancialYear, vi
    case 1: return "本财年"  // thisFinancialYear, zh
    default: return "This financial year"  // thisFinancialYear, en
    }
  }

  package var thisFinancialYearShort: String {
    switch language {
    case 0: return "Năm TC này"  // thisFinancialYearShort, vi
    case 1: return "本财年"  // thisFinancialYearShort, zh
    default: return "This FY"  // thisFinancialYearShort, en
    }
  }

  package var levelGood: String {
    switch language {
    case 0: return "Trong ngân sách"  // levelGood, vi
    case 1: return "预算内"  // levelGood, zh
    default: return "Within budget"  // levelGood, en
    }
  }

  package var levelWarning: String {
    switch language {
    case 0: return "Ngân sách còn ít"  // levelWarning, vi
    case 1: return "接近预算"  // levelWarning, zh
    default: return "Close to budget"  // levelWarning, en
    }
  }

  package var levelDanger: String {
    switch language {
    case 0: return "Gần hết ngân sách"  // levelDanger, vi
    case 1: return "即将用完"  // levelDanger, zh
    default: return "Almost spent"  // levelDanger, en
    }
  }

  package var levelSpent: String {
    switch language {
    case 0: return "Đã dùng hết"  // levelSpent, vi
    case 1: return "已用完"  // levelSpent, zh
    default: return "All spent"  // levelSpent, en
    }
  }

  package var levelOver: String {
    switch language {
    case 0: return "Vượt ngân sách"  // levelOver, vi
    case 1: return "超出预算"  // levelOver, zh
    default: return "Over budget"  // levelOver, en
    }
  }

  package var levelRefunded: String {
    switch language {
    case 0: return "Hoàn nhiều hơn chi"  // levelRefunded, vi
    case 1: return "退款多于支出"  // levelRefunded, zh
    default: return "More refunded than spent"  // levelRefunded, en
    }
  }

  package var levelGoodShort: String {
    switch language {
    case 0: return "Ổn"  // levelGoodShort, vi
    case 1: return "预算内"  // levelGoodShort, zh
    default: return "Within"  // levelGoodShort, en
    }
  }

  package var levelWarningShort: String {
    switch language {
    case 0: return "Còn ít"  // levelWarningShort, vi
    case 1: return "接近"  // levelWarningShort, zh
    default: return "Close"  // levelWarningShort, en
    }
  }

  package var levelDangerShort: String {
    switch language {
    case 0: return "Gần hết"  // levelDangerShort, vi
    case 1: return "将用完"  // levelDangerShort, zh
    default: return "Almost spent"  // levelDangerShort, en
    }
  }

  package var levelSpentShort: String {
    switch language {
    case 0: return "Đã hết"  // levelSpentShort, vi
    case 1: return "已用完"  // levelSpentShort, zh
    default: return "All spent"  // levelSpentShort, en
    }
  }

  package var levelOverShort: String {
    switch language {
    case 0: return "Vượt"  // levelOverShort, vi
    case 1: return "超支"  // levelOverShort, zh
    default: return "Over"  // levelOverShort, en
    }
  }

  package var levelRefundedShort: String {
    switch language {
    case 0: return "Hoàn"  // levelRefundedShort, vi
    case 1: return "退款"  // levelRefundedShort, zh
    default: return "Credit"  // levelRefundedShort, en
    }
  }

  package var spent: String {
    switch language {
    case 0: return "Đã chi"  // spent, vi
    case 1: return "已支出"  // spent, zh
    default: return "Spent"  // spent, en
    }
  }

  package var left: String {
    switch language {
    case 0: return "Còn lại"  // left, vi
    case 1: return "剩余"  // left, zh
    default: return "Left"  // left, en
    }
  }

  package var over: String {
    switch language {
    case 0: return "Vượt mức"  // over, vi
    case 1: return "超支"  // over, zh
    default: return "Over"  // over, en
    }
  }

  package var total: String {
    switch language {
    case 0: return "Tổng cộng"  // total, vi
    case 1: return "合计"  // total, zh
    default: return "Total"  // total, en
    }
  }

  package func amountLeft(amount: String) -> String {
    switch language {
    case 0: return "Còn \(amount)"  // amountLeft, vi
    case 1: return "剩余\(amount)"  // amountLeft, zh
    default: return "\(amount) left"  // amountLeft, en
    }
  }

  package func amountOver(amount: String) -> String {
    switch language {
    case 0: return "Vượt \(amount)"  // amountOver, vi
    case 1: return "超支\(amount)"  // amountOver, zh
    default: return "\(amount) over"  // amountOver, en
    }
  }

  package func ofBudget(amount: String) -> String {
    switch language {
    case 0: return "trong \(amount)"  // ofBudget, vi
    case 1: return "预算\(amount)"  // ofBudget, zh
    default: return "of \(amount)"  // ofBudget, en
    }
  }

  package func overBudget(amount: String) -> String {
    switch language {
    case 0: return "so với ngân sách \(amount)"  // overBudget, vi
    case 1: return "预算\(amount)"  // overBudget, zh
    default: return "budget of \(amount)"  // overBudget, en
    }
  }

  package func overBudgetShort(amount: String) -> String {
    switch language {
    case 0: return "trên \(amount)"  // overBudgetShort, vi
    case 1: return "预算\(amount)"  // overBudgetShort, zh
    default: return "\(amount)"  // overBudgetShort, en
    }
  }

  package func leftToday(amount: String) -> String {
    switch language {
    case 0: return "Hôm nay còn \(amount)"  // leftToday, vi
    case 1: return "今日剩余\(amount)"  // leftToday, zh
    default: return "\(amount) left today"  // leftToday, en
    }
  }

  package func overToday(amount: String) -> String {
    switch language {
    case 0: return "Hôm nay vượt \(amount)"  // overToday, vi
    case 1: return "今日超支\(amount)"  // overToday, zh
    default: return "\(amount) over today’s share"  // overToday, en
    }
  }

  package func paceAhead(amount: String) -> String {
    switch language {
    case 0: return "Chi nhiều hơn dự kiến \(amount)"  // paceAhead, vi
    case 1: return "比平均进度多花\(amount)"  // paceAhead, zh
    default: return "\(amount) over an even pace"  // paceAhead, en
    }
  }

  package func paceBehind(amount: String) -> String {
    switch language {
    case 0: return "Chi ít hơn dự kiến \(amount)"  // paceBehind, vi
    case 1: return "比平均进度少花\(amount)"  // paceBehind, zh
    default: return "\(amount) under an even pace"  // paceBehind, en
    }
  }

  package var paceEven: String {
    switch language {
    case 0: return "Chi đúng dự kiến"  // paceEven, vi
    case 1: return "与平均进度一致"  // paceEven, zh
    default: return "At an even pace"  // paceEven, en
    }
  }

  package func changeUp(percent: String) -> String {
    switch language {
    case 0: return "Tăng \(percent) so với cùng kỳ năm ngoái"  // changeUp, vi
    case 1: return "同比增加\(percent)"  // changeUp, zh
    default: return "Up \(percent) on last year"  // changeUp, en
    }
  }

  package func changeDown(percent: String) -> String {
    switch language {
    case 0: return "Giảm \(percent) so với cùng kỳ năm ngoái"  // changeDown, vi
    case 1: return "同比减少\(percent)"  // changeDown, zh
    default: return "Down \(percent) on last year"  // changeDown, en
    }
  }

  package func changeUpBeyond(percent: String) -> String {
    switch language {
    case 0: return "Tăng hơn \(percent) so với cùng kỳ năm ngoái"  // changeUpBeyond, vi
    case 1: return "同比增加超过\(percent)"  // changeUpBeyond, zh
    default: return "Up more than \(percent) on last year"  // changeUpBeyond, en
    }
  }

  package func changeDownBeyond(percent: String) -> String {
    switch language {
    case 0: return "Giảm hơn \(percent) so với cùng kỳ năm ngoái"  // changeDownBeyond, vi
    case 1: return "同比减少超过\(percent)"  // changeDownBeyond, zh
    default: return "Down more than \(percent) on last year"  // changeDownBeyond, en
    }
  }

  package func changeUpShort(percent: String) -> String {
    switch language {
    case 0: return "Tăng \(percent) so cùng kỳ"  // changeUpShort, vi
    case 1: return "同比增加\(percent)"  // changeUpShort, zh
    default: return "Up \(percent) on last year"  // changeUpShort, en
    }
  }

  package func changeDownShort(percent: String) -> String {
    switch language {
    case 0: return "Giảm \(percent) so cùng kỳ"  // changeDownShort, vi
    case 1: return "同比减少\(percent)"  // changeDownShort, zh
    default: return "Down \(percent) on last year"  // changeDownShort, en
    }
  }

  package func changeUpBeyondShort(percent: String) -> String {
    switch language {
    case 0: return "Tăng hơn \(percent) so cùng kỳ"  // changeUpBeyondShort, vi
    case 1: return "同比增超\(percent)"  // changeUpBeyondShort, zh
    default: return "Up over \(percent) on last year"  // changeUpBeyondShort, en
    }
  }

  package func changeDownBeyondShort(percent: String) -> String {
    switch language {
    case 0: return "Giảm hơn \(percent) so cùng kỳ"  // changeDownBeyondShort, vi
    case 1: return "同比减超\(percent)"  // changeDownBeyondShort, zh
    default: return "Down over \(percent) on last year"  // changeDownBeyondShort, en
    }
  }

  package var changeNone: String {
    switch language {
    case 0: return "Bằng cùng kỳ năm ngoái"  // changeNone, vi
    case 1: return "与去年同期持平"  // changeNone, zh
    default: return "Same as last year"  // changeNone, en
    }
  }

  package var otherCategories: String {
    switch language {
    case 0: return "Khác"  // otherCategories, vi
    case 1: return "其他"  // otherCategories, zh
    default: return "Other"  // otherCategories, en
    }
  }

  package var uncategorised: String {
    switch language {
    case 0: return "Chưa phân loại"  // uncategorised, vi
    case 1: return "未分类"  // uncategorised, zh
    default: return "Uncategorised"  // uncategorised, en
    }
  }

  package var refunds: String {
    switch language {
    case 0: return "Tiền hoàn lại"  // refunds, vi
    case 1: return "退款"  // refunds, zh
    default: return "Refunds"  // refunds, en
    }
  }

  package func refunded(amount: String) -> String {
    switch language {
    case 0: return "Hoàn \(amount)"  // refunded, vi
    case 1: return "退回\(amount)"  // refunded, zh
    default: return "\(amount) back"  // refunded, en
    }
  }

  package var sampleHousing: String {
    switch language {
    case 0: return "Nhà ở"  // sampleHousing, vi
    case 1: return "住房"  // sampleHousing, zh
    default: return "Housing"  // sampleHousing, en
    }
  }

  package var sampleFood: String {
    switch language {
    case 0: return "Ăn uống"  // sampleFood, vi
    case 1: return "餐饮"  // sampleFood, zh
    default: return "Food"  // sampleFood, en
    }
  }

  package var sampleTransport: String {
    switch language {
    case 0: return "Đi lại"  // sampleTransport, vi
    case 1: return "交通"  // sampleTransport, zh
    default: return "Transport"  // sampleTransport, en
    }
  }

  package func otherCurrency(amount: String) -> String {
    switch language {
    case 0: return "Đã chi thêm \(amount)"  // otherCurrency, vi
    case 1: return "另有\(amount)"  // otherCurrency, zh
    default: return "Plus \(amount)"  // otherCurrency, en
    }
  }

  package var noBudget: String {
    switch language {
    case 0: return "Chưa đặt ngân sách"  // noBudget, vi
    case 1: return "未设预算"  // noBudget, zh
    default: return "No budget set"  // noBudget, en
    }
  }

  package var setBudget: String {
    switch language {
    case 0: return "Đặt ngân sách"  // setBudget, vi
    case 1: return "设置预算"  // setBudget, zh
    default: return "Set a budget"  // setBudget, en
    }
  }

  package var noSpending: String {
    switch language {
    case 0: return "Chưa có chi tiêu"  // noSpending, vi
    case 1: return "暂无支出"  // noSpending, zh
    default: return "Nothing spent yet"  // noSpending, en
    }
  }

  package var openApp: String {
    switch language {
    case 0: return "Mở ứng dụng để bắt đầu"  // openApp, vi
    case 1: return "打开 App 开始使用"  // openApp, zh
    default: return "Open the app to begin"  // openApp, en
    }
  }

  package var unreadable: String {
    switch language {
    case 0: return "Không đọc được dữ liệu. Hãy mở ứng dụng"  // unreadable, vi
    case 1: return "无法读取数据，请打开 App"  // unreadable, zh
    default: return "The data cannot be read. Open the app"  // unreadable, en
    }
  }

  package var unreadableShort: String {
    switch language {
    case 0: return "Lỗi dữ liệu. Hãy mở ứng dụng"  // unreadableShort, vi
    case 1: return "无法读取，请打开 App"  // unreadableShort, zh
    default: return "Cannot be read. Open the app"  // unreadableShort, en
    }
  }

  package var unavailable: String {
    switch language {
    case 0: return "Hiện chưa mở được dữ liệu"  // unavailable, vi
    case 1: return "暂时无法打开数据"  // unavailable, zh
    default: return "The data can’t be opened right now"  // unavailable, en
    }
  }

  package var unavailableShort: String {
    switch language {
    case 0: return "Chưa mở được dữ liệu"  // unavailableShort, vi
    case 1: return "暂时无法打开"  // unavailableShort, zh
    default: return "Can’t be opened now"  // unavailableShort, en
    }
  }

  package var newerVersion: String {
    switch language {
    case 0: return "Hãy cập nhật ứng dụng"  // newerVersion, vi
    case 1: return "请更新 App"  // newerVersion, zh
    default: return "Update the app to see this"  // newerVersion, en
    }
  }

  package var tooLarge: String {
    switch language {
    case 0: return "Số tiền quá lớn, không cộng được"  // tooLarge, vi
    case 1: return "金额过大，无法合计"  // tooLarge, zh
    default: return "The amounts are too large to add up"  // tooLarge, en
    }
  }

  package var outsideCalendar: String {
    switch language {
    case 0: return "Không có dữ liệu lịch cho ngày này"  // outsideCalendar, vi
    case 1: return "无法显示此日期"  // outsideCalendar, zh
    default: return "This date cannot be shown"  // outsideCalendar, en
    }
  }

  package var categoriesUnknown: String {
    switch language {
    case 0: return "Mở ứng dụng để tính lại các danh mục"  // categoriesUnknown, vi
    case 1: return "打开 App 以重新统计各类别"  // categoriesUnknown, zh
    default: return "Open the app to add up the categories"  // categoriesUnknown, en
    }
  }

  package func asOf(date: String) -> String {
    switch language {
    case 0: return "Số liệu ngày \(date)"  // asOf, vi
    case 1: return "数据截至\(date)"  // asOf, zh
    default: return "As of \(date)"  // asOf, en
    }
  }

  package func noData(date: String) -> String {
    switch language {
    case 0: return "Chưa có số liệu sau \(date)"  // noData, vi
    case 1: return "\(date)之后暂无数据"  // noData, zh
    default: return "No data since \(date)"  // noData, en
    }
  }

  package func budgetLabel(period: String) -> String {
    switch language {
    case 0: return "Ngân sách, \(period)"  // budgetLabel, vi
    case 1: return "预算，\(period)"  // budgetLabel, zh
    default: return "Budget, \(period)"  // budgetLabel, en
    }
  }

  package func budgetOfCategoryLabel(category: String, period: String) -> String {
    switch language {
    case 0: return "Ngân sách \(category), \(period)"  // budgetOfCategoryLabel, vi
    case 1: return "\(category)预算，\(period)"  // budgetOfCategoryLabel, zh
    default: return "Budget for \(category), \(period)"  // budgetOfCategoryLabel, en
    }
  }

  package func spendingLabel(period: String) -> String {
    switch language {
    case 0: return "Tổng chi tiêu, \(period)"  // spendingLabel, vi
    case 1: return "总支出，\(period)"  // spendingLabel, zh
    default: return "Total spending, \(period)"  // spendingLabel, en
    }
  }

  package func spokenLeft(amount: String, budget: String, level: String, percent: String, spent: String) -> String {
    switch language {
    case 0: return "Đã chi \(spent) trong \(budget), \(percent), \(level), còn \(amount)"  // spokenLeft, vi
    case 1: return "预算\(budget)，已支出\(spent)，\(percent)，\(level)，剩余\(amount)"  // spokenLeft, zh
    default: return "Spent \(spent) of \(budget), \(percent), \(level), \(amount) left"  // spokenLeft, en
    }
  }

  package func spokenOver(amount: String, budget: String, level: String, percent: String, spent: String) -> String {
    switch language {
    case 0: return "Đã chi \(spent) trong \(budget), \(percent), \(level), vượt \(amount)"  // spokenOver, vi
    case 1: return "预算\(budget)，已支出\(spent)，\(percent)，\(level)，超支\(amount)"  // spokenOver, zh
    default: return "Spent \(spent) of \(budget), \(percent), \(level), \(amount) over"  // spokenOver, en
    }
  }

  package func spokenZero(budget: String, level: String, spent: String) -> String {
    switch language {
    case 0: return "Đã chi \(spent), ngân sách \(budget), \(level)"  // spokenZero, vi
    case 1: return "预算\(budget)，已支出\(spent)，\(level)"  // spokenZero, zh
    default: return "Spent \(spent), budget \(budget), \(level)"  // spokenZero, en
    }
  }

  package func spokenNoBudget(spent: String) -> String {
    switch language {
    case 0: return "Đã chi \(spent), chưa đặt ngân sách"  // spokenNoBudget, vi
    case 1: return "已支出\(spent)，未设预算"  // spokenNoBudget, zh
    default: return "Spent \(spent), no budget set"  // spokenNoBudget, en
    }
  }

  package func trendLabel(period: String) -> String {
    switch language {
    case 0: return "Diễn biến, \(period)"  // trendLabel, vi
    case 1: return "走势，\(period)"  // trendLabel, zh
    default: return "Trend, \(period)"  // trendLabel, en
    }
  }

  package func spokenTrend(amount: String, first: String, last: String, period: String) -> String {
    switch language {
    case 0: return "Từ \(first) đến \(last), cao nhất \(period): \(amount)"  // spokenTrend, vi
    case 1: return "\(first)至\(last)，最高为\(period)：\(amount)"  // spokenTrend, zh
    default: return "From \(first) to \(last), highest \(period): \(amount)"  // spokenTrend, en
    }
  }

  package func lastWeek(amount: String) -> String {
    switch language {
    case 0: return "Tuần trước: \(amount)"  // lastWeek, vi
    case 1: return "上周：\(amount)"  // lastWeek, zh
    default: return "Last week: \(amount)"  // lastWeek, en
    }
  }

  package func lastMonth(amount: String) -> String {
    switch language {
    case 0: return "Tháng trước: \(amount)"  // lastMonth, vi
    case 1: return "上月：\(amount)"  // lastMonth, zh
    default: return "Last month: \(amount)"  // lastMonth, en
    }
  }

  package func lastYear(amount: String) -> String {
    switch language {
    case 0: return "Năm ngoái: \(amount)"  // lastYear, vi
    case 1: return "去年：\(amount)"  // lastYear, zh
    default: return "Last year: \(amount)"  // lastYear, en
    }
  }

  package func lastFinancialYear(amount: String) -> String {
    switch language {
    case 0: return "Năm tài chính trước: \(amount)"  // lastFinancialYear, vi
    case 1: return "上一财年：\(amount)"  // lastFinancialYear, zh
    default: return "Last financial year: \(amount)"  // lastFinancialYear, en
    }
  }

  package func trendMost(amount: String, period: String) -> String {
    switch language {
    case 0: return "\(period): \(amount)"  // trendMost, vi
    case 1: return "\(period)：\(amount)"  // trendMost, zh
    default: return "\(period): \(amount)"  // trendMost, en
    }
  }

  package func spokenCategory(amount: String, percent: String) -> String {
    switch language {
    case 0: return "\(amount), \(percent) tổng chi tiêu"  // spokenCategory, vi
    case 1: return "\(amount)，占总支出\(percent)"  // spokenCategory, zh
    default: return "\(amount), \(percent) of spending"  // spokenCategory, en
    }
  }

  package func spokenPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // spokenPair, vi
    case 1: return "\(first)，\(second)"  // spokenPair, zh
    default: return "\(first), \(second)"  // spokenPair, en
    }
  }

  package func inlineLeft(amount: String, period: String) -> String {
    switch language {
    case 0: return "\(period): còn \(amount)"  // inlineLeft, vi
    case 1: return "\(period)：剩余\(amount)"  // inlineLeft, zh
    default: return "\(period): \(amount) left"  // inlineLeft, en
    }
  }

  package func inlineOver(amount: String, period: String) -> String {
    switch language {
    case 0: return "\(period): vượt \(amount)"  // inlineOver, vi
    case 1: return "\(period)：超支\(amount)"  // inlineOver, zh
    default: return "\(period): \(amount) over"  // inlineOver, en
    }
  }

  package func inlineSpent(amount: String, period: String) -> String {
    switch language {
    case 0: return "\(period): đã chi \(amount)"  // inlineSpent, vi
    case 1: return "\(period)：已支出\(amount)"  // inlineSpent, zh
    default: return "\(period): \(amount) spent"  // inlineSpent, en
    }
  }

  package func percentBeyond(percent: String) -> String {
    switch language {
    case 0: return "Trên \(percent)"  // percentBeyond, vi
    case 1: return "\(percent)以上"  // percentBeyond, zh
    default: return "Over \(percent)"  // percentBeyond, en
    }
  }

  package func percentBeyondShort(percent: String) -> String {
    switch language {
    case 0: return ">\(percent)"  // percentBeyondShort, vi
    case 1: return ">\(percent)"  // percentBeyondShort, zh
    default: return ">\(percent)"  // percentBeyondShort, en
    }
  }

  package func timesBudget(number: String) -> String {
    switch language {
    case 0: return "\(number)×"  // timesBudget, vi
    case 1: return "\(number)×"  // timesBudget, zh
    default: return "\(number)×"  // timesBudget, en
    }
  }

  package func timesBudgetBeyond(number: String) -> String {
    switch language {
    case 0: return ">\(number)×"  // timesBudgetBeyond, vi
    case 1: return ">\(number)×"  // timesBudgetBeyond, zh
    default: return ">\(number)×"  // timesBudgetBeyond, en
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

  package func problemText(limit: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” không phải là văn bản một dòng tối đa \(limit) ký tự"  // problemText, vi
    case 1: return "“\(text)”不是不超过 \(limit) 字的单行文本"  // problemText, zh
    default: return "“\(text)” is not a text of one line with at most \(limit) characters"  // problemText, en
    }
  }

  package func problemDay(date: String, first: String, last: String) -> String {
    switch language {
    case 0: return "\(date) không nằm giữa \(first) và \(last)"  // problemDay, vi
    case 1: return "\(date) 不在 \(first) 与 \(last) 之间"  // problemDay, zh
    default: return "\(date) is not between \(first) and \(last)"  // problemDay, en
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
    case 0: return "Không đọc được dữ liệu hiện có. Trước hết hãy khôi phục"  // problemRecover, vi
    case 1: return "现有数据无法读取，请先恢复"  // problemRecover, zh
    default: return "The existing data cannot be read. Bring it back first"  // problemRecover, en
    }
  }

  package func problemCurrencies(currencies: String) -> String {
    switch language {
    case 0: return "Các khoản tiền tính bằng \(currencies). Hãy chọn loại tiền"  // problemCurrencies, vi
    case 1: return "金额的货币为 \(currencies)，请选择货币"  // problemCurrencies, zh
    default: return "The amounts are in \(currencies). Choose a currency"  // problemCurrencies, en
    }
  }

  package func problemNotSpent(amount: String) -> String {
    switch language {
    case 0: return "\(amount) không lớn hơn 0. Tiền được hoàn lại cũng không có dấu: đó là khoản hoàn tiền"  // problemNotSpent, vi
    case 1: return "\(amount) 不大于零。退回的钱也不带符号：记为退款"  // problemNotSpent, zh
    default: return "\(amount) is not more than zero. Money that came back has no sign either: it is a refund"  // problemNotSpent, en
    }
  }

  package func problemNegative(amount: String) -> String {
    switch language {
    case 0: return "Ngân sách \(amount) là số âm. Chỉ nhận số từ 0 trở lên"  // problemNegative, vi
    case 1: return "预算 \(amount) 是负数，须为零或更多"  // problemNegative, zh
    default: return "A budget of \(amount) is negative. Zero or more is allowed"  // problemNegative, en
    }
  }

  package func problemEntry(id: String) -> String {
    switch language {
    case 0: return "Không có khoản \(id), hoặc khoản này không còn nữa"  // problemEntry, vi
    case 1: return "没有编号为 \(id) 的条目，或已不存在"  // problemEntry, zh
    default: return "There is no entry \(id), or it is not there any more"  // problemEntry, en
    }
  }

  package func problemBudget(period: String) -> String {
    switch language {
    case 0: return "Chưa đặt ngân sách: \(period)"  // problemBudget, vi
    case 1: return "没有设置预算：\(period)"  // problemBudget, zh
    default: return "No budget is set: \(period)"  // problemBudget, en
    }
  }

  package func problemBudgetOf(category: String, period: String) -> String {
    switch language {
    case 0: return "Chưa đặt ngân sách cho \(category): \(period)"  // problemBudgetOf, vi
    case 1: return "\(category)没有设置预算：\(period)"  // problemBudgetOf, zh
    default: return "No budget is set for \(category): \(period)"  // problemBudgetOf, en
    }
  }

  package var problemNoDocument: String {
    switch language {
    case 0: return "Chưa có gì ở đây. Hãy ghi khoản đã chi, đặt ngân sách hoặc nhập tệp"  // problemNoDocument, vi
    case 1: return "这里还没有内容。请记一笔支出、设置预算或导入文件"  // problemNoDocument, zh
    default: return "Nothing is here yet. Add what you have spent, set a budget, or import files"  // problemNoDocument, en
    }
  }

  package func problemBook(file: String) -> String {
    switch language {
    case 0: return "Thiếu \(file), tệp giữ các tổng theo ngày. Hãy nhập lại các tệp, hoặc tiếp tục mà không có danh mục"  // problemBook, vi
    case 1: return "缺少按日合计的文件 \(file)。请重新导入文件，或在没有类别的情况下继续"  // problemBook, zh
    default: return "\(file) is missing, which has the sums by day. Import the files again, or go on without the categories"  // problemBook, en
    }
  }

  package var problemNoBackup: String {
    switch language {
    case 0: return "Không có bản sao cũ hơn. Nếu tiếp tục, một tệp mới được tạo và tệp này được giữ bên cạnh"  // problemNoBackup, vi
    case 1: return "没有更早的副本。继续会新建一个文件，此文件会保留在旁"  // problemNoBackup, zh
    default: return "There is no older copy. Going on begins a new one, and keeps this file beside it"  // problemNoBackup, en
    }
  }

  package var faultNoAmounts: String {
    switch language {
    case 0: return "Tệp không có số tiền nào"  // faultNoAmounts, vi
    case 1: return "文件中没有金额"  // faultNoAmounts, zh
    default: return "The file has no amounts"  // faultNoAmounts, en
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

  package func faultTooLarge(limit: String) -> String {
    switch language {
    case 0: return "Có hơn \(limit) byte, vượt quá mức đọc được"  // faultTooLarge, vi
    case 1: return "超过 \(limit) 字节，无法读取"  // faultTooLarge, zh
    default: return "There are more than \(limit) bytes, which is more than can be read"  // faultTooLarge, en
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

  package func faultMissing(column: String) -> String {
    switch language {
    case 0: return "Thiếu \(column)"  // faultMissing, vi
    case 1: return "缺少 \(column)"  // faultMissing, zh
    default: return "The \(column) is missing"  // faultMissing, en
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
    case 0: return "Một bản ghi khác, \(place), có cùng id \(id) nhưng khác nội dung"  // faultRepeated, vi
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

  package func faultJSON(problem: String) -> String {
    switch language {
    case 0: return "JSON không hợp lệ: \(problem)"  // faultJSON, vi
    case 1: return "不是有效的 JSON：\(problem)"  // faultJSON, zh
    default: return "This is not valid JSON: \(problem)"  // faultJSON, en
    }
  }

  package func faultMember(problem: String) -> String {
    switch language {
    case 0: return "Phần này bị thiếu hoặc sai: \(problem)"  // faultMember, vi
    case 1: return "此项缺失或有误：\(problem)"  // faultMember, zh
    default: return "This is missing or wrong: \(problem)"  // faultMember, en
    }
  }

  package func faultForeign(file: String) -> String {
    switch language {
    case 0: return "Đây là \(file). Chỉ đọc được JSON của một ứng dụng, và CSV ở dạng UTF-8 có các cột date và amount; bài “From Your Bank to a Budget” chỉ cách tạo từ tệp khác"  // faultForeign, vi
    case 1: return "这是\(file)。只读取 App 的 JSON，以及有 date 和 amount 两列的 UTF-8 编码 CSV；文章“From Your Bank to a Budget”说明如何由其他文件生成"  // faultForeign, zh
    default: return "This is \(file). The JSON of an app can be read, and CSV in UTF-8 with the columns date and amount; the article “From Your Bank to a Budget” shows how to convert other files"  // faultForeign, en
    }
  }

  package func faultOpen(problem: String) -> String {
    switch language {
    case 0: return "Không mở được tệp: “\(problem)”"  // faultOpen, vi
    case 1: return "无法打开文件：“\(problem)”"  // faultOpen, zh
    default: return "The file could not be opened: “\(problem)”"  // faultOpen, en
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
    case 0: return "JSON dùng cho việc khác"  // foreignJSON, vi
    case 1: return "其他用途的 JSON"  // foreignJSON, zh
    default: return "JSON of something else"  // foreignJSON, en
    }
  }

  package func faultDecimals(currency: String, limit: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” có quá nhiều chữ số thập phân: \(currency) có \(limit)"  // faultDecimals, vi
    case 1: return "“\(text)”的小数位过多：\(currency) 有 \(limit) 位小数"  // faultDecimals, zh
    default: return "“\(text)” has too many decimals: \(currency) has \(limit)"  // faultDecimals, en
    }
  }

  package func problemLargeAmount(limit: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” quá lớn. Chỉ nhận tối đa \(limit)"  // problemLargeAmount, vi
    case 1: return "“\(text)”数额过大。最多允许 \(limit)"  // problemLargeAmount, zh
    default: return "“\(text)” is too large. At most \(limit) is allowed"  // problemLargeAmount, en
    }
  }

  package func faultNoDecimals(currency: String, text: String) -> String {
    switch language {
    case 0: return "“\(text)” có phần thập phân, còn \(currency) thì không có"  // faultNoDecimals, vi
    case 1: return "“\(text)”带有小数，而 \(currency) 没有小数"  // faultNoDecimals, zh
    default: return "“\(text)” has decimals, which \(currency) does not have"  // faultNoDecimals, en
    }
  }

  package func perDay(count: Int, shown: String? = nil, amount: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Mỗi ngày \(amount), còn \(shown) ngày"  // perDay, vi
    case (1, _): return "每天\(amount)，还剩\(shown)天"  // perDay, zh
    case (_, 1): return "\(amount) for \(shown) day"  // perDay, en, one
    default: return "\(amount) a day for \(shown) days"  // perDay, en, other
    }
  }

  package func otherCurrencies(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Chi thêm \(shown) loại tiền khác"  // otherCurrencies, vi
    case (1, _): return "另有\(shown)种其他货币"  // otherCurrencies, zh
    case (_, 1): return "Plus \(shown) other currency"  // otherCurrencies, en, one
    default: return "Plus \(shown) other currencies"  // otherCurrencies, en, other
    }
  }

  package func skipped(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Không đọc được \(shown) mục"  // skipped, vi
    case (1, _): return "有\(shown)项无法读取"  // skipped, zh
    case (_, 1): return "\(shown) item could not be read"  // skipped, en, one
    default: return "\(shown) items could not be read"  // skipped, en, other
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

  package func faultFields(count: Int, shown: String? = nil, expected: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Có \(shown) trường, còn dòng tiêu đề có \(expected)"  // faultFields, vi
    case (1, _): return "有 \(shown) 个字段，而表头有 \(expected) 个"  // faultFields, zh
    case (_, 1): return "There is \(shown) field, and the header has \(expected)"  // faultFields, en, one
    default: return "There are \(shown) fields, and the header has \(expected)"  // faultFields, en, other
    }
  }
}
