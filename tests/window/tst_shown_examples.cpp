#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QTemporaryDir>

#include "app/assault/beside/example_panel.h"
#include "app/assault/files/board_picture.h"
#include "app/assault/files/scenario_files.h"
#include "app/rulebook/rulebook_window.h"
#include "core/files/book_reader.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_shown_examples {

using namespace Qt::Literals::StringLiterals;

// "Show me": the worked examples of the rulebook on their boards.
class tst_ShownExamples final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void anExampleIsSteppedForwardAndBackByOneKey();
    void itsDiceAreThoseOfTheBook();
    void playGoesOnFromAnyStepAndComesBack();
    void itsEndIsPlayedOn();
    void everyExampleIsPlayedToItsEnd();
    void aBoardWithoutOrdersSaysSo();
    void anExampleIsNoGameToSaveUntilItGoesOn();
    void anotherGameEndsIt();
    void aPictureShowsWhatTheExampleIsAbout();
    void theForestOfW40IsSeen();

private:
    void show(const QString &board);
    PlayPage &page() { return m_window->playPage(); }
    ExamplePanel &panel() { return *m_window->findChild<ExamplePanel *>(); }
    QPushButton &button(const QString &text);
    QString said();

    std::vector<WorkedExample> m_examples;
};

static QStringList linesOf(const std::string &file)
{
    QFile orders(QString::fromStdString(file));
    if (!orders.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(orders.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

static const WorkedExample &named(const std::vector<WorkedExample> &examples, const char *id)
{
    return *std::find_if(examples.begin(), examples.end(),
                         [id](const WorkedExample &example) { return example.id == id; });
}

void tst_ShownExamples::init()
{
    openWindow();
    m_window->setDataPaths(window::shippedPaths());
    QVERIFY(m_window->showInRulebook(u"R10.3e"_s));
    m_examples = *loadWorkedExamples(window::shippedPaths(), kSystemId, kRuleGrammar).value;
}

void tst_ShownExamples::show(const QString &board)
{
    auto *book = m_window->findChild<RulebookWindow *>();
    emit book->findChild<QTextBrowser *>(u"bookText"_s)->anchorClicked(QUrl(u"show:"_s + board));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QPushButton &tst_ShownExamples::button(const QString &text)
{
    static QPushButton none;
    for (auto *button : panel().findChildren<QPushButton *>())
        if (button->text() == text)
            return *button;
    return none;
}

QString tst_ShownExamples::said()
{
    QStringList texts;
    for (const auto *label : panel().findChildren<QLabel *>())
        if (!label->isHidden())
            texts << label->text();
    return texts.join(u'\n');
}

void tst_ShownExamples::anExampleIsSteppedForwardAndBackByOneKey()
{
    const WorkedExample &example = named(m_examples, "W-37");
    const auto steps = static_cast<int>(linesOf(example.orders).size());
    show(u"W-37.1"_s);
    QVERIFY(panel().isVisible());
    QVERIFY(said().contains(editor::inWindowLanguage(example.text)));
    QVERIFY(said().contains(u"R10.7.5a"_s));
    QCOMPARE(page().moment(), std::optional<std::size_t>(0));
    for (int step = 0; step <= steps; ++step) {
        QVERIFY2(said().contains(u"Step %1 of %2"_s.arg(step).arg(steps)), qPrintable(said()));
        m_hands->press(Qt::Key_Right, Qt::AltModifier);
    }
    QVERIFY(!page().moment()); // no further than its end
    for (int step = steps; step >= 0; --step) {
        QVERIFY2(said().contains(u"Step %1 of %2"_s.arg(step).arg(steps)), qPrintable(said()));
        m_hands->press(Qt::Key_Left, Qt::AltModifier);
    }
    QCOMPARE(page().moment(), std::optional<std::size_t>(0));
}

// Against the file itself, order by order.
void tst_ShownExamples::itsDiceAreThoseOfTheBook()
{
    show(u"W-37.1"_s);
    const QStringList lines = linesOf(named(m_examples, "W-37").orders);
    const auto &log = page().game().game().log();
    const auto &steps = page().game().exampleSteps();
    QCOMPARE(steps.size(), static_cast<std::size_t>(lines.size()));
    int rolls = 0;
    for (int i = 0; i < lines.size(); ++i) {
        const QJsonObject line = QJsonDocument::fromJson(lines[i].toUtf8()).object();
        if (line[u"order"_s] != u"dice"_s)
            continue;
        ++rolls;
        QStringList book;
        for (const QJsonValue &symbol : line[u"symbols"_s].toArray())
            book << symbol.toString();
        QStringList shown;
        const std::size_t from = i == 0 ? 0 : steps[static_cast<std::size_t>(i) - 1];
        for (std::size_t k = from; k < steps[static_cast<std::size_t>(i)]; ++k)
            for (const Event &event : log[k].events)
                if (const auto *rolled = std::get_if<DiceRolled>(&event.what))
                    for (const Symbols &symbols : rolled->symbols)
                        shown << QString::fromStdString(toString(symbols));
        book.sort();
        shown.sort();
        QCOMPARE(shown, book);
    }
    QCOMPARE(rolls, 4);
    // What the text says comes of it.
    QCOMPARE(assault::strength(m_hands->position(), "g1"), 2);
    QCOMPARE(assault::markers(m_hands->position(), "g1"), std::string("suppressed"));
}

void tst_ShownExamples::playGoesOnFromAnyStepAndComesBack()
{
    show(u"W-8.1"_s);
    m_hands->press(Qt::Key_Right, Qt::AltModifier);
    const auto left = page().moment();
    QVERIFY(left && *left > 0);
    QTest::mouseClick(&button(u"Play on from here"_s), Qt::LeftButton);
    QVERIFY(page().game().isBranch());
    QVERIFY(!page().moment());
    QCOMPARE(page().game().records().size(), *left);
    QVERIFY(said().contains(u"This is your own play."_s));
    const auto offered = Assault::legalOrders(m_hands->position());
    QVERIFY(page().game().say(offered.front(), Origin::Key));
    QVERIFY(page().game().records().size() > *left);
    QTest::mouseClick(&button(u"Back to the example"_s), Qt::LeftButton);
    QVERIFY(!page().game().isBranch());
    QCOMPARE(page().moment(), left);
    QCOMPARE(page().game().records().size(), page().game().exampleSteps().back());
}

void tst_ShownExamples::itsEndIsPlayedOn()
{
    show(u"W-8.1"_s);
    m_hands->press(Qt::Key_End, Qt::AltModifier);
    QVERIFY(!page().moment());
    QVERIFY(said().contains(u"The example ends here."_s));
    const auto before = page().game().records().size();
    QVERIFY(page().game().say(Assault::legalOrders(m_hands->position()).front(), Origin::Key));
    QVERIFY(!page().game().isBranch());
    QVERIFY(page().game().records().size() > before);
}

void tst_ShownExamples::everyExampleIsPlayedToItsEnd()
{
    int played = 0;
    for (const WorkedExample &example : m_examples) {
        if (example.orders.empty())
            continue;
        show(QString::fromStdString(example.id) + u".1"_s);
        QCOMPARE(page().game().exampleSteps().size(),
                 static_cast<std::size_t>(linesOf(example.orders).size()));
        QVERIFY2(!said().contains(u"goes no further"_s), example.id.c_str());
        page().showMoment({});
        QVERIFY2(said().contains(u"The example ends here."_s), example.id.c_str());
        ++played;
    }
    QCOMPARE(
        played,
        QDir(u"" HW_SOURCE_DIR "/resources/assault/examples"_s).entryList({u"*.jsonl"_s}).size());
}

void tst_ShownExamples::aBoardWithoutOrdersSaysSo()
{
    show(u"W-17.2"_s); // orders are played on its first one
    QVERIFY(said().contains(u"Example W-17, board 2 of 5"_s));
    QVERIFY(said().contains(u"Try it yourself."_s));
    QVERIFY(!page().moment());
    show(u"W-28.1"_s);
    QVERIFY(said().contains(u"Try it yourself."_s));
}

void tst_ShownExamples::anExampleIsNoGameToSaveUntilItGoesOn()
{
    show(u"W-8.1"_s);
    QVERIFY(!page().isUnsaved());
    page().showMoment({});
    QVERIFY(page().game().say(Assault::legalOrders(m_hands->position()).front(), Origin::Key));
    QVERIFY(page().isUnsaved());
}

void tst_ShownExamples::anotherGameEndsIt()
{
    show(u"W-8.1"_s);
    play(assault::trainingScenario());
    QVERIFY(!panel().isVisible());
    QVERIFY(page().game().exampleSteps().empty());
    show(u"W-8.1"_s);
    QTest::mouseClick(&button(u"Close"_s), Qt::LeftButton);
    QVERIFY(!panel().isVisible());
}

void tst_ShownExamples::aPictureShowsWhatTheExampleIsAbout()
{
    const QString folder = u"" HW_SOURCE_DIR "/resources/assault/examples/"_s;
    const auto shownOn = [&folder](const QString &board, const QString &orders) {
        std::vector<std::string> said;
        for (const QString &line : linesOf((folder + orders).toStdString()))
            said.push_back(line.toStdString());
        const Scenario scenario = openScenario(folder + board).file->scenario;
        QStringList names;
        for (const Hex hex : hexesShown(scenario, said))
            names << QString::fromStdString(toString(hex));
        return names;
    };
    const QStringList wire = shownOn(u"W-17.toml"_s, u"W-17.jsonl"_s);
    QVERIFY(wire.contains(u"E7"_s) && wire.contains(u"E6"_s)); // the wire lies between
    QVERIFY(!wire.contains(u"L1"_s)); // a truck that only keeps the other side in play
    const QStringList mortar = shownOn(u"W-44.toml"_s, {}); // no ground: all of its units
    QVERIFY(mortar.contains(u"C1"_s) && mortar.contains(u"C14"_s));
}

// The counter of the Rifles hides most of the hex in which they lie.
void tst_ShownExamples::theForestOfW40IsSeen()
{
    QFile file(u"" HW_SOURCE_DIR "/resources/assault/examples/W-40.toml"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    QVERIFY(text.contains("heavy_forest"));
    text.replace("heavy_forest", "clear");
    QTemporaryDir folder;
    QFile bare(folder.filePath(u"bare.toml"_s));
    QVERIFY(bare.open(QIODevice::WriteOnly));
    bare.write(text);
    bare.close();
    const QSize room(300, 220);
    const QImage with = boardPicture(file.fileName(), {}, window::shippedLibrary(), room);
    const QImage without = boardPicture(bare.fileName(), {}, window::shippedLibrary(), room);
    QVERIFY(with.width() <= room.width() && with.height() <= room.height());
    const auto darkGreen = [](const QImage &picture) {
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                const QColor colour = picture.pixelColor(x, y);
                if (colour.green() > colour.red() + 15 && colour.lightness() < 110)
                    ++pixels;
            }
        return pixels;
    };
    const int hex = 40 * 34 * 3 / 4; // pixels of a small one
    QVERIFY2(darkGreen(with) > darkGreen(without) + hex,
             qPrintable(u"%1 and %2"_s.arg(darkGreen(with)).arg(darkGreen(without))));
}

HW_WINDOW_TEST(tst_ShownExamples)

} // namespace hexwerk::assault::ui::tst_shown_examples

#include "tst_shown_examples.moc"
