#include <QAction>
#include <QFile>
#include <QListWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "app/rulebook/rulebook_window.h"
#include "app/workshop/own_translator.h"
#include "app/workshop/workshop_window.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_workshop {

using namespace editor;
using namespace Qt::Literals::StringLiterals;
using translation::UnitState;

// The workshop of translators, by its keys.
class tst_Workshop final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void twentyTextsAreTranslatedByKeysAloneAndSpoken();
    void aFailingCheckNeedsWorkAndOffersAFix();
    void whatIsTypedIsNotLost();
    void aFilterOrAnotherLanguageKeepsWhatIsTyped();
    void anImportIsShownAndNotOverwritten();
    void aStepIsTakenBack();
    void aStaleTextIsConfirmedByOneKey();
    void filtersShowWhatTheySay();
    void ownTextsThatCannotBeReadAreLeftAlone();

private:
    WorkshopWindow &workshop() { return *m_window->findChild<WorkshopWindow *>(); }
    QPlainTextEdit &target() { return *workshop().findChild<QPlainTextEdit *>(u"target"_s); }
    QString source() { return workshop().findChild<QTextBrowser *>(u"source"_s)->toPlainText(); }
    QComboBox &box(const char *name)
    {
        return *workshop().findChild<QComboBox *>(QString::fromLatin1(name));
    }
    void find(const QString &words)
    {
        workshop().findChild<QLineEdit *>(u"find"_s)->setText(words);
        target().setFocus();
    }
    const translation::TextUnit &unit(const std::string &key)
    {
        return *workshop().workshop().catalogue().find(key);
    }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Workshop::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    const std::filesystem::path library = m_folder.filePath(u"hexwerk"_s).toStdString();
    Languages::setMore({[library] {
                            QStringList codes;
                            for (const std::string &code : translation::ownLanguages(library))
                                codes << QString::fromStdString(code);
                            return codes;
                        },
                        [library](const QString &code) -> std::unique_ptr<QTranslator> {
                            return std::make_unique<OwnTranslator>(
                                *translation::loadOwnTexts(library, code.toStdString()).value);
                        }});
}

void tst_Workshop::init()
{
    QSettings().clear();
    m_languages.speak(u"en"_s);
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_L,
                    Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    workshop().open("fr");
    workshop().activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &workshop());
}

void tst_Workshop::cleanup()
{
    m_window.reset();
    m_languages.speak(u"en"_s);
    QDir(m_folder.filePath(u"hexwerk"_s)).removeRecursively();
}

void tst_Workshop::twentyTextsAreTranslatedByKeysAloneAndSpoken()
{
    // The titles of the first rules of chapter 10, and the first texts of the menus.
    find(u"rulebook/R10.0"_s);
    int keys = 0;
    int letters = 0;
    int done = 0;
    const auto translate = [&](int wanted) {
        for (int k = 0; k < wanted; ++k, ++done) {
            const QString text = u"Texte "_s + QString::number(done);
            QTest::keyClicks(&target(), text);
            QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier); // one chord
            letters += static_cast<int>(text.size());
            keys += static_cast<int>(text.size()) + 1;
        }
    };
    translate(14);
    find(u"translations/hexwerk/hexwerk::Actions"_s);
    translate(6);
    QCOMPARE(done, 20);
    QVERIFY(keys <= letters + 3 * done);
    const auto &own = workshop().workshop().own();
    QCOMPARE(own.texts.size(), std::size_t{20});
    // Spoken after a click: rules in the book, actions in the menus.
    m_languages.speak(u"fr"_s);
    m_window->showInRulebook(u"R10.0a"_s);
    auto &book = *m_window->findChild<RulebookWindow *>();
    auto &readings = *book.findChild<QComboBox *>(u"reading"_s);
    readings.setCurrentIndex(readings.findText(u"English edition · français"_s));
    QVERIFY(book.text().toPlainText().contains(u"Texte 0"_s));
    QVERIFY(book.text().toPlainText().contains(u"Texte 13"_s));
    const auto actions = [this] {
        QStringList texts;
        for (const QAction *action : m_window->findChildren<QAction *>())
            texts << action->text();
        return texts;
    };
    QTRY_VERIFY(actions().contains(u"Texte 14"_s));
    // What is not translated is English, with its plurals.
    QVERIFY(!actions().filter(u"Rulebook"_s).isEmpty());
}

void tst_Workshop::aFailingCheckNeedsWorkAndOffersAFix()
{
    workshop().open("de");
    find(u"assault/rulebook/R10.1a/text"_s);
    const QString right = target().toPlainText();
    target().setPlainText(right + u" Und so weiter..."_s);
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(unit("assault/rulebook/R10.1a/text").state == UnitState::Draft);
    find(u"assault/rulebook/R10.1b/text"_s);
    find(u"assault/rulebook/R10.1a/text"_s);
    const auto *offers = workshop().findChild<QListWidget *>(u"offers"_s);
    int ellipsis = 0;
    for (int row = 0; row < offers->count(); ++row)
        if (offers->item(row)->text().contains(u"An ellipsis is one character"_s))
            ellipsis = offers->item(row)->data(Qt::UserRole).toInt();
    QVERIFY(ellipsis >= 1 && ellipsis <= 9);
    QTest::keyClick(&target(), static_cast<Qt::Key>(Qt::Key_0 + ellipsis), Qt::AltModifier);
    QCOMPARE(target().toPlainText(), right + u" Und so weiter…"_s);
}

void tst_Workshop::whatIsTypedIsNotLost()
{
    find(u"rulebook/R10.0"_s);
    QTest::keyClicks(&target(), u"presque"_s);
    auto *table = workshop().findChild<QTableView *>(u"texts"_s);
    const std::string key =
        workshop().workshop().units()[static_cast<const TextList *>(table->model())->unitAt(0)].key;
    QTest::keyClick(&target(), Qt::Key_F3); // to the next one
    QCOMPARE(unit(key).target, std::string("presque"));
    QVERIFY(unit(key).state == UnitState::Draft);
    // It is on the disk.
    const std::filesystem::path library = m_folder.filePath(u"hexwerk"_s).toStdString();
    QCOMPARE(translation::loadOwnTexts(library, "fr").value->texts.at(key).targets.at(0),
             std::string("presque"));
}

void tst_Workshop::aFilterOrAnotherLanguageKeepsWhatIsTyped()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir"_s);
    find(u"no such text"_s);
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir"));
    find(u"rulebook/R10.0b/title"_s);
    QTest::keyClicks(&target(), u"Fumée"_s.left(3));
    workshop().open("it");
    workshop().open("fr");
    QCOMPARE(unit("assault/rulebook/R10.0b/title").target, std::string("Fum"));
}

void tst_Workshop::anImportIsShownAndNotOverwritten()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir"_s);
    QTest::keyClick(&target(), Qt::Key_Down, Qt::ControlModifier); // needs work
    translation::Import import;
    import.changes.push_back({"assault/rulebook/R10.0a/title",
                              "",
                              1,
                              {"Tir"},
                              {"Tir direct"},
                              UnitState::Draft,
                              UnitState::Final});
    workshop().workshop().take(import, u"a.po"_s);
    QCOMPARE(target().toPlainText(), u"Tir direct"_s);
    find(u"rulebook/R10.0b/title"_s);
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir direct"));
    QVERIFY(unit("assault/rulebook/R10.0a/title").state == UnitState::Final);
    workshop().workshop().undoStack().undo();
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir"));
}

void tst_Workshop::aStepIsTakenBack()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir"_s);
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir"));
    workshop().workshop().undoStack().undo();
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string());
    QVERIFY(workshop().workshop().own().texts.empty());
    workshop().workshop().undoStack().redo();
    QVERIFY(unit("assault/rulebook/R10.0a/title").state == UnitState::Final);
}

void tst_Workshop::aStaleTextIsConfirmedByOneKey()
{
    translation::OwnTexts own{"fr", {}};
    own.texts["assault/rulebook/R10.0a/title"] = {{"Fire directly"}, {"Tir"}, UnitState::Final, {}};
    QFile file(m_folder.filePath(u"hexwerk/translations/own_fr.toml"_s));
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(translation::writeOwnTexts(own)));
    file.close();
    workshop().open("fr");
    box("show").setCurrentIndex(static_cast<int>(TextList::Show::Stale));
    QCOMPARE(workshop().findChild<QTableView *>(u"texts"_s)->model()->rowCount(), 1);
    QVERIFY(source().contains(u"directly"_s)); // the words that are gone are shown
    target().setFocus();
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isStale(unit("assault/rulebook/R10.0a/title")));
    QVERIFY(stateNow(unit("assault/rulebook/R10.0a/title")) == UnitState::Final);
}

void tst_Workshop::filtersShowWhatTheySay()
{
    workshop().open("de");
    auto *model = workshop().findChild<QTableView *>(u"texts"_s)->model();
    const auto all = static_cast<int>(workshop().workshop().units().size());
    QCOMPARE(model->rowCount(), all);
    int rules = 0;
    for (const auto &one : workshop().workshop().units())
        rules += one.kind == translation::UnitKind::Rule;
    box("kind").setCurrentText(u"Rules"_s);
    QCOMPARE(model->rowCount(), rules);
    QCOMPARE(rules, 2 * 778); // title and text of each
    box("show").setCurrentIndex(static_cast<int>(TextList::Show::Unfinished));
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(!target().isEnabled());
}

void tst_Workshop::ownTextsThatCannotBeReadAreLeftAlone()
{
    QFile file(m_folder.filePath(u"hexwerk/translations/own_it.toml"_s));
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"hexwerk.own_texts\"\nlanguage = [");
    file.close();
    workshop().open("it");
    QCOMPARE(workshop().workshop().language(), std::string("fr"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("format = \"hexwerk.own_texts\"\nlanguage = ["));
}

HW_WINDOW_TEST(tst_Workshop)

} // namespace hexwerk::assault::ui::tst_workshop

#include "tst_workshop.moc"
