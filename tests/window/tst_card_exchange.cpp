#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "app/assault/editing/editor_page.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "editor/assault/panels/library/import_cards_dialog.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/main_window.h"

#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_card_exchange {

using namespace editor;

static const CardRef kRifles{CardKind::Unit, "ger.rifles43"};

// Cards to a file and from one, as an owner with a spreadsheet does it.
class tst_CardExchange final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aChangedTableIsTakenOverAndBack_data();
    void aChangedTableIsTakenOverAndBack();
    void onlyTickedCardsAreTakenOver();
    void whatTheListShowsIsExported();
    void aBadTableChangesNothing();
    void whatIsCancelledChangesNothing();

private:
    QString in(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    LibraryPage &page() { return *m_window->editorPage().libraryPage(); }
    int points(const CardRef &card = kRifles)
    {
        return std::get<UnitCard>(page().document().find(card)->card).points;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers);
    void exportTo(const QString &path);
    // Answers the dialog of files and then the preview.
    void importFrom(const QString &path, const std::function<void(ImportCardsDialog &)> &look);
    static QByteArray bytesOf(const QString &path);
    static void write(const QString &path, const QByteArray &bytes);
    QString told() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_CardExchange::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
}

void tst_CardExchange::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    const DataPaths paths = {
        {m_folder->path().toStdString() + "/hexwerk", HW_SOURCE_DIR "/resources"}};
    auto data = loadData(paths);
    m_window = std::make_unique<MainWindow>(
        std::make_shared<const DataStore>(std::move(data.value.value())),
        *loadRulebook(paths, kSystemId, kRuleGrammar).value, m_languages);
    m_window->setDataPaths(paths);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    press(Qt::Key_3, Qt::ControlModifier);
    page().cards(CardKind::Unit).showCard(kRifles);
}

void tst_CardExchange::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void tst_CardExchange::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    m_window->activateWindow(); // a dialog may have been before it
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QWidget *focus = m_window->focusWidget();
    QTest::keyClick(focus ? focus : m_window.get(), key, modifiers);
}

void tst_CardExchange::exportTo(const QString &path)
{
    window::answerFileDialog(*m_window, path);
    press(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
}

void tst_CardExchange::importFrom(const QString &path,
                                  const std::function<void(ImportCardsDialog &)> &look)
{
    window::answerFileDialog(*m_window, path);
    window::onNextDialog(*m_window, [look](QDialog *dialog) {
        auto *preview = qobject_cast<ImportCardsDialog *>(dialog);
        if (preview)
            look(*preview);
        return preview != nullptr;
    });
    press(Qt::Key_I, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
}

QByteArray tst_CardExchange::bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_CardExchange::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QString tst_CardExchange::told() const
{
    const auto *label =
        m_window->editorPage().libraryPage()->findChild<QLabel *>(QStringLiteral("refusal"));
    return label->text();
}

static QPushButton *takeOver(const QDialog &dialog)
{
    return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

void tst_CardExchange::aChangedTableIsTakenOverAndBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a table") << QStringLiteral("cards.csv");
    QTest::newRow("TOML") << QStringLiteral("cards.toml");
}

// The value of the rifles in the text of either file.
static QByteArray withPoints(QByteArray text, int before, int after)
{
    const qsizetype card = text.indexOf(kRifles.id.c_str());
    const bool isTable = text.startsWith("\xEF\xBB\xBF");
    const char separator = text.contains(';') && text.indexOf(';') < text.indexOf('\n') ? ';' : ',';
    const QByteArray head = isTable ? QByteArray(1, separator) : QByteArray("points = ");
    const QByteArray old = head + QByteArray::number(before) + (isTable ? separator : '\n');
    const QByteArray now = head + QByteArray::number(after) + (isTable ? separator : '\n');
    return text.replace(text.indexOf(old, card), old.size(), now);
}

void tst_CardExchange::aChangedTableIsTakenOverAndBack()
{
    QFETCH(QString, name);
    const int before = points();
    const QString path = m_folder->filePath(name);
    exportTo(path);
    QVERIFY2(told().contains(name), qPrintable(told()));
    QVERIFY(static_cast<std::size_t>(bytesOf(path).count("\n")) >
            page().document().cards(CardKind::Unit).size());
    write(path, withPoints(bytesOf(path), before, 77));

    bool seen = false;
    importFrom(path, [&](ImportCardsDialog &preview) {
        seen = true;
        const auto *tree = preview.findChild<QTreeWidget *>();
        QTreeWidgetItem *fresh = tree->topLevelItem(0);
        QTreeWidgetItem *same = tree->topLevelItem(1);
        QTreeWidgetItem *different = tree->topLevelItem(2);
        QVERIFY(fresh->isHidden());
        QCOMPARE(static_cast<std::size_t>(same->childCount()),
                 page().document().cards(CardKind::Unit).size() - 1);
        QCOMPARE(different->childCount(), 1);
        const QTreeWidgetItem *card = different->child(0);
        QVERIFY(card->text(0).contains(QString::fromStdString(kRifles.id)));
        QCOMPARE(card->checkState(0), Qt::Checked);
        QCOMPARE(card->childCount(), 1);
        QCOMPARE(card->child(0)->text(0), QStringLiteral("Points"));
        QCOMPARE(card->child(0)->text(1), QString::number(before));
        QCOMPARE(card->child(0)->text(2), QStringLiteral("77"));
        takeOver(preview)->click();
    });
    QVERIFY(seen);
    QCOMPARE(points(), 77);
    QVERIFY(told().contains(name));
    const QString own = in("hexwerk/assault/cards/own.toml");
    QTRY_VERIFY(bytesOf(own).contains("points = 77\n"));
    QVERIFY(bytesOf(own).contains(kRifles.id.c_str()));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(points(), before);
    QTRY_VERIFY(!QFile::exists(own));
}

void tst_CardExchange::onlyTickedCardsAreTakenOver()
{
    const QString path = in("cards.csv");
    write(path, "id,name.en,nation,type,units\n"
                "my.first,First,ger,infantry,ger.rifles43:2\n"
                "my.second,Second,ger,infantry,ger.rifles43:3\n");
    importFrom(path, [](ImportCardsDialog &preview) {
        auto *tree = preview.findChild<QTreeWidget *>();
        QTreeWidgetItem *fresh = tree->topLevelItem(0);
        QCOMPARE(fresh->childCount(), 2);
        tree->setFocus();
        tree->setCurrentItem(fresh);
        QTest::keyClick(tree, Qt::Key_Space); // none of them
        QVERIFY(!takeOver(preview)->isEnabled());
        tree->setCurrentItem(fresh->child(1));
        QTest::keyClick(tree, Qt::Key_Space);
        QVERIFY(takeOver(preview)->isEnabled());
        takeOver(preview)->click();
    });
    LibraryDocument &document = page().document();
    QVERIFY(!document.find({CardKind::Formation, "my.first"}));
    QVERIFY(document.find({CardKind::Formation, "my.second"}));
    QCOMPARE(document.undoStack().count(), 1);
    // It is shown on its page.
    QCOMPARE(page().cards(CardKind::Formation).chosen()->id, std::string("my.second"));
    QVERIFY(page().cards(CardKind::Formation).isVisible());
}

void tst_CardExchange::whatTheListShowsIsExported()
{
    CardsPage &cards = page().cards(CardKind::Unit);
    const auto lines = [this](const char *name) { return bytesOf(in(name)).count('\n') - 1; };
    auto *table = cards.findChild<QTableView *>();
    table->selectionModel()->select(cards.filter().indexOf({CardKind::Unit, "us.m7"}),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    exportTo(in("two.csv"));
    QCOMPARE(lines("two.csv"), 2);
    cards.showCard(kRifles);
    cards.filter().setQuery({.words = QStringLiteral("rifles")});
    exportTo(in("shown.csv"));
    QCOMPARE(lines("shown.csv"), cards.filter().rowCount());
    QVERIFY(lines("shown.csv") > 1);
}

void tst_CardExchange::aBadTableChangesNothing()
{
    importFrom(QStringLiteral(HW_SOURCE_DIR "/tests/data/bad/cards_rows_of_odd_length.csv"), {});
    QVERIFY2(told().startsWith(QStringLiteral(
                 "Nothing was imported from cards_rows_of_odd_length.csv. Line 6, column ")),
             qPrintable(told()));
    QVERIFY2(told().endsWith(QStringLiteral("(and 2 more)")), qPrintable(told()));
    QCOMPARE(page().document().undoStack().count(), 0);
}

void tst_CardExchange::whatIsCancelledChangesNothing()
{
    const QString path = in("cards.csv");
    exportTo(path);
    write(path, withPoints(bytesOf(path), points(), 77));
    importFrom(path, [](ImportCardsDialog &preview) { preview.reject(); });
    QCOMPARE(page().document().undoStack().count(), 0);
}

HW_WINDOW_TEST(tst_CardExchange)

} // namespace hexwerk::assault::ui::tst_card_exchange

#include "tst_card_exchange.moc"
