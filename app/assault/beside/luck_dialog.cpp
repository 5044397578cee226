#include "app/assault/beside/luck_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

#include "app/assault/game/play_game.h"
#include "app/basis/dialog_size.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

std::vector<Luck> luckIn(const PlayGame &game, std::size_t orders)
{
    LuckCount count(game.game().start());
    const auto &log = game.game().log();
    for (std::size_t i = 0; i < orders; ++i)
        for (const Event &event : log[i].events)
            if (!game.isUnrolled(i))
                count.add(event);
    return count.rows();
}

LuckDialog::LuckDialog(const Position &p, const std::vector<Luck> &rows, QWidget *parent)
    : QDialog(parent)
    , m_table(new QTableWidget(this))
{
    setObjectName(QStringLiteral("luck"));
    setWindowTitle(tr("Luck"));
    auto *words = new QLabel(
        rows.empty()
            ? tr("No battle dice have been rolled yet.")
            : tr("Symbols on the battle dice up to the moment shown. The chances are exact: how "
                 "often the same dice give as many symbols or more, and as many or fewer."),
        this);
    words->setWordWrap(true);
    const QStringList headers{tr("Who"),
                              tr("Roll"),
                              tr("Dice"),
                              tr("Expected"),
                              tr("Rolled"),
                              tr("Difference"),
                              tr("As many or more"),
                              tr("As many or fewer")};
    m_table->setColumnCount(static_cast<int>(headers.size()));
    m_table->setHorizontalHeaderLabels(headers);
    m_table->setAccessibleName(tr("Luck of each side and unit"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->horizontalHeader()->setMinimumSectionSize(8 * fontMetrics().averageCharWidth());
    m_table->horizontalHeader()->setHighlightSections(false); // bold is wider
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    for (const Luck &luck : rows)
        addRow(p, luck);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *copy = buttons->addButton(tr("Copy as &text"), QDialogButtonBox::ActionRole);
    copy->setIcon(editor::icon(QStringLiteral("copy")));
    copy->setToolTip(tr("Copy the table as text, with tabs between the columns"));
    copy->setEnabled(!rows.empty());
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(text()); });
    QPushButton *close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setIcon(editor::icon(QStringLiteral("remove")));
    close->setToolTip(tr("Close the table"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resizeToText(*this, 110, 28);
    // All columns, as far as the screen has room.
    const QMargins rim = column->contentsMargins();
    const int wanted = m_table->horizontalHeader()->length() + 2 * m_table->frameWidth() +
                       style()->pixelMetric(QStyle::PM_ScrollBarExtent) + rim.left() + rim.right();
    resize(std::min(std::max(width(), wanted), screen()->availableSize().width()), height());
}

void LuckDialog::addRow(const Position &p, const Luck &luck)
{
    const QLocale locale;
    const QString who = luck.unit != UnitId{}  ? PlayText::unit(p, luck.unit)
                        : luck.side == kNobody ? tr("Mines and terrain")
                                               : PlayText::side(p, luck.side);
    const QString kind = luck.kind == LuckKind::Attack    ? tr("Attack")
                         : luck.kind == LuckKind::Defence ? tr("Defence")
                                                          : tr("Other rolls");
    const double more = luck.got - luck.expected;
    const auto percent = [&](double chance) {
        //: %1 is a number of percent
        return tr("%1 %").arg(locale.toString(chance * 100, 'f', 1));
    };
    const QStringList cells{who,
                            kind,
                            locale.toString(luck.rolled),
                            locale.toString(luck.expected, 'f', 1),
                            locale.toString(luck.got),
                            (more > 0 ? QStringLiteral("+") : QString()) +
                                locale.toString(more, 'f', 1),
                            percent(luck.atLeast),
                            percent(luck.atMost)};
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int i = 0; i < cells.size(); ++i) {
        auto *item = new QTableWidgetItem(cells[i]);
        if (i > 1)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        QFont font = m_table->font();
        font.setBold(luck.unit == UnitId{}); // a whole side
        item->setFont(font);
        m_table->setItem(row, i, item);
    }
}

QString LuckDialog::text() const
{
    QString all;
    for (int row = -1; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int i = 0; i < m_table->columnCount(); ++i)
            cells << (row < 0 ? m_table->horizontalHeaderItem(i) : m_table->item(row, i))->text();
        all += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return all;
}

} // namespace hexwerk::assault::ui
