// The texts of SolsticeWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/SolsticeWidget.en.tsv
//   Data/strings/SolsticeWidget.vi.tsv
//   Data/strings/SolsticeWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of SolsticeWidget in a language.
package struct SolsticeWidgetStrings: Hashable, Sendable {
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
    case 0: return "Đếm ngược đến điểm chí"  // displayName, vi
    case 1: return "至点倒计时"  // displayName, zh
    default: return "Solstice Countdown"  // displayName, en
    }
  }

  package var description: String {
    switch language {
    case 0: return "Số ngày đến điểm chí hoặc điểm phân sắp tới"  // description, vi
    case 1: return "距离下一个至点或分点的天数"  // description, zh
    default: return "Days to the next solstice or equinox"  // description, en
    }
  }

  package var marchEquinox: String {
    switch language {
    case 0: return "điểm phân tháng Ba"  // marchEquinox, vi
    case 1: return "三月分点"  // marchEquinox, zh
    default: return "March equinox"  // marchEquinox, en
    }
  }

  package var juneSolstice: String {
    switch language {
    case 0: return "điểm chí tháng Sáu"  // juneSolstice, vi
    case 1: return "六月至点"  // juneSolstice, zh
    default: return "June solstice"  // juneSolstice, en
    }
  }

  package var septemberEquinox: String {
    switch language {
    case 0: return "điểm phân tháng Chín"  // septemberEquinox, vi
    case 1: return "九月分点"  // septemberEquinox, zh
    default: return "September equinox"  // septemberEquinox, en
    }
  }

  package var decemberSolstice: String {
    switch language {
    case 0: return "điểm chí tháng Mười Hai"  // decemberSolstice, vi
    case 1: return "十二月至点"  // decemberSolstice, zh
    default: return "December solstice"  // decemberSolstice, en
    }
  }

  package var springEquinox: String {
    switch language {
    case 0: return "điểm phân mùa xuân"  // springEquinox, vi
    case 1: return "春季分点"  // springEquinox, zh
    default: return "spring equinox"  // springEquinox, en
    }
  }

  package var summerSolstice: String {
    switch language {
    case 0: return "điểm chí mùa hè"  // summerSolstice, vi
    case 1: return "夏季至点"  // summerSolstice, zh
    default: return "summer solstice"  // summerSolstice, en
    }
  }

  package var autumnEquinox: String {
    switch language {
    case 0: return "điểm phân mùa thu"  // autumnEquinox, vi
    case 1: return "秋季分点"  // autumnEquinox, zh
    default: return "autumn equinox"  // autumnEquinox, en
    }
  }

  package var winterSolstice: String {
    switch language {
    case 0: return "điểm chí mùa đông"  // winterSolstice, vi
    case 1: return "冬季至点"  // winterSolstice, zh
    default: return "winter solstice"  // winterSolstice, en
    }
  }

  package var spring: String {
    switch language {
    case 0: return "Mùa xuân"  // spring, vi
    case 1: return "春季"  // spring, zh
    default: return "Spring"  // spring, en
    }
  }

  package var summer: String {
    switch language {
    case 0: return "Mùa hè"  // summer, vi
    case 1: return "夏季"  // summer, zh
    default: return "Summer"  // summer, en
    }
  }

  package var autumn: String {
    switch language {
    case 0: return "Mùa thu"  // autumn, vi
    case 1: return "秋季"  // autumn, zh
    default: return "Autumn"  // autumn, en
    }
  }

  package var winter: String {
    switch language {
    case 0: return "Mùa đông"  // winter, vi
    case 1: return "冬季"  // winter, zh
    default: return "Winter"  // winter, en
    }
  }

  package var springDescription: String {
    switch language {
    case 0: return "Khi ngày và đêm dài gần bằng nhau; sau đó ngày dài dần."  // springDescription, vi
    case 1: return "届时昼夜几乎等长，此后白昼渐长。"  // springDescription, zh
    default: return "When day and night are about equally long; then the days grow longer."  // springDescription, en
    }
  }

  package var summerDescription: String {
    switch language {
    case 0: return "Ngày dài nhất và đêm ngắn nhất trong năm."  // summerDescription, vi
    case 1: return "一年中白昼最长、黑夜最短的一天。"  // summerDescription, zh
    default: return "The longest day and the shortest night of the year."  // summerDescription, en
    }
  }

  package var autumnDescription: String {
    switch language {
    case 0: return "Khi ngày và đêm dài gần bằng nhau; sau đó đêm dài dần."  // autumnDescription, vi
    case 1: return "届时昼夜几乎等长，此后黑夜渐长。"  // autumnDescription, zh
    default: return "When day and night are about equally long; then the nights grow longer."  // autumnDescription, en
    }
  }

  package var winterDescription: String {
    switch language {
    case 0: return "Ngày ngắn nhất và đêm dài nhất trong năm."  // winterDescription, vi
    case 1: return "一年中白昼最短、黑夜最长的一天。"  // winterDescription, zh
    default: return "The shortest day and the longest night of the year."  // winterDescription, en
    }
  }

  package var daysOfSpring: String {
    switch language {
    case 0: return "Ngày đang dài dần."  // daysOfSpring, vi
    case 1: return "白昼渐长。"  // daysOfSpring, zh
    default: return "The days are getting longer."  // daysOfSpring, en
    }
  }

  package var daysOfSummer: String {
    switch language {
    case 0: return "Ngày dài hơn đêm."  // daysOfSummer, vi
    case 1: return "昼长夜短。"  // daysOfSummer, zh
    default: return "The days are longer than the nights."  // daysOfSummer, en
    }
  }

  package var daysOfAutumn: String {
    switch language {
    case 0: return "Ngày đang ngắn dần."  // daysOfAutumn, vi
    case 1: return "白昼渐短。"  // daysOfAutumn, zh
    default: return "The days are getting shorter."  // daysOfAutumn, en
    }
  }

  package var daysOfWinter: String {
    switch language {
    case 0: return "Đêm dài hơn ngày."  // daysOfWinter, vi
    case 1: return "昼短夜长。"  // daysOfWinter, zh
    default: return "The nights are longer than the days."  // daysOfWinter, en
    }
  }

  package var noSeasons: String {
    switch language {
    case 0: return "Không phân mùa"  // noSeasons, vi
    case 1: return "不分四季"  // noSeasons, zh
    default: return "No seasons"  // noSeasons, en
    }
  }

  package var noSeasonsDescription: String {
    switch language {
    case 0: return "Gần xích đạo, ngày và đêm dài gần bằng nhau quanh năm."  // noSeasonsDescription, vi
    case 1: return "赤道附近全年昼夜几乎等长。"  // noSeasonsDescription, zh
    default: return "Near the equator, day and night are about equally long all year."  // noSeasonsDescription, en
    }
  }

  package var today: String {
    switch language {
    case 0: return "Hôm nay"  // today, vi
    case 1: return "今天"  // today, zh
    default: return "Today"  // today, en
    }
  }

  package var tomorrow: String {
    switch language {
    case 0: return "Ngày mai"  // tomorrow, vi
    case 1: return "明天"  // tomorrow, zh
    default: return "Tomorrow"  // tomorrow, en
    }
  }

  package func eventToday(event: String) -> String {
    switch language {
    case 0: return "\(event) hôm nay"  // eventToday, vi
    case 1: return "今天\(event)"  // eventToday, zh
    default: return "\(event) today"  // eventToday, en
    }
  }

  package func eventTomorrow(event: String) -> String {
    switch language {
    case 0: return "\(event) ngày mai"  // eventTomorrow, vi
    case 1: return "明天\(event)"  // eventTomorrow, zh
    default: return "\(event) tomorrow"  // eventTomorrow, en
    }
  }

  package func progress(elapsed: String, total: String) -> String {
    switch language {
    case 0: return "Đã qua \(elapsed) trên \(total) ngày"  // progress, vi
    case 1: return "已过\(elapsed)天，共\(total)天"  // progress, zh
    default: return "Day \(elapsed) of \(total)"  // progress, en
    }
  }

  package func beginsAt(season: String, time: String) -> String {
    switch language {
    case 0: return "\(season) thiên văn bắt đầu lúc \(time)"  // beginsAt, vi
    case 1: return "天文\(season)于\(time)开始"  // beginsAt, zh
    default: return "\(season) begins at \(time)"  // beginsAt, en
    }
  }

  package func beganAt(season: String, time: String) -> String {
    switch language {
    case 0: return "\(season) thiên văn đã bắt đầu lúc \(time)"  // beganAt, vi
    case 1: return "天文\(season)已于\(time)开始"  // beganAt, zh
    default: return "\(season) began at \(time)"  // beganAt, en
    }
  }

  package func dateAndTime(date: String, time: String) -> String {
    switch language {
    case 0: return "\(date), \(time)"  // dateAndTime, vi
    case 1: return "\(date) \(time)"  // dateAndTime, zh
    default: return "\(date), \(time)"  // dateAndTime, en
    }
  }

  package var sunTitle: String {
    switch language {
    case 0: return "Mặt Trời hôm nay"  // sunTitle, vi
    case 1: return "今日太阳"  // sunTitle, zh
    default: return "Sun today"  // sunTitle, en
    }
  }

  package var sunrise: String {
    switch language {
    case 0: return "Mặt Trời mọc"  // sunrise, vi
    case 1: return "日出"  // sunrise, zh
    default: return "Sunrise"  // sunrise, en
    }
  }

  package var sunset: String {
    switch language {
    case 0: return "Mặt Trời lặn"  // sunset, vi
    case 1: return "日落"  // sunset, zh
    default: return "Sunset"  // sunset, en
    }
  }

  package var noon: String {
    switch language {
    case 0: return "Chính ngọ"  // noon, vi
    case 1: return "正午"  // noon, zh
    default: return "Solar noon"  // noon, en
    }
  }

  package var dayLength: String {
    switch language {
    case 0: return "Độ dài ban ngày"  // dayLength, vi
    case 1: return "白昼时长"  // dayLength, zh
    default: return "Day length"  // dayLength, en
    }
  }

  package func hoursAndMinutes(hours: String, minutes: String) -> String {
    switch language {
    case 0: return "\(hours) giờ \(minutes) phút"  // hoursAndMinutes, vi
    case 1: return "\(hours)小时\(minutes)分钟"  // hoursAndMinutes, zh
    default: return "\(hours) h \(minutes) min"  // hoursAndMinutes, en
    }
  }

  package func sunriseAt(time: String) -> String {
    switch language {
    case 0: return "Mặt Trời mọc \(time)"  // sunriseAt, vi
    case 1: return "日出 \(time)"  // sunriseAt, zh
    default: return "Sunrise \(time)"  // sunriseAt, en
    }
  }

  package func sunsetAt(time: String) -> String {
    switch language {
    case 0: return "Mặt Trời lặn \(time)"  // sunsetAt, vi
    case 1: return "日落 \(time)"  // sunsetAt, zh
    default: return "Sunset \(time)"  // sunsetAt, en
    }
  }

  package func tomorrowAt(time: String) -> String {
    switch language {
    case 0: return "\(time) ngày mai"  // tomorrowAt, vi
    case 1: return "明天\(time)"  // tomorrowAt, zh
    default: return "tomorrow \(time)"  // tomorrowAt, en
    }
  }

  package func tomorrowAtShort(time: String) -> String {
    switch language {
    case 0: return "\(time) mai"  // tomorrowAtShort, vi
    case 1: return "明\(time)"  // tomorrowAtShort, zh
    default: return "\(time) +1 d"  // tomorrowAtShort, en
    }
  }

  package func sideBySide(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first) · \(second)"  // sideBySide, vi
    case 1: return "\(first) · \(second)"  // sideBySide, zh
    default: return "\(first) · \(second)"  // sideBySide, en
    }
  }

  package func labelled(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name): \(value)"  // labelled, vi
    case 1: return "\(name)：\(value)"  // labelled, zh
    default: return "\(name): \(value)"  // labelled, en
    }
  }

  package var polarDay: String {
    switch language {
    case 0: return "Hôm nay Mặt Trời không lặn"  // polarDay, vi
    case 1: return "今天太阳不落（极昼）"  // polarDay, zh
    default: return "The Sun does not set today"  // polarDay, en
    }
  }

  package var polarNight: String {
    switch language {
    case 0: return "Hôm nay Mặt Trời không mọc"  // polarNight, vi
    case 1: return "今天太阳不升（极夜）"  // polarNight, zh
    default: return "The Sun does not rise today"  // polarNight, en
    }
  }

  package func polarDayUntil(date: String) -> String {
    switch language {
    case 0: return "Mặt Trời không lặn cho đến \(date)"  // polarDayUntil, vi
    case 1: return "太阳不落，直到\(date)（极昼）"  // polarDayUntil, zh
    default: return "The Sun does not set until \(date)"  // polarDayUntil, en
    }
  }

  package func polarNightUntil(date: String) -> String {
    switch language {
    case 0: return "Mặt Trời không mọc cho đến \(date)"  // polarNightUntil, vi
    case 1: return "太阳不升，直到\(date)（极夜）"  // polarNightUntil, zh
    default: return "The Sun does not rise until \(date)"  // polarNightUntil, en
    }
  }

  package var placeNotChosen: String {
    switch language {
    case 0: return "Chọn địa điểm hoặc cho phép truy cập vị trí để xem giờ Mặt Trời mọc và lặn"  // placeNotChosen, vi
    case 1: return "选择地点或允许定位，以查看日出日落时间"  // placeNotChosen, zh
    default: return "Choose a place or allow location to see sunrise and sunset"  // placeNotChosen, en
    }
  }

  package var placeDenied: String {
    switch language {
    case 0: return "Vị trí đang tắt. Hãy chọn địa điểm, hoặc cho phép vị trí trong Cài đặt"  // placeDenied, vi
    case 1: return "定位已关闭。请选择地点，或在“设置”中允许定位"  // placeDenied, zh
    default: return "Location is off. Choose a place, or allow location in Settings"  // placeDenied, en
    }
  }

  package var placeAwaited: String {
    switch language {
    case 0: return "Đang chờ vị trí"  // placeAwaited, vi
    case 1: return "正在等待定位"  // placeAwaited, zh
    default: return "Waiting for the location"  // placeAwaited, en
    }
  }

  package var placeRestricted: String {
    switch language {
    case 0: return "Thiết bị này không cho ứng dụng biết vị trí"  // placeRestricted, vi
    case 1: return "此设备不允许 App 获取位置"  // placeRestricted, zh
    default: return "This device does not let apps know where it is"  // placeRestricted, en
    }
  }

  package var placeUnavailable: String {
    switch language {
    case 0: return "Hiện không tìm được vị trí. Hãy thử lại sau"  // placeUnavailable, vi
    case 1: return "目前无法确定位置，请稍后再试"  // placeUnavailable, zh
    default: return "The location cannot be found right now. Try again later"  // placeUnavailable, en
    }
  }

  package var placeSlow: String {
    switch language {
    case 0: return "Vẫn đang tìm vị trí"  // placeSlow, vi
    case 1: return "仍在定位"  // placeSlow, zh
    default: return "Still looking for the location"  // placeSlow, en
    }
  }

  package var sunOutsideTables: String {
    switch language {
    case 0: return "Không có giờ Mặt Trời cho ngày này"  // sunOutsideTables, vi
    case 1: return "没有这一天的日出日落时间"  // sunOutsideTables, zh
    default: return "No times of the Sun for this day"  // sunOutsideTables, en
    }
  }

  package func clocksOf(zone: String) -> String {
    switch language {
    case 0: return "theo giờ \(zone)"  // clocksOf, vi
    case 1: return "\(zone)时间"  // clocksOf, zh
    default: return "\(zone) time"  // clocksOf, en
    }
  }

  package func lastPlace(place: String) -> String {
    switch language {
    case 0: return "Vị trí lần trước: \(place)"  // lastPlace, vi
    case 1: return "上次位置：\(place)"  // lastPlace, zh
    default: return "Last place: \(place)"  // lastPlace, en
    }
  }

  package func placeAsOf(date: String, place: String) -> String {
    switch language {
    case 0: return "Vị trí ngày \(date): \(place)"  // placeAsOf, vi
    case 1: return "\(date)的位置：\(place)"  // placeAsOf, zh
    default: return "\(place), as of \(date)"  // placeAsOf, en
    }
  }

  package func placeAsOfShort(date: String, place: String) -> String {
    switch language {
    case 0: return "\(place), \(date)"  // placeAsOfShort, vi
    case 1: return "\(place)，\(date)"  // placeAsOfShort, zh
    default: return "\(place), \(date)"  // placeAsOfShort, en
    }
  }

  package var marchEquinoxShort: String {
    switch language {
    case 0: return "phân tháng 3"  // marchEquinoxShort, vi
    case 1: return "三月分点"  // marchEquinoxShort, zh
    default: return "March eq."  // marchEquinoxShort, en
    }
  }

  package var juneSolsticeShort: String {
    switch language {
    case 0: return "chí tháng 6"  // juneSolsticeShort, vi
    case 1: return "六月至点"  // juneSolsticeShort, zh
    default: return "June sol."  // juneSolsticeShort, en
    }
  }

  package var septemberEquinoxShort: String {
    switch language {
    case 0: return "phân tháng 9"  // septemberEquinoxShort, vi
    case 1: return "九月分点"  // septemberEquinoxShort, zh
    default: return "Sept. eq."  // septemberEquinoxShort, en
    }
  }

  package var decemberSolsticeShort: String {
    switch language {
    case 0: return "chí tháng 12"  // decemberSolsticeShort, vi
    case 1: return "十二月至点"  // decemberSolsticeShort, zh
    default: return "Dec. sol."  // decemberSolsticeShort, en
    }
  }

  package func daysLeftShort(count: String) -> String {
    switch language {
    case 0: return "\(count) ng"  // daysLeftShort, vi
    case 1: return "\(count)天"  // daysLeftShort, zh
    default: return "\(count) d"  // daysLeftShort, en
    }
  }

  package func progressShort(elapsed: String, total: String) -> String {
    switch language {
    case 0: return "\(elapsed)/\(total)"  // progressShort, vi
    case 1: return "\(elapsed)/\(total)"  // progressShort, zh
    default: return "\(elapsed)/\(total)"  // progressShort, en
    }
  }

  package func sunriseShort(time: String) -> String {
    switch language {
    case 0: return "Mọc \(time)"  // sunriseShort, vi
    case 1: return "日出\(time)"  // sunriseShort, zh
    default: return "Rise \(time)"  // sunriseShort, en
    }
  }

  package func sunsetShort(time: String) -> String {
    switch language {
    case 0: return "Lặn \(time)"  // sunsetShort, vi
    case 1: return "日落\(time)"  // sunsetShort, zh
    default: return "Set \(time)"  // sunsetShort, en
    }
  }

  package var polarDayShort: String {
    switch language {
    case 0: return "Mặt Trời không lặn"  // polarDayShort, vi
    case 1: return "极昼"  // polarDayShort, zh
    default: return "Midnight sun"  // polarDayShort, en
    }
  }

  package var polarNightShort: String {
    switch language {
    case 0: return "Mặt Trời không mọc"  // polarNightShort, vi
    case 1: return "极夜"  // polarNightShort, zh
    default: return "Polar night"  // polarNightShort, en
    }
  }

  package func polarDayUntilShort(date: String) -> String {
    switch language {
    case 0: return "Không lặn đến \(date)"  // polarDayUntilShort, vi
    case 1: return "极昼至\(date)"  // polarDayUntilShort, zh
    default: return "Midnight sun until \(date)"  // polarDayUntilShort, en
    }
  }

  package func polarNightUntilShort(date: String) -> String {
    switch language {
    case 0: return "Không mọc đến \(date)"  // polarNightUntilShort, vi
    case 1: return "极夜至\(date)"  // polarNightUntilShort, zh
    default: return "Polar night until \(date)"  // polarNightUntilShort, en
    }
  }

  package var placeNotChosenShort: String {
    switch language {
    case 0: return "Chọn địa điểm"  // placeNotChosenShort, vi
    case 1: return "请选择地点"  // placeNotChosenShort, zh
    default: return "Choose a place"  // placeNotChosenShort, en
    }
  }

  package var placeDeniedShort: String {
    switch language {
    case 0: return "Vị trí đang tắt"  // placeDeniedShort, vi
    case 1: return "定位已关闭"  // placeDeniedShort, zh
    default: return "Location is off"  // placeDeniedShort, en
    }
  }

  package var sunOutsideTablesShort: String {
    switch language {
    case 0: return "Không có giờ"  // sunOutsideTablesShort, vi
    case 1: return "无日出日落时间"  // sunOutsideTablesShort, zh
    default: return "No sun times"  // sunOutsideTablesShort, en
    }
  }

  package var refresh: String {
    switch language {
    case 0: return "Làm mới"  // refresh, vi
    case 1: return "刷新"  // refresh, zh
    default: return "Refresh"  // refresh, en
    }
  }

  package var done: String {
    switch language {
    case 0: return "Xong"  // done, vi
    case 1: return "完成"  // done, zh
    default: return "Done"  // done, en
    }
  }

  package var settings: String {
    switch language {
    case 0: return "Cài đặt"  // settings, vi
    case 1: return "设置"  // settings, zh
    default: return "Settings"  // settings, en
    }
  }

  package var place: String {
    switch language {
    case 0: return "Địa điểm"  // place, vi
    case 1: return "地点"  // place, zh
    default: return "Place"  // place, en
    }
  }

  package var useLocation: String {
    switch language {
    case 0: return "Dùng vị trí của tôi"  // useLocation, vi
    case 1: return "使用我的位置"  // useLocation, zh
    default: return "Use my location"  // useLocation, en
    }
  }

  package var choosePlace: String {
    switch language {
    case 0: return "Chọn địa điểm"  // choosePlace, vi
    case 1: return "选择地点"  // choosePlace, zh
    default: return "Choose a place"  // choosePlace, en
    }
  }

  package var latitude: String {
    switch language {
    case 0: return "Vĩ độ"  // latitude, vi
    case 1: return "纬度"  // latitude, zh
    default: return "Latitude"  // latitude, en
    }
  }

  package var longitude: String {
    switch language {
    case 0: return "Kinh độ"  // longitude, vi
    case 1: return "经度"  // longitude, zh
    default: return "Longitude"  // longitude, en
    }
  }

  package var placeName: String {
    switch language {
    case 0: return "Tên"  // placeName, vi
    case 1: return "名称"  // placeName, zh
    default: return "Name"  // placeName, en
    }
  }

  package var degreesHint: String {
    switch language {
    case 0: return "Đơn vị độ, ví dụ 21,03 và 105,85; số âm ở phía nam và phía tây"  // degreesHint, vi
    case 1: return "以度为单位，例如 21.03 和 105.85；南纬和西经为负数"  // degreesHint, zh
    default: return "Degrees, such as 21.03 and 105.85; below zero in the south and in the west"  // degreesHint, en
    }
  }

  package var save: String {
    switch language {
    case 0: return "Lưu"  // save, vi
    case 1: return "保存"  // save, zh
    default: return "Save"  // save, en
    }
  }

  package var openSettings: String {
    switch language {
    case 0: return "Mở Cài đặt"  // openSettings, vi
    case 1: return "打开“设置”"  // openSettings, zh
    default: return "Open Settings"  // openSettings, en
    }
  }

  package var allSeasons: String {
    switch language {
    case 0: return "Tất cả các mùa"  // allSeasons, vi
    case 1: return "全部季节"  // allSeasons, zh
    default: return "All seasons"  // allSeasons, en
    }
  }

  package var automatic: String {
    switch language {
    case 0: return "Tự động"  // automatic, vi
    case 1: return "自动"  // automatic, zh
    default: return "Automatic"  // automatic, en
    }
  }

  package var namingTitle: String {
    switch language {
    case 0: return "Cách gọi các điểm phân, điểm chí"  // namingTitle, vi
    case 1: return "分至点名称"  // namingTitle, zh
    default: return "Names of events"  // namingTitle, en
    }
  }

  package func byMonth(example: String) -> String {
    switch language {
    case 0: return "Theo tháng: \(example)"  // byMonth, vi
    case 1: return "按月份：\(example)"  // byMonth, zh
    default: return "By month: \(example)"  // byMonth, en
    }
  }

  package func bySeason(example: String) -> String {
    switch language {
    case 0: return "Theo mùa: \(example)"  // bySeason, vi
    case 1: return "按季节：\(example)"  // bySeason, zh
    default: return "By season: \(example)"  // bySeason, en
    }
  }

  package var seasonsTitle: String {
    switch language {
    case 0: return "Mùa bắt đầu"  // seasonsTitle, vi
    case 1: return "季节开始于"  // seasonsTitle, zh
    default: return "Seasons begin"  // seasonsTitle, en
    }
  }

  package var astronomical: String {
    switch language {
    case 0: return "Vào điểm phân hoặc điểm chí"  // astronomical, vi
    case 1: return "分点或至点"  // astronomical, zh
    default: return "With an equinox or solstice"  // astronomical, en
    }
  }

  package var meteorological: String {
    switch language {
    case 0: return "Vào ngày đầu tháng"  // meteorological, vi
    case 1: return "月初"  // meteorological, zh
    default: return "On the first of a month"  // meteorological, en
    }
  }

  package var hemisphereTitle: String {
    switch language {
    case 0: return "Mùa của"  // hemisphereTitle, vi
    case 1: return "季节所属"  // hemisphereTitle, zh
    default: return "Seasons of"  // hemisphereTitle, en
    }
  }

  package var northern: String {
    switch language {
    case 0: return "Bán cầu Bắc"  // northern, vi
    case 1: return "北半球"  // northern, zh
    default: return "The northern half of the Earth"  // northern, en
    }
  }

  package var southern: String {
    switch language {
    case 0: return "Bán cầu Nam"  // southern, vi
    case 1: return "南半球"  // southern, zh
    default: return "The southern half of the Earth"  // southern, en
    }
  }

  package func decimal(fraction: String, whole: String) -> String {
    switch language {
    case 0: return "\(whole),\(fraction)"  // decimal, vi
    case 1: return "\(whole).\(fraction)"  // decimal, zh
    default: return "\(whole).\(fraction)"  // decimal, en
    }
  }

  package func coordinates(latitude: String, longitude: String) -> String {
    switch language {
    case 0: return "\(latitude); \(longitude)"  // coordinates, vi
    case 1: return "\(latitude) \(longitude)"  // coordinates, zh
    default: return "\(latitude), \(longitude)"  // coordinates, en
    }
  }

  package func north(degrees: String) -> String {
    switch language {
    case 0: return "\(degrees)° B"  // north, vi
    case 1: return "北纬\(degrees)°"  // north, zh
    default: return "\(degrees)° N"  // north, en
    }
  }

  package func south(degrees: String) -> String {
    switch language {
    case 0: return "\(degrees)° N"  // south, vi
    case 1: return "南纬\(degrees)°"  // south, zh
    default: return "\(degrees)° S"  // south, en
    }
  }

  package func east(degrees: String) -> String {
    switch language {
    case 0: return "\(degrees)° Đ"  // east, vi
    case 1: return "东经\(degrees)°"  // east, zh
    default: return "\(degrees)° E"  // east, en
    }
  }

  package func west(degrees: String) -> String {
    switch language {
    case 0: return "\(degrees)° T"  // west, vi
    case 1: return "西经\(degrees)°"  // west, zh
    default: return "\(degrees)° W"  // west, en
    }
  }

  package func beforeTables(year: String) -> String {
    switch language {
    case 0: return "Không có dữ liệu trước năm \(year)"  // beforeTables, vi
    case 1: return "没有\(year)年以前的数据"  // beforeTables, zh
    default: return "No data before \(year)"  // beforeTables, en
    }
  }

  package func afterTables(year: String) -> String {
    switch language {
    case 0: return "Không có dữ liệu sau năm \(year)"  // afterTables, vi
    case 1: return "没有\(year)年以后的数据"  // afterTables, zh
    default: return "No data after \(year)"  // afterTables, en
    }
  }

  package var seasonTitle: String {
    switch language {
    case 0: return "Mùa"  // seasonTitle, vi
    case 1: return "季节"  // seasonTitle, zh
    default: return "Season"  // seasonTitle, en
    }
  }

  package var upcomingTitle: String {
    switch language {
    case 0: return "Sắp tới"  // upcomingTitle, vi
    case 1: return "接下来"  // upcomingTitle, zh
    default: return "Next events"  // upcomingTitle, en
    }
  }

  package var unreadableSettings: String {
    switch language {
    case 0: return "Không đọc được cài đặt của ứng dụng"  // unreadableSettings, vi
    case 1: return "无法读取 App 的设置"  // unreadableSettings, zh
    default: return "The app’s settings can’t be read"  // unreadableSettings, en
    }
  }

  package func daysLeft(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày"  // daysLeft, vi
    case (1, _): return "\(shown)天"  // daysLeft, zh
    case (_, 1): return "\(shown) day"  // daysLeft, en, one
    default: return "\(shown) days"  // daysLeft, en, other
    }
  }

  package func daysToEvent(count: Int, shown: String? = nil, event: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Còn \(shown) ngày đến \(event)"  // daysToEvent, vi
    case (1, _): return "距\(event)还有\(shown)天"  // daysToEvent, zh
    case (_, 1): return "\(shown) day to \(event)"  // daysToEvent, en, one
    default: return "\(shown) days to \(event)"  // daysToEvent, en, other
    }
  }

  package func eventInDays(count: Int, shown: String? = nil, event: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "Còn \(shown) ngày đến \(event)"  // eventInDays, vi
    case (1, _): return "距\(event)还有\(shown)天"  // eventInDays, zh
    case (_, 1): return "\(event) in \(shown) day"  // eventInDays, en, one
    default: return "\(event) in \(shown) days"  // eventInDays, en, other
    }
  }
}
