import Foundation

extension NibBuilding {
    /// Connects the outlets that an element lists, and tells of what cannot be.
    func connect(_ element: NibElement) {
        let connections = element.list("connections")
        guard !connections.isEmpty else { return }
        // The owner may be nobody, which is no mistake: the caller wanted only the views.
        guard let owner = object(element.id) else { return }
        for connection in connections where connection.name == "outlet" {
            connectOutlet(connection, of: owner)
        }
        connectCollections(connections.filter { $0.name == "outletCollection" }, of: owner)
        for connection in connections
        where !["outlet", "outletCollection"].contains(connection.name) {
            let selector = connection["selector"] ?? connection["identifier"] ?? connection.name
            note(
                "the \(connection.name) \(selector) is left out, as there are no selectors on Linux"
            )
        }
    }

    private func connectOutlet(_ connection: NibElement, of owner: AnyObject) {
        guard let name = connection["property"], let id = connection["destination"] else { return }
        guard let destination = object(id) else { return noteMissing(name, id) }
        connect(destination, to: name, of: owner)
    }

    /// Objects of one collection come in the order of the file, as one array.
    private func connectCollections(_ connections: [NibElement], of owner: AnyObject) {
        var names: [String] = []
        var collections: [String: [Any]] = [:]
        for connection in connections {
            guard let name = connection["property"], let id = connection["destination"] else {
                continue
            }
            guard let destination = object(id) else {
                noteMissing(name, id)
                continue
            }
            if collections[name] == nil { names.append(name) }
            collections[name, default: []].append(destination)
        }
        for name in names { connect(collections[name] ?? [], to: name, of: owner) }
    }

    private func connect(_ object: Any, to name: String, of owner: AnyObject) {
        if NibOutlets.shared.connect(owner, name, to: object) { return }
        let type: any AnyObject.Type = type(of: owner)
        note(
            "\(type) has no outlet \(name) that is known and of that type; "
                + "UINib.register(outletsOf: \(type).self, [\"\(name)\": \\.\(name)]) makes it known"
        )
    }

    private func noteMissing(_ name: String, _ id: String) {
        note("the outlet \(name) leads to \(id), which was not made")
    }
}
