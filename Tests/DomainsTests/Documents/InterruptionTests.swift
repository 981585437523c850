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

#if os(macOS) || os(Linux)
/// Writers that are killed, that run at the same time, or that the system refuses.
///
/// Each test is a process of its own, which forks and kills its copies.
@Suite(.serialized) struct InterruptionTests {
  @Test func C_07_killedWritersLoseNothingThatWasSaved() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder(inMemory: true)
      let store = try folder.store()
      var random = Seeded(5)
      var before = 0
      var awaited = 0
      for round in 0..<500 {
        var child = try #require(ChildProcess { report in while true { report(addNext(to: store)) } })
        // However busy the machine is, it is killed in its first change or in one of the next.
        awaited += child.wait(forReports: Int.random(in: 0...1, using: &random))
        usleep(UInt32.random(in: 0...1_000, using: &random))
        child.kill()
        let saved = child.wait()
        #expect(!saved.contains(-1), "round \(round)")
        let numbers = try store.read().document?.payload.numbers.elements ?? []
        // At most one more change had been made but not reported.
        let last = Int(saved.last ?? Int32(before))
        #expect(numbers.count == last || numbers.count == last + 1, "round \(round)")
        #expect(numbers == Array(0..<numbers.count), "round \(round)")
        before = numbers.count
      }
      // Killed writers leave no lock, and at most one unfinished file for each name.
      #expect(addNext(to: store) == Int32(before + 1))
      #expect(awaited > 200)
      #expect(before >= awaited)
      #expect(folder.names.count <= 5, "\(folder.names)")
    }
  }

  @Test func C_07_writersKilledInTheMidstOfAFileAfterAnyByteLoseNothing() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder(inMemory: true)
      let store = try folder.store()
      for length in [10_000, 20_000] {
        try store.update(at: noon, zone: utc, ifMissing: Tally()) {
          $0.note = String(repeating: "x", count: length)
        }
      }
      let saved = try #require(folder.bytes("tally.json"))
      var random = Seeded(8)
      for round in 0..<60 {
        // Up to 20,000 bytes the new backup is torn, from there on the new document.
        let size = round == 0 ? 0 : Int.random(in: 0..<40_000, using: &random)
        var child = try #require(
          ChildProcess { report in
            // The system kills a process that writes a file beyond this size.
            signal(SIGXFSZ, SIG_DFL)
            var none = sigset_t()
            sigemptyset(&none)
            sigprocmask(SIG_SETMASK, &none, nil)
            var limit = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(resource(RLIMIT_CORE), &limit)
            limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
            setrlimit(resource(RLIMIT_FSIZE), &limit)
            _ = try? store.update(at: noon, zone: utc, ifMissing: Tally()) {
              $0.note = String(repeating: "y", count: 40_000)
            }
            report(-1)
          })
        #expect(child.wait() == [], "round \(round)")
        let torn = size < saved.count ? "tally.json.backup.temporary" : "tally.json.temporary"
        #expect(folder.bytes(torn)?.count == size, "round \(round)")
        #expect(folder.bytes("tally.json") == saved, "round \(round)")
        #expect(try store.read().document?.payload.note?.utf8.count == 20_000, "round \(round)")
      }
      #expect(addNext(to: store) == 1)
      #expect(folder.names == ["tally.json", "tally.json.backup", "tally.json.lock"])
    }
  }

  @Test func C_07_twoWritersInTwoProcessesLoseNothingOfEachOther() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder(inMemory: true)
      let store = try folder.store()
      var children = try (0..<2).map { writer in
        try #require(
          ChildProcess { report in
            for number in 0..<100 {
              let saved: Void? = try? store.update(at: noon, zone: utc, ifMissing: Tally()) { tally in
                tally.numbers.elements.append(writer * 1_000 + number)
              }
              report(saved == nil ? -1 : Int32(number))
            }
          })
      }
      for index in children.indices { #expect(children[index].wait() == Array(0..<100)) }
      let numbers = try #require(try store.read().document).payload.numbers.elements
      #expect(numbers.filter { $0 < 1_000 } == Array(0..<100))
      #expect(numbers.filter { $0 >= 1_000 } == Array(1_000..<1_100))
    }
  }

  private struct Refusal: Error {}

  /// The lock of a document that was not made is no use to anybody; those who wait for it meanwhile write all the same.
  @Test func C_07_aRefusedChangeLeavesNoFileAndNoLockIsTakenFromOthers() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<20 {
        let folder = try Folder()
        let store = try folder.store()
        func refuse() {
          _ = try? store.update(at: noon, zone: utc, ifMissing: Tally()) { _ throws(Refusal) in
            throw Refusal()
          }
        }
        refuse()
        #expect(folder.names == [])
        var children = try (0..<3).map { writer in
          try #require(
            ChildProcess { report in
              for number in 0..<20 {
                refuse()
                let saved: Void? = try? store.update(at: noon, zone: utc, ifMissing: Tally()) { tally in
                  tally.numbers.elements.append(writer * 1_000 + number)
                }
                report(saved == nil ? -1 : Int32(number))
              }
            })
        }
        for index in children.indices { #expect(children[index].wait() == Array(0..<20)) }
        let numbers = try #require(try store.read().document).payload.numbers.elements
        #expect(numbers.sorted() == (0..<3).flatMap { writer in (0..<20).map { writer * 1_000 + $0 } })
      }
    }
  }

  @Test func C_07_aFolderThatMayNotBeWrittenChangesNothing() async {
    await #expect(processExitsWith: .success) {
      // root may write everywhere; another user may not.
      if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
      let folder = try Folder()
      let store = try folder.store()
      #expect(addNext(to: store) == 1)
      #expect(addNext(to: store) == 2)
      let files = folder.names.map { [UInt8]($0.utf8) + (folder.bytes($0) ?? []) }
      #expect(chmod(folder.url.path, 0o555) == 0)
      for round in 0..<20 {
        let error = #expect(throws: StoreError.self) {
          try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(round) }
        }
        guard case .system(_, _, EACCES) = error else {
          Issue.record("\(String(describing: error))")
          break
        }
        #expect(try store.read().document?.payload.numbers.elements == [0, 1])
      }
      #expect(folder.names.map { [UInt8]($0.utf8) + (folder.bytes($0) ?? []) } == files)
      #expect(chmod(folder.url.path, 0o755) == 0)
      #expect(addNext(to: store) == 3)
    }
  }

  @Test func C_07_aFullDiskChangesNothing() async {
    await #expect(processExitsWith: .success) {
      // Files must not exceed a size, which a write reaches in the middle, as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      let folder = try Folder()
      let store = try folder.store()
      #expect(addNext(to: store) == 1)
      var limit = rlimit()
      #expect(getrlimit(resource(RLIMIT_FSIZE), &limit) == 0)
      limit.rlim_cur = 30_000
      #expect(setrlimit(resource(RLIMIT_FSIZE), &limit) == 0)
      for round in 0..<20 {
        let text = String(repeating: "y", count: 30_000 + round * 1_000)
        #expect(throws: StoreError.self) {
          try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.note = text }
        }
        #expect(try store.read().document?.payload.numbers.elements == [0])
      }
      #expect(!folder.names.contains { $0.hasSuffix(".temporary") })
      #expect(addNext(to: store) == 2)
    }
  }
}

/// Appends the next number to a document.
///
/// - Returns: The new count of numbers, or -1 for an error.
private func addNext(to store: DocumentStore<Tally>) -> Int32 {
  let count = try? store.update(at: noon, zone: utc, ifMissing: Tally()) { tally in
    tally.numbers.elements.append(tally.numbers.elements.count)
    return tally.numbers.elements.count
  }
  return Int32(count ?? -1)
}

#if canImport(Glibc)
/// Returns a resource number in glibc's own type.
func resource(_ kind: __rlimit_resource) -> __rlimit_resource_t {
  __rlimit_resource_t(kind.rawValue)
}
#else
func resource(_ kind: Int32) -> Int32 { kind }
#endif
#endif
