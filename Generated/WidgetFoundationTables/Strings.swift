// The texts of WidgetFoundation in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for ko, en is used, for ja, en is used, for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/WidgetFoundation.en.tsv
//   Data/strings/WidgetFoundation.vi.tsv
//   Data/strings/WidgetFoundation.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of WidgetFoundation in a language.
package struct WidgetFoundationStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    case 4: self.language = 2  // ja has the texts of en
    case 5: self.language = 1  // hant has the texts of zh
    default: self.language = language
    }
  }

  package var closed: String {
    switch language {
    case 0: return "Hiện chưa mở được dữ liệu"  // closed, vi
    case 1: return "暂时无法打开数据"  // closed, zh
    default: return "The data can’t be opened right now"  // closed, en
    }
  }

  package func name(endings: String, file: String) -> String {
    switch language {
    case 0: return "“\(file)” không phải là tên của một tài liệu: tên dài từ 1 đến 200 byte, không có “/”, không bắt đầu bằng dấu chấm và không kết thúc bằng \(endings)"  // name, vi
    case 1: return "“\(file)”不能用作文件名：须为 1 至 200 字节，不含“/”，不以句点开头，也不以 \(endings) 结尾"  // name, zh
    default: return "“\(file)” is not a name for a document: it has 1 to 200 bytes and no “/”, does not begin with a full stop, and does not end with one of \(endings)"  // name, en
    }
  }

  package func noFolder(file: String) -> String {
    switch language {
    case 0: return "\(file): không có thư mục này; hãy tạo trước"  // noFolder, vi
    case 1: return "\(file)：没有此文件夹，请先创建"  // noFolder, zh
    default: return "\(file): there is no such folder; create it first"  // noFolder, en
    }
  }

  package func notAFile(file: String) -> String {
    switch language {
    case 0: return "\(file): không phải là tệp"  // notAFile, vi
    case 1: return "\(file)：不是文件"  // notAFile, zh
    default: return "\(file): not a file"  // notAFile, en
    }
  }

  package func link(file: String) -> String {
    switch language {
    case 0: return "\(file): một liên kết tượng trưng; hãy chọn chính tệp đó"  // link, vi
    case 1: return "\(file)：是符号链接，请给出文件本身"  // link, zh
    default: return "\(file): a symbolic link; give the file itself"  // link, en
    }
  }

  package func tooLarge(count: String, file: String, limit: String) -> String {
    switch language {
    case 0: return "\(file): \(count) byte, chỉ nhận tối đa \(limit)"  // tooLarge, vi
    case 1: return "\(file)：\(count) 字节，最多允许 \(limit) 字节"  // tooLarge, zh
    default: return "\(file): \(count) bytes, at most \(limit) are allowed"  // tooLarge, en
    }
  }

  package func notRead(code: String, file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không đọc được: “\(problem)” (lỗi \(code))"  // notRead, vi
    case 1: return "\(file)：无法读取：“\(problem)”（错误 \(code)）"  // notRead, zh
    default: return "\(file): it could not be read: “\(problem)” (error \(code))"  // notRead, en
    }
  }

  package func notWritten(code: String, file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không ghi được: “\(problem)” (lỗi \(code))"  // notWritten, vi
    case 1: return "\(file)：无法写入：“\(problem)”（错误 \(code)）"  // notWritten, zh
    default: return "\(file): it could not be written: “\(problem)” (error \(code))"  // notWritten, en
    }
  }

  package var busy: String {
    switch language {
    case 0: return "Dữ liệu đang được dùng. Hãy thử lại"  // busy, vi
    case 1: return "数据正在使用，请重试"  // busy, zh
    default: return "The data is in use right now. Try again"  // busy, en
    }
  }

  package func newer(file: String, found: String, supported: String) -> String {
    switch language {
    case 0: return "\(file): phiên bản \(found) mới hơn \(supported), phiên bản mới nhất mà chương trình này biết; tệp không bị thay đổi"  // newer, vi
    case 1: return "\(file)：版本 \(found) 高于本程序所知的最新版本 \(supported)，文件未作更改"  // newer, zh
    default: return "\(file): version \(found) is newer than \(supported), the newest that this program knows; the file was not changed"  // newer, en
    }
  }

  package func empty(file: String) -> String {
    switch language {
    case 0: return "\(file): tệp trống"  // empty, vi
    case 1: return "\(file)：文件为空"  // empty, zh
    default: return "\(file): the file is empty"  // empty, en
    }
  }

  package func notJSON(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không phải JSON: \(problem)"  // notJSON, vi
    case 1: return "\(file)：不是 JSON：\(problem)"  // notJSON, zh
    default: return "\(file): not JSON: \(problem)"  // notJSON, en
    }
  }

  package func checksum(file: String) -> String {
    switch language {
    case 0: return "\(file): bị hỏng: tổng kiểm không khớp với nội dung"  // checksum, vi
    case 1: return "\(file)：已损坏，校验和与内容不符"  // checksum, zh
    default: return "\(file): damaged: the checksum does not match the content"  // checksum, en
    }
  }

  package func envelope(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không phải là tài liệu có schema, version và payload: \(problem)"  // envelope, vi
    case 1: return "\(file)：不是带有 schema、version 和 payload 的文件：\(problem)"  // envelope, zh
    default: return "\(file): not a document with schema, version and payload: \(problem)"  // envelope, en
    }
  }

  package func other(file: String) -> String {
    switch language {
    case 0: return "\(file) là tệp dùng cho việc khác. Tệp này được giữ nguyên"  // other, vi
    case 1: return "\(file) 是其他用途的文件，保持原样"  // other, zh
    default: return "\(file) is a file of something else. It is left as it is"  // other, en
    }
  }

  package func payload(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): bị hỏng: \(problem)"  // payload, vi
    case 1: return "\(file)：已损坏：\(problem)"  // payload, zh
    default: return "\(file): damaged: \(problem)"  // payload, en
    }
  }

  package func lost(file: String, files: String) -> String {
    switch language {
    case 0: return "\(file): tệp không còn, nhưng vẫn còn \(files)"  // lost, vi
    case 1: return "\(file)：文件已不存在，但仍有 \(files)"  // lost, zh
    default: return "\(file): the file is gone, but there is still \(files)"  // lost, en
    }
  }

  package func notMoved(file: String) -> String {
    switch language {
    case 0: return "\(file): do phiên bản cũ của ứng dụng ghi, nên phải chuyển sang bản mới trước khi thay đổi"  // notMoved, vi
    case 1: return "\(file)：由旧版 App 写入，须先移入才能更改"  // notMoved, zh
    default: return "\(file): an older version of the app wrote it, so it has to be adopted before it can be changed"  // notMoved, en
    }
  }

  package func occupied(file: String) -> String {
    switch language {
    case 0: return "\(file): không được chuyển, vì đã có một tài liệu khác"  // occupied, vi
    case 1: return "\(file)：没有移动，因为已有另一个文件"  // occupied, zh
    default: return "\(file): it was not moved, because there is another document already"  // occupied, en
    }
  }

  package func unwritable(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không thể ghi: \(problem)"  // unwritable, vi
    case 1: return "\(file)：无法写入：\(problem)"  // unwritable, zh
    default: return "\(file): it cannot be written: \(problem)"  // unwritable, en
    }
  }

  package func notSaved(problem: String) -> String {
    switch language {
    case 0: return "chưa lưu gì: \(problem)"  // notSaved, vi
    case 1: return "没有保存任何内容：\(problem)"  // notSaved, zh
    default: return "nothing was saved: \(problem)"  // notSaved, en
    }
  }

  package var undoNothing: String {
    switch language {
    case 0: return "Không có gì để hoàn tác"  // undoNothing, vi
    case 1: return "没有可撤销的内容"  // undoNothing, zh
    default: return "There is nothing to undo"  // undoNothing, en
    }
  }

  package func valuePlace(place: String, problem: String) -> String {
    switch language {
    case 0: return "\(place): \(problem)"  // valuePlace, vi
    case 1: return "\(place)：\(problem)"  // valuePlace, zh
    default: return "\(place): \(problem)"  // valuePlace, en
    }
  }

  package func valueFound(allowed: String, found: String) -> String {
    switch language {
    case 0: return "có \(found), cần \(allowed)"  // valueFound, vi
    case 1: return "现为：\(found)；应为：\(allowed)"  // valueFound, zh
    default: return "found \(found), expected \(allowed)"  // valueFound, en
    }
  }

  package func valueMissing(allowed: String) -> String {
    switch language {
    case 0: return "bị thiếu, cần \(allowed)"  // valueMissing, vi
    case 1: return "缺失，应为：\(allowed)"  // valueMissing, zh
    default: return "missing, expected \(allowed)"  // valueMissing, en
    }
  }

  package var aTruth: String {
    switch language {
    case 0: return "true hoặc false"  // aTruth, vi
    case 1: return "true 或 false"  // aTruth, zh
    default: return "true or false"  // aTruth, en
    }
  }

  package var aNumber: String {
    switch language {
    case 0: return "một số"  // aNumber, vi
    case 1: return "数字"  // aNumber, zh
    default: return "a number"  // aNumber, en
    }
  }

  package var aWholeNumber: String {
    switch language {
    case 0: return "một số nguyên"  // aWholeNumber, vi
    case 1: return "整数"  // aWholeNumber, zh
    default: return "a whole number"  // aWholeNumber, en
    }
  }

  package func wholeNumberWithin(first: String, last: String) -> String {
    switch language {
    case 0: return "một số nguyên từ \(first) đến \(last)"  // wholeNumberWithin, vi
    case 1: return "\(first) 至 \(last) 的整数"  // wholeNumberWithin, zh
    default: return "a whole number from \(first) to \(last)"  // wholeNumberWithin, en
    }
  }

  package func numberWithin(first: String, last: String) -> String {
    switch language {
    case 0: return "từ \(first) đến \(last)"  // numberWithin, vi
    case 1: return "\(first) 至 \(last)"  // numberWithin, zh
    default: return "\(first) to \(last)"  // numberWithin, en
    }
  }

  package var aText: String {
    switch language {
    case 0: return "một văn bản"  // aText, vi
    case 1: return "文本"  // aText, zh
    default: return "a text"  // aText, en
    }
  }

  package func aLine(limit: String) -> String {
    switch language {
    case 0: return "1 đến \(limit) ký tự nhìn thấy được trên một dòng"  // aLine, vi
    case 1: return "单行文本，1 至 \(limit) 个可见字符"  // aLine, zh
    default: return "1 to \(limit) visible characters on one line"  // aLine, en
    }
  }

  package func someLines(limit: String) -> String {
    switch language {
    case 0: return "1 đến \(limit) ký tự nhìn thấy được"  // someLines, vi
    case 1: return "1 至 \(limit) 个可见字符，可分行"  // someLines, zh
    default: return "1 to \(limit) visible characters"  // someLines, en
    }
  }

  package var anArray: String {
    switch language {
    case 0: return "một danh sách"  // anArray, vi
    case 1: return "列表"  // anArray, zh
    default: return "an array"  // anArray, en
    }
  }

  package var anObject: String {
    switch language {
    case 0: return "một đối tượng"  // anObject, vi
    case 1: return "对象"  // anObject, zh
    default: return "an object"  // anObject, en
    }
  }

  package func aDate(example: String) -> String {
    switch language {
    case 0: return "một ngày như \(example)"  // aDate, vi
    case 1: return "\(example) 这样的日期"  // aDate, zh
    default: return "a civil date such as \(example)"  // aDate, en
    }
  }

  package func aMoment(example: String) -> String {
    switch language {
    case 0: return "một thời điểm như \(example)"  // aMoment, vi
    case 1: return "\(example) 这样的时刻"  // aMoment, zh
    default: return "a moment such as \(example)"  // aMoment, en
    }
  }

  package func aMonth(example: String) -> String {
    switch language {
    case 0: return "một tháng như \(example)"  // aMonth, vi
    case 1: return "\(example) 这样的月份"  // aMonth, zh
    default: return "a month such as \(example)"  // aMonth, en
    }
  }

  package func oneOf(names: String) -> String {
    switch language {
    case 0: return "một trong các giá trị: \(names)"  // oneOf, vi
    case 1: return "以下之一：\(names)"  // oneOf, zh
    default: return "one of: \(names)"  // oneOf, en
    }
  }

  package func jsonPlace(place: String, problem: String) -> String {
    switch language {
    case 0: return "byte \(place): \(problem)"  // jsonPlace, vi
    case 1: return "字节 \(place)：\(problem)"  // jsonPlace, zh
    default: return "byte \(place): \(problem)"  // jsonPlace, en
    }
  }

  package var jsonEnd: String {
    switch language {
    case 0: return "văn bản kết thúc giữa chừng một giá trị"  // jsonEnd, vi
    case 1: return "文本在一个值的中间结束"  // jsonEnd, zh
    default: return "the text ends inside a value"  // jsonEnd, en
    }
  }

  package func jsonByte(byte: String) -> String {
    switch language {
    case 0: return "byte 0x\(byte) không được có ở đây"  // jsonByte, vi
    case 1: return "此处不允许字节 0x\(byte)"  // jsonByte, zh
    default: return "byte 0x\(byte) is not allowed here"  // jsonByte, en
    }
  }

  package var jsonTrailing: String {
    switch language {
    case 0: return "sau giá trị chỉ được có khoảng trắng"  // jsonTrailing, vi
    case 1: return "值之后只能有空白"  // jsonTrailing, zh
    default: return "only white space may follow the value"  // jsonTrailing, en
    }
  }

  package var jsonEncoding: String {
    switch language {
    case 0: return "không phải UTF-8"  // jsonEncoding, vi
    case 1: return "不是 UTF-8"  // jsonEncoding, zh
    default: return "not UTF-8"  // jsonEncoding, en
    }
  }

  package var jsonEscape: String {
    switch language {
    case 0: return "không phải chuỗi thoát của JSON, hoặc chỉ là một nửa của cặp thay thế"  // jsonEscape, vi
    case 1: return "不是 JSON 的转义，或只有半个代理对"  // jsonEscape, zh
    default: return "not an escape of JSON, or half of a surrogate pair"  // jsonEscape, en
    }
  }

  package var jsonControl: String {
    switch language {
    case 0: return "ký tự điều khiển phải được viết bằng chuỗi thoát"  // jsonControl, vi
    case 1: return "控制字符必须转义"  // jsonControl, zh
    default: return "a control character must be escaped"  // jsonControl, en
    }
  }

  package var jsonNumber: String {
    switch language {
    case 0: return "không phải là số theo dạng của JSON"  // jsonNumber, vi
    case 1: return "不是 JSON 形式的数字"  // jsonNumber, zh
    default: return "not a number in the form of JSON"  // jsonNumber, en
    }
  }

  package var jsonKey: String {
    switch language {
    case 0: return "một đối tượng có hai khóa giống nhau"  // jsonKey, vi
    case 1: return "一个对象中有重复的键"  // jsonKey, zh
    default: return "an object has the same key twice"  // jsonKey, en
    }
  }

  package func jsonDepth(limit: String) -> String {
    switch language {
    case 0: return "danh sách và đối tượng lồng nhau quá \(limit) cấp"  // jsonDepth, vi
    case 1: return "列表和对象的嵌套超过 \(limit) 层"  // jsonDepth, zh
    default: return "deeper than \(limit) arrays and objects"  // jsonDepth, en
    }
  }

  package func refusedText(rule: String, text: String) -> String {
    switch language {
    case 0: return "Không nhận “\(text)”. \(rule)"  // refusedText, vi
    case 1: return "不接受“\(text)”。\(rule)"  // refusedText, zh
    default: return "“\(text)” is not accepted. \(rule)"  // refusedText, en
    }
  }

  package func hiddenCharacter(character: String, rule: String) -> String {
    switch language {
    case 0: return "Ký tự \(character) bị ẩn. \(rule)"  // hiddenCharacter, vi
    case 1: return "字符 \(character) 是隐藏字符。\(rule)"  // hiddenCharacter, zh
    default: return "The character \(character) is hidden. \(rule)"  // hiddenCharacter, en
    }
  }

  package func badName(limit: String) -> String {
    switch language {
    case 0: return "Tên nằm trên một dòng, nhiều nhất \(limit) ký tự, không có ký tự ẩn"  // badName, vi
    case 1: return "名称须在一行内，最多 \(limit) 个字符，不含隐藏字符"  // badName, zh
    default: return "A name is on one line and has at most \(limit) characters, all of them visible"  // badName, en
    }
  }

  package func badYear(first: String, last: String) -> String {
    switch language {
    case 0: return "Năm là số từ \(first) đến \(last), có thể bỏ trống"  // badYear, vi
    case 1: return "年份为 \(first) 到 \(last) 的数字，可以不填"  // badYear, zh
    default: return "A year is a number from \(first) to \(last); it may be left out"  // badYear, en
    }
  }

  package var noYear: String {
    switch language {
    case 0: return "Ngày lặp lại hằng tháng không có năm"  // noYear, vi
    case 1: return "每月的纪念日没有年份"  // noYear, zh
    default: return "A day of every month has no year"  // noYear, en
    }
  }

  package func badId(limit: String) -> String {
    switch language {
    case 0: return "Id gồm 1 đến \(limit) chữ cái từ a đến z hoặc A đến Z, chữ số, dấu gạch nối, dấu chấm hoặc dấu gạch dưới"  // badId, vi
    case 1: return "id 由 1 至 \(limit) 个 a 至 z 或 A 至 Z 的字母、数字、连字符、句点或下划线组成"  // badId, zh
    default: return "An id has 1 to \(limit) letters from a to z or A to Z, digits, hyphens, dots or underscores"  // badId, en
    }
  }

  package func dayRepeated(id: String) -> String {
    switch language {
    case 0: return "Đã có ngày riêng với id \(id)"  // dayRepeated, vi
    case 1: return "已有 id 为 \(id) 的纪念日"  // dayRepeated, zh
    default: return "There is a day of your own with the id \(id) already"  // dayRepeated, en
    }
  }

  package func dayGone(id: String) -> String {
    switch language {
    case 0: return "Không có ngày riêng nào với id bắt đầu bằng \(id)"  // dayGone, vi
    case 1: return "没有 id 以 \(id) 开头的纪念日"  // dayGone, zh
    default: return "No day of your own has an id that begins with \(id)"  // dayGone, en
    }
  }

  package func tooManyDays(limit: String) -> String {
    switch language {
    case 0: return "Chỉ giữ được tối đa \(limit) ngày riêng"  // tooManyDays, vi
    case 1: return "最多可保存 \(limit) 个纪念日"  // tooManyDays, zh
    default: return "At most \(limit) days of your own are kept"  // tooManyDays, en
    }
  }

  package func noFile(file: String) -> String {
    switch language {
    case 0: return "\(file): không có tệp này"  // noFile, vi
    case 1: return "\(file)：没有此文件"  // noFile, zh
    default: return "\(file): there is no such file"  // noFile, en
    }
  }

  package func yearToCome(last: String) -> String {
    switch language {
    case 0: return "Năm của sự việc muộn nhất là \(last)"  // yearToCome, vi
    case 1: return "发生年份最晚为 \(last) 年"  // yearToCome, zh
    default: return "The year of the event is \(last) at the latest"  // yearToCome, en
    }
  }

  package var saveFailed: String {
    switch language {
    case 0: return "Chưa lưu được. Không có gì thay đổi."  // saveFailed, vi
    case 1: return "未能保存，没有任何更改。"  // saveFailed, zh
    default: return "This could not be saved. Nothing has changed."  // saveFailed, en
    }
  }

  package func dayAmbiguous(count: Int, shown: String? = nil, id: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày riêng có id bắt đầu bằng \(id)"  // dayAmbiguous, vi
    case (1, _): return "有 \(shown) 个纪念日的 id 以 \(id) 开头"  // dayAmbiguous, zh
    case (_, 1): return "\(shown) day of your own has an id that begins with \(id)"  // dayAmbiguous, en, one
    default: return "\(shown) days of your own have an id that begins with \(id)"  // dayAmbiguous, en, other
    }
  }
}
