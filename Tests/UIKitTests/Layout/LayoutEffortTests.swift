import Foundation
import Testing
import UIKit

/// What is not due must not be done.
@MainActor struct LayoutEffortTests {
    private final class CountingView: UIView {
        var questions = 0
        var natural = CGSize(width: 10, height: 10)

        override var intrinsicContentSize: CGSize {
            questions += 1
            return natural
        }
    }

    @Test func `a layout in which nothing changed asks nobody`() {
        let view = CountingView()
        let stage = stage(100, 100, view)
        view.leftAnchor.constraint(equalTo: stage.leftAnchor).isActive = true
        stage.layoutIfNeeded()
        let questions = view.questions
        for _ in 0..<10 {
            stage.setNeedsLayout()
            stage.layoutIfNeeded()
        }
        #expect(view.questions == questions)
    }

    @Test func `a change in one island leaves others alone`() {
        let (inner, other) = (CountingView(), CountingView())
        let (cell, neighbour) = (stage(100, 100, inner), stage(100, 100, other))
        let window = stage(400, 400)
        for (view, host) in [(inner, cell), (other, neighbour)] {
            window.addSubview(host)
            host.translatesAutoresizingMaskIntoConstraints = true
            view.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        }
        window.layoutIfNeeded()
        let questions = other.questions
        inner.natural.width = 30
        inner.invalidateIntrinsicContentSize()
        cell.frame.origin.y = 200
        window.layoutIfNeeded()
        #expect(inner.frame.width == 30)
        #expect(other.questions == questions)
    }
}
