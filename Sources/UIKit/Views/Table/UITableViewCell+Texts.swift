extension UITableViewCell {
    /// The text of a cell without views of its own.
    public var textLabel: UILabel? { texts.makeText(in: contentView) }

    /// The second text of a cell without views of its own; none in the default style.
    public var detailTextLabel: UILabel? { texts.makeDetail(in: contentView) }
}
