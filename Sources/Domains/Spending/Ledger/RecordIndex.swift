/// The records of a ledger by id, so that none counts twice.
///
/// Texts are not kept, so that a million ids need 40 MB: a record has 128 bits of its id and 96 of everything else,
/// by the standard library's hash, which has a new seed in each process. That two ids of a million are mistaken for
/// one is less likely than 1 to 10^26.
struct RecordIndex {
  /// The hash of a text and other values.
  struct Key: Equatable {
    private(set) var first, second: UInt64

    init(_ text: LedgerBuilder.Bytes, _ combine: (inout Hasher) -> Void) {
      func hash(_ salt: Int) -> UInt64 {
        var result: UInt64 = 0
        // One hash of 64 bits, or two of 32.
        for part in 0..<(UInt64.bitWidth / Int.bitWidth) {
          var hasher = Hasher()
          hasher.combine(salt + part)
          combine(&hasher)
          hasher.combine(bytes: UnsafeRawBufferPointer(text))
          result = result << 32 | UInt64(UInt(bitPattern: hasher.finalize()))
        }
        return result
      }
      (first, second) = (hash(0), hash(2))
    }

    /// Returns the key of a row in a file; it differs from the keys of ids.
    func of(_ file: Int) -> Key {
      var key = self
      key.second &+= UInt64(file)
      return key
    }
  }

  /// A record.
  struct Entry {
    let id: Key
    let content: (UInt64, UInt32)
    /// Its line, or its index in a list of JSON; for rows without an id, the number of equal rows.
    var position: UInt32

    init(id: Key, content: Key, position: Int) {
      self.id = id
      self.content = (content.first, UInt32(truncatingIfNeeded: content.second))
      self.position = UInt32(truncatingIfNeeded: position)
    }
  }

  /// The number of records.
  private(set) var count = 0
  /// The records in the order in which they came, 65,536 together: a larger array would be copied to grow.
  private var pages: [[Entry]] = []
  /// The index of a record plus one, at the slot of its id or after it; 0 for none.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)

  /// The record with an index.
  subscript(index: Int) -> Entry {
    get { pages[index >> 16][index & 0xFFFF] }
    set { pages[index >> 16][index & 0xFFFF] = newValue }
  }

  /// Returns the index of the record with an id; `nil` if there is none.
  func find(_ id: Key) -> Int? {
    let index = Int(slots[slot(of: id)]) - 1
    return index < 0 ? nil : index
  }

  /// Adds a record whose id is new.
  mutating func append(_ entry: Entry) {
    if count & 0xFFFF == 0 {
      pages.append([])
      pages[count >> 16].reserveCapacity(1 << 16)
    }
    pages[count >> 16].append(entry)
    count += 1
    let isFull = count * 4 > slots.count * 3
    if isFull { slots = [UInt32](repeating: 0, count: slots.count * 2) }
    for index in (isFull ? 0 : count - 1)..<count {
      slots[slot(of: self[index].id)] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  /// Returns the slot of an id, or the free one for it.
  private func slot(of id: Key) -> Int {
    var slot = Int(truncatingIfNeeded: id.first) & (slots.count - 1)
    while slots[slot] != 0, self[Int(slots[slot]) - 1].id != id { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
