#include <QTest>

#include "core/base/local_text.h"
#include "tests/test_program.h"

namespace hexwerk::tst_local_text {

class tst_LocalText final : public QObject
{
    Q_OBJECT

private slots:
    void theLanguageThatIsAskedForComesFirst();
    void elseItIsEnglish();
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

void tst_LocalText::elseItIsEnglish()
{
    const LocalText text = {{"de", "Brücke"}, {"en", "Bridge"}, {"it", "Ponte"}};
    QVERIFY(textIn(text, "fr") == "Bridge");
    QVERIFY(textIn(text, "") == "Bridge");
    QVERIFY(textIn(text, "de-AT") == "Bridge"); // a tag is taken whole
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
