import UIKit

/// A publisher's ad view, whose outlets are as in its XIB file.
final class AdCardView: UIView, NibOutletConnecting {
    weak var headlineLabel: UILabel?
    weak var bodyLabel: UILabel?
    weak var callToActionButton: UIButton?
    weak var footConstraint: NSLayoutConstraint?
    var texts: [UILabel] = []
    var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init with \(subviews.count) subviews")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake with \(headlineLabel?.text ?? "no headline")")
    }

    func connect(outlet: String, to object: Any) -> Bool {
        switch outlet {
        case "headlineLabel": headlineLabel = object as? UILabel
        case "bodyLabel": bodyLabel = object as? UILabel
        case "callToActionButton": callToActionButton = object as? UIButton
        case "footConstraint": footConstraint = object as? NSLayoutConstraint
        case "texts": texts = object as? [UILabel] ?? []
        case "corner": layer.cornerRadius = object as? CGFloat ?? 0
        default: return false
        }
        return true
    }
}

/// A publisher's cell, whose outlets a registration names.
class PublisherStoryCell: UITableViewCell {
    weak var titleLabel: UILabel?
    var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}
