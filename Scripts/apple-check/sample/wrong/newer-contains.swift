// rejected: missing import of defining module 'Foundation'|only available in iOS 16
func isVideo(_ text: String) -> Bool { text.contains("<vast") }
