#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "core/assault/cards/silhouettes.h"
#include "core/assault/files/key_rows.h"
#include "core/files/key_order.h"
#include "editor/assault/panels/fields/bands_field.h"
#include "editor/text/local_text.h"
#include "tests/editor/assault/panels/cards_page_test.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_every_card_field {

using namespace editor;

// Every key of a card's file is set in its form with the keyboard alone, and stands in the file.
class tst_EveryCardField final : public CardsPageTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void everyKeyIsSetByTypingAndFoundInTheFile_data();
    void everyKeyIsSetByTypingAndFoundInTheFile();
    void everyKeyOfTheFormatHasAField();
    void silhouettesAreChosenByTheirPictures();
    void diceAreClickedAndTyped();
    void bandsAreAddedByTheKeyPlus();
    void anIdInUseIsRefusedInASentence();
    void aMarkIsSetByMenu();
    void allUnitsOfALongFormationAreSeenInOrder();
    void anEffectIsBuiltFromTheVocabulary();
    void whatTheOtherKindHasGoesWithTheKind();

private:
    void type(QWidget *focus);
    FiledCard inFile(const CardRef &card)
    {
        m_document->flush();
        return readCardFolder(m_paths.folders[0]).cards.at(card);
    }
};

// Something else than what is there, for whatever kind of field it is.
void tst_EveryCardField::type(QWidget *focus)
{
    if (qobject_cast<QCheckBox *>(focus) || qobject_cast<QToolButton *>(focus))
        return QTest::keyClick(focus, Qt::Key_Space);
    if (auto *box = qobject_cast<QComboBox *>(focus)) {
        const bool isLast = box->currentIndex() + 1 == box->count();
        return QTest::keyClick(focus, isLast ? Qt::Key_Up : Qt::Key_Down);
    }
    if (qobject_cast<QSpinBox *>(focus))
        return QTest::keyClick(focus, Qt::Key_Up);
    if (qobject_cast<DiceEdit *>(focus))
        return QTest::keyClick(focus, Qt::Key_R);
    QTest::keyClick(focus, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(focus, QStringLiteral("other.png"));
    QTest::keyClick(focus, Qt::Key_Return);
}

void tst_EveryCardField::everyKeyIsSetByTypingAndFoundInTheFile_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    std::size_t number = 0;
    const auto add = [&](const CardRef &card, const std::string &key) {
        if (testing::takesPart(number++))
            QTest::addRow("%s %s", card.id.c_str(), key.c_str())
                << static_cast<int>(card.kind) << toQString(card.id) << toQString(key);
    };
    for (const CardProperty &property : cardProperties(CardKind::Unit))
        if (property.key != "id")
            add(property.key == "defence" ? kMen : kGun, property.key);
    for (const CardProperty &property : cardProperties(CardKind::Formation))
        if (property.key != "id")
            add(kTroop, property.key);
    for (const CardProperty &property : cardProperties(CardKind::Command))
        if (property.key != "id")
            add(kOrder, property.key);
    for (const CardProperty &property : cardProperties(CardKind::Support))
        if (property.key != "id")
            add(property.key == "defence" ? kPlane : kGuns, property.key);
}

void tst_EveryCardField::everyKeyIsSetByTypingAndFoundInTheFile()
{
    QFETCH(int, kind);
    QFETCH(QString, id);
    QFETCH(QString, key);
    const CardRef card{static_cast<CardKind>(kind), id.toStdString()};
    const CardProperty &property = *findProperty(card.kind, key.toStdString());
    m_page->showCards(card.kind);
    m_page->cards(card.kind).showCard(card);
    QCoreApplication::processEvents();
    const PropertyValue before = property.get(m_document->find(card)->card);
    form(card.kind).focusKey(property.key);
    QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    type(focus);
    const PropertyValue after = property.get(m_document->find(card)->card);
    QVERIFY(after != before);
    QVERIFY(property.get(inFile(card).card) == after);
    m_document->undoStack().undo();
    QVERIFY(property.get(m_document->find(card)->card) == before);
}

// The keys as the writers know them.
void tst_EveryCardField::everyKeyOfTheFormatHasAField()
{
    const auto covered = [](CardKind kind, const std::string &key) {
        for (const CardProperty &property : cardProperties(kind))
            if (property.key == key || property.key.starts_with(key + "."))
                return true;
        return key == "source"; // by the marks beside the fields
    };
    UnitCard all = gun();
    all.unitClass = UnitClass::Light;
    all.canSupport = false;
    all.turret = true;
    all.abilities = {"smoke"};
    all.transport = 2;
    all.picture = "gun.png";
    FormationCard troop;
    troop.command = {{"en", "Regiment"}};
    troop.commandPoints = 3;
    troop.units = {{kMen.id, 3}};
    for (const AnyCard &card : {AnyCard(all), AnyCard(troop), AnyCard(order()),
                                AnyCard(support(kGuns, SupportKind::Artillery)),
                                AnyCard(support(kPlane, SupportKind::Air))}) {
        const TomlTable root = toTree({{refOf(card), FiledCard{card}}}, formatOf(kindOf(card)), {});
        const TomlArray &cards = *root.entries.back().value.as<TomlArray>();
        const std::string &table = root.entries.back().key;
        QVERIFY(cards.front().as<TomlTable>()->entries.size() > 6);
        for (const TomlEntry &entry : cards.front().as<TomlTable>()->entries) {
            QVERIFY2(KeyOrder(keyRows(formatOf(kindOf(card)))).rank(table, entry.key),
                     entry.key.c_str());
            QVERIFY2(covered(kindOf(card), entry.key), entry.key.c_str());
        }
    }
}

void tst_EveryCardField::silhouettesAreChosenByTheirPictures()
{
    m_page->showCards(CardKind::Unit);
    m_page->cards(CardKind::Unit).showCard(kGun);
    QCoreApplication::processEvents();
    form(CardKind::Unit).focusKey("silhouette");
    auto *box = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY(box);
    QCOMPARE(box->count(), static_cast<int>(silhouettes().size()) + 1); // none
    for (int i = 1; i < box->count(); ++i)
        QVERIFY2(!box->itemIcon(i).isNull(), qPrintable(box->itemText(i)));
    QVERIFY(box->itemIcon(0).isNull());
    QTest::keyClick(box, Qt::Key_End);
    QCOMPARE(std::get<UnitCard>(m_document->find(kGun)->card).silhouette,
             std::string(silhouettes().back()));
}

void tst_EveryCardField::diceAreClickedAndTyped()
{
    m_page->cards(CardKind::Unit).showCard(kMen);
    QCoreApplication::processEvents();
    auto *dice = named<DiceEdit>(QStringLiteral("Defence"));
    QVERIFY(dice);
    const auto letters = [this] {
        return toString(std::get<UnitCard>(m_document->find(kMen)->card).defence[0]);
    };
    QTest::keyClick(dice, Qt::Key_Delete);
    QCOMPARE(letters(), std::string());
    QTest::keyClicks(dice, QStringLiteral("bry"));
    QCOMPARE(letters(), std::string("RYB"));
    QTest::mouseClick(dice, Qt::LeftButton, {}, dice->placeToAdd(Die::Green).center());
    QCOMPARE(letters(), std::string("RYGB"));
    QTest::mouseClick(dice, Qt::LeftButton, {}, dice->placeInPool(0).center());
    QCOMPARE(letters(), std::string("YGB"));
    QTest::keyClick(dice, Qt::Key_Backspace);
    QCOMPARE(letters(), std::string("YG"));
}

void tst_EveryCardField::bandsAreAddedByTheKeyPlus()
{
    m_page->cards(CardKind::Unit).showCard(kGun);
    QCoreApplication::processEvents();
    auto *dice = named<DiceEdit>(QStringLiteral("Against armoured, band 1: dice"));
    QVERIFY(dice);
    QTest::keyClick(dice, Qt::Key_Plus);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("9"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("RG"));
    const auto &card = std::get<UnitCard>(m_document->find(kGun)->card);
    QVERIFY(card.bands[0].back() == (RangeBand{5, 9, *poolFromString("RG")}));
}

void tst_EveryCardField::anIdInUseIsRefusedInASentence()
{
    m_page->cards(CardKind::Unit).showCard(kGun);
    QSignalSpy told(m_page.get(), &LibraryPage::told);
    const auto rename = [this](const char *id) {
        form(CardKind::Unit).focusKey("id");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(id));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    rename("us.rifles43");
    QCOMPARE(told.last().front().toString(),
             QStringLiteral("The id us.rifles43 is already used by the card \"Rifles 43\"."));
    QVERIFY(m_document->find(kGun));
    rename("my gun");
    QVERIFY(
        told.last().front().toString().startsWith(QStringLiteral("An id has 1 to 100 letters")));
    rename("my.carrier");
    QVERIFY(!m_document->find(kGun));
    QVERIFY(m_document->find({CardKind::Unit, "my.carrier"}));
}

void tst_EveryCardField::aMarkIsSetByMenu()
{
    m_page->cards(CardKind::Unit).showCard(kGun);
    form(CardKind::Unit).focusKey("points");
    QCoreApplication::processEvents();
    auto *button = named<QToolButton>(QStringLiteral("Points: no mark"));
    QVERIFY(button);
    emit button->menu()->aboutToShow();
    button->menu()->actions().front()->trigger();
    QCOMPARE(m_document->find(kGun)->marks.at("points"), std::string("T"));
    QCOMPARE(inFile(kGun).marks.at("points"), std::string("T"));
    QVERIFY(named<QToolButton>(QStringLiteral("Points: mark T")));
}

void tst_EveryCardField::allUnitsOfALongFormationAreSeenInOrder()
{
    std::vector<FormationUnits> units;
    for (int i = 1; i <= 18; ++i)
        units.push_back({kMen.id, i});
    m_document->push(std::make_unique<ChangeCardCommand>(
        *m_document, kTroop, *findProperty(CardKind::Formation, "units"), units));
    m_page->showCards(CardKind::Formation);
    m_page->cards(CardKind::Formation).showCard(kTroop);
    QCoreApplication::processEvents();
    auto *last = named<QSpinBox>(QStringLiteral("Units 18: number"));
    QVERIFY(last);
    QCOMPARE(last->value(), 18);
    named<QToolButton>(QStringLiteral("Units 16: remove"))->setFocus();
    for (const QString &next :
         {QStringLiteral("Units 17: number"), QStringLiteral("Units 17: card"),
          QStringLiteral("Units 18: number"), QStringLiteral("Units 18: card"),
          QStringLiteral("Units: add")}) {
        do
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        while (qobject_cast<QToolButton *>(QApplication::focusWidget()) &&
               QApplication::focusWidget()->accessibleName().endsWith(QStringLiteral("remove")));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), next);
    }
}

void tst_EveryCardField::anEffectIsBuiltFromTheVocabulary()
{
    m_page->showCards(CardKind::Command);
    m_page->cards(CardKind::Command).showCard(kOrder);
    QCoreApplication::processEvents();
    QTest::keyClick(named<QToolButton>(QStringLiteral("Effects: add")), Qt::Key_Space);
    auto *effect = named<QComboBox>(QStringLiteral("Effects 2: effect"));
    QVERIFY(effect && effect->hasFocus());
    QTest::keyClicks(effect, QStringLiteral("Ability gained"));
    auto *ability = named<QComboBox>(QStringLiteral("Effects 2: ability"));
    QVERIFY(ability);
    QTest::keyClicks(ability, QStringLiteral("Scout"));
    const auto effects = [&](const AnyCard &card) { return std::get<CommandCard>(card).effects; };
    const CardEffect wanted{"gain_ability", {}, {}, "scout"};
    QVERIFY(effects(m_document->find(kOrder)->card).back() == wanted);
    QVERIFY(effects(inFile(kOrder).card).back() == wanted);
    bool isSaid = false;
    for (const auto *label : m_page->findChildren<QLabel *>())
        isSaid = isSaid || label->text() == QStringLiteral("The unit gains the ability \"Scout\" "
                                                           "for this turn.");
    QVERIFY(isSaid);
}

void tst_EveryCardField::whatTheOtherKindHasGoesWithTheKind()
{
    const CardProperty &kind = *findProperty(CardKind::Support, "kind");
    m_document->push(
        std::make_unique<ChangeCardCommand>(*m_document, kGuns, kind, std::string("air")));
    const auto &card = std::get<SupportCard>(m_document->find(kGuns)->card);
    QVERIFY(card.smoke.isEmpty() && card.hexes == 1 && !card.inLine && !card.attack.isEmpty());
    m_document->push(
        std::make_unique<ChangeCardCommand>(*m_document, kPlane, kind, std::string("artillery")));
    QVERIFY(!std::get<SupportCard>(m_document->find(kPlane)->card).defence);
}

HW_WINDOW_TEST(tst_EveryCardField)

} // namespace hexwerk::assault::ui::tst_every_card_field

#include "tst_every_card_field.moc"
