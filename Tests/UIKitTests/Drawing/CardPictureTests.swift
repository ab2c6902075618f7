import Foundation
import Testing
import UIKit

/// Whole cards as a designer would look at them, in three scripts.
@MainActor struct CardPictureTests {
    struct Words: CustomTestStringConvertible {
        var name: String
        var title: String
        var body: String
        var button: String

        var testDescription: String { name }
    }

    nonisolated static let words = [
        Words(
            name: "latin",
            title: "A quiet cabin an hour from the city centre",
            body: "Wide windows, one stove, 4.8 stars ★★★★★. “We came for a weekend & stayed a "
                + "month,” says the owner.",
            button: "Install"
        ),
        Words(
            name: "korean",
            title: "서울에서 한 시간, 조용한 산속 오두막의 하루",
            body: "넓은 창과 난로 하나. 주말 여행으로 왔다가 한 달을 머물렀다는 이야기 😀🎉 더 많은 이야기를 만나 보세요.",
            button: "설치하기"
        ),
        Words(
            name: "arabic",
            title: "كوخ هادئ على بُعد ساعة من المدينة",
            body:
                "نوافذ واسعة ومدفأة واحدة. جئنا لعطلة نهاية الأسبوع وبقينا شهرًا كاملًا 🏔️ يقول المالك.",
            button: "تثبيت"
        ),
    ]

    @Test(arguments: words)
    func `draws a card as it was drawn before`(words: Words) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 236))
        root.backgroundColor = .systemGroupedBackground
        root.addSubview(card(words))
        try GoldenPicture.expect(
            UIKitHost.snapshot(of: root),
            named: "card-\(words.name)",
            cell: 16,
            tolerance: 28
        )
    }

    private func card(_ words: Words) -> UIView {
        let card = UIView(frame: CGRect(x: 12, y: 10, width: 296, height: 212))
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.layer.shadowOpacity = 0.12
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        let photo = UIImageView(image: PictureFile.landscape(width: 600, height: 300))
        photo.frame = CGRect(x: 12, y: 12, width: 272, height: 70)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.layer.cornerRadius = 10
        card.addSubview(photo)
        add(words.title, .headline, .label, y: 90, lines: 1, to: card)
        add(words.body, .subheadline, .secondaryLabel, y: 114, lines: 3, to: card)
        let button = UILabel(frame: CGRect(x: 188, y: 172, width: 96, height: 30))
        button.text = words.button
        button.textAlignment = .center
        button.textColor = .white
        button.font = .systemFont(ofSize: 15, weight: .semibold)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 15
        card.addSubview(button)
        return card
    }

    private func add(
        _ text: String,
        _ style: UIFont.TextStyle,
        _ color: UIColor,
        y: CGFloat,
        lines: Int,
        to card: UIView
    ) {
        let label = UILabel(frame: CGRect(x: 12, y: y, width: 272, height: 0))
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = lines
        label.frame.size.height = label.sizeThatFits(CGSize(width: 272, height: 0)).height
        card.addSubview(label)
    }
}
