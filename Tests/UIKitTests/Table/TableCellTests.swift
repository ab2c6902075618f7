import Foundation
import Testing
import UIKit

@MainActor struct TableCellTests {
    @Test func `is as high as its constraints make it, and the line below`() throws {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                1
            }

            func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let source = Source()
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell)
        let text = cell.label.sizeThatFits(CGSize(width: 180, height: 1000)).height
        #expect(text > 60)
        #expect(abs(cell.contentView.frame.height - text - 20) < 0.6)
        #expect(cell.frame.height - cell.contentView.frame.height == 0.5)
        #expect(cell.label.frame.minX == 10)
        #expect(cell.label.frame.width == 180)
    }

    @Test func `shows a ground while selected or touched, unless told not to`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.setHighlighted(true, animated: false)
        #expect(cell.selectedBackgroundView?.isHidden == false)
        cell.setHighlighted(false, animated: false)
        #expect(cell.selectedBackgroundView?.isHidden == true)
        cell.selectionStyle = .none
        cell.setSelected(true, animated: false)
        #expect(cell.selectedBackgroundView?.isHidden == true)
    }

    @Test func `is not selected any more when used again`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.prepareForReuse()
        #expect(!cell.isSelected)
    }

    @Test func `places its own texts`() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        try #require(cell.textLabel).text = "Name"
        try #require(cell.detailTextLabel).text = "Value"
        cell.layoutIfNeeded()
        let (name, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(name.frame.minX == 16)
        #expect(value.frame.maxX == cell.contentView.bounds.maxX - 16)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }
}

private final class TextCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.text =
            "A text that is long enough to take four lines or so in a cell this narrow, "
            + "since the height of such a cell is what is tried here."
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
