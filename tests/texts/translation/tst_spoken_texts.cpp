#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/spoken_texts.h"

namespace hexwerk::translation::tst_spoken_texts {

using namespace std::string_literals;

// What is shown of texts that users translated.
class tst_SpokenTexts final : public QObject
{
    Q_OBJECT

private slots:
    void everyLanguageOfAChainGivesItsPart_data();
    void everyLanguageOfAChainGivesItsPart();
    void rulesGoThroughTheChainByHalves();
    void ofTextsWithOneSourceThatOfTheSamePlaceIsTaken();
    void copiesElsewhereSpeakAsWell();
    void whatHasAnotherSourceNowIsNotSpoken();
    void shippedTranslationsAreCorrected();
    void termsHaveTheirWords();
    void whatIsTakenBackIsGone();
};

static OwnText translated(const std::string &source, const std::string &target)
{
    return {{source}, {target}, UnitState::Final, {}};
}

static LocalText readAt(const std::string &place, const LocalText &texts)
{
    LocalText text = texts;
    text.place = std::make_shared<const std::string>(place);
    return text;
}

static SpokenTexts portuguese()
{
    SpokenTexts spoken;
    OwnTexts brazil{"pt-BR", {}};
    brazil.texts["assault/cards/gun/unit.a.name"] = translated("Bus", "Ônibus");
    OwnTexts wider{"pt", {}};
    wider.texts["assault/cards/gun/unit.a.name"] = translated("Bus", "Autocarro");
    wider.texts["assault/cards/gun/unit.b.name"] = translated("Bridge", "Ponte");
    OwnTexts galician{"gl", {}, {"pt"}};
    galician.texts["assault/cards/gun/unit.c.name"] = translated("Road", "Estrada");
    spoken.set(brazil);
    spoken.set(wider);
    spoken.set(galician);
    return spoken;
}

void tst_SpokenTexts::everyLanguageOfAChainGivesItsPart_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("texts"); // of bus, bridge, road, hill
    QTest::newRow("pt-BR") << QByteArray("pt-BR") << QByteArray("Ônibus Ponte Road Hill");
    QTest::newRow("pt") << QByteArray("pt") << QByteArray("Autocarro Ponte Road Hill");
    QTest::newRow("pt-AO") << QByteArray("pt-AO") << QByteArray("Autocarro Ponte Road Hill");
    QTest::newRow("gl") << QByteArray("gl") << QByteArray("Autocarro Ponte Estrada Hill");
    QTest::newRow("en") << QByteArray("en") << QByteArray("Bus Bridge Road Hill");
    QTest::newRow("de-AT") << QByteArray("de-AT") << QByteArray("Bus Bridge Road Hügel");
}

void tst_SpokenTexts::everyLanguageOfAChainGivesItsPart()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, texts);
    const SpokenTexts spoken = portuguese();
    const LanguageChain chain = languageChain(language.toStdString(), spoken.standIns());
    QByteArrayList said;
    for (const LocalText &text :
         {LocalText{{"en", "Bus"}}, LocalText{{"en", "Bridge"}}, LocalText{{"en", "Road"}},
          LocalText{{"en", "Hill"}, {"de", "Hügel"}}})
        said << QByteArray::fromStdString(spoken.textIn(text, chain));
    QCOMPARE(said.join(' '), texts);
}

void tst_SpokenTexts::rulesGoThroughTheChainByHalves()
{
    SpokenTexts spoken;
    OwnTexts brazil{"pt-BR", {}};
    brazil.texts["assault/rulebook/R1.1a/title"] = translated("Sight", "Visão");
    OwnTexts wider{"pt", {}};
    wider.texts["assault/rulebook/R1.1a/title"] = translated("Sight", "Vista");
    wider.texts["assault/rulebook/R1.1a/text"] = translated("It is straight.", "É reta.");
    spoken.set(brazil);
    spoken.set(wider);
    Rulebook book;
    book.add({"R1.1a", {}, {{"en", {"Sight", "It is straight.", TextState::Final, ""}}}});
    book.add({"R1.1b", {}, {{"en", {"Hill", "It is high.", TextState::Final, ""}}}});
    spoken.putInto(book);
    const auto said = [&](const char *id, const char *language) {
        const RuleText text = hexwerk::textIn(*book.find(id), std::string(language));
        return text.title + ": " + text.text;
    };
    QCOMPARE(said("R1.1a", "pt-BR"), "Visão: É reta."s);
    QCOMPARE(said("R1.1a", "pt"), "Vista: É reta."s);
    QCOMPARE(said("R1.1a", "en"), "Sight: It is straight."s);
    QCOMPARE(said("R1.1b", "pt-BR"), "Hill: It is high."s);
}

void tst_SpokenTexts::ofTextsWithOneSourceThatOfTheSamePlaceIsTaken()
{
    SpokenTexts spoken;
    OwnTexts own{"fr", {}};
    own.texts["assault/cards/gun/unit.a.name"] = translated("Fire", "Feu");
    own.texts["assault/system/action.fire.name"] = translated("Fire", "Tirer");
    own.texts["scenarios/xgun/unit.a.name"] = translated("Fire", "Incendie");
    spoken.set(own);
    const LocalText text = {{"en", "Fire"}};
    QCOMPARE(*spoken.find(readAt("system/action.fire.name", text), "fr"), "Tirer"s);
    QCOMPARE(*spoken.find(readAt("gun/unit.a.name", text), "fr"), "Feu"s);
    QCOMPARE(*spoken.find(readAt("xgun/unit.a.name", text), "fr"), "Incendie"s);
}

void tst_SpokenTexts::copiesElsewhereSpeakAsWell()
{
    // As in a saved game, which brings the names of its cards.
    const SpokenTexts spoken = portuguese();
    QCOMPARE(*spoken.find(readAt("game/cards.7.name", {{"en", "Bus"}}), "pt"), "Autocarro"s);
    QCOMPARE(*spoken.find({{"en", "Bus"}}, "pt"), "Autocarro"s);
}

void tst_SpokenTexts::whatHasAnotherSourceNowIsNotSpoken()
{
    const SpokenTexts spoken = portuguese();
    QVERIFY(!spoken.find(readAt("gun/unit.a.name", {{"en", "Coach"}}), "pt"));
    QVERIFY(!spoken.find({{"de", "Bus"}}, "pt")); // it has no source
    QCOMPARE(spoken.textIn({{"de", "Bus"}}, {"pt", "en"}), "Bus"s);
}

void tst_SpokenTexts::shippedTranslationsAreCorrected()
{
    SpokenTexts spoken;
    OwnTexts own{"de", {}};
    own.texts["assault/cards/gun/unit.a.name"] = translated("Gun", "Kanone");
    spoken.set(own);
    QCOMPARE(spoken.textIn({{"en", "Gun"}, {"de", "Geschütz"}}, {"de", "en"}), "Kanone"s);
    QCOMPARE(spoken.textIn({{"en", "Gun"}, {"de", "Geschütz"}}, {"en"}), "Gun"s);
    QCOMPARE(spoken.textIn({{"en", "Gun"}, {"de-AT", "Gschütz"}}, languageChain("de-AT")),
             "Gschütz"s); // nearer than the user's German
}

void tst_SpokenTexts::termsHaveTheirWords()
{
    SpokenTexts spoken;
    OwnTexts own{"fr", {}};
    own.texts["assault/terms/term.game_turn.word"] = translated("game turn", "tour");
    spoken.set(own);
    Terms terms = {{"game_turn", {{"en", {"game turn", {}, {}, {}}}}, {}, {}},
                   {"hex", {{"en", {"hex", {}, {}, {}}}}, {}, {}}};
    spoken.putInto(terms);
    QCOMPARE(terms[0].words.at("fr").word, "tour"s);
    QVERIFY(!terms[1].words.contains("fr"));
}

void tst_SpokenTexts::whatIsTakenBackIsGone()
{
    SpokenTexts spoken = portuguese();
    const SpokenTexts before = spoken;
    spoken.set(OwnTexts{"pt", {}});
    QVERIFY(!spoken.find({{"en", "Bus"}}, "pt"));
    QVERIFY(before.find({{"en", "Bus"}}, "pt")); // a copy of its own
    spoken.remove("gl");
    QVERIFY((spoken.languages() == std::vector{"pt"s, "pt-BR"s}));
    QVERIFY(spoken.standIns().empty());
}

HW_PLAIN_TEST(tst_SpokenTexts)

} // namespace hexwerk::translation::tst_spoken_texts

#include "tst_spoken_texts.moc"
