import Foundation
import Testing
import UIKit

/// XIB files for tests: those beside them, and small ones made of a few lines.
@MainActor enum NibFile {
    /// The folder that stands for an app's bundle.
    static var bundle: Bundle {
        get throws {
            let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/Nibs")
            return try #require(Bundle(url: folder))
        }
    }

    /// A file with these objects, as Xcode would write it.
    static func with(_ objects: String, resources: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>\(objects)</objects><resources>\(resources)</resources></document>
            """.utf8
        )
    }

    /// The objects of a file, and what was told of it.
    static func objects(
        _ data: Data,
        owner: Any? = nil,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> (objects: [Any], problems: [String]) {
        let problems = Problems()
        return problems.during {
            (
                UINib(data: data, bundle: nil).instantiate(withOwner: owner, options: options),
                problems.sentences
            )
        }
    }

    /// The first view of a file with these objects, and what was told of it.
    static func view(
        _ objects: String,
        resources: String = ""
    ) -> (view: UIView, problems: [String]) {
        let (made, problems) = self.objects(with(objects, resources: resources))
        return (made.first as? UIView ?? UIView(frame: .zero), problems)
    }
}

/// Listens to what is told of files.
@MainActor final class Problems {
    private(set) var sentences: [String] = []

    func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = UIKitHost.reportsNibProblem
        UIKitHost.reportsNibProblem = { [weak self] in self?.sentences.append($0) }
        defer { UIKitHost.reportsNibProblem = before }
        return try work()
    }
}
