// The texts of WidgetFoundation in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
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
    case 0: return "\(file): không đọc được: \(problem) (lỗi \(code))"  // notRead, vi
    case 1: return "\(file)：无法读取：\(problem)（错误 \(code)）"  // notRead, zh
    default: return "\(file): it could not be read: \(problem) (error \(code))"  // notRead, en
    }
  }

  package func notWritten(code: String, file: String, problem: String) -> String {
    switch language {
    case 0: return "\(file): không ghi được: \(problem) (lỗi \(code))"  // notWritten, vi
    case 1: return "\(file)：无法写入：\(problem)（错误 \(code)）"  // notWritten, zh
    default: return "\(file): it could not be written: \(problem) (error \(code))"  // notWritten, en
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
    case 0: return "\(file) là tệp của thứ khác. Tệp này được giữ nguyên"  // other, vi
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
    case 0: return "\(file): phiên bản cũ của ứng dụng đã ghi tệp này, nên cần tiếp nhận trước khi thay đổi"  // notMoved, vi
    case 1: return "\(file)：由旧版应用写入，须先接收才能更改"  // notMoved, zh
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
    case 0: return "Chưa lưu gì: \(problem)"  // notSaved, vi
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
}
