// The texts of HydrationWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/HydrationWidget.en.tsv
//   Data/strings/HydrationWidget.vi.tsv
//   Data/strings/HydrationWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of HydrationWidget in a language.
package struct HydrationWidgetStrings: Hashable, Sendable {
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

  package var displayName: String {
    switch language {
    case 0: return "Sipli"  // displayName, vi
    case 1: return "Sipli"  // displayName, zh
    default: return "Sipli"  // displayName, en
    }
  }

  package var description: String {
    switch language {
    case 0: return "Theo dõi lượng nước bạn uống mỗi ngày."  // description, vi
    case 1: return "记录每天的饮水进度。"  // description, zh
    default: return "Track your daily hydration progress."  // description, en
    }
  }

  package func millilitres(amount: String) -> String {
    switch language {
    case 0: return "\(amount) ml"  // millilitres, vi
    case 1: return "\(amount)毫升"  // millilitres, zh
    default: return "\(amount) mL"  // millilitres, en
    }
  }

  package func litres(amount: String) -> String {
    switch language {
    case 0: return "\(amount) lít"  // litres, vi
    case 1: return "\(amount)升"  // litres, zh
    default: return "\(amount) L"  // litres, en
    }
  }

  package func ounces(amount: String) -> String {
    switch language {
    case 0: return "\(amount) fl oz"  // ounces, vi
    case 1: return "\(amount)液盎司"  // ounces, zh
    default: return "\(amount) fl oz"  // ounces, en
    }
  }

  package func spokenMillilitresBefore(amount: String) -> String {
    switch language {
    case 0: return "\(amount)"  // spokenMillilitresBefore, vi
    case 1: return "\(amount)毫升"  // spokenMillilitresBefore, zh
    default: return "\(amount)"  // spokenMillilitresBefore, en
    }
  }

  package func spokenOuncesBefore(amount: String) -> String {
    switch language {
    case 0: return "\(amount)"  // spokenOuncesBefore, vi
    case 1: return "\(amount)液盎司"  // spokenOuncesBefore, zh
    default: return "\(amount)"  // spokenOuncesBefore, en
    }
  }

  package func totalOfGoal(goal: String, total: String) -> String {
    switch language {
    case 0: return "\(total) / \(goal)"  // totalOfGoal, vi
    case 1: return "\(total) / \(goal)"  // totalOfGoal, zh
    default: return "\(total) / \(goal)"  // totalOfGoal, en
    }
  }

  package func ofGoal(goal: String) -> String {
    switch language {
    case 0: return "trên \(goal)"  // ofGoal, vi
    case 1: return "目标\(goal)"  // ofGoal, zh
    default: return "of \(goal)"  // ofGoal, en
    }
  }

  package func leftToGoal(volume: String) -> String {
    switch language {
    case 0: return "còn \(volume)"  // leftToGoal, vi
    case 1: return "还差\(volume)"  // leftToGoal, zh
    default: return "\(volume) left"  // leftToGoal, en
    }
  }

  package var goalReached: String {
    switch language {
    case 0: return "đã đạt mục tiêu"  // goalReached, vi
    case 1: return "已达标"  // goalReached, zh
    default: return "goal reached"  // goalReached, en
    }
  }

  package func goalReachedBefore(goal: String) -> String {
    switch language {
    case 0: return "đã đạt mục tiêu \(goal)"  // goalReachedBefore, vi
    case 1: return "已达到\(goal)的目标"  // goalReachedBefore, zh
    default: return "goal of \(goal) reached"  // goalReachedBefore, en
    }
  }

  package var goalMissed: String {
    switch language {
    case 0: return "chưa đạt mục tiêu"  // goalMissed, vi
    case 1: return "未达标"  // goalMissed, zh
    default: return "goal not reached"  // goalMissed, en
    }
  }

  package var farOverGoal: String {
    switch language {
    case 0: return "vượt xa mục tiêu"  // farOverGoal, vi
    case 1: return "远超目标"  // farOverGoal, zh
    default: return "well over the goal"  // farOverGoal, en
    }
  }

  package func inlineProgress(percent: String, rest: String) -> String {
    switch language {
    case 0: return "\(percent) · \(rest)"  // inlineProgress, vi
    case 1: return "\(percent) · \(rest)"  // inlineProgress, zh
    default: return "\(percent) · \(rest)"  // inlineProgress, en
    }
  }

  package func lastDrink(time: String) -> String {
    switch language {
    case 0: return "uống lần cuối lúc \(time)"  // lastDrink, vi
    case 1: return "上次饮水 \(time)"  // lastDrink, zh
    default: return "last drink at \(time)"  // lastDrink, en
    }
  }

  package var noEntries: String {
    switch language {
    case 0: return "Hôm nay chưa ghi lần uống nào"  // noEntries, vi
    case 1: return "今天还没有记录"  // noEntries, zh
    default: return "No entries yet today"  // noEntries, en
    }
  }

  package func noEntriesOnDay(day: String) -> String {
    switch language {
    case 0: return "Ngày \(day) không ghi lần uống nào"  // noEntriesOnDay, vi
    case 1: return "\(day)没有记录"  // noEntriesOnDay, zh
    default: return "No entries on \(day)"  // noEntriesOnDay, en
    }
  }

  package func noEntriesOnDays(first: String, last: String) -> String {
    switch language {
    case 0: return "Từ \(first) đến \(last) không ghi lần uống nào"  // noEntriesOnDays, vi
    case 1: return "\(first)至\(last)没有记录"  // noEntriesOnDays, zh
    default: return "No entries from \(first) to \(last)"  // noEntriesOnDays, en
    }
  }

  package var logWater: String {
    switch language {
    case 0: return "Ghi nước uống"  // logWater, vi
    case 1: return "记录饮水"  // logWater, zh
    default: return "Log Water"  // logWater, en
    }
  }

  package var logWaterShort: String {
    switch language {
    case 0: return "Ghi nước"  // logWaterShort, vi
    case 1: return "记录"  // logWaterShort, zh
    default: return "Log"  // logWaterShort, en
    }
  }

  package func addVolume(volume: String) -> String {
    switch language {
    case 0: return "Thêm \(volume)"  // addVolume, vi
    case 1: return "添加\(volume)"  // addVolume, zh
    default: return "Add \(volume)"  // addVolume, en
    }
  }

  package func addBeverage(beverage: String, volume: String) -> String {
    switch language {
    case 0: return "Thêm \(volume) \(beverage)"  // addBeverage, vi
    case 1: return "添加\(volume)\(beverage)"  // addBeverage, zh
    default: return "Add \(volume) of \(beverage)"  // addBeverage, en
    }
  }

  package func entryLabel(beverage: String, time: String, volume: String) -> String {
    switch language {
    case 0: return "\(beverage), \(volume), \(time)"  // entryLabel, vi
    case 1: return "\(beverage)，\(volume)，\(time)"  // entryLabel, zh
    default: return "\(beverage), \(volume), \(time)"  // entryLabel, en
    }
  }

  package var label: String {
    switch language {
    case 0: return "Nước uống hôm nay"  // label, vi
    case 1: return "今日饮水"  // label, zh
    default: return "Water today"  // label, en
    }
  }

  package func spokenProgress(goal: String, number: String, total: String) -> String {
    switch language {
    case 0: return "đạt \(number) phần trăm mục tiêu, \(total) trên \(goal)"  // spokenProgress, vi
    case 1: return "已完成目标的百分之\(number)，已饮\(total)，目标\(goal)"  // spokenProgress, zh
    default: return "\(number) percent of goal, \(total) of \(goal)"  // spokenProgress, en
    }
  }

  package func spokenPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // spokenPair, vi
    case 1: return "\(first)，\(second)"  // spokenPair, zh
    default: return "\(first), \(second)"  // spokenPair, en
    }
  }

  package func healthNote(volume: String) -> String {
    switch language {
    case 0: return "Hiếm ai uống quá \(volume) mỗi ngày, và uống quá nhiều nước có thể nguy hiểm. Hãy hỏi bác sĩ về mục tiêu này."  // healthNote, vi
    case 1: return "很少有人每天喝超过\(volume)，饮水过多有危险。请就此目标咨询医生。"  // healthNote, zh
    default: return "Hardly anyone drinks more than \(volume) a day, and far too much water is dangerous. Ask a doctor about this goal."  // healthNote, en
    }
  }

  package func cautionNote(volume: String) -> String {
    switch language {
    case 0: return "Hiếm ai uống quá \(volume) mỗi ngày, và uống quá nhiều nước có thể nguy hiểm. Nếu thấy không khỏe, hãy đi khám."  // cautionNote, vi
    case 1: return "很少有人每天喝超过\(volume)，饮水过多有危险。如感不适，请就医。"  // cautionNote, zh
    default: return "Hardly anyone drinks more than \(volume) a day, and far too much water is dangerous. If you feel unwell, see a doctor."  // cautionNote, en
    }
  }

  package var alcoholNote: String {
    switch language {
    case 0: return "được ghi lại nhưng không tính vào mục tiêu"  // alcoholNote, vi
    case 1: return "已记录，但不计入目标"  // alcoholNote, zh
    default: return "logged, but counts nothing towards the goal"  // alcoholNote, en
    }
  }

  package var noDocument: String {
    switch language {
    case 0: return "Mở ứng dụng để ghi cốc đầu tiên."  // noDocument, vi
    case 1: return "打开 App，记录第一杯水。"  // noDocument, zh
    default: return "Open the app to log your first drink."  // noDocument, en
    }
  }

  package var corruptDocument: String {
    switch language {
    case 0: return "Chưa đọc được nhật ký của bạn. Dữ liệu vẫn được giữ lại: hãy mở ứng dụng để khôi phục."  // corruptDocument, vi
    case 1: return "暂时无法读取你的记录。数据已保留：请打开 App 恢复。"  // corruptDocument, zh
    default: return "Your log can’t be read right now. It has been kept: open the app to recover it."  // corruptDocument, en
    }
  }

  package var corruptDocumentShort: String {
    switch language {
    case 0: return "Mở ứng dụng để khôi phục nhật ký."  // corruptDocumentShort, vi
    case 1: return "请打开 App 恢复记录。"  // corruptDocumentShort, zh
    default: return "Open the app to recover your log."  // corruptDocumentShort, en
    }
  }

  package var newerDocument: String {
    switch language {
    case 0: return "Cập nhật ứng dụng để xem nhật ký."  // newerDocument, vi
    case 1: return "请更新 App 以查看记录。"  // newerDocument, zh
    default: return "Update the app to see your log."  // newerDocument, en
    }
  }

  package var unavailableDocument: String {
    switch language {
    case 0: return "Hiện chưa mở được nhật ký của bạn."  // unavailableDocument, vi
    case 1: return "暂时无法打开你的记录。"  // unavailableDocument, zh
    default: return "Your log can’t be opened right now."  // unavailableDocument, en
    }
  }

  package var unavailableDocumentShort: String {
    switch language {
    case 0: return "Chưa mở được nhật ký."  // unavailableDocumentShort, vi
    case 1: return "暂时无法打开记录。"  // unavailableDocumentShort, zh
    default: return "Your log can’t be opened."  // unavailableDocumentShort, en
    }
  }

  package var outsideCalendar: String {
    switch language {
    case 0: return "Ngày nằm ngoài khoảng năm 1 đến 9999."  // outsideCalendar, vi
    case 1: return "日期不在公元1年至9999年之间。"  // outsideCalendar, zh
    default: return "The date is outside the years 1 to 9999."  // outsideCalendar, en
    }
  }

  package var outsideCalendarShort: String {
    switch language {
    case 0: return "Ngày này ngoài phạm vi."  // outsideCalendarShort, vi
    case 1: return "日期超出范围。"  // outsideCalendarShort, zh
    default: return "This date cannot be shown."  // outsideCalendarShort, en
    }
  }

  package var appendFailed: String {
    switch language {
    case 0: return "Chưa lưu được. Hãy chạm lại hoặc mở ứng dụng."  // appendFailed, vi
    case 1: return "未能保存。请再点一次，或打开 App。"  // appendFailed, zh
    default: return "Not saved. Tap again, or open the app."  // appendFailed, en
    }
  }

  package var appendFailedShort: String {
    switch language {
    case 0: return "Chưa lưu được"  // appendFailedShort, vi
    case 1: return "未能保存"  // appendFailedShort, zh
    default: return "Not saved"  // appendFailedShort, en
    }
  }

  package var unreadableDays: String {
    switch language {
    case 0: return "Chưa đọc được một số ngày trước. Dữ liệu vẫn được giữ lại: hãy mở ứng dụng."  // unreadableDays, vi
    case 1: return "暂时无法读取以往某些日期。数据已保留：请打开 App。"  // unreadableDays, zh
    default: return "Some past days can’t be read right now. They have been kept: open the app."  // unreadableDays, en
    }
  }

  package var missingDays: String {
    switch language {
    case 0: return "Thiếu một số ngày trước. Hãy mở ứng dụng."  // missingDays, vi
    case 1: return "缺少以往某些日期的记录。请打开 App。"  // missingDays, zh
    default: return "Past days are missing. Open the app."  // missingDays, en
    }
  }

  package func goalWithParts(parts: String, volume: String) -> String {
    switch language {
    case 0: return "mục tiêu \(volume) (\(parts))"  // goalWithParts, vi
    case 1: return "目标\(volume)（\(parts)）"  // goalWithParts, zh
    default: return "goal \(volume) (\(parts))"  // goalWithParts, en
    }
  }

  package var basisCustom: String {
    switch language {
    case 0: return "tự đặt"  // basisCustom, vi
    case 1: return "自定"  // basisCustom, zh
    default: return "your own"  // basisCustom, en
    }
  }

  package var basisBodyMass: String {
    switch language {
    case 0: return "theo cân nặng, ước tính thông thường"  // basisBodyMass, vi
    case 1: return "按体重估算"  // basisBodyMass, zh
    default: return "by body mass, a rule of thumb"  // basisBodyMass, en
    }
  }

  package var basisAdequateIntake: String {
    switch language {
    case 0: return "mức uống vừa đủ, EFSA 2010"  // basisAdequateIntake, vi
    case 1: return "适宜饮水量，EFSA 2010"  // basisAdequateIntake, zh
    default: return "adequate intake of drinks, EFSA 2010"  // basisAdequateIntake, en
    }
  }

  package func goalWeather(change: String) -> String {
    switch language {
    case 0: return "thời tiết \(change)"  // goalWeather, vi
    case 1: return "天气\(change)"  // goalWeather, zh
    default: return "weather \(change)"  // goalWeather, en
    }
  }

  package func goalWorkout(change: String) -> String {
    switch language {
    case 0: return "tập luyện \(change)"  // goalWorkout, vi
    case 1: return "运动\(change)"  // goalWorkout, zh
    default: return "workout \(change)"  // goalWorkout, en
    }
  }

  package func goalLimited(volume: String) -> String {
    switch language {
    case 0: return "không mục tiêu nào quá \(volume)"  // goalLimited, vi
    case 1: return "目标不超过\(volume)"  // goalLimited, zh
    default: return "no goal is above \(volume)"  // goalLimited, en
    }
  }

  package func drinkAdded(drink: String) -> String {
    switch language {
    case 0: return "đã thêm \(drink)"  // drinkAdded, vi
    case 1: return "已添加 \(drink)"  // drinkAdded, zh
    default: return "added \(drink)"  // drinkAdded, en
    }
  }

  package func drinkChanged(drink: String) -> String {
    switch language {
    case 0: return "đã sửa \(drink)"  // drinkChanged, vi
    case 1: return "已修改 \(drink)"  // drinkChanged, zh
    default: return "changed \(drink)"  // drinkChanged, en
    }
  }

  package func drinkDeleted(drink: String) -> String {
    switch language {
    case 0: return "đã xóa \(drink)"  // drinkDeleted, vi
    case 1: return "已删除 \(drink)"  // drinkDeleted, zh
    default: return "deleted \(drink)"  // drinkDeleted, en
    }
  }

  package func drinkRemoved(drink: String) -> String {
    switch language {
    case 0: return "đã bỏ \(drink)"  // drinkRemoved, vi
    case 1: return "已移除 \(drink)"  // drinkRemoved, zh
    default: return "removed \(drink)"  // drinkRemoved, en
    }
  }

  package func drinkRestored(drink: String) -> String {
    switch language {
    case 0: return "đã khôi phục \(drink)"  // drinkRestored, vi
    case 1: return "已恢复 \(drink)"  // drinkRestored, zh
    default: return "restored \(drink)"  // drinkRestored, en
    }
  }

  package func drinkReverted(drink: String) -> String {
    switch language {
    case 0: return "đã trả lại như cũ \(drink)"  // drinkReverted, vi
    case 1: return "已还原 \(drink)"  // drinkReverted, zh
    default: return "reverted \(drink)"  // drinkReverted, en
    }
  }

  package func yesterdayAt(time: String) -> String {
    switch language {
    case 0: return "hôm qua, \(time)"  // yesterdayAt, vi
    case 1: return "昨天 \(time)"  // yesterdayAt, zh
    default: return "yesterday, \(time)"  // yesterdayAt, en
    }
  }

  package func tomorrowAt(time: String) -> String {
    switch language {
    case 0: return "ngày mai, \(time)"  // tomorrowAt, vi
    case 1: return "明天 \(time)"  // tomorrowAt, zh
    default: return "tomorrow, \(time)"  // tomorrowAt, en
    }
  }

  package func countsForDay(day: String, time: String) -> String {
    switch language {
    case 0: return "\(time) (tính cho \(day))"  // countsForDay, vi
    case 1: return "\(time)（计入\(day)）"  // countsForDay, zh
    default: return "\(time) (counts for \(day))"  // countsForDay, en
    }
  }

  package func drinksAndDays(days: String, drinks: String) -> String {
    switch language {
    case 0: return "số lần uống: \(drinks), số ngày: \(days)"  // drinksAndDays, vi
    case 1: return "饮水次数：\(drinks)，天数：\(days)"  // drinksAndDays, zh
    default: return "drinks: \(drinks), days: \(days)"  // drinksAndDays, en
    }
  }

  package var healthNoteShort: String {
    switch language {
    case 0: return "Mục tiêu rất cao: hãy hỏi bác sĩ."  // healthNoteShort, vi
    case 1: return "目标过高：请咨询医生。"  // healthNoteShort, zh
    default: return "A very high goal: ask a doctor."  // healthNoteShort, en
    }
  }

  package var cautionNoteShort: String {
    switch language {
    case 0: return "Uống nhiều vậy là nguy hiểm."  // cautionNoteShort, vi
    case 1: return "饮水过多有危险。"  // cautionNoteShort, zh
    default: return "So much water is dangerous."  // cautionNoteShort, en
    }
  }

  package func hourNote(volume: String) -> String {
    switch language {
    case 0: return "Uống quá \(volume) trong một giờ có thể nguy hiểm. Nếu thấy không khỏe, hãy đi khám."  // hourNote, vi
    case 1: return "一小时内饮水超过\(volume)可能有危险。如感不适，请就医。"  // hourNote, zh
    default: return "More than \(volume) within an hour can be dangerous. If you feel unwell, see a doctor."  // hourNote, en
    }
  }

  package func hourNoteShort(volume: String) -> String {
    switch language {
    case 0: return "Quá \(volume) trong một giờ"  // hourNoteShort, vi
    case 1: return "一小时内超过\(volume)"  // hourNoteShort, zh
    default: return "More than \(volume) within an hour"  // hourNoteShort, en
    }
  }

  package var unreadableDaysShort: String {
    switch language {
    case 0: return "Chưa đọc được một số ngày."  // unreadableDaysShort, vi
    case 1: return "暂时无法读取某些日期。"  // unreadableDaysShort, zh
    default: return "Some days can’t be read now."  // unreadableDaysShort, en
    }
  }

  package var missingDaysShort: String {
    switch language {
    case 0: return "Thiếu một số ngày trước."  // missingDaysShort, vi
    case 1: return "缺少以往某些日期的记录。"  // missingDaysShort, zh
    default: return "Some past days are missing."  // missingDaysShort, en
    }
  }

  package func weekReached(count: String) -> String {
    switch language {
    case 0: return "Đạt mục tiêu \(count) trong 7 ngày"  // weekReached, vi
    case 1: return "7天中有\(count)天达标"  // weekReached, zh
    default: return "Goal reached on \(count) of 7 days"  // weekReached, en
    }
  }

  package func allowed(first: String, last: String) -> String {
    switch language {
    case 0: return "Cho phép: \(first) đến \(last)"  // allowed, vi
    case 1: return "允许：\(first)至\(last)"  // allowed, zh
    default: return "Allowed: \(first) to \(last)"  // allowed, en
    }
  }

  package func presetsAllowed(allowed: String, count: String) -> String {
    switch language {
    case 0: return "\(allowed); tối đa \(count) lượng"  // presetsAllowed, vi
    case 1: return "\(allowed)；最多\(count)个"  // presetsAllowed, zh
    default: return "\(allowed); at most \(count)"  // presetsAllowed, en
    }
  }

  package func notAllowed(rule: String, text: String) -> String {
    switch language {
    case 0: return "Không nhận “\(text)”. \(rule)"  // notAllowed, vi
    case 1: return "不接受“\(text)”。\(rule)"  // notAllowed, zh
    default: return "“\(text)” is not allowed. \(rule)"  // notAllowed, en
    }
  }

  package func allowedValues(values: String) -> String {
    switch language {
    case 0: return "Cho phép: \(values)"  // allowedValues, vi
    case 1: return "允许：\(values)"  // allowedValues, zh
    default: return "Allowed: \(values)"  // allowedValues, en
    }
  }

  package func textRefused(limit: String, text: String) -> String {
    switch language {
    case 0: return "Không nhận “\(text)”; chỉ nhận từ 1 đến \(limit) ký tự nhìn thấy được"  // textRefused, vi
    case 1: return "不接受“\(text)”；须为 1 至 \(limit) 个可见字符"  // textRefused, zh
    default: return "“\(text)” is not allowed; 1 to \(limit) visible characters are"  // textRefused, en
    }
  }

  package func drinkRepeated(id: String) -> String {
    switch language {
    case 0: return "Đã có lần uống \(id)"  // drinkRepeated, vi
    case 1: return "已有编号为 \(id) 的饮水记录"  // drinkRepeated, zh
    default: return "There is a drink \(id) already"  // drinkRepeated, en
    }
  }

  package func drinkGone(id: String) -> String {
    switch language {
    case 0: return "Không có lần uống \(id), hoặc lần này không còn nữa"  // drinkGone, vi
    case 1: return "没有编号为 \(id) 的饮水记录，或已不存在"  // drinkGone, zh
    default: return "There is no drink \(id), or it is not there any more"  // drinkGone, en
    }
  }

  package func timeRefused(first: String, time: String) -> String {
    switch language {
    case 0: return "\(time) không thuộc một ngày nào của các năm từ \(first) đến 9999"  // timeRefused, vi
    case 1: return "\(time) 不在公元 \(first) 至 9999 年的任何一天"  // timeRefused, zh
    default: return "\(time) is not on a day of the years \(first) to 9999"  // timeRefused, en
    }
  }

  package func textHidden(character: String, limit: String) -> String {
    switch language {
    case 0: return "Ký tự \(character) bị ẩn; chỉ nhận từ 1 đến \(limit) ký tự nhìn thấy được"  // textHidden, vi
    case 1: return "字符 \(character) 不可见；须为 1 至 \(limit) 个可见字符"  // textHidden, zh
    default: return "The character \(character) is hidden; 1 to \(limit) visible characters are allowed"  // textHidden, en
    }
  }

  package func spokenMillilitres(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) mi-li-lít"  // spokenMillilitres, vi
    case (1, _): return "\(shown)毫升"  // spokenMillilitres, zh
    case (_, 1): return "\(shown) millilitre"  // spokenMillilitres, en, one
    default: return "\(shown) millilitres"  // spokenMillilitres, en, other
    }
  }

  package func spokenLitres(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) lít"  // spokenLitres, vi
    case (1, _): return "\(shown)升"  // spokenLitres, zh
    case (_, 1): return "\(shown) litre"  // spokenLitres, en, one
    default: return "\(shown) litres"  // spokenLitres, en, other
    }
  }

  package func spokenOunces(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ao-xơ chất lỏng"  // spokenOunces, vi
    case (1, _): return "\(shown)液盎司"  // spokenOunces, zh
    case (_, 1): return "\(shown) fluid ounce"  // spokenOunces, en, one
    default: return "\(shown) fluid ounces"  // spokenOunces, en, other
    }
  }

  package func streakDays(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "chuỗi \(shown) ngày"  // streakDays, vi
    case (1, _): return "连续\(shown)天"  // streakDays, zh
    case (_, 1): return "\(shown)-day streak"  // streakDays, en, one
    default: return "\(shown)-day streak"  // streakDays, en, other
    }
  }

  package func recoverable(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Có thể giữ lại \(shown) lần uống."  // recoverable, vi
    case (1, _): return "可以保留\(shown)条饮水记录。"  // recoverable, zh
    case (_, 1): return "\(shown) drink can be saved."  // recoverable, en, one
    default: return "\(shown) drinks can be saved."  // recoverable, en, other
    }
  }

  package func lostLines(count: Int, shown: String? = nil, file: String, month: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) dòng của tháng \(month) bị hỏng hoặc bị thiếu: \(file). Phần còn lại vẫn được tính, không có gì bị xóa."  // lostLines, vi
    case (1, _): return "\(month) 有\(shown)行损坏或缺失：\(file)。其余部分照常计算，不会删除任何内容。"  // lostLines, zh
    case (_, 1): return "\(shown) line of \(month) is damaged or missing: \(file). The others count, and nothing is deleted."  // lostLines, en, one
    default: return "\(shown) lines of \(month) are damaged or missing: \(file). The others count, and nothing is deleted."  // lostLines, en, other
    }
  }

  package func drinksTwice(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) lần uống bị ghi trùng, chỉ tính một lần"  // drinksTwice, vi
    case (1, _): return "\(shown) 条饮水记录出现两次，只计一次"  // drinksTwice, zh
    case (_, 1): return "\(shown) drink is there twice and counts once"  // drinksTwice, en, one
    default: return "\(shown) drinks are there twice and count once"  // drinksTwice, en, other
    }
  }

  package func drinksRenamed(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) lần uống trùng id với một lần khác"  // drinksRenamed, vi
    case (1, _): return "\(shown) 条饮水记录的编号与另一条相同"  // drinksRenamed, zh
    case (_, 1): return "\(shown) drink had the id of another one"  // drinksRenamed, en, one
    default: return "\(shown) drinks had the id of another one"  // drinksRenamed, en, other
    }
  }

  package func drinksOld(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) lần uống nằm trong tệp của phiên bản đầu tiên, chưa được chuyển sang"  // drinksOld, vi
    case (1, _): return "\(shown) 条饮水记录在首版 App 的文件中，尚未移入"  // drinksOld, zh
    case (_, 1): return "\(shown) drink is in the file of the app’s first version, which is not adopted yet"  // drinksOld, en, one
    default: return "\(shown) drinks are in the file of the app’s first version, which is not adopted yet"  // drinksOld, en, other
    }
  }
}
