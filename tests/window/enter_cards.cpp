#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/editing/editor_page.h"
#include "editor/assault/library/card_property.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/panels/fields/dice_field.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/designer.h"
#include "tests/window/hands.h"

#include <filesystem>
#include <memory>

namespace hexwerk::assault::ui::enter_cards {

using namespace editor;
using namespace window;

// Ten unit cards of one shipped army, and a formation of them, entered from nothing by keyboard
// alone, and what a card costs.
class EnterCards final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tenCardsAndAFormation();

private:
    LibraryDocument &library() { return m_window->editorPage().libraryPage()->document(); }
    void enter(const AnyCard &card);
    void fill(const CardProperty &property, const PropertyValue &value);
    void fillTexts(const QString &label, const LocalText &texts);
    void fillBands(const QString &label, const std::vector<RangeBand> &bands);
    void fillUnits(const QString &label, const std::vector<FormationUnits> &units);
    // With the tabulator.
    void goTo(const QString &name);
    void type(const QString &text);
    static QWidget *focus() { return QApplication::focusWidget(); }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Designer> m_hands;
    int m_typed = 0;
};

void EnterCards::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(shippedLibrary(), Rulebook{}, m_languages);
    m_window->setDataPaths(
        {{m_folder.path().toStdString() + "/hexwerk", HW_SOURCE_DIR "/resources"}});
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->newScenario();
    m_hands = std::make_unique<Designer>(*m_window);
}

void EnterCards::goTo(const QString &name)
{
    QStringList passed;
    for (int i = 0; i < 120; ++i) {
        if (focus() && focus()->accessibleName() == name)
            return;
        passed << (focus() ? focus()->accessibleName() : QString());
        m_hands->press(Qt::Key_Tab);
    }
    throw NotFound("the tabulator does not lead to \"" + name.toStdString() + "\", but to " +
                   passed.mid(0, 30).join(QStringLiteral("; ")).toStdString());
}

// The letters go one by one to what has the keyboard; special ones as a German keyboard has them.
void EnterCards::type(const QString &text)
{
    for (const QChar letter : text) {
        ++m_typed;
        const ushort code = letter.unicode();
        if (code < 128)
            QTest::keyClick(focus(), static_cast<char>(code));
        else
            QTest::sendKeyEvent(QTest::Click, focus(), Qt::Key_unknown, QString(letter),
                                Qt::NoModifier);
    }
}

void EnterCards::fillTexts(const QString &label, const LocalText &texts)
{
    for (const char *tag : {"en", "de"}) {
        if (!texts.contains(tag))
            continue;
        const QString language = editor::Languages::nativeName(QString::fromLatin1(tag));
        goTo(QStringLiteral("%1, %2").arg(label, language));
        type(toQString(texts.at(tag)));
    }
}

void EnterCards::fillBands(const QString &label, const std::vector<RangeBand> &bands)
{
    if (bands.empty())
        return;
    goTo(label + QStringLiteral(": add a band"));
    m_hands->press(Qt::Key_Space);
    for (std::size_t i = 0; i < bands.size(); ++i) {
        if (i > 0)
            m_hands->press(Qt::Key_Plus);
        if (qobject_cast<QSpinBox *>(focus())->value() != bands[i].from) {
            m_hands->press(Qt::Key_Backtab, Qt::ShiftModifier);
            type(QString::number(bands[i].from));
            m_hands->press(Qt::Key_Tab);
        }
        type(QString::number(bands[i].to));
        m_hands->press(Qt::Key_Tab);
        type(toQString(toString(bands[i].dice)));
    }
}

void EnterCards::fillUnits(const QString &label, const std::vector<FormationUnits> &units)
{
    for (const FormationUnits &one : units) {
        goTo(label + QStringLiteral(": add"));
        m_hands->press(Qt::Key_Space);
        type(QString::number(one.count));
        m_hands->press(Qt::Key_Tab);
        type(toQString(one.card));
        m_hands->press(Qt::Key_Tab);
        m_window->activateWindow(); // the list of offers was; there is nobody else to do it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
}

void EnterCards::fill(const CardProperty &property, const PropertyValue &value)
{
    const QString label = labelOf(property);
    if (const auto *texts = std::get_if<LocalText>(&value))
        return fillTexts(label, *texts);
    if (const auto *bands = std::get_if<std::vector<RangeBand>>(&value))
        return fillBands(label, *bands);
    if (const auto *units = std::get_if<std::vector<FormationUnits>>(&value))
        return fillUnits(label, *units);
    if (property.kind == FieldKind::Checks) {
        for (const std::string &name : std::get<std::vector<std::string>>(value)) {
            goTo(QStringLiteral("%1: %2").arg(
                label, ChoiceText::of(property.choices, name, {}, *shippedLibrary())));
            m_hands->press(Qt::Key_Space);
        }
        return;
    }
    goTo(label);
    if (qobject_cast<QCheckBox *>(focus()))
        return m_hands->press(Qt::Key_Space);
    if (qobject_cast<DiceEdit *>(focus())) {
        if (qobject_cast<DiceEdit *>(focus())->pool() != Pool())
            m_hands->press(Qt::Key_Delete);
        return type(toQString(std::get<std::string>(value)));
    }
    if (auto *box = qobject_cast<QComboBox *>(focus())) {
        const int wanted = box->findData(toQString(std::get<std::string>(value)));
        const int way = wanted - box->currentIndex();
        return m_hands->press(way > 0 ? Qt::Key_Down : Qt::Key_Up, {}, std::abs(way));
    }
    if (const auto *number = std::get_if<int>(&value))
        return type(QString::number(*number)); // all is chosen when the tabulator comes
    type(toQString(std::get<std::string>(value)));
    m_hands->press(Qt::Key_Return);
}

static std::string mine(const std::string &id)
{
    return "my." + id.substr(id.find('.') + 1);
}

void EnterCards::enter(const AnyCard &card)
{
    const int before = m_hands->gestures().keys + m_typed;
    m_hands->press(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    const std::string id = mine(idOf(card));
    m_hands->press(Qt::Key_A, Qt::ControlModifier);
    type(toQString(id));
    m_hands->press(Qt::Key_Return);
    const CardRef ref{kindOf(card), id};
    QVERIFY2(library().find(ref), id.c_str());
    for (const CardProperty &property : cardProperties(ref.kind)) {
        const auto has = [&property](const AnyCard &one) {
            return !property.applies || property.applies(one);
        };
        const AnyCard &now = library().find(ref)->card;
        if (property.key == "id" || !has(card) || !has(now) ||
            property.get(now) == property.get(card))
            continue;
        const PropertyValue wanted = property.get(card);
        fill(property, wanted);
        if (property.kind == FieldKind::Number || property.kind == FieldKind::CardUnits)
            m_hands->press(Qt::Key_Tab); // which takes what was typed
        if (property.get(library().find(ref)->card) != wanted)
            throw NotFound(property.key + " of " + id + " was not taken");
    }
    qInfo("%-28s %4d keys", id.c_str(), m_hands->gestures().keys + m_typed - before);
}

void EnterCards::tenCardsAndAFormation()
{
    const char *ids[] = {"ger.rifles43",    "ger.grenadiers43", "ger.hmg42",    "ger.mortar81",
                         "ger.engineers43", "ger.truck",        "ger.sdkfz251", "ger.pak40",
                         "ger.pak38",       "ger.scouts43"};
    const CardStore &shipped = shippedLibrary()->cards;
    FormationCard platoon = *shipped.formation("ger.grenadier_platoon");
    for (FormationUnits &units : platoon.units)
        units.card = mine(units.card);
    try {
        m_hands->press(Qt::Key_3, Qt::ControlModifier);
        for (const char *id : ids) {
            QVERIFY2(shipped.unit(id), id);
            enter(*shipped.unit(id));
        }
        const int keys = m_hands->gestures().keys + m_typed;
        qInfo("%d keys for ten cards, %d a card", keys, keys / 10);
        goTo(QStringLiteral("Parts of the library"));
        m_hands->press(Qt::Key_Right);
        enter(platoon);
    } catch (const NotFound &fault) {
        QFAIL(fault.what());
    }
    QCOMPARE(m_hands->gestures().clicks, 0);
    library().flush();
    const auto data =
        loadData({{m_folder.path().toStdString() + "/hexwerk", HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.problems.empty());
    for (const char *id : ids) {
        UnitCard wanted = *shipped.unit(id);
        wanted.id = mine(wanted.id);
        const UnitCard *entered = data.value->cards.unit(wanted.id);
        QVERIFY2(entered && *entered == wanted, id);
    }
    platoon.id = mine(platoon.id);
    QVERIFY(*data.value->cards.formation(platoon.id) == platoon);
}

HW_WINDOW_TEST(EnterCards)

} // namespace hexwerk::assault::ui::enter_cards

#include "enter_cards.moc"
