#include "editor/assault/panels/map/open_tile_dialog.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/assault/board/compose.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

OpenTileDialog::OpenTileDialog(SharedData library,
                               const std::function<bool(const std::string &)> &isOwn,
                               QWidget *parent)
    : QDialog(parent)
    , m_library(std::move(library))
    , m_list(new QListWidget(this))
    , m_picture(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Open tile"));
    auto *rows = new QVBoxLayout(this);
    auto *hint = new QLabel(
        tr("Tiles that come with Hexwerk are not changed: you get a copy with its own id."), this);
    hint->setWordWrap(true);
    rows->addWidget(hint);
    auto *row = new QHBoxLayout;
    rows->addLayout(row, 1);
    row->addWidget(m_list, 2);
    row->addWidget(m_picture, 3);
    rows->addWidget(m_buttons);
    m_list->setAccessibleName(tr("Tiles"));
    m_list->setWordWrap(true);
    m_picture->setAlignment(Qt::AlignCenter);
    const int letter = fontMetrics().averageCharWidth();
    m_picture->setMinimumSize(44 * letter, 18 * fontMetrics().height());
    for (const std::string &id : m_library->tileIds()) {
        const QString name = ChoiceText::of(Choices::Tiles, id, {}, *m_library);
        //: %1 is a tile
        auto *item = new QListWidgetItem(isOwn(id) ? tr("%1, yours").arg(name) : name, m_list);
        item->setData(Qt::UserRole, editor::toQString(id));
    }
    connect(m_list, &QListWidget::currentRowChanged, this, &OpenTileDialog::showTile);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(86 * letter, 24 * fontMetrics().height());
    m_list->setCurrentRow(0);
    showTile();
}

std::string OpenTileDialog::tile() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

void OpenTileDialog::showTile()
{
    const Tile *tile = m_library->tile(this->tile());
    m_buttons->button(QDialogButtonBox::Open)->setEnabled(tile != nullptr);
    if (!tile)
        return;
    MapScene scene;
    scene.terrain = m_library->system.terrain;
    scene.board = compose(scenarioOf(*tile).board, scene.terrain, {}).value_or(Board(2, 2));
    constexpr int kPixels = 24; // of a hex, at most
    const QSize one = mapSize(scene, 100);
    const QSize room = m_picture->minimumSize();
    const int fits = std::min(100 * room.width() / one.width(), 100 * room.height() / one.height());
    m_picture->setPixmap(
        QPixmap::fromImage(renderMap(scene, std::clamp(fits, 2, kPixels), kGroundLayers)));
    const QString name = ChoiceText::of(Choices::Tiles, tile->id, {}, *m_library);
    //: %1 is a tile, %2 columns and %3 rows
    m_picture->setAccessibleName(
        tr("%1, %2 × %3 hexes").arg(name).arg(tile->columns).arg(tile->rows));
}

} // namespace hexwerk::assault::ui
