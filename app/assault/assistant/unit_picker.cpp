#include "app/assault/assistant/unit_picker.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/assault/assistant/counter_picture.h"
#include "app/basis/large_type.h"
#include "editor/assault/text/desk_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kNumbered = 9;

UnitPicker::UnitPicker(const AttackDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new QLabel(this))
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_none(new QLabel(this))
    , m_back(new QPushButton(this))
{
    m_none->setWordWrap(true);
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumHeight(kLargeTarget);
    m_field->installEventFilter(this);
    m_list->setIconSize({40, 40});
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_back->setMinimumHeight(kLargeTarget);
    m_back->setFocusPolicy(Qt::NoFocus);
    connect(m_field, &QLineEdit::textChanged, this, &UnitPicker::fill);
    connect(m_list, &QListWidget::itemClicked, this, &UnitPicker::takeClicked);
    connect(m_back, &QPushButton::clicked, this, &UnitPicker::cancelled);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_field, 1);
    head->addWidget(m_back);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
    retranslate();
}

void UnitPicker::ask(Role role)
{
    m_role = role;
    m_field->clear();
    retranslate();
    fill();
    m_field->setFocus();
}

void UnitPicker::add(const TableUnit &counter, const QString &text)
{
    const int row = m_list->count();
    const QString number = row < kNumbered ? QStringLiteral("%1  ").arg(row + 1) : QString();
    auto *item = new QListWidgetItem(pictureOf(m_desk.rules(), counter, 40), number + text, m_list);
    QFont large = font();
    large.setPixelSize(kLargeText);
    item->setFont(large);
    item->setSizeHint({0, 48});
    m_offered.push_back(counter);
}

// The letters anywhere in the name, in the language of the window or in English, or in the id.
static bool answers(const QString &letters, const TableUnit &counter, const UnitCard &card)
{
    const auto has = [&](const QString &text) {
        return text.contains(letters, Qt::CaseInsensitive);
    };
    return has(editor::inWindowLanguage(card.name)) ||
           has(editor::toQString(textIn(card.name, "en"))) ||
           has(QString::fromStdString(counter.id));
}

// Nobody attacks itself or a friend.
bool UnitPicker::isOffered(const TableUnit &counter) const
{
    if (m_role == Role::Attacker || !m_desk.has(Role::Attacker))
        return true;
    const TableUnit &attacker = m_desk.unit(Role::Attacker);
    const auto side = m_desk.sideOf(counter);
    return counter.id != attacker.id && (!side || side != m_desk.sideOf(attacker));
}

void UnitPicker::fill()
{
    m_list->clear();
    m_offered.clear();
    const QString letters = m_field->text().trimmed();
    const DeskText text(m_desk.rules(), {});
    const Role other = m_role == Role::Attacker ? Role::Target : Role::Attacker;
    for (const TableUnit &counter : m_desk.counters())
        if (const UnitCard *card = m_desk.card(counter);
            answers(letters, counter, *card) && isOffered(counter))
            //: %1 is a unit, %2 how it is
            add(counter, tr("%1 – %2").arg(text.counter(counter), text.condition(counter)));
    // Nation by nation; whom somebody attacks is of another one.
    const std::string last =
        m_desk.has(other) ? m_desk.card(m_desk.unit(other))->nation : std::string();
    std::vector<const UnitCard *> cards;
    for (const auto &[id, card] : m_desk.rules().cards.units)
        if (answers(letters, {}, card))
            cards.push_back(&card);
    std::stable_sort(cards.begin(), cards.end(), [&](const UnitCard *a, const UnitCard *b) {
        if (a->nation != b->nation)
            return std::pair(a->nation == last, a->nation) <
                   std::pair(b->nation == last, b->nation);
        return editor::inWindowLanguage(a->name).localeAwareCompare(
                   editor::inWindowLanguage(b->name)) < 0;
    });
    const auto &nations = m_desk.rules().data.nations;
    for (const UnitCard *card : cards) {
        const auto nation = nations.find(card->nation);
        //: another counter: %1 is its card, %2 a nation
        add(m_desk.newCounter(card->id),
            tr("New: %1, %2")
                .arg(editor::inWindowLanguage(card->name),
                     nation == nations.end() ? QString::fromStdString(card->nation)
                                             : editor::inWindowLanguage(nation->second)));
    }
    m_none->setVisible(m_offered.empty());
    m_none->setText(tr("No unit has \"%1\" in its name. Type fewer letters.").arg(letters));
    m_list->setVisible(!m_offered.empty());
    if (!m_offered.empty())
        m_list->setCurrentRow(0);
}

void UnitPicker::take(int row)
{
    if (row >= 0 && row < static_cast<int>(m_offered.size()))
        emit chosen(TableUnit(m_offered[static_cast<std::size_t>(row)]));
}

// The second click of a double click is none: by then the list may ask for another unit.
void UnitPicker::takeClicked()
{
    const QPoint at = QCursor::pos();
    const bool isSecond = m_taken.isValid() &&
                          m_taken.elapsed() < QApplication::doubleClickInterval() &&
                          (at - m_takenAt).manhattanLength() < QApplication::startDragDistance();
    m_taken.start();
    m_takenAt = at;
    if (!isSecond)
        take(m_list->currentRow());
}

bool UnitPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int digit = key->key() - Qt::Key_1;
    // While nothing is typed digits choose; later they may belong to a name.
    const bool chooses = m_field->text().isEmpty() || key->modifiers().testFlag(Qt::AltModifier);
    if (digit >= 0 && digit < kNumbered && chooses) {
        take(digit);
        return true;
    }
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_list->currentRow());
        return true;
    case Qt::Key_Escape:
        emit cancelled();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int step = key->key() == Qt::Key_Down ? 1 : -1;
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, m_list->count() - 1));
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void UnitPicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void UnitPicker::retranslate()
{
    m_title->setText(m_role == Role::Attacker ? tr("Choose the attacker")
                                              : tr("Choose the target"));
    m_field->setPlaceholderText(tr("Type part of the name"));
    m_field->setAccessibleName(m_title->text());
    m_list->setAccessibleName(tr("Units"));
    m_back->setText(tr("Back"));
}

} // namespace hexwerk::assault::ui
