import Foundation
import Testing
import UIKit

/// A real table whose cells are as high as their constraints make them.
@MainActor struct SelfSizingTests {
    private final class StoryCell: UITableViewCell {
        let title = UILabel()
        let picture = FixedSizeView(80, 60)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.numberOfLines = 0
            title.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(title)
            contentView.addSubview(picture)
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                picture.bottomAnchor.constraint(
                    lessThanOrEqualTo: contentView.bottomAnchor,
                    constant: -12
                ),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.topAnchor.constraint(equalTo: picture.topAnchor),
                title.bottomAnchor.constraint(
                    lessThanOrEqualTo: contentView.bottomAnchor,
                    constant: -12
                ),
            ])
            picture.setContentHuggingPriority(.required, for: .horizontal)
            picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private final class Stories: NSObject, UITableViewDataSource {
        var texts: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            texts.count
        }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
            (cell as? StoryCell)?.title.text = texts[indexPath.row]
            return cell
        }
    }

    @Test func `rows are as high as their text, also when cells are used again`() {
        let stories = Stories()
        let sentence = "Words that go on for a while, as they do in the papers. "
        stories.texts = (0..<40).map { String(repeating: sentence, count: $0 % 5 + 1) }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        table.register(StoryCell.self, forCellReuseIdentifier: "story")
        table.dataSource = stories
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.isHidden = false

        var problems: [String] = []
        let previous = UIKitHost.reportsLayoutProblem
        UIKitHost.reportsLayoutProblem = { problems.append($0) }
        defer { UIKitHost.reportsLayoutProblem = previous }

        var checked = Set<Int>()
        for offset in stride(from: 0.0, through: 3000, by: 250) {
            table.contentOffset.y = offset
            window.layoutIfNeeded()
            for case let cell as StoryCell in table.visibleCells {
                guard let row = table.indexPath(for: cell)?.row else { continue }
                #expect(cell.title.text == stories.texts[row])
                let width = cell.title.frame.width
                let text = cell.title.sizeThatFits(CGSize(width: width, height: 0)).height
                #expect(width == 266)
                #expect(cell.title.frame.height == text)
                #expect(abs(cell.contentView.frame.height - max(84, text + 24)) <= 1)
                #expect(cell.picture.frame == CGRect(x: 16, y: 12, width: 80, height: 60))
                checked.insert(row)
            }
        }
        #expect(checked.count > 20)
        #expect(problems == [])
    }
}
