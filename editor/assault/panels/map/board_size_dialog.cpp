#include "editor/assault/panels/map/board_size_dialog.h"

#include <QPushButton>
#include <QVBoxLayout>

#include "editor/assault/text/item_text.h"

namespace hexwerk::assault::ui {

static constexpr int kMost = 200; // columns and rows of a board

BoardSizeDialog::BoardSizeDialog(const ScenarioDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_size(new QLabel(this))
    , m_heading(new QLabel(this))
    , m_fallen(new QListWidget(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Board size"));
    auto *column = new QVBoxLayout(this);
    auto *hint = new QLabel(
        tr("Columns and rows to add on each side; a negative number removes them."), this);
    hint->setWordWrap(true);
    column->addWidget(hint);
    auto *form = new QFormLayout;
    column->addLayout(form);
    m_left = addSide(*form, tr("Columns on the left"), 2);
    m_right = addSide(*form, tr("Columns on the right"), 2);
    m_top = addSide(*form, tr("Rows at the top"), 1);
    m_bottom = addSide(*form, tr("Rows at the bottom"), 1);
    m_size->setWordWrap(true);
    m_heading->setWordWrap(true);
    column->addWidget(m_size);
    column->addWidget(m_heading);
    m_fallen->setAccessibleName(tr("Items outside the board"));
    m_fallen->setWordWrap(true);
    m_fallen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_fallen, 1);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const int letter = fontMetrics().averageCharWidth();
    QDialog::resize(60 * letter, 64 * letter);
    list();
}

QSpinBox *BoardSizeDialog::addSide(QFormLayout &form, const QString &label, int step)
{
    auto *box = new QSpinBox(this);
    box->setRange(-kMost, kMost);
    box->setSingleStep(step);
    box->setAccessibleName(label);
    form.addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, &BoardSizeDialog::list);
    return box;
}

BoardResize BoardSizeDialog::resize() const
{
    const Board &board = m_document.board();
    return {board.columns() + m_left->value() + m_right->value(),
            board.rows() + m_top->value() + m_bottom->value(), m_left->value(), m_top->value()};
}

QString BoardSizeDialog::textOf(const Fallen &fallen) const
{
    const QString item = ItemText::kind(fallen.item.table) + QStringLiteral(": ") +
                         ItemText::of(fallen.item, m_document.scenario(), m_document.library());
    switch (fallen.fate) {
    case Fallen::ToTray:
        //: %1 is a unit
        return tr("%1 - waits off the board to be placed again").arg(item);
    case Fallen::ToRim:
        //: %1 is an objective
        return tr("%1 - moves to the nearest hex on the board").arg(item);
    case Fallen::Cut:
        //: %1 is a tile, road, zone or painted area
        return tr("%1 - is cut at the edge").arg(item);
    case Fallen::Removed:
        //: %1 is something on the map
        return tr("%1 - is removed").arg(item);
    }
    return item;
}

void BoardSizeDialog::list()
{
    m_fallen->clear();
    const BoardResize wanted = resize();
    const bool isEven = wanted.left % 2 == 0 && wanted.columns % 2 == 0;
    const bool isGood = isEven && isBoardSize(wanted.columns, wanted.rows);
    if (isGood) {
        Scenario after = m_document.scenario();
        for (const Fallen &fallen : resizeBoard(after, wanted, m_document.library().tileLookup()))
            m_fallen->addItem(textOf(fallen));
    }
    //: %1 columns, %2 rows
    m_size->setText(tr("New size: %1 x %2 hexes").arg(wanted.columns).arg(wanted.rows));
    m_heading->setText(!isEven   ? tr("Columns come and go in pairs.")
                       : !isGood ? tr("A board has 2 to 200 columns and rows.")
                       : m_fallen->count() == 0
                           ? tr("Nothing is left outside.")
                           : tr("%n item(s) outside the board:", nullptr, m_fallen->count()));
    const Board &board = m_document.board();
    const bool isSame = wanted == BoardResize{board.columns(), board.rows(), 0, 0};
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isGood && !isSame);
}

} // namespace hexwerk::assault::ui
