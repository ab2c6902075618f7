import Foundation
import Testing

@testable import NativeAds

struct DeliveryMachineTests {
    private func record(_ id: String, age: Double = 0) -> TrackerRecord {
        TrackerRecord(id: id, url: URL.fixture("https://t.example/\(id)"), time: 1e9 - age)
    }

    @Test func `tries at once, then after 10, 60 and every 300 seconds, ten times in all`() {
        var machine = DeliveryMachine()
        machine.add([record("a")], at: 5)
        var tries: [Double] = []
        while let due = machine.nextDue, tries.count < 20 {
            #expect(machine.takeDue(at: due - 0.001).isEmpty)
            #expect(machine.takeDue(at: due).map(\.id) == ["a"])
            #expect(machine.takeDue(at: due).isEmpty)
            tries.append(due)
            machine.failed("a", at: due)
        }
        #expect(tries == [5, 15, 75, 375, 675, 975, 1275, 1575, 1875, 2175])
        #expect(machine.records.map(\.id) == ["a"], "it stays for the next run of the app")
    }

    @Test func `is done with a tracker once an answer came`() {
        var machine = DeliveryMachine()
        machine.add([record("a"), record("b")], at: 0)
        #expect(machine.takeDue(at: 0).map(\.id) == ["a", "b"])
        machine.delivered("a")
        machine.failed("a", at: 1)
        machine.failed("b", at: 1)
        #expect(machine.records.map(\.id) == ["b"])
        #expect(machine.nextDue == 11)
    }

    @Test func `keeps the newest thousand, and none that is over a week old`() {
        var machine = DeliveryMachine()
        let week = DeliveryMachine.longestLife
        machine.add([record("old", age: week + 1), record("young", age: week - 1)], at: 0)
        #expect(machine.dropOld(wallClock: 1e9) == ["old"])
        machine.add((0..<1001).map { record("\($0)") }, at: 0)
        #expect(machine.dropExcess() == ["young", "0"])
        #expect(machine.dropExcess().isEmpty)
        #expect(machine.records.count == 1000)
    }

    @Test func `never has more than 32 calls under way`() {
        var machine = DeliveryMachine()
        machine.add((0..<40).map { record("\($0)") }, at: 0)
        #expect(machine.takeDue(at: 0).count == 32)
        #expect(machine.nextDue == nil)
        machine.delivered("0")
        #expect(machine.nextDue == 0)
        #expect(machine.takeDue(at: 0).map(\.id) == ["32"])
    }

    @Test func `keeps each to its own times, whatever becomes of the others`() {
        var machine = DeliveryMachine()
        machine.add([record("a"), record("b")], at: 0)
        _ = machine.takeDue(at: 0)
        machine.failed("a", at: 0)
        machine.delivered("b")
        #expect(machine.takeDue(at: 9.9).isEmpty, "one answer does not hurry the rest")
        machine.add([record("c")], at: 10)
        #expect(machine.takeDue(at: 10).map(\.id) == ["a", "c"])
    }

    @Test func `holds back what the app has not heard of yet`() {
        var machine = DeliveryMachine()
        machine.hold([record("a"), record("b")])
        #expect(machine.nextDue == nil)
        #expect(machine.takeDue(at: 100).isEmpty)
        machine.release(["b", "nobody"], at: 5)
        #expect(machine.takeDue(at: 5).map(\.id) == ["b"])
        machine.release(["b"], at: 6)
        #expect(machine.takeDue(at: 6).isEmpty, "it is being called already")
        #expect(machine.records.map(\.id) == ["a", "b"])
    }

    @Test func `keeps no more than four megabytes of URLs`() {
        var machine = DeliveryMachine()
        let long = String(repeating: "x", count: 60_000)
        let records = (0..<100).map { number in
            TrackerRecord(
                id: "\(number)",
                url: URL.fixture("https://t.example/\(number)\(long)"),
                time: 1e9
            )
        }
        machine.add(records, at: 0)
        let dropped = machine.dropExcess()
        #expect(dropped == (0..<31).map(String.init), "the oldest go first")
        #expect(machine.records.reduce(0) { $0 + $1.size } <= DeliveryMachine.mostBytes)
        #expect(machine.dropExcess().isEmpty)
    }
}
