#include <QLabel>
#include <QTimer>
#include <QToolTip>

#include "app/editor_page.h"
#include "app/theme.h"
#include "core/files/scenario_reader.h"
#include "editor/panels/status_board.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::tst_plain_text {

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
    void linksFollowTheTheme();

private:
    static void checkLabels();
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
    const QWidget *view = m_window->playPage().findChild<editor::StatusBoard *>()->view(0);
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

} // namespace hexwerk::tst_plain_text

#include "tst_plain_text.moc"
