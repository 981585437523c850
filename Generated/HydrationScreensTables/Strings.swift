// The texts of HydrationScreens in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/HydrationScreens.en.tsv
//   Data/strings/HydrationScreens.vi.tsv
//   Data/strings/HydrationScreens.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of HydrationScreens in a language.
package struct HydrationScreensStrings: Hashable, Sendable {
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

  package var time: String {
    switch language {
    case 0: return "Giờ uống"  // time, vi
    case 1: return "时间"  // time, zh
    default: return "Time"  // time, en
    }
  }

  package func saveLater(time: String) -> String {
    switch language {
    case 0: return "\(time) chưa đến. Vẫn lưu?"  // saveLater, vi
    case 1: return "\(time)还没到。仍要保存吗？"  // saveLater, zh
    default: return "\(time) is still to come. Save it all the same?"  // saveLater, en
    }
  }

  package var settings: String {
    switch language {
    case 0: return "Cài đặt"  // settings, vi
    case 1: return "设置"  // settings, zh
    default: return "Settings"  // settings, en
    }
  }

  package var ownGoal: String {
    switch language {
    case 0: return "Mục tiêu tự đặt (để trống: tự tính)"  // ownGoal, vi
    case 1: return "自定目标（留空则自动计算）"  // ownGoal, zh
    default: return "Your own goal (empty: computed)"  // ownGoal, en
    }
  }

  package var units: String {
    switch language {
    case 0: return "Đơn vị"  // units, vi
    case 1: return "单位"  // units, zh
    default: return "Units"  // units, en
    }
  }

  package func unitsUS(amounts: String) -> String {
    switch language {
    case 0: return "Mỹ: \(amounts)"  // unitsUS, vi
    case 1: return "美制：\(amounts)"  // unitsUS, zh
    default: return "US: \(amounts)"  // unitsUS, en
    }
  }

  package func unitsUK(amounts: String) -> String {
    switch language {
    case 0: return "Anh: \(amounts)"  // unitsUK, vi
    case 1: return "英制：\(amounts)"  // unitsUK, zh
    default: return "UK: \(amounts)"  // unitsUK, en
    }
  }

  package var bodyMass: String {
    switch language {
    case 0: return "Cân nặng"  // bodyMass, vi
    case 1: return "体重"  // bodyMass, zh
    default: return "Body mass"  // bodyMass, en
    }
  }

  package var activity: String {
    switch language {
    case 0: return "Vận động"  // activity, vi
    case 1: return "活动量"  // activity, zh
    default: return "Activity"  // activity, en
    }
  }

  package var activityChill: String {
    switch language {
    case 0: return "Chủ yếu ngồi"  // activityChill, vi
    case 1: return "久坐"  // activityChill, zh
    default: return "Mostly sitting"  // activityChill, en
    }
  }

  package var activitySteady: String {
    switch language {
    case 0: return "Bình thường"  // activitySteady, vi
    case 1: return "一般"  // activitySteady, zh
    default: return "Ordinary"  // activitySteady, en
    }
  }

  package var activityIntense: String {
    switch language {
    case 0: return "Tập hoặc làm việc nặng"  // activityIntense, vi
    case 1: return "高强度训练或劳动"  // activityIntense, zh
    default: return "Hard training or work"  // activityIntense, en
    }
  }

  package var presets: String {
    switch language {
    case 0: return "Các lượng, cách nhau bằng dấu ;"  // presets, vi
    case 1: return "常用分量，以“;”分隔"  // presets, zh
    default: return "Amounts, with ; between them"  // presets, en
    }
  }

  package var dayStart: String {
    switch language {
    case 0: return "Ngày bắt đầu lúc"  // dayStart, vi
    case 1: return "一天开始于"  // dayStart, zh
    default: return "The day begins at"  // dayStart, en
    }
  }

  package var volumeLanguage: String {
    switch language {
    case 0: return "Cách viết lượng nước"  // volumeLanguage, vi
    case 1: return "分量写法"  // volumeLanguage, zh
    default: return "Amounts are written as"  // volumeLanguage, en
    }
  }

  package var asTheApp: String {
    switch language {
    case 0: return "Theo ứng dụng"  // asTheApp, vi
    case 1: return "与 App 相同"  // asTheApp, zh
    default: return "As the app"  // asTheApp, en
    }
  }

  package var undo: String {
    switch language {
    case 0: return "Hoàn tác"  // undo, vi
    case 1: return "撤销"  // undo, zh
    default: return "Undo"  // undo, en
    }
  }

  package var deleteDrink: String {
    switch language {
    case 0: return "Xóa"  // deleteDrink, vi
    case 1: return "删除"  // deleteDrink, zh
    default: return "Delete"  // deleteDrink, en
    }
  }

  package var amount: String {
    switch language {
    case 0: return "Lượng"  // amount, vi
    case 1: return "分量"  // amount, zh
    default: return "Amount"  // amount, en
    }
  }

  package var beverage: String {
    switch language {
    case 0: return "Đồ uống"  // beverage, vi
    case 1: return "饮品"  // beverage, zh
    default: return "Beverage"  // beverage, en
    }
  }

  package var cancel: String {
    switch language {
    case 0: return "Hủy"  // cancel, vi
    case 1: return "取消"  // cancel, zh
    default: return "Cancel"  // cancel, en
    }
  }

  package var save: String {
    switch language {
    case 0: return "Lưu"  // save, vi
    case 1: return "保存"  // save, zh
    default: return "Save"  // save, en
    }
  }

  package var changeDrink: String {
    switch language {
    case 0: return "Sửa lần uống"  // changeDrink, vi
    case 1: return "修改饮水记录"  // changeDrink, zh
    default: return "Change drink"  // changeDrink, en
    }
  }

  package var keptDocument: String {
    switch language {
    case 0: return "Không đọc được nhật ký của bạn. Nhật ký vẫn được giữ nguyên, không bị ghi đè."  // keptDocument, vi
    case 1: return "无法读取你的记录。原文件已保留，不会被覆盖。"  // keptDocument, zh
    default: return "Your log can’t be read. It has been kept, and nothing is written over it."  // keptDocument, en
    }
  }

  package func oldLogKept(file: String) -> String {
    switch language {
    case 0: return "Nhật ký cũ chưa được chuyển sang vì ở đây đã có một nhật ký. Nhật ký cũ vẫn được giữ lại: \(file)"  // oldLogKept, vi
    case 1: return "旧记录未移入，因为这里已有记录。旧记录已保留：\(file)"  // oldLogKept, zh
    default: return "An older log was not moved, because there is already a log here. It has been kept: \(file)"  // oldLogKept, en
    }
  }

  package var oldLogNotMoved: String {
    switch language {
    case 0: return "Chưa chuyển được nhật ký của bạn sang chỗ mới. Nhật ký vẫn được giữ lại; các lần uống cũ và cài đặt chỉ đổi được sau khi chuyển xong."  // oldLogNotMoved, vi
    case 1: return "暂时无法将你的记录移到新位置。记录已保留，移动完成后才能修改其中的饮水记录和设置。"  // oldLogNotMoved, zh
    default: return "Your log could not be moved to its new place yet. It has been kept, and its drinks and settings can be changed once it is moved."  // oldLogNotMoved, en
    }
  }

  package var recover: String {
    switch language {
    case 0: return "Khôi phục nhật ký"  // recover, vi
    case 1: return "恢复记录"  // recover, zh
    default: return "Recover the log"  // recover, en
    }
  }

  package var recoverNow: String {
    switch language {
    case 0: return "Khôi phục ngay"  // recoverNow, vi
    case 1: return "立即恢复"  // recoverNow, zh
    default: return "Recover it now"  // recoverNow, en
    }
  }

  package var recoverSettings: String {
    switch language {
    case 0: return "Có thể phải đặt lại mục tiêu và đơn vị."  // recoverSettings, vi
    case 1: return "目标和单位可能需要重新设置。"  // recoverSettings, zh
    default: return "Goals and units may have to be set again."  // recoverSettings, en
    }
  }

  package var recoverKeeps: String {
    switch language {
    case 0: return "Nhật ký hỏng vẫn được giữ bên cạnh nhật ký mới."  // recoverKeeps, vi
    case 1: return "损坏的记录会保留在新记录旁边。"  // recoverKeeps, zh
    default: return "The damaged log is kept beside the new one."  // recoverKeeps, en
    }
  }
}
