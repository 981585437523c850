// The texts of HydrationScreens in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
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
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
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

  package func allowed(first: String, last: String) -> String {
    switch language {
    case 0: return "Cho phép: \(first) đến \(last)"  // allowed, vi
    case 1: return "允许：\(first)至\(last)"  // allowed, zh
    default: return "Allowed: \(first) to \(last)"  // allowed, en
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

  package var bodyMass: String {
    switch language {
    case 0: return "Cân nặng (kg)"  // bodyMass, vi
    case 1: return "体重（公斤）"  // bodyMass, zh
    default: return "Body mass in kg"  // bodyMass, en
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
    case 0: return "Các lượng, cách nhau bằng ;"  // presets, vi
    case 1: return "常用分量，用;分隔"  // presets, zh
    default: return "Amounts, with ; between them"  // presets, en
    }
  }

  package func presetsAllowed(allowed: String, count: String) -> String {
    switch language {
    case 0: return "\(allowed); tối đa \(count) lượng"  // presetsAllowed, vi
    case 1: return "\(allowed)；最多\(count)个"  // presetsAllowed, zh
    default: return "\(allowed); at most \(count)"  // presetsAllowed, en
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
    case 1: return "与应用一致"  // asTheApp, zh
    default: return "As the app"  // asTheApp, en
    }
  }
}
