extension Story {
    /// Today's front page.
    static let today = [
        Story(
            kicker: "Coast",
            title: "The lighthouse that learned to speak again",
            summary: "Dark for eleven years, the tower at Cape Ansel is lit again, by the very "
                + "people who once steered home by it.",
            byline: "Maren Holt · 6 min read",
            picture: "lighthouse",
            prominence: .lead
        ),
        Story(
            kicker: "Travel",
            title: "Across the Alps while you sleep",
            summary: "Sleeper trains are back on eleven routes. We took the longest.",
            byline: "Jonas Aebi · 9 min read",
            picture: "night-train"
        ),
        Story(
            kicker: "Food",
            title: "The bakery that opens at midnight 🥐",
            summary: "Flour, patience and a queue of taxi drivers: one night on Lindenstraße.",
            byline: "Inês Duarte · 4 min read",
            picture: "bakery"
        ),
        Story(
            kicker: "서울",
            title: "한강의 아침, 다시 걷는 사람들",
            summary: "출근길을 버스 대신 두 발로 바꾼 시민들이 늘고 있다. 새벽 다리 위에서 그 이유를 들었다.",
            byline: "김하늘 · 5분 읽기",
            picture: "river"
        ),
        Story(
            kicker: "ثقافة",
            title: "مكتبات المدينة القديمة تفتح أبوابها ليلاً",
            summary: "بعد سنوات من الصمت، تعود القاعات المقببة لتستقبل القرّاء حتى منتصف الليل.",
            byline: "ليلى منصور · ٧ دقائق",
            picture: "library",
            isRightToLeft: true
        ),
        Story(
            kicker: "Kitchen",
            title: "Five suppers, one pan 🍳",
            summary: "Weeknights that taste like weekends 🌶️🍋🥑 and only one thing to wash up.",
            byline: "Tomasz Wilk · 3 min read",
            picture: "suppers"
        ),
        Story(
            kicker: "Évasion",
            title: "Une forêt, deux jours, 167 €",
            summary: "Un train, une cabane et des fougères : le week-end le plus vert de l’année.",
            byline: "Chloé Brès · 8 min",
            picture: "forest"
        ),
        Story(
            kicker: "Science",
            title: "Counting stars from the driest place on Earth",
            summary: "No rain, no clouds, no excuses: a night shift in the Tamarugal desert.",
            byline: "Dr. Amara Osei · 11 min read",
            picture: "observatory",
            prominence: .lead
        ),
        Story(
            kicker: "제주",
            title: "돌담길에 수국이 피면",
            summary: "여름이 오기 전, 섬에서 가장 조용한 마을을 천천히 걸었다.",
            byline: "박서연 · 4분 읽기",
            picture: "hydrangea"
        ),
        Story(
            kicker: "اقتصاد",
            title: "سوق العطّارين يعود إلى الحياة",
            summary: "توابل وأقمشة وأصوات باعة: كيف أنقذ الحرفيون أقدم أسواق المدينة.",
            byline: "سامي الحدّاد · ٥ دقائق",
            picture: "souk",
            isRightToLeft: true
        ),
        Story(
            kicker: "Natur",
            title: "Das Moor, das wieder wächst",
            summary: "Wie ein Dorf sein Torfland flutete und die Kraniche zurückkamen.",
            byline: "Anke Sörensen · 6 Min.",
            picture: "moor"
        ),
        Story(
            kicker: "Climate",
            title: "What the glacier left behind 🏔️",
            summary: "The ice is gone from the Vell valley. A lake, and a hard question, have "
                + "taken its place.",
            byline: "Ida Ravn · 7 min read",
            picture: "glacier"
        ),
    ]
}
