import Foundation
import Testing
import UIKit

struct TransformTests {
    @Test func `does the first transform first`() {
        let transform = CGAffineTransform(translationX: 10, y: 0)
            .concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 2))
    }

    @Test func `puts further moves and scales before what is there`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 30))
        let scaled = CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 7, y: 7))
    }

    @Test func `turns clockwise where y grows downwards`() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test func `undoes itself by its inverse`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let there = CGPoint(x: 3, y: 5).applying(transform)
        let back = there.applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-9)
        #expect(abs(back.y - 5) < 1e-9)
    }

    @Test func `leaves a matrix that cannot be undone as it is`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `takes the upright box round a turned rectangle`() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20)
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.width - 20) < 1e-9)
        #expect(abs(box.height - 10) < 1e-9)
        #expect(abs(box.minX + 20) < 1e-9)
    }
}
