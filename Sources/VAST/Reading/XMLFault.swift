/// What the parser's codes for faults mean (libxml2's, which Foundation passes on).
enum XMLFault {
    /// Whether a code stands for something that does not damage the document: a warning, or a
    /// prefix that no namespace was declared for.
    static func isForgiven(_ code: Int) -> Bool {
        [93, 97, 98, 99, 100, 106].contains(code) || (200...205).contains(code)
    }

    /// Whether a code may stand for the end of the text inside of an element.
    static func isEnd(_ code: Int) -> Bool { code == 5 || code == 77 }

    /// What is wrong, as the end of a sentence.
    static func sentence(_ code: Int) -> String {
        switch code {
        case 1: "a < opens neither a tag, a comment nor CDATA"
        case 4: "the document is empty"
        case 5: "something stands after the root element"
        case 9: "there is a character that XML does not allow"
        case 23: "an entity has no semicolon"
        case 26, 27: "an entity is used that XML does not know"
        case 38: "an attribute has a < in its value"
        case 39, 40, 41: "an attribute has no value in quotes"
        case 42: "an attribute stands twice on one element"
        case 45, 47: "a comment or an instruction has no end"
        case 62: "]]> stands outside of CDATA"
        case 63: "CDATA has no end"
        case 65: "a space is missing between attributes"
        case 68: "a name is not one, perhaps an & that should be &amp;"
        case 73: "a tag has no end"
        case 74, 76, 77: "an end tag does not fit the element that is open"
        default: "the parser gives the reason \(code)"
        }
    }
}
