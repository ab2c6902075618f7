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
}
