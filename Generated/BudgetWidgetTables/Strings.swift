// The texts of BudgetWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
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
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
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
    case 0: return "Trong hạn mức"  // levelGood, vi
    case 1: return "预算内"  // levelGood, zh
    default: return "Within budget"  // levelGood, en
    }
  }

  package var levelWarning: String {
    switch language {
    case 0: return "Sắp chạm hạn mức"  // levelWarning, vi
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
    case 0: return "Sắp hết"  // levelWarningShort, vi
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
    case 0: return "so với hạn mức \(amount)"  // overBudget, vi
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
    case 1: return "今日超出\(amount)"  // overToday, zh
    default: return "\(amount) over today’s share"  // overToday, en
    }
  }

  package func paceAhead(amount: String) -> String {
    switch language {
    case 0: return "Chi nhiều hơn mức đều \(amount)"  // paceAhead, vi
    case 1: return "比平均进度多花\(amount)"  // paceAhead, zh
    default: return "\(amount) over an even pace"  // paceAhead, en
    }
  }

  package func paceBehind(amount: String) -> String {
    switch language {
    case 0: return "Chi ít hơn mức đều \(amount)"  // paceBehind, vi
    case 1: return "比平均进度少花\(amount)"  // paceBehind, zh
    default: return "\(amount) under an even pace"  // paceBehind, en
    }
  }

  package var paceEven: String {
    switch language {
    case 0: return "Đúng mức đều"  // paceEven, vi
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
    case 0: return "Số tiền quá lớn để tính tổng"  // tooLarge, vi
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
    case 1: return "打开 App 以重新统计分类"  // categoriesUnknown, zh
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
}
