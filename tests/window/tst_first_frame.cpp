#include <QDir>
#include <QTemporaryDir>

#include "app/basis/file_path.h"
#include "core/files/atomic_file.h"
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
    void badDataAreToldAndEndTheProgram_data();
    void badDataAreToldAndEndTheProgram();

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

void tst_FirstFrame::badDataAreToldAndEndTheProgram_data()
{
    QTest::addColumn<bool>("hasSystem");
    QTest::addColumn<QString>("found");
    QTest::addRow("none") << false << QStringLiteral("system.toml");
    QTest::addRow("a broken file of cards") << true << QStringLiteral("mine.toml: Line 1, ");
}

void tst_FirstFrame::badDataAreToldAndEndTheProgram()
{
    QFETCH(bool, hasSystem);
    QFETCH(QString, found);
    const QTemporaryDir folder;
    DataPaths paths{{folder.path().toStdString()}};
    if (hasSystem) {
        QDir(folder.path()).mkpath(QStringLiteral("assault/cards"));
        QVERIFY(writeFile(toPath(folder.filePath(QStringLiteral("assault/cards/mine.toml"))),
                          "format = \"hexwerk.cards")
                    .has_value());
        paths.folders.push_back(window::shippedPaths().folders.front());
    }
    m_window->setDataPaths(paths);
    QString said;
    QString why;
    window::onNextDialog(*m_window, [&](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        said = box->text();
        why = box->informativeText();
        box->accept();
        return true;
    });

    m_window->show();

    QCOMPARE(QApplication::exec(), EXIT_FAILURE);
    QCOMPARE(said, QStringLiteral("ASSAULT cannot be used because its data contains errors."));
    QVERIFY2(why.contains(found), qPrintable(why));
}

HW_WINDOW_TEST(tst_FirstFrame)

} // namespace hexwerk::assault::ui::tst_first_frame

#include "tst_first_frame.moc"
