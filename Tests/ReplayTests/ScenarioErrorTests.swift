import Replay
import Testing

@Test func `a scenario error is its sentence`() {
    #expect(ScenarioError("No such view.").sentence == "No such view.")
}
