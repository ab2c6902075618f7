extension UIGestureRecognizer {
    /// Whether the gesture was recognised and is not over, or was of one moment.
    var isRecognized: Bool {
        switch currentState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether nothing more comes of these touches.
    var isOver: Bool {
        switch currentState {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// Whether the recogniser may see this touch.
    func mayWatch(_ touch: UITouch) -> Bool {
        guard isEnabled, !isOver else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether this gesture may begin only after the other has failed.
    func requires(_ other: UIGestureRecognizer) -> Bool {
        if requirements.contains(where: { $0.recognizer === other }) { return true }
        return delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether the gesture may still come of touches that are gone already.
    var isWaiting: Bool {
        currentState == .possible && (awaitedState != nil || expectsMoreTouches)
    }

    /// A subclass wants this state.
    func wish(for wanted: State) {
        switch (currentState, wanted) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            begin(as: wanted == .changed ? .began : wanted)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled), (.changed, .cancelled):
            enter(wanted)
        case (.began, .failed), (.changed, .failed):
            enter(.cancelled)
        default:
            break
        }
    }

    /// Breaks off what is under way.
    func breakOff() {
        switch currentState {
        case .began, .changed: enter(.cancelled)
        case .possible where !touches.isEmpty || awaitedState != nil: fail()
        default: break
        }
    }

    /// The touches are gone and the gesture is over: ready for the next ones.
    func finish() {
        touches = []
        guard isOver else { return }
        currentState = .possible
        awaitedState = nil
        reset()
    }

    /// Another recogniser failed or was recognised, which this one may have waited for.
    func reconsider() {
        guard let awaitedState, currentState == .possible else { return }
        begin(as: awaitedState)
    }

    private func begin(as wanted: State) {
        let required = dispatcher?.requirements(of: self) ?? []
        guard !required.contains(where: \.isRecognized) else { return fail() }
        guard !required.contains(where: { $0.currentState == .possible }) else {
            awaitedState = wanted
            return
        }
        guard mayBegin else { return fail() }
        awaitedState = nil
        enter(wanted)
    }

    /// Whether delegate, views and the gestures that are recognised already allow it.
    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
            view?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        if let touched = touches.last?.view, touched !== view,
            !touched.gestureRecognizerShouldBegin(self)
        {
            return false
        }
        return dispatcher?.peers(of: self).allSatisfy { !$0.isRecognized || !$0.excludes(self) }
            ?? true
    }

    /// Whether this gesture, once recognised, makes the other impossible.
    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
                ?? false
        return !together
    }

    private func enter(_ state: State) {
        let isNew = currentState == .possible
        currentState = state
        let peers = dispatcher?.peers(of: self) ?? []
        if isNew {
            for peer in peers where peer.currentState == .possible && excludes(peer) {
                peer.fail()
            }
        }
        if isNew { dispatcher?.recognized(self) }
        for handler in handlers { handler(self) }
        for peer in peers { peer.reconsider() }
        dispatcher?.settle()
    }

    private func fail() {
        currentState = .failed
        awaitedState = nil
        for peer in dispatcher?.peers(of: self) ?? [] { peer.reconsider() }
        dispatcher?.settle()
    }
}
