public import Foundation

/// Says what a table shows; all but two methods may be left out.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// How many rows the section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// A cell for the row, from `dequeueReusableCell`, filled.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are; one unless said otherwise.
    func numberOfSections(in tableView: UITableView) -> Int

    /// What a section is called above its rows; nothing unless said otherwise.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// A remark below a section's rows; none unless said otherwise.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Nothing.
    public func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// Nothing.
    public func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
    ) -> String? { nil }
}
