#include <QTest>

#include "core/base/local_text.h"
#include "tests/test_program.h"

namespace hexwerk::tst_local_text {

class tst_LocalText final : public QObject
{
    Q_OBJECT

private slots:
    void theLanguageThatIsAskedForComesFirst();
    void elseItIsAWiderLanguage();
    void elseItIsEnglish();
    void whereItWasReadIsNoPartOfIt();
    void elseItIsAnyLanguage();
    void elseItIsNothing();
};

void tst_LocalText::theLanguageThatIsAskedForComesFirst()
{
    const LocalText text = {{"de", "Brücke"}, {"en", "Bridge"}, {"it", "Ponte"}};
    QVERIFY(textIn(text, "de") == "Brücke");
    QVERIFY(textIn(text, "en") == "Bridge");
    QVERIFY(textIn(text, "it") == "Ponte");
    QVERIFY(textIn({{"de", ""}, {"en", "Bridge"}}, "de").empty()); // said to be empty
}

void tst_LocalText::elseItIsAWiderLanguage()
{
    const LocalText text = {
        {"de", "Brücke"}, {"en", "Bridge"}, {"pt", "Ponte"}, {"pt-BR", "Ponte!"}};
    QVERIFY(textIn(text, "de-AT") == "Brücke");
    QVERIFY(textIn(text, "de-Latn-AT") == "Brücke");
    QVERIFY(textIn(text, "pt-BR") == "Ponte!");
    QVERIFY(textIn(text, "pt-PT") == "Ponte");
    QVERIFY(textIn(text, "den") == "Bridge"); // begins like German
}

void tst_LocalText::whereItWasReadIsNoPartOfIt()
{
    const LocalText made = {{"en", "Bridge"}};
    LocalText read = made;
    read.place = std::make_shared<const std::string>("gela/objective.a.name");
    QVERIFY(read == made);
    QVERIFY(LocalText(read).place == read.place);
}

void tst_LocalText::elseItIsEnglish()
{
    const LocalText text = {{"de", "Brücke"}, {"en", "Bridge"}, {"it", "Ponte"}};
    QVERIFY(textIn(text, "fr") == "Bridge");
    QVERIFY(textIn(text, "") == "Bridge");
}

void tst_LocalText::elseItIsAnyLanguage()
{
    const LocalText text = {{"it", "Ponte"}};
    QVERIFY(textIn(text, "fr") == "Ponte");
    QVERIFY(textIn(text, "en") == "Ponte");
}

void tst_LocalText::elseItIsNothing()
{
    const LocalText text;
    QVERIFY(textIn(text, "en").empty());
}

HW_PLAIN_TEST(tst_LocalText)

} // namespace hexwerk::tst_local_text

#include "tst_local_text.moc"
