import Foundation

/// Sets properties by their names, for want of key-value coding.
@MainActor final class NibOutlets {
    static let shared = NibOutlets()

    private typealias Setter = (_ owner: AnyObject, _ value: Any) -> Bool
    private var setters: [String: [Setter]] = [:]

    func register<Object: AnyObject>(
        _ type: Object.Type,
        _ outlets: [String: PartialKeyPath<Object>]
    ) {
        for (name, path) in outlets {
            let setter: Setter = { owner, value in
                guard let object = owner as? Object else { return false }
                return Self.set(value, at: path, of: object)
            }
            setters[name, default: []].append(setter)
        }
    }

    /// Gives the owner this object for an outlet; whether it has such an outlet of that type.
    func connect(_ owner: AnyObject, _ name: String, to object: Any) -> Bool {
        if let owner = owner as? any NibOutletConnecting,
            owner.connect(outlet: name, to: object)
        {
            return true
        }
        // The latest comes first: a class registered anew means what it says now.
        if setters[name]?.reversed().contains(where: { $0(owner, object) }) == true { return true }
        return connectStandard(owner, name, to: object)
    }

    /// Sets the property at a path, where it can be set and is of the value's type; whether it was.
    static func set<Object: AnyObject>(
        _ value: Any,
        at path: PartialKeyPath<Object>,
        of object: Object
    ) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool {
            guard let path = path as? ReferenceWritableKeyPath<Object, Value>,
                let value = value as? Value
            else { return false }
            object[keyPath: path] = value
            return true
        }
        let type: any Any.Type = type(of: path).valueType
        return open(type)
    }

    /// The outlets of UIKit's own classes.
    private func connectStandard(_ owner: AnyObject, _ name: String, to object: Any) -> Bool {
        switch (owner, name) {
        case (let controller as UIViewController, "view"):
            guard let view = object as? UIView else { return false }
            controller.view = view
        case (let table as UITableView, "dataSource"):
            table.dataSource = object as? any UITableViewDataSource
        case (let table as UITableView, "delegate"):
            table.delegate = object as? any UITableViewDelegate
        case (let collection as UICollectionView, "dataSource"):
            collection.dataSource = object as? any UICollectionViewDataSource
        case (let collection as UICollectionView, "delegate"):
            collection.delegate = object as? any UICollectionViewDelegate
        case (let scroll as UIScrollView, "delegate"):
            scroll.scrollDelegate = object as? any UIScrollViewDelegate
        case (let cell as UITableViewCell, "backgroundView"):
            cell.backgroundView = object as? UIView
        case (let cell as UITableViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = object as? UIView
        case (let cell as UICollectionViewCell, "backgroundView"):
            cell.backgroundView = object as? UIView
        case (let cell as UICollectionViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = object as? UIView
        default:
            return false
        }
        return true
    }
}
