import Foundation
import Testing
import UIKit

@MainActor struct DescriptionTests {
    @Test func `tells class, frame and what a person sees`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.25))
        root.backgroundColor = .systemBlue
        let label = UILabel(frame: CGRect(x: -1.5, y: 2, width: 30, height: 20.333333))
        label.text = "Say \"hi\"\nnow"
        label.alpha = 0.5
        label.accessibilityIdentifier = "greeting"
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        picture.image = PictureFile.halves(width: 4, height: 2)
        picture.layer.cornerRadius = 5
        picture.clipsToBounds = true
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        button.isEnabled = false
        button.isHidden = true
        for view in [label, picture, button] { root.addSubview(view) }
        root.bounds.origin.y = 7
        #expect(
            UIKitHost.describe(root) == """
                UIView (0,0 100x50.25) scrolled 0,7 background #007AFF
                  UILabel (-1.5,2 30x20.33) #greeting "Say \\"hi\\"\\nnow" alpha 0.5
                  UIImageView (0,0 10x10) image 4x2 radius 5 clips
                  UIControl (0,0 1x1) hidden disabled

                """
        )
    }

    @Test func `does not show the last bits of floating point`() {
        let view = UIView(frame: CGRect(x: 0.1 + 0.2, y: -0.001, width: 1.005, height: 2.999_999_9))
        #expect(UIKitHost.describe(view) == "UIView (0.3,0 1x3)\n")
    }
}
