import AlmanacFoundation
import Documents
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system ends a program that it suspends with a lock, so every lock is taken in time that it grants.
struct LockTimeTests {
  /// The events, in this order.
  private enum Event: Hashable {
    case asked(String)
    case step(FileStep)
    case ended
  }

  /// The system, as the tests play it.
  private final class System: Sendable {
    private let happened = Locked<[Event]>([])
    private let blocks = Locked<[@Sendable (Bool) -> Void]>([])
    private let callCount = Locked(0)
    private let answer: Bool?

    /// - Parameter answer: The first call of each block, `true` if there is no time; `nil` for no answer.
    init(answer: Bool? = false) {
      self.answer = answer
    }

    var events: [Event] { happened.withLock { $0 } }

    /// Calls all blocks, each on a thread of its own.
    func call(isExpired: Bool) {
      for block in blocks.withLock({ $0 }) { call(block, isExpired) }
    }

    private func call(_ block: @escaping @Sendable (Bool) -> Void, _ isExpired: Bool) {
      callCount.withLock { $0 += 1 }
      Thread.detachNewThread {
        block(isExpired)
        self.happened.withLock { $0.append(.ended) }
      }
    }

    /// - Parameter step: Called after each step with a file.
    func run<Value>(
      _ body: () throws -> Value, step: @escaping @Sendable (FileStep) -> Void = { _ in }
    ) rethrows -> Value {
      try LockTime.$request.withValue({ reason, block in
        self.happened.withLock { $0.append(.asked(reason)) }
        self.blocks.withLock { $0.append(block) }
        if let answer = self.answer { self.call(block, answer) }
      }) {
        try FileTrace.$record.withValue({
          self.happened.withLock { [taken = $0] in $0.append(.step(taken)) }
          step($0)
        }) { try body() }
      }
    }

    /// Waits until all calls have returned.
    func waitForTheEnd() -> Bool {
      for _ in 0..<2_000 {
        if events.count(where: { $0 == .ended }) == callCount.withLock({ $0 }) { return true }
        usleep(1_000)
      }
      return false
    }
  }

  private let folder: Folder
  private let store: DocumentStore<Tally>

  init() throws {
    folder = try Folder()
    store = try folder.store()
  }

  private func add(_ number: Int) throws {
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
  }

  private var lock: String { store.path + ".lock" }

  /// Everything that changes a file of a store.
  private func writers() throws -> [(name: String, body: () throws -> Void)] {
    func corrupt(_ body: (CorruptDocument<Tally>) throws -> Void) throws {
      try folder.put("{\"schema\"")
      guard case .corrupt(let corrupt) = try store.read() else { throw CocoaError(.fileReadUnknown) }
      try body(corrupt)
    }
    return [
      ("update", { try add(1) }),
      (
        "update that can refuse",
        {
          try store.update(at: noon, zone: utc, ifMissing: Tally()) { tally throws(StoreError) in
            tally.numbers.elements.append(2)
          }
        }
      ),
      ("resolve", { try corrupt { try store.resolve($0, with: Tally([7]), at: noon, zone: utc) } }),
      ("recover", { try corrupt { try store.recover($0, at: noon, zone: utc) } }),
    ]
  }

  @Test func everyWriterHasTimeFromBeforeItsLockUntilAfterItsLastStep() throws {
    var locks = 0
    for writer in try writers() {
      let system = System()
      try system.run(writer.body)
      #expect(system.waitForTheEnd(), "\(writer.name)")
      var (times, held) = (0, Set<String>())
      for event in system.events {
        switch event {
        case .asked: times += 1
        case .ended: times -= 1
        case .step(.lock(let path)):
          held.insert(path)
          locks += 1
          #expect(held.count <= times, "\(writer.name): a lock without time")
        case .step(.close(let path)): held.remove(path)
        case .step(.create(let path)) where path.hasSuffix(".lock"):
          // The file that is locked is made before it is locked.
          break
        case .step(let step): #expect(!step.isChange || !held.isEmpty, "\(writer.name): \(step)")
        }
      }
      #expect(times == 0 && held.isEmpty, "\(writer.name)")
    }
    #expect(locks >= 4)
  }

  /// The file is closed, and so unlocked, before the program may be suspended.
  @Test func theTimeEndsAfterTheLockIsReleased() throws {
    let system = System()
    try system.run { try add(1) }
    #expect(system.waitForTheEnd())
    let events = system.events
    let close = try #require(events.lastIndex(of: .step(.close(lock))))
    let end = try #require(events.firstIndex(of: .ended))
    #expect(events.contains(.asked("lock tally.json.lock")) && close < end)
  }

  @Test func withoutAnyTimeNothingIsWrittenAndTheReasonIsReported() throws {
    try add(1)
    let names = folder.names
    let system = System(answer: true)
    #expect(throws: StoreError.suspending(path: store.path + ".lock")) { try system.run { try add(2) } }
    #expect(system.waitForTheEnd(), "a call of the system never returns")
    #expect(try store.read().document?.payload == Tally([1]))
    #expect(folder.names == names)
    // Another writer finds no lock.
    try add(4)
  }

  @Test func anAnswerThatNeverComesIsNotAwaitedForEver() throws {
    let system = System(answer: nil)
    #expect(throws: StoreError.busy(path: store.path + ".lock")) {
      try LockTime.$limit.withValue(10_000) { try system.run { try add(1) } }
    }
    #expect(folder.bytes("tally.json") == nil)
    for isExpired in [false, true] { system.call(isExpired: isExpired) }
    #expect(system.waitForTheEnd(), "an answer that comes too late keeps its thread")
    try add(2)
  }

  @Test func theWaitForTheAnswerIsPartOfTheWaitForTheLock() throws {
    let descriptor = open(lock, O_RDWR | O_CREAT, 0o600)
    defer { close(descriptor) }
    #expect(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let system = System(answer: nil)
    Thread.detachNewThread {
      while !system.events.contains(.asked("lock tally.json.lock")) { usleep(1_000) }
      usleep(700_000)
      system.call(isExpired: false)
    }
    // The same machine waits in vain for the lock alone, however busy it is.
    func wait(_ body: () throws -> Void) -> Duration {
      ContinuousClock().measure {
        #expect(throws: StoreError.busy(path: lock)) {
          try LockTime.$limit.withValue(1_000_000, operation: body)
        }
      }
    }
    let alone = wait { try add(1) }
    let together = wait { try system.run { try add(2) } }
    #expect(together < alone + .milliseconds(500), "\(together), and for the lock alone \(alone)")
    #expect(system.waitForTheEnd())
  }

  /// Another program holds the lock until the system wants to suspend this one.
  @Test func whoeverWaitsForALockGivesUpWhenTheTimeEnds() throws {
    let descriptor = open(lock, O_RDWR | O_CREAT, 0o600)
    defer { close(descriptor) }
    #expect(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let system = System()
    Thread.detachNewThread {
      usleep(50_000)
      system.call(isExpired: true)
    }
    let start = ContinuousClock.now
    #expect(throws: StoreError.suspending(path: lock)) { try system.run { try add(1) } }
    #expect(ContinuousClock.now - start < .seconds(9), "it waited as long as for a lock")
    #expect(system.waitForTheEnd())
    #expect(folder.bytes("tally.json") == nil)
  }

  /// Half a change would be worse than none, so a change that has begun is finished.
  @Test func whoeverWritesWhenTheTimeEndsFinishes() throws {
    let system = System()
    try system.run({ try add(1) }) { step in
      guard case .write = step else { return }
      system.call(isExpired: true)
      usleep(20_000)
    }
    #expect(system.waitForTheEnd())
    let close = try #require(system.events.lastIndex(of: .step(.close(lock))))
    #expect(!system.events[..<close].contains(.ended), "the program may be suspended with its lock")
    #expect(try store.read().document?.payload == Tally([1]))
  }

  @Test func noOtherPlaceLocksAFile() throws {
    // The compiler locks its output, and never runs on a phone.
    let files = ["Runtime", "Domains", "Widgets", "Views"].flatMap {
      Repository.swiftFiles(below: "Sources/\($0)")
    }
    let places = try files.filter { file in
      let text = try Repository.text(file)
      return ["flock(", "lockf(", "F_SETLK", "F_OFD_SETLK", "O_EXLOCK"].contains(where: text.contains)
    }
    #expect(places == ["Sources/Domains/Documents/Files/SystemCalls.swift"])
  }
}
