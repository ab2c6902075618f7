/// Why a required constraint could not be added: others that are required contradict it.
struct SolverConflict: Error {
    /// The constraints that cannot hold together with the new one, in the order they were made.
    let others: [ConstraintSolver.Handle]
}
