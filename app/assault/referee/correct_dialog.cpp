#include "app/assault/referee/correct_dialog.h"

#include <QCheckBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "core/assault/rules/moving/transport.h"
#include "editor/assault/text/correction_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::toQString;

static constexpr std::size_t kManyChoices = 40; // from there on one may type them
static constexpr qsizetype kLongestField = 30;  // letters

CorrectDialog::CorrectDialog(const Position &p, UnitId unit, Hex hex, QWidget *parent)
    : QDialog(parent)
    , m_position(p)
    , m_hex(hex)
    , m_subject(new QComboBox(this))
    , m_view(new QScrollArea(this))
    , m_told(new QLabel(this))
{
    setObjectName(QStringLiteral("correct"));
    setWindowTitle(tr("Correct"));
    auto *words =
        new QLabel(tr("The referee's correction is recorded in the log and the game file, "
                      "and can be taken back like any other order."),
                   this);
    words->setWordWrap(true);
    m_subject->setAccessibleName(tr("Item to correct"));
    m_subject->setToolTip(tr("Choose a unit, the hex or the game"));
    m_view->setWidgetResizable(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_view->setAccessibleName(tr("Values"));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setObjectName(QStringLiteral("changes"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(m_subject);
    column->addWidget(m_view, 1);
    column->addWidget(m_told);
    column->addWidget(buttons);
    fillSubjects(unit, hex);
    connect(m_subject, &QComboBox::currentIndexChanged, this, &CorrectDialog::showFields);
    showFields();
    resizeToText(*this, 84, 34);
}

// Those in the hex first, those off the map last.
void CorrectDialog::fillSubjects(UnitId chosen, Hex hex)
{
    for (const Unit &unit : m_position.units)
        m_units.push_back(unit.id);
    const auto rank = [&](UnitId id) {
        const Unit &unit = m_position.unit(id);
        return !unit.isOnMap() ? 2 : unit.at == hex ? 0 : 1;
    };
    std::stable_sort(m_units.begin(), m_units.end(),
                     [&](UnitId a, UnitId b) { return rank(a) < rank(b); });
    for (const UnitId unit : m_units)
        m_subject->addItem(PlayText::unitAndHex(m_position, unit));
    const int hexRow = hex.isNowhere() ? -1 : m_subject->count();
    if (hexRow >= 0)
        //: %1 is a hex
        m_subject->addItem(tr("The hex %1").arg(toQString(toString(hex))));
    m_subject->addItem(tr("The game: turn, objectives, tracks, cards"));
    const auto found = std::find(m_units.begin(), m_units.end(), chosen);
    const bool isEmpty = m_units.empty() || rank(m_units.front()) > 0;
    m_subject->setCurrentIndex(found != m_units.end()   ? static_cast<int>(found - m_units.begin())
                               : isEmpty && hexRow >= 0 ? hexRow
                                                        : 0);
    m_subject->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

std::vector<Correctable> CorrectDialog::valuesOf(int subject) const
{
    const auto row = static_cast<std::size_t>(subject);
    if (row < m_units.size())
        return correctableOf(m_position, m_units[row]);
    return row == m_units.size() && !m_hex.isNowhere() ? correctableOf(m_position, m_hex)
                                                       : correctableOf(m_position);
}

void CorrectDialog::showFields()
{
    auto *inner = new QWidget;
    auto *form = new QFormLayout(inner);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_fields.clear();
    for (const Correctable &value : valuesOf(m_subject->currentIndex()))
        m_fields.push_back(makeField(value, *form));
    m_view->setWidget(inner); // takes the place of the last one
    look();
}

CorrectDialog::Field CorrectDialog::makeField(const Correctable &value, QFormLayout &form)
{
    return {value, value.isSet ? makeSet(value, form) : makeChoice(value, form)};
}

std::function<std::string()> CorrectDialog::makeChoice(const Correctable &value, QFormLayout &form)
{
    auto *box = new QComboBox;
    const auto add = [&](const std::string &choice) {
        box->addItem(CorrectionText::value(m_position, value.path, choice), toQString(choice));
    };
    if (std::find(value.choices.begin(), value.choices.end(), value.value) == value.choices.end())
        add(value.value); // it is so, but cannot become so
    for (const std::string &choice : value.choices)
        add(choice);
    box->setCurrentIndex(box->findData(toQString(value.value)));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    qsizetype longest = 0;
    for (int i = 0; i < box->count(); ++i)
        longest = std::max(longest, box->itemText(i).size());
    box->setMinimumContentsLength(static_cast<int>(std::min(longest + 2, kLongestField)));
    const QString name = CorrectionText::key(m_position, value.path);
    box->setAccessibleName(name);
    box->setObjectName(toQString(value.path));
    if (value.choices.size() >= kManyChoices) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    }
    connect(box, &QComboBox::currentTextChanged, this, &CorrectDialog::look);
    form.addRow(editor::withoutMnemonic(name), box);
    return [box] {
        const int row = box->findText(box->currentText(), Qt::MatchFixedString);
        // What is typed and no choice goes on as it is, to be refused.
        return (row < 0 ? box->currentText() : box->itemData(row).toString()).toStdString();
    };
}

std::function<std::string()> CorrectDialog::makeSet(const Correctable &value, QFormLayout &form)
{
    auto *group = new QWidget;
    auto *column = new QVBoxLayout(group);
    column->setContentsMargins(0, 0, 0, 0);
    std::vector<std::pair<std::string, QCheckBox *>> boxes;
    const QStringList set = toQString(value.value).split(QLatin1Char(','));
    for (const std::string &member : value.choices) {
        auto *box = new QCheckBox(
            editor::withoutMnemonic(CorrectionText::value(m_position, value.path, member)));
        box->setObjectName(toQString(value.path + "." + member));
        box->setChecked(set.contains(toQString(member)));
        connect(box, &QCheckBox::toggled, this, &CorrectDialog::look);
        column->addWidget(box);
        boxes.emplace_back(member, box);
    }
    form.addRow(editor::withoutMnemonic(CorrectionText::key(m_position, value.path)), group);
    return [boxes] {
        std::string text;
        for (const auto &[member, box] : boxes)
            if (box->isChecked())
                text += (text.empty() ? "" : ",") + member;
        return text;
    };
}

// What the order does, and what a referee should know of it.
QString CorrectDialog::told(const Position &before, const Correct &order) const
{
    QStringList lines{CorrectionText::change(before, {order.path, order.oldValue, order.newValue})};
    const auto hex = order.path.ends_with(".at") ? hexFromString(order.newValue) : std::nullopt;
    for (const Unit &unit : before.units)
        if (hex && unit.inPlay() && unit.at == *hex)
            //: %1 is a unit, %2 a hex
            lines << tr("%1 is already in %2. You can still put both there.")
                         .arg(PlayText::unit(before, unit.id), toQString(order.newValue));
    return lines.join(QLatin1Char('\n'));
}

void CorrectDialog::look()
{
    m_orders.clear();
    QStringList lines;
    Position trial = m_position;
    bool isPossible = true;
    for (const Field &field : m_fields) {
        Correct order{field.value.path, field.value.value, field.chosen()};
        if (order.newValue == order.oldValue)
            continue;
        // An order before it may have changed the value too.
        order.oldValue = valueAt(trial, order.path);
        if (order.newValue == order.oldValue)
            continue;
        lines << told(trial, order);
        const auto events = Assault::apply(trial, order);
        if (!events) {
            isPossible = false;
            lines << RefusalText::refusal(events.error());
            break;
        }
        m_orders.push_back(std::move(order));
    }
    m_ok->setEnabled(isPossible && !m_orders.empty());
    m_told->setText(lines.isEmpty() ? tr("Nothing changes yet.") : lines.join(QLatin1Char('\n')));
}

} // namespace hexwerk::assault::ui
