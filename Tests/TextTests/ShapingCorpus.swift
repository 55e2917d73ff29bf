/// Words and phrases in many scripts: the first article of the Universal Declaration of Human Rights and others.
struct ShapingCorpus: Sendable, CustomStringConvertible {
    /// The script by ISO 15924.
    let script: String
    /// The language by BCP 47.
    let language: String
    let isRightToLeft: Bool
    /// The file name of a bundled font, or of one of Debian's fonts-noto-core.
    let font: String
    let text: String

    var description: String { "\(script), \(language), \(font)" }

    /// The words, each with the next, and the whole text.
    var strings: [String] {
        let words = text.split(separator: " ").map(String.init)
        return words + zip(words, words.dropFirst()).map { "\($0) \($1)" } + [text]
    }

    private init(_ script: String, _ language: String, _ font: String, _ text: String, isRightToLeft: Bool = false) {
        self.script = script
        self.language = language
        self.font = font
        self.text = text
        self.isRightToLeft = isRightToLeft
    }

    static let all = [
        ShapingCorpus(
            "Latn", "en", "Inter-Regular.otf",
            "All human beings are born free and equal in dignity, (rights) & “office” AVATAR To Ty Wa fjord naïve e\u{301}a\u{308}\u{304} 12:34 №5"
        ),
        ShapingCorpus(
            "Latn", "vi", "InterDisplay-Bold.otf",
            "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi"),
        ShapingCorpus(
            "Latn", "en", "Inter-BoldItalic.otf", "Present Bar, Appearance, Dismiss Bar; Wait... Type: LTA/PAW?"),
        ShapingCorpus(
            "Grek", "el", "Inter-Medium.otf",
            "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα"),
        ShapingCorpus(
            "Cyrl", "ru", "Inter-SemiBold.otf",
            "Все люди рождаются свободными и равными в своём достоинстве и правах Україна їжак"),
        ShapingCorpus(
            "Hebr", "he", "NotoSansHebrew-Regular.ttf",
            "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם בְּרֵאשִׁית בָּרָא שָׁלוֹם עֲלֵיכֶם מוזיקה", isRightToLeft: true),
        ShapingCorpus(
            "Arab", "ar", "NotoSansArabic-Regular.ttf",
            "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق لا إله الله مُحَمَّد ٱلْكِتَٰبُ ـــهـــ", isRightToLeft: true),
        ShapingCorpus(
            "Arab", "fa", "NotoSansArabic-Bold.ttf",
            "تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند کتاب", isRightToLeft: true),
        ShapingCorpus(
            "Arab", "ur", "NotoNastaliqUrdu-Regular.ttf",
            "تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں", isRightToLeft: true),
        ShapingCorpus(
            "Deva", "hi", "NotoSansDevanagari-Regular.ttf",
            "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है क्षत्रिय र्क ट्र"),
        ShapingCorpus(
            "Beng", "bn", "NotoSansBengali-Regular.ttf",
            "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে ক্ষমা শ্রী"),
        ShapingCorpus(
            "Guru", "pa", "NotoSansGurmukhi-Regular.ttf",
            "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ"),
        ShapingCorpus(
            "Taml", "ta", "NotoSansTamil-Regular.ttf",
            "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர் அவர்கள் மதிப்பிலும் உரிமைகளிலும் சமமானவர்கள் கௌ ஸ்ரீ"),
        ShapingCorpus(
            "Mlym", "ml", "NotoSansMalayalam-Regular.ttf",
            "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടും കൂടി ജനിച്ചിട്ടുള്ളവരാണ്"),
        ShapingCorpus(
            "Sinh", "si", "NotoSansSinhala-Regular.ttf",
            "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත ගරුත්වයෙන් හා අයිතිවාසිකම්වලින් සමාන වෙති ශ්‍රී ලංකා"),
        ShapingCorpus(
            "Thai", "th", "NotoSansThai-Regular.ttf",
            "มนุษย์ทั้งหลาย เกิดมามีอิสระ และเสมอภาคกัน ในเกียรติศักดิ์ และสิทธิ น้ำ กู้ ญี่ปุ่น"),
        ShapingCorpus(
            "Laoo", "lo", "NotoSansLao-Regular.ttf", "ມະນຸດທຸກຄົນ ເກີດມາມີສິດເສລີພາບ ສະເໝີໜ້າກັນ ໃນທາງກຽດຕິສັກ ຄຳ ນ້ຳ"),
        ShapingCorpus(
            "Khmr", "km", "NotoSansKhmer-Regular.ttf",
            "មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងភាពស្មើគ្នា ក្នុងសេចក្ដីថ្លៃថ្នូរ និងសិទ្ធិ ស្រ្តី"),
        ShapingCorpus(
            "Mymr", "my", "NotoSansMyanmar-Regular.ttf",
            "လူတိုင်းသည် တူညီလွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့်လည်းကောင်း တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့်လည်းကောင်း မွေးဖွားလာသူများဖြစ်သည်"),
        ShapingCorpus(
            "Armn", "hy", "NotoSansArmenian-Regular.ttf",
            "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով և մն մե"),
        ShapingCorpus(
            "Geor", "ka", "NotoSansGeorgian-Regular.ttf",
            "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით"),
        ShapingCorpus(
            "Ethi", "am", "NotoSansEthiopic-Regular.ttf", "የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው"),
        ShapingCorpus(
            "Tibt", "bo", "NotoSerifTibetan-Regular.ttf",
            "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་ སྐྱེས་ཙམ་ཉིད་ནས་ ཆེ་མཐོངས་དང༌། ཐོབ་ཐངགི་ རང་དབང་འདྲ་མཉམ་དུ་ཡོད་ལ།"),
        ShapingCorpus(
            "Syrc", "syr", "NotoSansSyriac-Regular.ttf", "ܟܠ ܒܪܢܫܐ ܒܪܝܠܗ ܚܐܪܐ ܘܒܪܒܪ ܓܘ ܐܝܩܪܐ ܘܙܕܩܐ ܫܠܡܐ",
            isRightToLeft: true),
    ]
}
