import Foundation
import Testing
import UIKit

/// What happens to constraints that cannot hold; the report is this UIKit's own.
@MainActor @Suite(.serialized) struct ConflictTests {
    private func reports(_ body: () -> Void) -> [String] {
        var reports: [String] = []
        let previous = UIKitHost.reportsLayoutProblem
        UIKitHost.reportsLayoutProblem = { reports.append($0) }
        body()
        UIKitHost.reportsLayoutProblem = previous
        return reports
    }

    @Test func `the newest of contradicting constraints has no effect and is told once`() {
        let view = FixedSizeView()
        let stage = stage(100, 100, view)
        let first = view.widthAnchor.constraint(equalToConstant: 30)
        let second = view.widthAnchor.constraint(equalToConstant: 40)
        second.identifier = "wider"
        NSLayoutConstraint.activate([first, second])
        let reports = reports {
            stage.layoutIfNeeded()
            first.constant = 31
            stage.layoutIfNeeded()
        }
        #expect(view.frame.width == 31)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("FixedSizeView.width == 40 'wider'") == true)
        #expect(reports.first?.contains("FixedSizeView.width == 30") == true)
        #expect(second.isActive)

        first.isActive = false
        stage.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func `a host too small for its content recovers when it grows`() {
        let view = FixedSizeView()
        let stage = stage(0, 0, view)
        view.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 16).isActive = true
        view.rightAnchor.constraint(equalTo: stage.rightAnchor, constant: -16).isActive = true
        let reports = reports {
            stage.layoutIfNeeded()
            stage.frame.size.width = 100
            stage.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 16, y: 0, width: 68, height: 0))
            stage.frame.size.width = 10
            stage.layoutIfNeeded()
            #expect(stage.frame.width == 10)
            stage.frame.size.width = 200
            stage.layoutIfNeeded()
        }
        #expect(view.frame == CGRect(x: 16, y: 0, width: 168, height: 0))
        #expect(!reports.isEmpty)
    }

    @Test(
        arguments: [
            (.leading, .left, false), (.right, .trailing, false), (.leadingMargin, .left, false),
            (.leading, .trailing, true), (.leading, .centerX, true), (.left, .rightMargin, true),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, Bool)]
    )
    func `edges by reading and edges by side cannot be joined`(
        first: NSLayoutConstraint.Attribute,
        second: NSLayoutConstraint.Attribute,
        isFine: Bool
    ) {
        let view = FixedSizeView(40, 20)
        let stage = stage(100, 100, view)
        let constraint = NSLayoutConstraint(
            item: view,
            attribute: first,
            relatedBy: .equal,
            toItem: stage,
            attribute: second,
            multiplier: 1,
            constant: 0
        )
        let reports = reports { constraint.isActive = true }
        #expect(constraint.isActive == isFine)
        #expect(reports.isEmpty == isFine)
    }

    @Test func `items without a common ancestor are told of`() {
        let (one, other) = (UIView(), UIView())
        let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
        let reports = reports { constraint.isActive = true }
        #expect(!constraint.isActive)
        #expect(reports.count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a constant that is no number has no effect`(constant: CGFloat) {
        let view = FixedSizeView(10, 10)
        let stage = stage(100, 100, view)
        let constraint = view.widthAnchor.constraint(equalToConstant: constant)
        let left = view.leftAnchor.constraint(equalTo: stage.leftAnchor)
        let reports = reports {
            constraint.isActive = true
            left.isActive = true
            left.constant = constant
            stage.layoutIfNeeded()
        }
        #expect(reports.count == 1)
        #expect(view.frame.width == 10)
        #expect(view.frame.minX.isFinite)
    }

    @Test func `absurd numbers do not spoil others`() {
        let view = FixedSizeView(10, 10)
        let stage = stage(100, 100, view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 20),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: -.greatestFiniteMagnitude),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 0, width: 10, height: 10))
    }
}
