#include <QTest>

#include "core/base/language_chain.h"
#include "tests/test_program.h"

namespace hexwerk::tst_language_chain {

// In which languages a text is looked for.
class tst_LanguageChain final : public QObject
{
    Q_OBJECT

private slots:
    void aLanguageIsFollowedByWiderOnesAndEnglish_data();
    void aLanguageIsFollowedByWiderOnesAndEnglish();
    void theFirstThatHasATextGivesIt();
};

void tst_LanguageChain::aLanguageIsFollowedByWiderOnesAndEnglish_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("chain");
    QTest::newRow("English") << QByteArray("en") << QByteArray("en");
    QTest::newRow("British English") << QByteArray("en-GB") << QByteArray("en-GB en");
    QTest::newRow("German") << QByteArray("de") << QByteArray("de en");
    QTest::newRow("of Austria") << QByteArray("de-AT") << QByteArray("de-AT de en");
    QTest::newRow("with a script")
        << QByteArray("zh-Hant-TW") << QByteArray("zh-Hant-TW zh-Hant zh en");
    QTest::newRow("another one stands in") << QByteArray("gl") << QByteArray("gl pt-BR pt es en");
    QTest::newRow("of a country, too")
        << QByteArray("gl-ES") << QByteArray("gl-ES gl pt-BR pt es en");
    QTest::newRow("each for the other") << QByteArray("nb") << QByteArray("nb nn en");
    QTest::newRow("none") << QByteArray() << QByteArray("en");
}

void tst_LanguageChain::aLanguageIsFollowedByWiderOnesAndEnglish()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, chain);
    const StandIns standIns = {{"gl", {"pt-BR", "es"}}, {"nb", {"nn"}}, {"nn", {"nb", "en"}}};
    QByteArrayList tags;
    for (const std::string &tag : languageChain(language.toStdString(), standIns))
        tags << QByteArray::fromStdString(tag);
    QCOMPARE(tags.join(' '), chain);
}

void tst_LanguageChain::theFirstThatHasATextGivesIt()
{
    const std::map<std::string, int> texts = {{"en", 1}, {"pt", 2}, {"de", 3}};
    QCOMPARE(findIn(texts, languageChain("pt-BR"))->second, 2);
    QCOMPARE(findIn(texts, languageChain("fr"))->second, 1);
    const std::map<std::string, int> german = {{"de", 3}};
    QVERIFY(findIn(german, languageChain("fr")) == german.end());
}

HW_PLAIN_TEST(tst_LanguageChain)

} // namespace hexwerk::tst_language_chain

#include "tst_language_chain.moc"
