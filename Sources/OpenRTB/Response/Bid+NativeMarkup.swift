extension Bid {
    /// Reads the native ad in this bid, whatever envelope it came in.
    ///
    /// That is `adm` as text or object, bare or wrapped in `native`, and where `adm` is missing
    /// or empty, `adm_native` or `admNative`. Assets are joined with `request` by their ids.
    public func nativeMarkup(
        for request: NativeRequest? = nil,
        limits: JSONLimits = .default
    ) throws(ReadingError) -> Read<NativeMarkup> {
        if let admNative, adm == nil || adm == "" {
            return try NativeMarkup.read(
                admNative,
                for: request,
                called: "adm_native",
                path: "/adm_native",
                limits: limits
            )
        }
        guard let adm else { throw ReadingError(path: "/adm", sentence: "adm is missing") }
        return try NativeMarkup.read(
            adm,
            for: request,
            called: "adm",
            path: "/adm",
            limits: limits
        )
    }
}
