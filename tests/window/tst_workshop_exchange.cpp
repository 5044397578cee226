#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

#include "app/workshop/text_import_dialog.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/workshop_test.h"

namespace hexwerk::assault::ui::tst_workshop_exchange {

using namespace Qt::Literals::StringLiterals;
using translation::UnitState;

// Files of translators, out of the workshop and into it.
class tst_WorkshopExchange final : public window::WorkshopTest
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void init()
    {
        openWindow("de");
        QCoreApplication::setApplicationVersion(u"0.1.0"_s);
    }
    void cleanup() { closeWindow(); }
    void everyFormatGoesOutAndComesBackUnchanged_data();
    void everyFormatGoesOutAndComesBackUnchanged();
    void aTableOfTermsIsShownAndTakenInOneStep();
    void whatReplacesOwnWordsIsSaid();
    void aMemoryOffersAndFillsWhatIsEmpty();
    void aBrokenFileChangesNothingAndNamesItsLine_data();
    void aBrokenFileChangesNothingAndNamesItsLine();

private:
    TextImportDialog *shown()
    {
        const auto dialogs = workshop().findChildren<TextImportDialog *>();
        return dialogs.isEmpty() ? nullptr : dialogs.last();
    }
    QString head() { return shown()->findChild<QLabel *>(u"importHead"_s)->text(); }
    QStringList problems()
    {
        const auto *list = shown()->findChild<QListWidget *>(u"importProblems"_s);
        QStringList lines;
        for (int row = 0; row < list->count(); ++row)
            lines << list->item(row)->text();
        return lines;
    }
};

void tst_WorkshopExchange::everyFormatGoesOutAndComesBackUnchanged_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"po", "xlf", "xliff", "csv", "tbx", "tmx"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void tst_WorkshopExchange::everyFormatGoesOutAndComesBackUnchanged()
{
    QFETCH(QString, ending);
    const QString file = m_folder.filePath(u"out."_s + ending);
    window::answerFileDialog(workshop(), file);
    QTest::keyClick(&workshop(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(file));
    workshop().importFrom(file);
    QVERIFY(shown());
    QVERIFY2(head().startsWith(u"out.%1 changes nothing."_s.arg(ending)), qPrintable(head()));
    QCOMPARE(problems(), QStringList());
    QVERIFY(workshop().workshop().own().texts.empty());
    // Approved texts are a memory already.
    if (ending == u"tmx")
        QVERIFY(head().contains(u"0 translations were added"_s));
}

void tst_WorkshopExchange::aTableOfTermsIsShownAndTakenInOneStep()
{
    const QString file =
        fileWith(u"terms.csv"_s,
                 "key (Hexwerk 0.1.0),en,de,state,comment\r\n"
                 "assault/terms/term.sequence_of_play.word,sequence of play,Rundenfolge,final,\r\n"
                 "assault/terms/term.game_turn.word,game turn,Zug,review,\r\n"
                 "assault/terms/term.no_such_term.word,none,keiner,final,\r\n"
                 "assault/terms/term.game_turn.word,game turn,Runde,final,\r\n");
    workshop().importFrom(file);
    QCOMPARE(head(), u"Nothing is changed yet. terms.csv changes 2 texts."_s);
    QCOMPARE(problems().size(), 2);
    QVERIFY(problems()[0].startsWith(u"Line 4: assault/terms/term.no_such_term.word"_s));
    QVERIFY(problems()[1].startsWith(u"Line 5: assault/terms/term.game_turn.word"_s));
    QCOMPARE(unit("assault/terms/term.game_turn.word").target, "Runde");
    QCOMPARE(shown()->findChild<QPushButton *>(u"importTake"_s)->text(), u"Import 2 texts"_s);
    agree(*shown());
    QCOMPARE(unit("assault/terms/term.game_turn.word").target, "Zug");
    QVERIFY(unit("assault/terms/term.game_turn.word").state == UnitState::Review);
    QCOMPARE(unit("assault/terms/term.sequence_of_play.word").target, "Rundenfolge");
    workshop().workshop().undoStack().undo();
    QCOMPARE(unit("assault/terms/term.game_turn.word").target, "Runde");
    QVERIFY(workshop().workshop().own().texts.empty());
}

void tst_WorkshopExchange::whatReplacesOwnWordsIsSaid()
{
    workshop().workshop().change(placeOf("assault/terms/term.game_turn.word"), {"Durchgang"},
                                 UnitState::Review);
    workshop().importFrom(fileWith(u"mine.csv"_s,
                                   "key (Hexwerk 0.1.0),en,de\r\n"
                                   "assault/terms/term.game_turn.word,game turn,Zug\r\n"));
    QCOMPARE(head(), u"Nothing is changed yet. mine.csv changes one text."_s);
    const auto *table = shown()->findChild<QTableView *>(u"changes"_s);
    QCOMPARE(table->model()->index(0, ChangesModel::Now).data().toString(), u"Durchgang"_s);
    QCOMPARE(table->model()->index(0, ChangesModel::After).data().toString(), u"Zug"_s);
    QCOMPARE(table->model()->index(0, ChangesModel::Note).data().toString(),
             u"replaces your text"_s);
}

void tst_WorkshopExchange::aMemoryOffersAndFillsWhatIsEmpty()
{
    workshop().open("fr");
    const QString file = fileWith(u"old.tmx"_s, R"(<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="Other" srclang="en"/><body>
<tu><tuv xml:lang="en"><seg>game turn</seg></tuv><tuv xml:lang="fr-FR"><seg>tour de jeu</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Direct fire in the Action stage</seg></tuv>
<tuv xml:lang="fr-FR"><seg>Tir direct dans la phase d’action</seg></tuv></tu>
</body></tmx>)");
    workshop().importFrom(file);
    QVERIFY2(head().contains(u"2 translations were added to the memory."_s), qPrintable(head()));
    QVERIFY(head().startsWith(u"Nothing is changed yet. old.tmx changes one text."_s));
    agree(*shown());
    QCOMPARE(unit("assault/terms/term.game_turn.word").target, "tour de jeu");
    QVERIFY(unit("assault/terms/term.game_turn.word").state == UnitState::Review);
    // The other one is offered for a text that is like it, also after the next start.
    for (int round = 0; round < 2; ++round) {
        find(u"rulebook/R10.0a/title"_s); // "Direct fire in the Action phase"
        const auto &offers = part<QListWidget>("offers");
        QString offered;
        for (int row = 0; row < offers.count(); ++row)
            offered += offers.item(row)->text() + u'\n';
        QVERIFY2(offered.contains(u"Tir direct dans la phase d’action"_s), qPrintable(offered));
        workshop().open("de");
        workshop().open("fr");
    }
    // A memory of another language is none.
    workshop().open("de");
    workshop().importFrom(file);
    QVERIFY(head().startsWith(u"old.tmx was not imported."_s));
    QVERIFY(problems().value(0).contains(u"fr-FR"_s));
}

void tst_WorkshopExchange::aBrokenFileChangesNothingAndNamesItsLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    const QByteArray xml = "<?xml version=\"1.0\"?>\n";
    QTest::newRow("CSV without keys")
        << u"a.csv"_s << QByteArray("id,en,de\r\n1,a,b\r\n") << u"Line 1: "_s;
    QTest::newRow("CSV in Latin-1")
        << u"a.csv"_s << QByteArray("key (Hexwerk 0.1.0),en,de\r\na,b,\xe4\r\n") << u"Line 2: "_s;
    QTest::newRow("CSV of another program")
        << u"a.csv"_s
        << QByteArray("key (Other 1),en,de\r\nassault/terms/term.game_turn.word,game turn,Zug\r\n")
        << u"The file belongs to another program: Other"_s;
    QTest::newRow("CSV in another language")
        << u"a.csv"_s
        << QByteArray("key (Hexwerk 0.1.0),en,fr\r\n"
                      "assault/terms/term.game_turn.word,game turn,Zug\r\n")
        << u"The file is in another language: fr"_s;
    QTest::newRow("TBX with an open tag")
        << u"a.tbx"_s << QByteArray(xml + "<tbx>\n<text>\n</tbx>\n") << u"Line 4: "_s;
    QTest::newRow("TBX with an entity")
        << u"a.tbx"_s << QByteArray(xml + "<!DOCTYPE tbx [<!ENTITY a \"b\">]>\n<tbx>&a;</tbx>")
        << u"Line 2: The file declares entities"_s;
    QTest::newRow("TMX that is none") << u"a.tmx"_s << QByteArray(xml + "<html/>") << u"Line 2: "_s;
    QTest::newRow("TMX with another file in it")
        << u"a.tmx"_s
        << QByteArray(xml + "<!DOCTYPE tmx [<!ENTITY a SYSTEM \"/etc/passwd\">]>\n<tmx>&a;</tmx>")
        << u"Line 2: The file declares entities"_s;
}

void tst_WorkshopExchange::aBrokenFileChangesNothingAndNamesItsLine()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    workshop().importFrom(fileWith(name, text));
    QCOMPARE(head(), u"%1 was not imported."_s.arg(name));
    QVERIFY2(problems().value(0).startsWith(said), qPrintable(problems().join(u'\n')));
    QVERIFY(shown()->findChild<QPushButton *>(u"importTake"_s)->isHidden());
    QVERIFY(workshop().workshop().own().texts.empty());
}

HW_WINDOW_TEST(tst_WorkshopExchange)

} // namespace hexwerk::assault::ui::tst_workshop_exchange

#include "tst_workshop_exchange.moc"
