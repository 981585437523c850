// The texts of WidgetFoundation in Vietnamese, Chinese, English, Korean and Japanese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant; for hant, zh is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/WidgetFoundation.en.tsv
//   Data/strings/WidgetFoundation.ja.tsv
//   Data/strings/WidgetFoundation.ko.tsv
//   Data/strings/WidgetFoundation.vi.tsv
//   Data/strings/WidgetFoundation.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of WidgetFoundation in a language.
package struct WidgetFoundationStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) {
    switch language {
    case 5: self.language = 1  // hant has the texts of zh
    default: self.language = language
    }
  }

  package var closed: String {
    switch language {
    case 0: return "Hiện chưa mở được dữ liệu"  // closed, vi
    case 1: return "暂时无法打开数据"  // closed, zh
    case 2: return "The data can’t be opened right now"  // closed, en
    case 3: return "지금은 데이터를 열 수 없습니다"  // closed, ko
    default: return "今はデータを開けません"  // closed, ja
    }
  }

  package func name(endings: String, file: String) -> String {
    switch language {
    case 0: return "“\(file)” không phải là tên của một tài liệu: tên dài từ 1 đến 200 byte, không có “/”, không bắt đầu bằng dấu chấm và không kết thúc bằng \(endings)"  // name, vi
    case 1: return "“\(file)”不能用作文件名：须为 1 至 200 字节，不含“/”，不以句点开头，也不以 \(endings) 结尾"  // name, zh
    case 2: return "“\(file)” is not a name for a document: it has 1 to 200 bytes and no “/”, does not begin with a full stop, and does not end with one of \(endings)"  // name, en
    case 3: return "“\(file)”: 문서 이름으로 쓸 수 없습니다. 이름은 1~200바이트이고 “/”가 없으며, 마침표로 시작하지 않고, \(endings) 중 하나로 끝나지 않습니다"  // name, ko
    default: return "「\(file)」は文書の名前に使えません。名前は1から200バイトで、「/」を含まず、点で始まらず、\(endings)のどれでも終わりません"  // name, ja
    }
  }

  package func noFolder(file: String) -> String {
    switch language {
    case 0: return "\(file): không có thư mục này; hãy tạo trước"  // noFolder, vi
    case 1: return "\(file)：没有此文件夹，请先创建"  // noFolder, zh
    case 2: return "\(file): there is no such folder; create it first"  // noFolder, en
    case 3: return "\(file): 그런 폴더가 없습니다. 먼저 만드십시오"  // noFolder, ko
    default: return "\(file)：そのようなフォルダはありません。先に作ってください"  // noFolder, ja
    }
  }

  package func notAFile(file: String) -> String {
    switch language {
    case 0: return "\(file): không phải là tệp"  // notAFile, vi
    case 1: return "\(file)：不是文件"  // notAFile, zh
    case 2: return "\(file): not a file"  // notAFile, en
    case 3: return "\(file): 파일이 아닙니다"  // notAFile, ko
    default: return "\(file)：ファイルではありません"  // notAFile, ja
    }
  }

  package func link(file: String) -> String {
    switch language {
    case 0: return "\(file): một liên kết tượng trưng; hãy chọn chính tệp đó"  // link, vi
    case 1: return "\(file)：是符号链接，请给出文件本身"  // link, zh
    case 2: return "\(file): a symbolic link; give the file itself"  // link, en
    case 3: return "\(file): 심볼릭 링크입니다. 파일 자체를 지정하십시오"  // link, ko
    default: return "\(file)：シンボリックリンクです。ファイルそのものを指定してください"  // link, ja
    }
  }

  package func tooLarge(count: String, file: String, limit: String) -> String {
    switch language {
    case 0: return "\(file): \(count) byte, chỉ nhận tối đa \(limit)"  // tooLarge, vi
    case 1: return "\(file)：\(count) 字节，最多允许 \(limit) 字节"  // tooLarge, zh
    case 2: return "\(file): \(count) bytes, at most \(limit) are allowed"  // tooLarge, en
    case 3: return "\(file): \(count)바이트로, 한도인 \(limit)바이트를 넘습니다"  // tooLarge, ko
    default: return "\(file)：\(count)バイトで、上限の\(limit)バイトを超えています"  // tooLarge, ja
    }
  }

  package func notRead(code: String, file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không đọc được: “\(problem)” (lỗi \(code))"  // notRead, vi
    case 1: return "\(file)：无法读取：“\(problem)”（错误 \(code)）"  // notRead, zh
    case 2: return "\(file): it could not be read: “\(problem)” (error \(code))"  // notRead, en
    case 3: return "\(file): 읽을 수 없습니다: “\(problem)” (오류 \(code))"  // notRead, ko
    default: return "\(file)：読めません：「\(problem)」（エラー\(code)）"  // notRead, ja
    }
  }

  package func notWritten(code: String, file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không ghi được: “\(problem)” (lỗi \(code))"  // notWritten, vi
    case 1: return "\(file)：无法写入：“\(problem)”（错误 \(code)）"  // notWritten, zh
    case 2: return "\(file): it could not be written: “\(problem)” (error \(code))"  // notWritten, en
    case 3: return "\(file): 쓸 수 없습니다: “\(problem)” (오류 \(code))"  // notWritten, ko
    default: return "\(file)：書き込めません：「\(problem)」（エラー\(code)）"  // notWritten, ja
    }
  }

  package var busy: String {
    switch language {
    case 0: return "Dữ liệu đang được dùng. Hãy thử lại"  // busy, vi
    case 1: return "数据正在使用，请重试"  // busy, zh
    case 2: return "The data is in use right now. Try again"  // busy, en
    case 3: return "데이터를 지금 사용하고 있습니다. 다시 시도하십시오"  // busy, ko
    default: return "データは今使われています。もう一度試してください"  // busy, ja
    }
  }

  package func newer(file: String, found: String, supported: String) -> String {
    switch language {
    case 0: return "\(file): phiên bản \(found) mới hơn \(supported), phiên bản mới nhất mà chương trình này biết; tệp không bị thay đổi"  // newer, vi
    case 1: return "\(file)：版本 \(found) 高于本程序所知的最新版本 \(supported)，文件未作更改"  // newer, zh
    case 2: return "\(file): version \(found) is newer than \(supported), the newest that this program knows; the file was not changed"  // newer, en
    case 3: return "\(file): 버전 \(found): 이 프로그램이 아는 가장 새로운 버전 \(supported)보다 새롭습니다. 파일은 바뀌지 않았습니다"  // newer, ko
    default: return "\(file)：バージョン\(found)は、このプログラムが知る最も新しい\(supported)より新しいものです。ファイルは変更していません"  // newer, ja
    }
  }

  package func empty(file: String) -> String {
    switch language {
    case 0: return "\(file): tệp trống"  // empty, vi
    case 1: return "\(file)：文件为空"  // empty, zh
    case 2: return "\(file): the file is empty"  // empty, en
    case 3: return "\(file): 빈 파일입니다"  // empty, ko
    default: return "\(file)：ファイルが空です"  // empty, ja
    }
  }

  package func notJSON(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không phải JSON: \(problem)"  // notJSON, vi
    case 1: return "\(file)：不是 JSON：\(problem)"  // notJSON, zh
    case 2: return "\(file): not JSON: \(problem)"  // notJSON, en
    case 3: return "\(file): JSON이 아닙니다: \(problem)"  // notJSON, ko
    default: return "\(file)：JSONではありません：\(problem)"  // notJSON, ja
    }
  }

  package func checksum(file: String) -> String {
    switch language {
    case 0: return "\(file): bị hỏng: tổng kiểm không khớp với nội dung"  // checksum, vi
    case 1: return "\(file)：已损坏，校验和与内容不符"  // checksum, zh
    case 2: return "\(file): damaged: the checksum does not match the content"  // checksum, en
    case 3: return "\(file): 손상되었습니다: 체크섬이 내용과 맞지 않습니다"  // checksum, ko
    default: return "\(file)：壊れています：チェックサムが内容と合いません"  // checksum, ja
    }
  }

  package func envelope(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không phải là tài liệu có schema, version và payload: \(problem)"  // envelope, vi
    case 1: return "\(file)：不是带有 schema、version 和 payload 的文件：\(problem)"  // envelope, zh
    case 2: return "\(file): not a document with schema, version and payload: \(problem)"  // envelope, en
    case 3: return "\(file): schema, version, payload가 있는 문서가 아닙니다: \(problem)"  // envelope, ko
    default: return "\(file)：schema、version、payloadのある文書ではありません：\(problem)"  // envelope, ja
    }
  }

  package func other(file: String) -> String {
    switch language {
    case 0: return "\(file) là tệp dùng cho việc khác. Tệp này được giữ nguyên"  // other, vi
    case 1: return "\(file) 是其他用途的文件，保持原样"  // other, zh
    case 2: return "\(file) is a file of something else. It is left as it is"  // other, en
    case 3: return "\(file): 다른 용도의 파일이므로 그대로 둡니다"  // other, ko
    default: return "\(file)は別の用途のファイルなので、そのままにします"  // other, ja
    }
  }

  package func payload(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): bị hỏng: \(problem)"  // payload, vi
    case 1: return "\(file)：已损坏：\(problem)"  // payload, zh
    case 2: return "\(file): damaged: \(problem)"  // payload, en
    case 3: return "\(file): 손상되었습니다: \(problem)"  // payload, ko
    default: return "\(file)：壊れています：\(problem)"  // payload, ja
    }
  }

  package func lost(file: String, files: String) -> String {
    switch language {
    case 0: return "\(file): tệp không còn, nhưng vẫn còn \(files)"  // lost, vi
    case 1: return "\(file)：文件已不存在，但仍有 \(files)"  // lost, zh
    case 2: return "\(file): the file is gone, but there is still \(files)"  // lost, en
    case 3: return "\(file): 파일이 없어졌지만 \(files) 파일이 남아 있습니다"  // lost, ko
    default: return "\(file)：ファイルはなくなりましたが、\(files)が残っています"  // lost, ja
    }
  }

  package func notMoved(file: String) -> String {
    switch language {
    case 0: return "\(file): do phiên bản cũ của ứng dụng ghi, nên phải chuyển sang bản mới trước khi thay đổi"  // notMoved, vi
    case 1: return "\(file)：由旧版 App 写入，须先移入才能更改"  // notMoved, zh
    case 2: return "\(file): an older version of the app wrote it, so it has to be adopted before it can be changed"  // notMoved, en
    case 3: return "\(file): 앱의 이전 버전이 쓴 파일이므로, 바꾸려면 먼저 옮겨야 합니다"  // notMoved, ko
    default: return "\(file)：アプリの古いバージョンが書いたものなので、変更する前に移す必要があります"  // notMoved, ja
    }
  }

  package func occupied(file: String) -> String {
    switch language {
    case 0: return "\(file): không được chuyển, vì đã có một tài liệu khác"  // occupied, vi
    case 1: return "\(file)：没有移动，因为已有另一个文件"  // occupied, zh
    case 2: return "\(file): it was not moved, because there is another document already"  // occupied, en
    case 3: return "\(file): 이미 다른 문서가 있어 옮기지 않았습니다"  // occupied, ko
    default: return "\(file)：すでに別の文書があるため、移しませんでした"  // occupied, ja
    }
  }

  package func unwritable(file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không thể ghi: \(problem)"  // unwritable, vi
    case 1: return "\(file)：无法写入：\(problem)"  // unwritable, zh
    case 2: return "\(file): it cannot be written: \(problem)"  // unwritable, en
    case 3: return "\(file): 쓸 수 없습니다: \(problem)"  // unwritable, ko
    default: return "\(file)：書き込めません：\(problem)"  // unwritable, ja
    }
  }

  package func notSaved(problem: String) -> String {
    switch language {
    case 0: return "chưa lưu gì: \(problem)"  // notSaved, vi
    case 1: return "没有保存任何内容：\(problem)"  // notSaved, zh
    case 2: return "nothing was saved: \(problem)"  // notSaved, en
    case 3: return "아무것도 저장되지 않았습니다: \(problem)"  // notSaved, ko
    default: return "何も保存していません：\(problem)"  // notSaved, ja
    }
  }

  package var undoNothing: String {
    switch language {
    case 0: return "Không có gì để hoàn tác"  // undoNothing, vi
    case 1: return "没有可撤销的内容"  // undoNothing, zh
    case 2: return "There is nothing to undo"  // undoNothing, en
    case 3: return "실행 취소할 것이 없습니다"  // undoNothing, ko
    default: return "取り消すものがありません"  // undoNothing, ja
    }
  }

  package func valuePlace(place: String, problem: String) -> String {
    switch language {
    case 0: return "\(place): \(problem)"  // valuePlace, vi
    case 1: return "\(place)：\(problem)"  // valuePlace, zh
    case 2: return "\(place): \(problem)"  // valuePlace, en
    case 3: return "\(place): \(problem)"  // valuePlace, ko
    default: return "\(place)：\(problem)"  // valuePlace, ja
    }
  }

  package func valueFound(allowed: String, found: String) -> String {
    switch language {
    case 0: return "có \(found), cần \(allowed)"  // valueFound, vi
    case 1: return "现为：\(found)；应为：\(allowed)"  // valueFound, zh
    case 2: return "found \(found), expected \(allowed)"  // valueFound, en
    case 3: return "값은 \(found)인데, 필요한 값: \(allowed)"  // valueFound, ko
    default: return "値は\(found)ですが、必要な値：\(allowed)"  // valueFound, ja
    }
  }

  package func valueMissing(allowed: String) -> String {
    switch language {
    case 0: return "bị thiếu, cần \(allowed)"  // valueMissing, vi
    case 1: return "缺失，应为：\(allowed)"  // valueMissing, zh
    case 2: return "missing, expected \(allowed)"  // valueMissing, en
    case 3: return "값이 없습니다. 필요한 값: \(allowed)"  // valueMissing, ko
    default: return "値がありません。必要な値：\(allowed)"  // valueMissing, ja
    }
  }

  package var aTruth: String {
    switch language {
    case 0: return "true hoặc false"  // aTruth, vi
    case 1: return "true 或 false"  // aTruth, zh
    case 2: return "true or false"  // aTruth, en
    case 3: return "true 또는 false"  // aTruth, ko
    default: return "trueまたはfalse"  // aTruth, ja
    }
  }

  package var aNumber: String {
    switch language {
    case 0: return "một số"  // aNumber, vi
    case 1: return "数字"  // aNumber, zh
    case 2: return "a number"  // aNumber, en
    case 3: return "수"  // aNumber, ko
    default: return "数"  // aNumber, ja
    }
  }

  package var aWholeNumber: String {
    switch language {
    case 0: return "một số nguyên"  // aWholeNumber, vi
    case 1: return "整数"  // aWholeNumber, zh
    case 2: return "a whole number"  // aWholeNumber, en
    case 3: return "정수"  // aWholeNumber, ko
    default: return "整数"  // aWholeNumber, ja
    }
  }

  package func wholeNumberWithin(first: String, last: String) -> String {
    switch language {
    case 0: return "một số nguyên từ \(first) đến \(last)"  // wholeNumberWithin, vi
    case 1: return "\(first) 至 \(last) 的整数"  // wholeNumberWithin, zh
    case 2: return "a whole number from \(first) to \(last)"  // wholeNumberWithin, en
    case 3: return "\(first)부터 \(last)까지의 정수"  // wholeNumberWithin, ko
    default: return "\(first)から\(last)までの整数"  // wholeNumberWithin, ja
    }
  }

  package func numberWithin(first: String, last: String) -> String {
    switch language {
    case 0: return "từ \(first) đến \(last)"  // numberWithin, vi
    case 1: return "\(first) 至 \(last)"  // numberWithin, zh
    case 2: return "\(first) to \(last)"  // numberWithin, en
    case 3: return "\(first)부터 \(last)까지"  // numberWithin, ko
    default: return "\(first)から\(last)まで"  // numberWithin, ja
    }
  }

  package var aText: String {
    switch language {
    case 0: return "một văn bản"  // aText, vi
    case 1: return "文本"  // aText, zh
    case 2: return "a text"  // aText, en
    case 3: return "텍스트"  // aText, ko
    default: return "テキスト"  // aText, ja
    }
  }

  package func aLine(limit: String) -> String {
    switch language {
    case 0: return "1 đến \(limit) ký tự nhìn thấy được trên một dòng"  // aLine, vi
    case 1: return "单行文本，1 至 \(limit) 个可见字符"  // aLine, zh
    case 2: return "1 to \(limit) visible characters on one line"  // aLine, en
    case 3: return "보이는 글자 1~\(limit)자, 한 줄"  // aLine, ko
    default: return "目に見える1から\(limit)文字、一行"  // aLine, ja
    }
  }

  package func someLines(limit: String) -> String {
    switch language {
    case 0: return "1 đến \(limit) ký tự nhìn thấy được"  // someLines, vi
    case 1: return "1 至 \(limit) 个可见字符，可分行"  // someLines, zh
    case 2: return "1 to \(limit) visible characters"  // someLines, en
    case 3: return "보이는 글자 1~\(limit)자"  // someLines, ko
    default: return "目に見える1から\(limit)文字"  // someLines, ja
    }
  }

  package var anArray: String {
    switch language {
    case 0: return "một danh sách"  // anArray, vi
    case 1: return "列表"  // anArray, zh
    case 2: return "an array"  // anArray, en
    case 3: return "배열"  // anArray, ko
    default: return "配列"  // anArray, ja
    }
  }

  package var anObject: String {
    switch language {
    case 0: return "một đối tượng"  // anObject, vi
    case 1: return "对象"  // anObject, zh
    case 2: return "an object"  // anObject, en
    case 3: return "객체"  // anObject, ko
    default: return "オブジェクト"  // anObject, ja
    }
  }

  package func aDate(example: String) -> String {
    switch language {
    case 0: return "một ngày như \(example)"  // aDate, vi
    case 1: return "\(example) 这样的日期"  // aDate, zh
    case 2: return "a civil date such as \(example)"  // aDate, en
    case 3: return "\(example) 같은 양력 날짜"  // aDate, ko
    default: return "\(example)のような西暦の日付"  // aDate, ja
    }
  }

  package func aMoment(example: String) -> String {
    switch language {
    case 0: return "một thời điểm như \(example)"  // aMoment, vi
    case 1: return "\(example) 这样的时刻"  // aMoment, zh
    case 2: return "a moment such as \(example)"  // aMoment, en
    case 3: return "\(example) 같은 시각"  // aMoment, ko
    default: return "\(example)のような時刻"  // aMoment, ja
    }
  }

  package func aMonth(example: String) -> String {
    switch language {
    case 0: return "một tháng như \(example)"  // aMonth, vi
    case 1: return "\(example) 这样的月份"  // aMonth, zh
    case 2: return "a month such as \(example)"  // aMonth, en
    case 3: return "\(example) 같은 달"  // aMonth, ko
    default: return "\(example)のような月"  // aMonth, ja
    }
  }

  package func oneOf(names: String) -> String {
    switch language {
    case 0: return "một trong các giá trị: \(names)"  // oneOf, vi
    case 1: return "以下之一：\(names)"  // oneOf, zh
    case 2: return "one of: \(names)"  // oneOf, en
    case 3: return "다음 중 하나: \(names)"  // oneOf, ko
    default: return "次のどれか：\(names)"  // oneOf, ja
    }
  }

  package func jsonPlace(place: String, problem: String) -> String {
    switch language {
    case 0: return "byte \(place): \(problem)"  // jsonPlace, vi
    case 1: return "字节 \(place)：\(problem)"  // jsonPlace, zh
    case 2: return "byte \(place): \(problem)"  // jsonPlace, en
    case 3: return "바이트 \(place): \(problem)"  // jsonPlace, ko
    default: return "バイト\(place)：\(problem)"  // jsonPlace, ja
    }
  }

  package var jsonEnd: String {
    switch language {
    case 0: return "văn bản kết thúc giữa chừng một giá trị"  // jsonEnd, vi
    case 1: return "文本在一个值的中间结束"  // jsonEnd, zh
    case 2: return "the text ends inside a value"  // jsonEnd, en
    case 3: return "값의 중간에서 텍스트가 끝납니다"  // jsonEnd, ko
    default: return "値の途中でテキストが終わっています"  // jsonEnd, ja
    }
  }

  package func jsonByte(byte: String) -> String {
    switch language {
    case 0: return "byte 0x\(byte) không được có ở đây"  // jsonByte, vi
    case 1: return "此处不允许字节 0x\(byte)"  // jsonByte, zh
    case 2: return "byte 0x\(byte) is not allowed here"  // jsonByte, en
    case 3: return "여기에는 바이트 0x\(byte) 값을 쓸 수 없습니다"  // jsonByte, ko
    default: return "ここではバイト0x\(byte)は使えません"  // jsonByte, ja
    }
  }

  package var jsonTrailing: String {
    switch language {
    case 0: return "sau giá trị chỉ được có khoảng trắng"  // jsonTrailing, vi
    case 1: return "值之后只能有空白"  // jsonTrailing, zh
    case 2: return "only white space may follow the value"  // jsonTrailing, en
    case 3: return "값 뒤에는 공백만 올 수 있습니다"  // jsonTrailing, ko
    default: return "値の後には空白だけを置けます"  // jsonTrailing, ja
    }
  }

  package var jsonEncoding: String {
    switch language {
    case 0: return "không phải UTF-8"  // jsonEncoding, vi
    case 1: return "不是 UTF-8"  // jsonEncoding, zh
    case 2: return "not UTF-8"  // jsonEncoding, en
    case 3: return "UTF-8이 아닙니다"  // jsonEncoding, ko
    default: return "UTF-8ではありません"  // jsonEncoding, ja
    }
  }

  package var jsonEscape: String {
    switch language {
    case 0: return "không phải chuỗi thoát của JSON, hoặc chỉ là một nửa của cặp thay thế"  // jsonEscape, vi
    case 1: return "不是 JSON 的转义，或只有半个代理对"  // jsonEscape, zh
    case 2: return "not an escape of JSON, or half of a surrogate pair"  // jsonEscape, en
    case 3: return "JSON의 이스케이프가 아니거나, 서로게이트 쌍의 반쪽입니다"  // jsonEscape, ko
    default: return "JSONのエスケープではないか、サロゲートペアの片方です"  // jsonEscape, ja
    }
  }

  package var jsonControl: String {
    switch language {
    case 0: return "ký tự điều khiển phải được viết bằng chuỗi thoát"  // jsonControl, vi
    case 1: return "控制字符必须转义"  // jsonControl, zh
    case 2: return "a control character must be escaped"  // jsonControl, en
    case 3: return "제어 문자는 이스케이프해야 합니다"  // jsonControl, ko
    default: return "制御文字はエスケープしなければなりません"  // jsonControl, ja
    }
  }

  package var jsonNumber: String {
    switch language {
    case 0: return "không phải là số theo dạng của JSON"  // jsonNumber, vi
    case 1: return "不是 JSON 形式的数字"  // jsonNumber, zh
    case 2: return "not a number in the form of JSON"  // jsonNumber, en
    case 3: return "JSON 형식의 수가 아닙니다"  // jsonNumber, ko
    default: return "JSONの形の数ではありません"  // jsonNumber, ja
    }
  }

  package var jsonKey: String {
    switch language {
    case 0: return "một đối tượng có hai khóa giống nhau"  // jsonKey, vi
    case 1: return "一个对象中有重复的键"  // jsonKey, zh
    case 2: return "an object has the same key twice"  // jsonKey, en
    case 3: return "한 객체에 같은 키가 두 번 있습니다"  // jsonKey, ko
    default: return "オブジェクトに同じキーが二度あります"  // jsonKey, ja
    }
  }

  package func jsonDepth(limit: String) -> String {
    switch language {
    case 0: return "danh sách và đối tượng lồng nhau quá \(limit) cấp"  // jsonDepth, vi
    case 1: return "列表和对象的嵌套超过 \(limit) 层"  // jsonDepth, zh
    case 2: return "deeper than \(limit) arrays and objects"  // jsonDepth, en
    case 3: return "배열과 객체가 \(limit)단계보다 깊습니다"  // jsonDepth, ko
    default: return "配列とオブジェクトが\(limit)段より深くなっています"  // jsonDepth, ja
    }
  }

  package func refusedText(rule: String, text: String) -> String {
    switch language {
    case 0: return "Không nhận “\(text)”. \(rule)"  // refusedText, vi
    case 1: return "不接受“\(text)”。\(rule)"  // refusedText, zh
    case 2: return "“\(text)” is not accepted. \(rule)"  // refusedText, en
    case 3: return "“\(text)”: 쓸 수 없습니다. \(rule)"  // refusedText, ko
    default: return "「\(text)」は使えません。\(rule)"  // refusedText, ja
    }
  }

  package func hiddenCharacter(character: String, rule: String) -> String {
    switch language {
    case 0: return "Ký tự \(character) bị ẩn. \(rule)"  // hiddenCharacter, vi
    case 1: return "字符 \(character) 是隐藏字符。\(rule)"  // hiddenCharacter, zh
    case 2: return "The character \(character) is hidden. \(rule)"  // hiddenCharacter, en
    case 3: return "\(character): 보이지 않는 글자입니다. \(rule)"  // hiddenCharacter, ko
    default: return "\(character)は目に見えない文字です。\(rule)"  // hiddenCharacter, ja
    }
  }

  package func badName(limit: String) -> String {
    switch language {
    case 0: return "Tên nằm trên một dòng, nhiều nhất \(limit) ký tự, không có ký tự ẩn"  // badName, vi
    case 1: return "名称须在一行内，最多 \(limit) 个字符，不含隐藏字符"  // badName, zh
    case 2: return "A name is on one line and has at most \(limit) characters, all of them visible"  // badName, en
    case 3: return "이름은 한 줄이고 \(limit)자까지이며, 모두 보이는 글자입니다"  // badName, ko
    default: return "名前は一行で\(limit)文字まで、すべて目に見える文字です"  // badName, ja
    }
  }

  package func badYear(first: String, last: String) -> String {
    switch language {
    case 0: return "Năm là số từ \(first) đến \(last), có thể bỏ trống"  // badYear, vi
    case 1: return "年份为 \(first) 到 \(last) 的数字，可以不填"  // badYear, zh
    case 2: return "A year is a number from \(first) to \(last); it may be left out"  // badYear, en
    case 3: return "연도는 \(first)부터 \(last)까지의 수이며, 비워 둘 수 있습니다"  // badYear, ko
    default: return "年は\(first)から\(last)までの数で、省けます"  // badYear, ja
    }
  }

  package var noYear: String {
    switch language {
    case 0: return "Ngày lặp lại hằng tháng không có năm"  // noYear, vi
    case 1: return "每月的纪念日没有年份"  // noYear, zh
    case 2: return "A day of every month has no year"  // noYear, en
    case 3: return "매달 돌아오는 날에는 연도가 없습니다"  // noYear, ko
    default: return "毎月の日に年はありません"  // noYear, ja
    }
  }

  package func badId(limit: String) -> String {
    switch language {
    case 0: return "Id gồm 1 đến \(limit) chữ cái từ a đến z hoặc A đến Z, chữ số, dấu gạch nối, dấu chấm hoặc dấu gạch dưới"  // badId, vi
    case 1: return "id 由 1 至 \(limit) 个 a 至 z 或 A 至 Z 的字母、数字、连字符、句点或下划线组成"  // badId, zh
    case 2: return "An id has 1 to \(limit) letters from a to z or A to Z, digits, hyphens, dots or underscores"  // badId, en
    case 3: return "id는 1~\(limit)자이며, 영문자 a~z, A~Z와 숫자, 하이픈, 마침표, 밑줄로 이루어집니다"  // badId, ko
    default: return "idは1から\(limit)文字で、英字aからz、AからZ、数字、ハイフン、点、下線からなります"  // badId, ja
    }
  }

  package func dayRepeated(id: String) -> String {
    switch language {
    case 0: return "Đã có ngày riêng với id \(id)"  // dayRepeated, vi
    case 1: return "已有 id 为 \(id) 的纪念日"  // dayRepeated, zh
    case 2: return "There is a day of your own with the id \(id) already"  // dayRepeated, en
    case 3: return "id가 \(id)인 나만의 기념일이 이미 있습니다"  // dayRepeated, ko
    default: return "idが\(id)の記念日はすでにあります"  // dayRepeated, ja
    }
  }

  package func dayGone(id: String) -> String {
    switch language {
    case 0: return "Không có ngày riêng nào với id bắt đầu bằng \(id)"  // dayGone, vi
    case 1: return "没有 id 以 \(id) 开头的纪念日"  // dayGone, zh
    case 2: return "No day of your own has an id that begins with \(id)"  // dayGone, en
    case 3: return "id의 앞부분이 \(id)인 나만의 기념일이 없습니다"  // dayGone, ko
    default: return "idが\(id)で始まる記念日はありません"  // dayGone, ja
    }
  }

  package func tooManyDays(limit: String) -> String {
    switch language {
    case 0: return "Chỉ giữ được tối đa \(limit) ngày riêng"  // tooManyDays, vi
    case 1: return "最多可保存 \(limit) 个纪念日"  // tooManyDays, zh
    case 2: return "At most \(limit) days of your own are kept"  // tooManyDays, en
    case 3: return "나만의 기념일은 \(limit)개까지 보관됩니다"  // tooManyDays, ko
    default: return "記念日は\(limit)件まで保存できます"  // tooManyDays, ja
    }
  }

  package func noFile(file: String) -> String {
    switch language {
    case 0: return "\(file): không có tệp này"  // noFile, vi
    case 1: return "\(file)：没有此文件"  // noFile, zh
    case 2: return "\(file): there is no such file"  // noFile, en
    case 3: return "\(file): 그런 파일이 없습니다"  // noFile, ko
    default: return "\(file)：そのようなファイルはありません"  // noFile, ja
    }
  }

  package func yearToCome(last: String) -> String {
    switch language {
    case 0: return "Năm của sự việc muộn nhất là \(last)"  // yearToCome, vi
    case 1: return "发生年份最晚为 \(last) 年"  // yearToCome, zh
    case 2: return "The year of the event is \(last) at the latest"  // yearToCome, en
    case 3: return "있었던 해는 늦어도 \(last)년이어야 합니다"  // yearToCome, ko
    default: return "起こった年は遅くとも\(last)年でなければなりません"  // yearToCome, ja
    }
  }

  package var saveFailed: String {
    switch language {
    case 0: return "Chưa lưu được. Không có gì thay đổi."  // saveFailed, vi
    case 1: return "未能保存，没有任何更改。"  // saveFailed, zh
    case 2: return "This could not be saved. Nothing has changed."  // saveFailed, en
    case 3: return "저장하지 못했습니다. 바뀐 것은 없습니다."  // saveFailed, ko
    default: return "保存できませんでした。何も変わっていません。"  // saveFailed, ja
    }
  }

  package func dayAmbiguous(count: Int, shown: String? = nil, id: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày riêng có id bắt đầu bằng \(id)"  // dayAmbiguous, vi
    case (1, _): return "有 \(shown) 个纪念日的 id 以 \(id) 开头"  // dayAmbiguous, zh
    case (2, 1): return "\(shown) day of your own has an id that begins with \(id)"  // dayAmbiguous, en, one
    case (2, _): return "\(shown) days of your own have an id that begins with \(id)"  // dayAmbiguous, en, other
    case (3, _): return "id의 앞부분이 \(id)인 나만의 기념일이 \(shown)개 있습니다"  // dayAmbiguous, ko
    default: return "idが\(id)で始まる記念日が\(shown)件あります"  // dayAmbiguous, ja
    }
  }
}
