#include "app/assault/beside/play_log.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/basis/large_type.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

namespace {

// Goes to a row only when it is told: neither the tabulator that passes it nor a letter, which is a
// key of the game, leads into the past.
class LogRows final : public QTreeView
{
public:
    using QTreeView::QTreeView;
    void keyboardSearch(const QString &) override {}

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        QAbstractScrollArea::focusInEvent(event);
        viewport()->update();
    }
};

} // namespace

// Beside each other where there is room.
static QBoxLayout::Direction barsRun()
{
    return isLargeType() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
}

PlayLog::PlayLog(const OwnActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_model(new LogModel(this))
    , m_filter(new LogFilter(*m_model, this))
    , m_words(new QLineEdit(this))
    , m_show(new QComboBox(this))
    , m_side(new QComboBox(this))
    , m_bars(new QBoxLayout(barsRun()))
    , m_rows(new LogRows(this))
{
    auto *finding = new QHBoxLayout;
    auto *going = new QHBoxLayout;
    for (QBoxLayout *bar : std::initializer_list<QBoxLayout *>{m_bars, finding, going})
        bar->setSpacing(2);
    m_bars->addLayout(finding, 1);
    m_bars->addLayout(going);
    finding->addWidget(m_words, 1);
    finding->addWidget(m_show);
    finding->addWidget(m_side);
    for (const OwnAct act : kLogActs) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions[act]);
        button->setAutoRaise(true);
        going->addWidget(button);
        m_acts.push_back(actions[act]);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_bars);
    column->addWidget(m_rows, 1);

    m_rows->setModel(m_filter);
    m_rows->setHeaderHidden(true);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setUniformRowHeights(true);
    m_rows->setContextMenuPolicy(Qt::CustomContextMenu);
    setFocusProxy(m_rows);
    const auto look = [this] { this->look(); };
    connect(m_words, &QLineEdit::textChanged, this, look);
    connect(m_show, &QComboBox::activated, this, look);
    connect(m_side, &QComboBox::activated, this, look);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &row) {
                if (row.isValid())
                    emit momentWanted(row.data(LogModel::OrderRole).toULongLong() + 1);
            });
    // At its end it stays there, whatever comes or goes and however high it is.
    const QScrollBar *bar = m_rows->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_isAtEnd = value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (m_isAtEnd)
            m_rows->scrollToBottom();
    });
    connect(m_rows, &QTreeView::activated, this,
            [this](const QModelIndex &row) { emit ruleWanted(row); });
    connect(m_rows, &QTreeView::customContextMenuRequested, this, &PlayLog::showMenu);
}

// The picture of the button that clears the field is looked for in the icon themes of the desktop,
// which takes time at the start of the program.
void PlayLog::showEvent(QShowEvent *event)
{
    m_words->setClearButtonEnabled(true);
    QWidget::showEvent(event);
}

void PlayLog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::StyleChange)
        m_bars->setDirection(barsRun());
    QWidget::changeEvent(event);
}

void PlayLog::look()
{
    const QSignalBlocker quiet(m_rows->selectionModel()); // rows that go take it along
    m_filter->look(m_words->text(), static_cast<LogFilter::Show>(m_show->currentIndex()),
                   static_cast<SideIndex>(m_side->currentData().toInt()));
}

void PlayLog::follow(const PlayGame &game)
{
    const QSignalBlocker quiet(m_rows->selectionModel());
    if (m_side->count() == 0)
        fillSides(game);
    m_model->follow(game);
}

void PlayLog::showMoment(std::size_t orders)
{
    const QSignalBlocker quiet(m_rows->selectionModel());
    const QModelIndex row =
        orders == 0 ? QModelIndex() : m_filter->mapFromSource(m_model->rowOf(orders - 1));
    m_rows->setCurrentIndex(row);
    if (row.isValid())
        m_rows->scrollTo(row);
    m_rows->viewport()->update(); // the selection is quiet
}

void PlayLog::fillSides(const PlayGame &game)
{
    m_side->clear();
    m_side->addItem(tr("Both sides"), static_cast<int>(kNobody));
    const auto &sides = game.position().setting->scenario.sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        m_side->addItem(editor::inWindowLanguage(sides[i].name), static_cast<int>(i));
    look();
}

void PlayLog::retranslate(const PlayGame &game)
{
    m_words->setPlaceholderText(tr("Find in the log"));
    m_words->setAccessibleName(tr("Find in the log"));
    m_rows->setAccessibleName(tr("Log"));
    m_show->setAccessibleName(tr("Entries shown in the log"));
    m_side->setAccessibleName(tr("Side shown in the log"));
    const int shown = std::max(m_show->currentIndex(), 0);
    m_show->clear();
    m_show->addItems({tr("Everything"), tr("Dice"), tr("Bookmarks and notes")});
    m_show->setCurrentIndex(shown);
    if (game.isRunning())
        fillSides(game);
    forget();
}

void PlayLog::showMenu(QPoint at)
{
    const QModelIndex row = m_rows->indexAt(at);
    if (!row.isValid())
        return;
    m_rows->setCurrentIndex(row);
    QMenu menu(this);
    const QString rule = row.data(LogModel::RuleRole).toString();
    if (!rule.isEmpty())
        //: %1 is the id of a rule
        menu.addAction(tr("Show rule %1").arg(rule), this, [&] { emit ruleWanted(row); });
    menu.addSeparator();
    for (QAction *action : m_acts)
        menu.addAction(action);
    menu.exec(m_rows->viewport()->mapToGlobal(at));
}

} // namespace hexwerk::assault::ui
