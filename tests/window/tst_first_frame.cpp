#include <QPushButton>
#include <QTemporaryDir>

#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <cstdlib>
#include <optional>

namespace hexwerk::assault::ui::tst_first_frame {

// At a plain start no data are read before the first page is seen.
class tst_FirstFrame final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void theDataAreReadAfterIt();
    void withoutDataTheProgramSaysSoAndEnds();

private:
    editor::Languages m_languages;
    std::optional<MainWindow> m_window;
};

void tst_FirstFrame::init()
{
    m_languages.speak(QStringLiteral("en"));
    m_window.emplace(SharedData(), window::shippedRulebook(), m_languages);
}

void tst_FirstFrame::theDataAreReadAfterIt()
{
    m_window->setDataPaths(window::shippedPaths());
    m_window->show();
    QVERIFY(!m_window->systemKit().hasData());

    QTRY_VERIFY(m_window->systemKit().hasData());

    m_window->newScenario(); // as if nothing had been missing
    QVERIFY(m_window->document().library().cards.unit("us.rifles43"));
}

void tst_FirstFrame::withoutDataTheProgramSaysSoAndEnds()
{
    const QTemporaryDir empty;
    m_window->setDataPaths({{empty.path().toStdString()}});
    QString said;
    window::onNextDialog(*m_window, [&](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        said = box->text();
        box->accept();
        return true;
    });

    m_window->show();

    QCOMPARE(QApplication::exec(), EXIT_FAILURE);
    QCOMPARE(said,
             QStringLiteral("ASSAULT cannot be used, because something is wrong with its data."));
    QVERIFY(!m_window->systemKit().hasData());
}

HW_WINDOW_TEST(tst_FirstFrame)

} // namespace hexwerk::assault::ui::tst_first_frame

#include "tst_first_frame.moc"
