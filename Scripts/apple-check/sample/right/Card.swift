// Code as an app on iOS writes it. The check must accept every line.
#if !os(iOS) || !canImport(UIKit) || !canImport(ObjectiveC)
#error("this is not compiled as for iOS")
#endif
import Foundation
public import UIKit

/// Told about a card.
@objc(ONACardDelegate) @MainActor public protocol CardDelegate: NSObjectProtocol {
    func cardDidLoad(_ card: Card)
    @objc optional func card(_ card: Card, didFailWithError error: any Error)
}

/// What a card is of.
@objc(ONACardKind) public enum CardKind: Int { case banner, native }

/// A view with outlets, a target and a closure action, Auto Layout and a recogniser.
@objc(ONACard) @objcMembers @MainActor open class Card: UIView {
    @IBOutlet public weak var titleLabel: UILabel?
    @IBInspectable public var cornerRadius: CGFloat = 8
    public weak var delegate: (any CardDelegate)?
    public var kind = CardKind.native
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.addAction(UIAction { [weak self] _ in self?.reload() }, for: .touchUpInside)
        button.setTitle("More", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 8),
            button.widthAnchor.constraint(equalTo: button.heightAnchor, multiplier: 2),
        ])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = cornerRadius
        layer.borderColor = UIColor.separator.cgColor
        titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel?.textColor = .secondaryLabel
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.alpha = 1
        }
    }

    @IBAction func tapped(_ sender: Any) { delegate?.cardDidLoad(self) }

    public func reload() { delegate?.card?(self, didFailWithError: URLError(.timedOut)) }

    public func thumbnail(of image: UIImage) async -> UIImage? {
        await image.byPreparingThumbnail(ofSize: CGSize(width: 40, height: 40))
    }
}

/// A recogniser of its own, a data source, a page opened.
@MainActor final class Feed: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "story")
        view.addSubview(table)
        NotificationCenter.default.addObserver(
            self, selector: #selector(woke), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func woke() { table.reloadData() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        cell.tag = indexPath.row
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Task { if let url = URL(string: "https://story.example") { _ = await UIApplication.shared.open(url) } }
    }
}
