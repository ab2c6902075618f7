import Foundation
import GFPSDK
import Testing
import UIKit

/// Every option's default, and what a copy is.
@MainActor struct OptionTests {
    @Test func `settings start as the vendor's`() {
        let setting = GFPNativeAdRenderingSetting()
        #expect(setting.preferredAdChoicesViewPosition == .topRightCorner)
        #expect(setting.adInterfaceStyle == .system && setting.richMediaInsets == .zero)
        #expect(setting.hasMediaView && setting.omFriendlyObstructions == nil)
        let off = [
            setting.adChoicesPositionInFullAdView, setting.adAssetsPositionInFullAdView,
            setting.enableCustomAdChoices, setting.enableSpecialDABottomExtend,
            setting.useMediaDimmed, setting.useLazyMediaLoading, setting.isImageSizePreferred,
            setting.enableMediaBackgroundBlur, setting.useInternalCache,
        ]
        #expect(!off.contains(true))
        #expect(setting.mediaRegularFont == nil && setting.mediaBoldFont == nil)
        #expect(setting.slotLoadingColor == nil && setting.slotLoadingDarkColor == nil)
        #expect(setting.slotPlaceHolderImage == nil && setting.slotPlaceHolderDarkImage == nil)
        #expect(setting.viewWidth == nil)
    }

    @Test func `options have a setting from the start, also where it is taken away`() {
        let options = GFPAdNativeOptions()
        options.renderingSetting.useLazyMediaLoading = true
        #expect(options.renderingSetting.useLazyMediaLoading && options.videoOptions == nil)
        options.renderingSetting = nil
        #expect(options.renderingSetting.useLazyMediaLoading == false)
    }

    @Test func `a copy says the same and goes its own way`() throws {
        let setting = GFPNativeAdRenderingSetting()
        setting.hasMediaView = false
        setting.useLazyMediaLoading = true
        setting.preferredAdChoicesViewPosition = .bottomLeftCorner
        setting.viewWidth = 320
        let copy = try #require(setting.copy() as? GFPNativeAdRenderingSetting)
        setting.hasMediaView = true
        #expect(!copy.hasMediaView && copy.useLazyMediaLoading && copy.viewWidth == 320)
        #expect(copy.preferredAdChoicesViewPosition == .bottomLeftCorner)
    }

    @Test func `videos play as the vendor's`() {
        let options = GFPVideoOptions()
        #expect(options.playPolicy == .autoPlay && options.viewType == .default)
        #expect(options.maxBitrateKbps == 800 && !options.useCustomControlView)
        #expect(!options.useGlobalOptions && !options.shouldHideThumbnailAfterAd)
        let all = GFPVideoOptions(
            playPolicy: .manual,
            viewType: .landing,
            useCustomControlView: true
        )
        #expect(all.playPolicy == .manual && all.viewType == .landing && all.useCustomControlView)
        let global = GFPVideoOptions.createGlobalOptions(with: .landing, useCustonControlView: true)
        #expect(global.useGlobalOptions && global.useCustomControlView)
        #expect(GFPVideoOptions.createGlobalOptions(with: .landing).viewType == .landing)
    }

    @Test func `the configuration starts as the vendor's`() {
        let configuration = GFPAdConfiguration()
        #expect(configuration.unifiedAdRequestTimeout == 60 && configuration.muteAudio)
        #expect(configuration.logLevel == .none && configuration.adInterfaceStyle == .light)
        #expect(!configuration.useDefaultSafariBrowser && !configuration.disableAdID)
        #expect(configuration.privacySetting == nil && configuration.customParam == nil)
    }

    @Test func `option sets are sets, as their names do not tell`() {
        #expect(GFPAdChoicesViewPosition(rawValue: 3) == .bottomRightCorner)
        #expect(GFPVideoPlayPolicy(rawValue: 2) == .autoPlay)
        #expect([GFPNativeAdProviderType.NDA, .DFP].map(\.rawValue) == [16, 2])
        #expect([GFPVideoViewType.default, .landing].map(\.rawValue) == [0, 1])
        let buttons: [GFPControlButtonType] = [.play, .pause, .rewind, .audio]
        #expect(buttons.map(\.rawValue) == [0, 1, 2, 3])
        #expect(GFPNativeAdMediaLoadingState(rawValue: 3) == .failed)
        #expect(GFPUserParamGenderType(rawValue: 2) == .female)
    }

    @Test func `content info is valid with all three of its parts`() {
        let whole = GFPContentInfo(sourceType: "1", subtype: "menu", sourceId: "2")
        #expect(whole.isValid && whole.dict == ["st": "1", "sst": "menu", "si": "2"])
        let part = GFPContentInfo(sourceType: "1", subtype: nil, sourceId: "2")
        #expect(!part.isValid && part.dict == ["st": "1", "si": "2"])
    }
}
