#include <QHash>
#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/workshop/drawn_texts.h"
#include "app/workshop/workshop_window.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_drawn_texts {

using namespace editor;
using namespace Qt::Literals::StringLiterals;
using translation::DrawnSize;
using translation::TextUnit;
using translation::UnitKind;

// Whether translations fit where they are drawn.
class tst_DrawnTexts final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void cleanup() { m_languages.speak(u"en"_s); }
    void aNameFitsIfAllItsLettersAreSeenOnTheCard();
    void aHeadFitsIfItsColumnIsAsWideAsItWants();
    void aButtonOfAFixedWidthHasThatRoom();
    void aTextThatIsDrawnNowhereHasAnyRoom();
    void allShippedTextsFit_data();
    void allShippedTextsFit();
    void noMenuHasAnAcceleratorTwice_data();
    void noMenuHasAnAcceleratorTwice();
    void anAcceleratorThatIsThereTwiceIsTold();
    void aNameThatIsTooLongIsToldAsItIsTyped();

private:
    std::unique_ptr<MainWindow> openWorkshop();

    QTemporaryDir m_folder;
    Languages m_languages;
};

void tst_DrawnTexts::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
}

std::unique_ptr<MainWindow> tst_DrawnTexts::openWorkshop()
{
    auto main = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                             m_languages);
    main->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    main->show();
    if (!QTest::qWaitForWindowActive(main.get()))
        return nullptr;
    QTest::keyClick(main.get(), Qt::Key_L,
                    Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    return main;
}

static TextUnit textOf(UnitKind kind, const std::string &source)
{
    TextUnit unit;
    unit.kind = kind;
    unit.source = source;
    return unit;
}

static bool fits(const DrawnTexts &texts, const TextUnit &unit, const std::string &text)
{
    const std::optional<DrawnSize> size = texts.measure(unit, text);
    return !size || size->size <= size->room;
}

// Stems of white letters in the head of a card, in the row that shows most of them.
static int stemsSeen(const FormationCard &card, const DataStore &library)
{
    constexpr int kScale = 10;
    MapArt art;
    CardPainter cards(library, art);
    QImage image(236 * kScale, 200 * kScale, QImage::Format_RGB32);
    QPainter painter(&image);
    cards.paintFormation(painter, image.rect(), card);
    painter.end();
    int most = 0;
    for (int y = 6 * kScale; y < 25 * kScale; ++y) {
        int stems = 0;
        bool isInk = false;
        for (int x = 12 * kScale; x < 186 * kScale; ++x) {
            const bool isWhite = qGreen(image.pixel(x, y)) > 215;
            stems += isWhite && !isInk;
            isInk = isWhite;
        }
        most = std::max(most, stems);
    }
    return most;
}

void tst_DrawnTexts::aNameFitsIfAllItsLettersAreSeenOnTheCard()
{
    const SharedData library = window::shippedLibrary();
    const auto &[id, shipped] = *library->cards.formations.begin();
    const DrawnTexts texts(Kit(library).textPlaces());
    const TextUnit unit = textOf(UnitKind::Card, shipped.name.at("en"));
    FormationCard card = shipped;
    card.command.clear();
    int longest = 0;
    int edges = 0;
    for (std::size_t letters = 1; letters <= 60; ++letters) {
        const std::string name(letters, 'H'); // each has two stems
        card.name = {{"en", name}};
        const bool isWhole = stemsSeen(card, *library) == static_cast<int>(2 * letters);
        QVERIFY(isWhole || !fits(texts, unit, name));
        edges += isWhole && !fits(texts, unit, name); // the last letter lacks its empty edge alone
        longest = isWhole ? static_cast<int>(letters) : longest;
    }
    QVERIFY(longest > 20 && longest < 60);
    QVERIFY(edges <= 1);
}

void tst_DrawnTexts::aHeadFitsIfItsColumnIsAsWideAsItWants()
{
    QStandardItemModel model(1, 2);
    QTableView table;
    table.setModel(&model);
    table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    table.horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    table.setColumnWidth(0, 90);
    model.setHorizontalHeaderLabels({u"Weapon!"_s, u"Rest!"_s});
    const DrawnTexts texts(widgetTexts());
    for (int letters = 1; letters <= 30; ++letters) {
        const QString head(letters, u'n');
        model.setHorizontalHeaderLabels({head, u"Rest!"_s});
        const int wanted = table.horizontalHeader()->sectionSizeHint(0);
        QCOMPARE(fits(texts, textOf(UnitKind::Program, "Weapon!"), head.toStdString()),
                 wanted <= 90);
    }
    QVERIFY(fits(texts, textOf(UnitKind::Program, "Rest!"), std::string(300, 'n')));
}

void tst_DrawnTexts::aButtonOfAFixedWidthHasThatRoom()
{
    QPushButton button(u"&Press!"_s);
    button.setFixedWidth(120);
    QPushButton free(u"&Free!"_s);
    const DrawnTexts texts(widgetTexts());
    for (int letters = 1; letters <= 30; ++letters) {
        const QString text = u'&' + QString(letters, u'n');
        button.setText(text);
        QCOMPARE(fits(texts, textOf(UnitKind::Program, "Press!"), text.toStdString()),
                 button.sizeHint().width() <= 120);
    }
    QVERIFY(fits(texts, textOf(UnitKind::Program, "Free!"), std::string(300, 'n')));
}

void tst_DrawnTexts::aTextThatIsDrawnNowhereHasAnyRoom()
{
    const DrawnTexts texts(Kit(window::shippedLibrary()).textPlaces());
    QVERIFY(!texts.measure(textOf(UnitKind::Card, "No such card"), "x"));
    QVERIFY(!texts.measure(textOf(UnitKind::Rule, "Blocked hexes"), "x"));
    QVERIFY(texts.measure(textOf(UnitKind::Card, "M4A1 Sherman"), "x"));
}

void tst_DrawnTexts::allShippedTextsFit_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("in an English window") << u"en"_s;
    QTest::newRow("in a German window") << u"de"_s;
}

void tst_DrawnTexts::allShippedTextsFit()
{
    QFETCH(QString, language);
    m_languages.speak(language);
    const auto shell = openWorkshop();
    QVERIFY(shell);
    auto &workshop = *shell->findChild<WorkshopWindow *>();
    workshop.open("de");
    std::string told;
    for (const translation::Alarm &alarm : workshop.workshop().checkAll())
        told += std::string(toString(alarm.code)) + " " + alarm.key + " " + alarm.found + " " +
                alarm.other + "\n";
    QVERIFY2(told.empty(), told.c_str());

    const DrawnTexts texts(Kit(window::shippedLibrary()).textPlaces());
    int drawn = 0;
    for (const TextUnit &unit : workshop.workshop().units()) {
        const std::optional<DrawnSize> size = texts.measure(unit, unit.source);
        QVERIFY2(!size || size->size <= size->room, unit.source.c_str());
        drawn += size.has_value();
    }
    // Names of all units and formations at least.
    const SharedData library = window::shippedLibrary();
    QVERIFY(drawn >=
            static_cast<int>(library->cards.units.size() + library->cards.formations.size()));
}

// Start page, editor and play view have menus of their own.
void tst_DrawnTexts::noMenuHasAnAcceleratorTwice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isPlayed");
    for (const char *language : {"en", "de"})
        for (const bool isPlayed : {false, true})
            QTest::addRow("%s %s", language, isPlayed ? "played" : "edited")
                << QString::fromLatin1(language) << isPlayed;
}

void tst_DrawnTexts::noMenuHasAnAcceleratorTwice()
{
    QFETCH(QString, language);
    QFETCH(bool, isPlayed);
    m_languages.speak(language);
    MainWindow window(window::shippedLibrary(), window::shippedRulebook(), m_languages);
    window.setDataPaths({{HW_SOURCE_DIR "/resources"}});
    window.show();
    window.open(QStringLiteral(HW_SOURCE_DIR "/scenarios/port-of-gela.toml"));
    QVERIFY(QTest::qWaitForWindowActive(&window));
    if (isPlayed)
        QTest::keyClick(&window, Qt::Key_F5);
    QSet<QString> menus;
    QString twice;
    const std::function<void(const QList<QAction *> &, const QString &)> look =
        [&](const QList<QAction *> &actions, const QString &menu) {
            QHash<QChar, QString> taken;
            for (const QAction *action : actions) {
                if (!action->isVisible() || action->isSeparator())
                    continue;
                menus.insert(menu);
                const QString text = action->text();
                const auto at = text.indexOf(QRegularExpression(u"&[^&\\s]"_s));
                if (at >= 0) {
                    const QChar key = text[at + 1].toLower();
                    if (taken.contains(key))
                        twice += menu + u": "_s + taken[key] + u" / "_s + text + u'\n';
                    taken.insert(key, text);
                }
                if (action->menu())
                    look(action->menu()->actions(), menu + u'/' + text);
            }
        };
    look(window.menuBar()->actions(), {});
    QVERIFY(menus.size() > 5);
    QVERIFY2(twice.isEmpty(), qPrintable(twice));
}

void tst_DrawnTexts::anAcceleratorThatIsThereTwiceIsTold()
{
    m_languages.speak(u"en"_s);
    const auto shell = openWorkshop();
    QVERIFY(shell);
    auto &workshop = shell->findChild<WorkshopWindow *>()->workshop();
    shell->findChild<WorkshopWindow *>()->open("fr");
    const auto translate = [&workshop](const std::string &source, const std::string &target) {
        for (std::size_t i = 0; i < workshop.units().size(); ++i)
            if (workshop.units()[i].source == source &&
                workshop.units()[i].context == "hexwerk::Actions")
                workshop.change(i, {target}, translation::UnitState::Draft);
    };
    const auto told = [&workshop] {
        const auto alarms = workshop.checkAll();
        return std::count_if(alarms.begin(), alarms.end(), [](const translation::Alarm &alarm) {
            return alarm.code == translation::CheckCode::AcceleratorTwice;
        });
    };
    translate("&Open...", "&Ouvrir…");
    translate("&Quit", "&Quitter");
    QCOMPARE(told(), 0);
    translate("&Quit", "Quitter &ou finir");
    QCOMPARE(told(), 1);
}

void tst_DrawnTexts::aNameThatIsTooLongIsToldAsItIsTyped()
{
    const auto shell = openWorkshop();
    QVERIFY(shell);
    auto &workshop = *shell->findChild<WorkshopWindow *>();
    workshop.open("fr");
    workshop.activateWindow();
    workshop.findChild<QLineEdit *>(u"find"_s)->setText(u"formation.us.rifle_platoon.name"_s);
    auto &target = *workshop.findChild<QPlainTextEdit *>(u"target"_s);
    auto &offers = *workshop.findChild<QListWidget *>(u"offers"_s);
    const auto isTold = [&] {
        for (int row = 0; row < offers.count(); ++row)
            if (offers.item(row)->text().startsWith(u"Too long where it is drawn"_s))
                return true;
        return false;
    };
    QTest::keyClicks(&target, u"Section"_s);
    QTest::qWait(300);
    QVERIFY(!isTold());
    QTest::keyClicks(&target, u" de fusiliers d'infanterie de la deuxieme division"_s);
    QTRY_VERIFY(isTold());
}

HW_WINDOW_TEST(tst_DrawnTexts)

} // namespace hexwerk::assault::ui::tst_drawn_texts

#include "tst_drawn_texts.moc"
