#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/rulebook/rulebook_window.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "editor/keys/action_keys.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_printed_book {

using namespace editor;
using namespace Qt::Literals::StringLiterals;

// The rulebook as PDF and on a printer: pages, outline and text of a chapter and of the whole book.
class tst_PrintedBook final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void aChapterIsSavedWithItsRulesAndHeadings_data();
    void aChapterIsSavedWithItsRulesAndHeadings();
    void theWholeBookHasEveryRule();
    void aNameWithoutEndingDoesNotReplaceAFileUnasked();
    void anUnwritableFolderIsToldInASentence();
    void aChapterIsPrinted();
    void aPrinterThatCannotBeOpenedIsToldInASentence();

private:
    RulebookWindow &book() { return *m_window->findChild<RulebookWindow *>(); }
    QAction &action(const char *id);
    QString told();
    // What one of the tools that read PDF says, with single spaces and without ligatures.
    static QString said(const QString &program, const QStringList &arguments);
    static int pagesIn(const QString &path);
    static QStringList outlineIn(const QString &path);
    void printTo(const QString &path);
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_PrintedBook::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
}

void tst_PrintedBook::init()
{
    QSettings().clear();
    m_languages.speak(u"en"_s);
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    m_window->show();
    QVERIFY(m_window->showInRulebook(u"R10.3e"_s));
    QVERIFY(QTest::qWaitForWindowActive(&book()));
}

QAction &tst_PrintedBook::action(const char *id)
{
    const auto entry = ActionKeys::all().entry(u"rulebook."_s + QLatin1String(id));
    for (QAction *one : book().findChildren<QAction *>())
        if (entry && one->text().remove(u'&') == entry->text)
            return *one;
    qFatal("no action %s", id);
}

QString tst_PrintedBook::told()
{
    QStringList all;
    for (const QLabel *label : book().findChildren<QLabel *>())
        all << label->text();
    return all.join(u'\n');
}

QString tst_PrintedBook::said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput())
        .normalized(QString::NormalizationForm_KC)
        .simplified();
}

int tst_PrintedBook::pagesIn(const QString &path)
{
    static const QRegularExpression kPages(u"Pages: +(\\d+)"_s);
    return kPages.match(said(u"pdfinfo"_s, {path})).captured(1).toInt();
}

QStringList tst_PrintedBook::outlineIn(const QString &path)
{
    static const QRegularExpression kItem(u"<item page=\"\\d+\">([^<]*)</item>"_s);
    QStringList titles;
    const QString outline = said(u"pdftohtml"_s, {u"-xml"_s, u"-stdout"_s, u"-i"_s, path});
    for (auto all = kItem.globalMatch(outline); all.hasNext();)
        titles << all.next().captured(1);
    return titles;
}

// The headings of the books, from their own file.
static QStringList headingsOf(const std::string &chapter, const Reading &reading)
{
    const auto headings = loadHeadings({{HW_SOURCE_DIR "/resources"}}, kSystemId, kRuleGrammar);
    QStringList titles;
    for (const BookSection &section : headings.value->sections)
        if (const auto number = section.paragraph.find(reading.profile);
            number != section.paragraph.end() &&
            (number->second == chapter || number->second.starts_with(chapter + ".")))
            titles << toQString(section.title.at(reading.language));
    return titles;
}

void tst_PrintedBook::aChapterIsSavedWithItsRulesAndHeadings_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void tst_PrintedBook::aChapterIsSavedWithItsRulesAndHeadings()
{
    QFETCH(QString, language);
    m_languages.speak(language);
    QVERIFY(m_window->showInRulebook(u"R10.3e"_s));
    const QString path = in("chapter.pdf");
    window::answerFileDialog(book(), in("chapter"));
    QFile::remove(path);
    action("pdf").trigger();
    QVERIFY2(told().contains(path), qPrintable(told()));
    QVERIFY(pagesIn(path) >= 4);
    const QString text = said(u"pdftotext"_s, {path, u"-"_s});
    int rules = 0;
    const Rulebook shipped = window::shippedRulebook();
    for (const RuleEntry &entry : shipped.entries())
        if (const auto place = entry.paragraph.find(book().reading().profile);
            place != entry.paragraph.end() && place->second.starts_with("10.")) {
            ++rules;
            QVERIFY2(text.contains(toQString(entry.id)), entry.id.c_str());
        }
    QVERIFY(rules > 50);
    QVERIFY(!text.contains(u"R11.0a "_s));
    const QString outline = outlineIn(path).join(u'\n');
    const QStringList headings = headingsOf("10", book().reading());
    QVERIFY(headings.size() >= 9);
    for (const QString &heading : headings)
        QVERIFY2(outline.contains(heading), qPrintable(heading + u"\n"_s + outline));
}

void tst_PrintedBook::theWholeBookHasEveryRule()
{
    const QString path = in("book.pdf");
    window::answerFileDialog(book(), path);
    action("book-pdf").trigger();
    QVERIFY2(told().contains(path), qPrintable(told()));
    QVERIFY(pagesIn(path) >= 40);
    const QString text = said(u"pdftotext"_s, {path, u"-"_s});
    const Rulebook shipped = window::shippedRulebook();
    for (const RuleEntry &entry : shipped.entries())
        if (entry.paragraph.contains(book().reading().profile))
            QVERIFY2(text.contains(toQString(entry.id)), entry.id.c_str());
    const QString outline = outlineIn(path).join(u'\n');
    for (const char *chapter : {"4", "5", "6", "7", "8", "9", "10", "11", "12"})
        for (const QString &heading : headingsOf(chapter, book().reading()))
            QVERIFY2(outline.contains(heading), qPrintable(heading));
    QVERIFY(said(u"pdfinfo"_s, {path}).contains(u"Rulebook"_s));
}

void tst_PrintedBook::aNameWithoutEndingDoesNotReplaceAFileUnasked()
{
    QFile old(in("old.pdf"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("mine");
    old.close();
    bool isAsked = false;
    window::answerFileDialog(book(), in("old"));
    window::onNextDialog(book(), [&](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        isAsked = true;
        auto *files = qobject_cast<QDialog *>(box->parentWidget());
        box->reject();
        if (files)
            files->reject();
        return true;
    });
    action("pdf").trigger();
    QVERIFY(isAsked);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("mine"));
}

void tst_PrintedBook::anUnwritableFolderIsToldInASentence()
{
    window::answerFileDialog(book(), in("none/chapter.pdf"));
    action("pdf").trigger();
    QVERIFY2(told().contains(u"could not be saved: "_s), qPrintable(told()));
    QVERIFY(!QFile::exists(in("none")));
}

void tst_PrintedBook::printTo(const QString &path)
{
    window::onNextDialog(book(), [path](QDialog *dialog) {
        auto *printing = qobject_cast<QPrintDialog *>(dialog);
        if (printing) {
            printing->printer()->setOutputFormat(QPrinter::PdfFormat);
            printing->printer()->setOutputFileName(path);
            printing->done(QDialog::Accepted);
        }
        return printing != nullptr;
    });
    action("print").trigger();
}

void tst_PrintedBook::aChapterIsPrinted()
{
    const QString path = in("printed.pdf");
    printTo(path);
    QVERIFY2(told().contains(u"The chapter was printed."_s), qPrintable(told()));
    QVERIFY(pagesIn(path) >= 4);
    QVERIFY(said(u"pdftotext"_s, {path, u"-"_s}).contains(u"R10.3e"_s));
}

void tst_PrintedBook::aPrinterThatCannotBeOpenedIsToldInASentence()
{
    QString sentence;
    window::onNextDialog(book(), [&](QDialog *dialog) {
        const auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        sentence = box->informativeText();
        dialog->accept();
        return true;
    });
    printTo(in("none/printed.pdf"));
    QVERIFY2(sentence.startsWith(u"The printer could not be opened."_s), qPrintable(sentence));
    QVERIFY(!told().contains(u"The chapter was printed."_s));
}

HW_WINDOW_TEST(tst_PrintedBook)

} // namespace hexwerk::assault::ui::tst_printed_book

#include "tst_printed_book.moc"
