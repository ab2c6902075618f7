import Foundation
import PictureHeaders
import Testing

@testable import NativeAds

struct PictureTests {
    @Test func `a picture is what its bytes say`() throws {
        let picture = try Picture(.png(1200, 627))
        #expect(picture.format == .png && picture.width == 1200 && picture.height == 627)
    }

    @Test(arguments: PictureHeader.Format.allCases)
    func `every format that is read has its public name`(format: PictureHeader.Format) {
        #expect(PictureFormat(format).rawValue == format.rawValue)
    }

    @Test(arguments: ["<svg xmlns=''>", "<!DOCTYPE html><html>", "", "hello", "BM......"])
    func `takes nothing else for a picture and says what it is`(text: String) {
        let error = #expect(throws: AdError.self) { try Picture(Data(text.utf8)) }
        #expect(error?.reason == .assetFailed)
        #expect(error?.sentence.hasSuffix("PNG, JPEG, GIF or WebP is needed.") == true)
    }
}
