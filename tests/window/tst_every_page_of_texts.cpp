#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTest>

#include "app/rulebook/rulebook_window.h"
#include "app/workshop/consistency_dialog.h"
#include "app/workshop/replace_dialog.h"
#include "app/workshop/workshop_window.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"

namespace hexwerk::assault::ui::tst_every_page_of_texts {

using namespace Qt::Literals::StringLiterals;

// Rulebook and translation workshop, in every look.
class tst_EveryPageOfTexts final : public window::EveryLook
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanup() { end(); }
    void rulebook_data() { everyLook(); }
    void rulebook();
    void workshop_data() { everyLook(); }
    void workshop();
};

void tst_EveryPageOfTexts::rulebook()
{
    takeLook();
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(m_window->showInRulebook(u"R10.3e"_s));
    auto &book = *m_window->findChild<RulebookWindow *>();
    book.resize(1180, 740);
    check(u"rulebook"_s, &book);
    book.search();
    book.findChild<QLineEdit *>(u"ruleSearch"_s)->setText(u"Linie"_s);
    check(u"search"_s, &book);
    book.findChild<QLineEdit *>(u"ruleSearch"_s)->setText(u"qqqqq"_s);
    check(u"nothing found"_s, &book);
    QVERIFY(book.showRule(u"D9.13b"_s));
    check(u"the other edition"_s, &book);
    book.findChild<QComboBox *>(u"beside"_s)->setCurrentIndex(2);
    check(u"side by side"_s, &book);
    verifyNoFaults();
}

void tst_EveryPageOfTexts::workshop()
{
    takeLook();
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(u"Ctrl+Alt+Shift+L"_s))
            action->trigger();
    auto &texts = *m_window->findChild<WorkshopWindow *>();
    texts.open("de");
    texts.resize(1240, 760);
    check(u"workshop"_s, &texts);
    const auto trigger = [&texts](const QString &key) {
        for (QAction *action : texts.findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(key))
                action->trigger();
    };
    trigger(u"Ctrl+H"_s);
    auto *replace = texts.findChild<ReplaceDialog *>();
    QVERIFY(replace);
    replace->begin({u"Sichtlinie"_s, u"Visierlinie"_s}, false);
    check(u"replace"_s, replace);
    replace->close();
    trigger(u"Ctrl+G"_s);
    auto *consistency = texts.findChild<ConsistencyDialog *>();
    QVERIFY(consistency);
    QTRY_VERIFY(consistency->isReady());
    check(u"consistency"_s, consistency);
    consistency->close();
    texts.open("fr");
    check(u"new language"_s, &texts);
    texts.findChild<QLineEdit *>(u"find"_s)->setText(u"%n"_s);
    texts.findChild<QPlainTextEdit *>(u"target"_s)->setPlainText(u"Und so weiter... "_s);
    QTest::qWait(200); // for the checks
    check(u"checks"_s, &texts);
    texts.findChild<QLineEdit *>(u"find"_s)->setText(u"no such text"_s);
    check(u"nothing fits"_s, &texts);
    verifyNoFaults();
}

HW_WINDOW_TEST(tst_EveryPageOfTexts)

} // namespace hexwerk::assault::ui::tst_every_page_of_texts

#include "tst_every_page_of_texts.moc"
