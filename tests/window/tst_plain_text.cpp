#include <QLabel>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolTip>

#include "app/assault/editing/editor_page.h"
#include "app/assault/map/preview_view.h"
#include "app/basis/reading_dialog.h"
#include "app/basis/theme.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/panels/course/status_board.h"
#include "editor/panels/text_browser.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_plain_text {

// Every text of the scenario is HTML that shows a picture; the window shows its letters.
class tst_PlainText final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup();
    void thePlayViewShowsLetters();
    void theEditorShowsLetters();
    void aTipShowsLetters();
    void aMessageShowsLetters();
    void noTipOfOursIsHtml();
    void noTextLoadsAPicture_data();
    void noTextLoadsAPicture();
    void noLinkOpensAFile();
    void everyTextIsShownByABrowserThatLoadsNothing();
    void linksFollowTheTheme();

private:
    static void checkLabels();
    // A red picture and a page that shows it.
    void write();

    QTemporaryDir m_folder;
};

static Scenario full()
{
    return loadScenario(HW_SOURCE_DIR "/tests/data/editor/html_texts.toml").value.value().scenario;
}

void tst_PlainText::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

void tst_PlainText::cleanup()
{
    m_window->document().undoStack().setClean();
    closeWindow();
}

// Labels that are shown take texts as they are, or are ours and have no picture.
void tst_PlainText::checkLabels()
{
    for (const QWidget *widget : QApplication::allWidgets()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (!label || !label->isVisible())
            continue;
        QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
        if (label->textFormat() == Qt::RichText)
            QVERIFY2(!label->text().contains(QLatin1String("<img")), qPrintable(label->text()));
    }
}

void tst_PlainText::thePlayViewShowsLetters()
{
    play(full());
    checkLabels();
}

void tst_PlainText::theEditorShowsLetters()
{
    m_window->document().reset(full());
    m_window->showMode(MainWindow::Mode::Edit);
    QCoreApplication::processEvents();
    checkLabels();
    m_window->editorPage().showScenario();
    QCoreApplication::processEvents();
    checkLabels();
}

void tst_PlainText::aTipShowsLetters()
{
    play(full());
    const QWidget *view = m_window->playPage().findChild<StatusBoard *>()->view(0);
    const QString tip = view->toolTip();
    QVERIFY2(tip.contains(QLatin1String("<img")), qPrintable(tip));
    QHelpEvent help(QEvent::ToolTip, view->rect().center(),
                    view->mapToGlobal(view->rect().center()));
    QCoreApplication::sendEvent(const_cast<QWidget *>(view), &help);
    QVERIFY(QToolTip::isVisible());
    QCOMPARE(QToolTip::text(), tip);
    checkLabels();
    QToolTip::hideText();
}

void tst_PlainText::aMessageShowsLetters()
{
    QTimer::singleShot(0, this, [] {
        checkLabels();
        QApplication::activeModalWidget()->close();
    });
    QMessageBox(QMessageBox::Warning, {}, QStringLiteral("<img src='none.png'>"), QMessageBox::Ok,
                m_window.get())
        .exec();
}

void tst_PlainText::noTipOfOursIsHtml()
{
    m_window->document().reset(full());
    m_window->showMode(MainWindow::Mode::Edit);
    for (const QAction *action : m_window->findChildren<QAction *>())
        QVERIFY2(!action->toolTip().contains(QLatin1String("<b>")), qPrintable(action->toolTip()));
}

void tst_PlainText::write()
{
    QImage picture(60, 60, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(m_folder.filePath(QStringLiteral("red.png"))));
    QFile page(m_folder.filePath(QStringLiteral("page.html")));
    QVERIFY(page.open(QIODevice::WriteOnly));
    page.write("<p>Secret</p>");
}

static bool isRedSeen(QWidget &widget)
{
    const QImage seen = widget.grab().toImage();
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (seen.pixelColor(x, y) == QColor(Qt::red))
                return true;
    return false;
}

// %1: the folder.
void tst_PlainText::noTextLoadsAPicture_data()
{
    QTest::addColumn<QString>("html");
    QTest::newRow("address of a file")
        << QStringLiteral("<p>A <img src=\"file://%1/red.png\"> picture</p>");
    QTest::newRow("path") << QStringLiteral("<p>A <img src=\"%1/red.png\"> picture</p>");
    QTest::newRow("from elsewhere")
        << QStringLiteral("<p>A <img src=\"http://localhost:1/red.png\"> picture</p>");
}

void tst_PlainText::noTextLoadsAPicture()
{
    QFETCH(QString, html);
    write();
    const QString text = html.contains(QLatin1String("%1")) ? html.arg(m_folder.path()) : html;
    editor::TextBrowser browser;
    browser.setHtml(text);
    QVERIFY(!isRedSeen(browser));
    ReadingDialog dialog({}, text, nullptr);
    QVERIFY(!isRedSeen(dialog));
    play(full());
    auto *preview = m_window->playPage().findChild<PreviewView *>();
    preview->showText(text);
    QVERIFY(!preview->toPlainText().isEmpty());
    QVERIFY(!isRedSeen(*preview));
}

void tst_PlainText::noLinkOpensAFile()
{
    write();
    const QUrl page = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("page.html")));
    editor::TextBrowser browser;
    browser.setHtml(QStringLiteral("<a href=\"%1\">HHHHHHHHHHHHHHHH</a>").arg(page.toString()));
    browser.show();
    QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, {30, 12});
    QVERIFY(browser.toPlainText().startsWith(QLatin1String("HHH")));
    for (const QUrl &address : {page, QUrl(page.path())})
        QVERIFY(browser.document()
                    ->resource(QTextDocument::HtmlResource, address)
                    .toByteArray()
                    .isEmpty());
}

void tst_PlainText::everyTextIsShownByABrowserThatLoadsNothing()
{
    play(full());
    emit m_window->playPage().tableWanted({"terrain", "brush", "cost", "foot"});
    const auto browsers = m_window->findChildren<QTextBrowser *>();
    QVERIFY(browsers.size() >= 6); // dice, rule, scenario, sight and notice of the game; a table
    for (const QTextBrowser *browser : browsers)
        QVERIFY2(qobject_cast<const editor::TextBrowser *>(browser),
                 browser->metaObject()->className());
}

void tst_PlainText::linksFollowTheTheme()
{
    chooseTheme(Theme::Light);
    QLabel label(QStringLiteral("<a href=\"x\">HHHHHHHH</a>"));
    label.setTextFormat(Qt::RichText);
    label.show();
    QTextBrowser browser;
    browser.setHtml(label.text());
    chooseTheme(Theme::Dark);
    const QColor link = QApplication::palette().link().color();
    QTextCursor cursor(browser.document());
    cursor.movePosition(QTextCursor::Right);
    QCOMPARE(cursor.charFormat().foreground().color(), link);
    const QImage seen = label.grab().toImage();
    bool isSeen = false;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            isSeen = isSeen || seen.pixelColor(x, y) == link;
    QVERIFY(isSeen);
    chooseTheme(Theme::Light);
}

HW_WINDOW_TEST(tst_PlainText)

} // namespace hexwerk::assault::ui::tst_plain_text

#include "tst_plain_text.moc"
