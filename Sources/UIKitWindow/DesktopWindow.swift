import CSDL2
import UIKit

/// A window of the desktop, by SDL; only one is open at a time.
@MainActor final class DesktopWindow {
    private var window: OpaquePointer?

    init(title: String, width: Int, height: Int) throws(SimulatorWindowError) {
        SDL_SetMainReady()
        // The program keeps its own answer to Ctrl-C.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
            throw Self.error("No desktop to open a window on")
        }
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        window = SDL_CreateWindow(title, centered, centered, Int32(width), Int32(height), 0)
        guard window != nil else {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw Self.error("The window cannot be opened")
        }
    }

    func close() {
        guard let window else { return }
        self.window = nil
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// Copies the pixels to the desktop.
    func show(_ canvas: ScreenCanvas) {
        canvas.withPixels { bytes, stride in
            let source = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes,
                Int32(canvas.width),
                Int32(canvas.height),
                32,
                Int32(stride),
                SDL_PIXELFORMAT_ARGB8888.rawValue
            )
            guard let source else { return }
            defer { SDL_FreeSurface(source) }
            SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE)
            guard let target = SDL_GetWindowSurface(window) else { return }
            SDL_UpperBlit(source, nil, target, nil)
        }
        SDL_UpdateWindowSurface(window)
    }

    /// What happened since the last call, in order.
    func waitingEvents() -> [DesktopEvent] {
        var events: [DesktopEvent] = []
        while let event = nextEvent() { events.append(event) }
        return events
    }

    /// What happened next; nil when all was told.
    private func nextEvent() -> DesktopEvent? {
        var event = SDL_Event()
        guard SDL_PollEvent(&event) != 0 else { return nil }
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT:
            return .closed
        case SDL_KEYDOWN where event.key.keysym.sym == SDL_Keycode(SDLK_ESCAPE.rawValue):
            return .closed
        case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
            // Drags that leave the window go on being told.
            SDL_CaptureMouse(SDL_TRUE)
            return .pressed(x: Double(event.button.x), y: Double(event.button.y))
        case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
            SDL_CaptureMouse(SDL_FALSE)
            return .released(x: Double(event.button.x), y: Double(event.button.y))
        case SDL_MOUSEMOTION:
            return .moved(x: Double(event.motion.x), y: Double(event.motion.y))
        case SDL_MOUSEWHEEL:
            return wheel(event.wheel)
        case SDL_WINDOWEVENT:
            return change(event.window)
        default:
            return .other
        }
    }

    private func wheel(_ event: SDL_MouseWheelEvent) -> DesktopEvent {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetMouseState(&x, &y)
        let isFlipped = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
        return .wheel(
            x: Double(x),
            y: Double(y),
            notches: Double(event.preciseY) * (isFlipped ? -1 : 1)
        )
    }

    private func change(_ event: SDL_WindowEvent) -> DesktopEvent {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE: .closed
        case SDL_WINDOWEVENT_MINIMIZED: .hidden
        case SDL_WINDOWEVENT_RESTORED: .shown
        case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED: .exposed
        default: .other
        }
    }

    private static func error(_ what: String) -> SimulatorWindowError {
        let reason = SDL_GetError().map { String(cString: $0) } ?? ""
        return SimulatorWindowError(sentence: reason.isEmpty ? "\(what)." : "\(what): \(reason).")
    }
}
