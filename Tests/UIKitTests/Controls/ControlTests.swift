import Foundation
import Testing
import UIKit

@MainActor struct ControlTests {
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let log = EventLog()

    init() {
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
            (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
        }
    }

    @Test func `tells of a finger lifted inside`() {
        let host = TestHost(showing: control)
        defer { host.close() }
        host.down(120, 120)
        #expect(control.isHighlighted)
        #expect(control.isTracking)
        host.up(120, 120)
        #expect(log.events == ["down", "upInside"])
        #expect(!control.isHighlighted)
    }

    @Test func `counts a finger near the control as inside, and one far away as outside`() {
        let host = TestHost(showing: control)
        defer { host.close() }
        host.down(120, 120)
        host.move(210, 120)
        #expect(control.isHighlighted)
        host.move(240, 120)
        #expect(!control.isHighlighted)
        host.up(240, 120)
        #expect(log.events == ["down", "exit", "upOutside"])
    }

    @Test func `tells of a touch that was taken away`() {
        let host = TestHost(showing: control)
        defer { host.close() }
        host.down(120, 120)
        host.cancel(120, 120)
        #expect(log.events == ["down", "cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func `does nothing while disabled, and lets nothing through`() {
        let behind = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        behind.addSubview(control)
        let host = TestHost(showing: behind)
        defer { host.close() }
        control.isEnabled = false
        host.tap(120, 120)
        #expect(log.events.isEmpty)
        #expect(behind.calls.isEmpty)
    }

    @Test(arguments: [(true, ["down", "upInside"], 0), (false, [], 1)])
    func `keeps the tap from a view behind only while enabled`(
        isEnabled: Bool,
        events: [String],
        taps: Int
    ) {
        let behind = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let gestures = GestureLog()
        gestures.add(UITapGestureRecognizer(), "tap", to: behind)
        behind.addSubview(control)
        let host = TestHost(showing: behind)
        defer { host.close() }
        control.isEnabled = isEnabled
        host.tap(120, 120)
        #expect(log.events == events)
        #expect(gestures.calls.count == taps)
    }

    @Test func `replaces an action of the same identifier, and removes it`() {
        let plain = UIControl()
        let id = UIAction.Identifier("one")
        var calls: [String] = []
        plain.addAction(UIAction(identifier: id) { _ in calls.append("first") }, for: .valueChanged)
        plain.addAction(
            UIAction(identifier: id) { _ in calls.append("second") },
            for: .valueChanged
        )
        plain.sendActions(for: .valueChanged)
        #expect(calls == ["second"])
        plain.removeAction(identifiedBy: id, for: .valueChanged)
        plain.sendActions(for: .valueChanged)
        #expect(calls == ["second"])
        #expect(plain.allControlEvents == [])
    }

    @Test func `sends an action for every one of its events, with the control as sender`() {
        let plain = UIControl()
        var senders: [Bool] = []
        let action = UIAction { senders.append($0.sender as? UIControl === plain) }
        plain.addAction(action, for: [.touchDown, .valueChanged])
        plain.sendActions(for: .touchDown)
        plain.sendActions(for: .valueChanged)
        plain.sendActions(for: .touchCancel)
        #expect(senders == [true, true])
        plain.removeAction(action, for: .touchDown)
        #expect(plain.allControlEvents == .valueChanged)
    }

    @Test func `puts its state together`() {
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
    }
}

@MainActor private final class EventLog {
    var events: [String] = []
}
