#include "app/import_map_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/canvas/map_painter.h"
#include "editor/commands/import_map_command.h"
#include "editor/models/scene_builder.h"
#include "editor/models/selection.h"
#include "editor/panels/palette_art.h"
#include "editor/text/choice_text.h"
#include "editor/text/local_text.h"
#include "editor/text/tmx_text.h"
#include "editor/tmx/tmx_board.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

static constexpr QSize kPicture = {440, 400}; // pixels

ImportMapDialog::ImportMapDialog(editor::TmxMap map, const QString &name,
                                 const editor::ScenarioDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_map(std::move(map))
    , m_scenario(document.scenario())
    , m_shown(document.sharedLibrary())
    , m_table(new QTableWidget(this))
    , m_ground(nullptr)
    , m_picture(new QLabel(this))
    , m_outside(new QLabel(this))
{
    setObjectName(QStringLiteral("import-map"));
    setWindowTitle(tr("Import a map of Tiled"));
    auto *head = new QLabel(
        tr("%1 has %2 columns and %3 rows. Choose the terrain of each of its tiles. The map "
           "before goes with its tiles, roads, hexsides and fortifications; one undo brings all "
           "of it back.")
            .arg(name)
            .arg(m_map.columns)
            .arg(m_map.rows),
        this);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    m_picture->setFixedSize(kPicture);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("The board as it will be"));
    m_outside->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *choices = new QVBoxLayout;
    choices->addLayout(makeGround());
    makeTable();
    choices->addWidget(m_table, 1);
    auto *middle = new QHBoxLayout;
    middle->addLayout(choices, 1);
    middle->addWidget(m_picture);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(head);
    layout->addLayout(middle, 1);
    layout->addWidget(m_outside);
    layout->addWidget(buttons);
    resize(1040, 600);
    show(board());
}

// All terrains; the choice of a tile may also leave what lies below.
QComboBox *ImportMapDialog::makeChoice(const std::string &chosen)
{
    const editor::Library &library = m_shown.library();
    auto *box = new QComboBox(this);
    for (const TerrainRow &row : library.system.terrain.rows)
        box->addItem(editor::paletteIcon(editor::Choices::Terrains, row.id, library),
                     editor::ChoiceText::of(editor::Choices::Terrains, row.id, m_scenario, library),
                     editor::toQString(row.id));
    if (chosen.empty())
        box->insertItem(0, tr("What lies below"), QString());
    else
        box->addItem(tr("What lies below"), QString());
    box->setCurrentIndex(box->findData(editor::toQString(chosen)));
    connect(box, &QComboBox::currentIndexChanged, this, [this] { show(board()); });
    return box;
}

QLayout *ImportMapDialog::makeGround()
{
    const TerrainChart &chart = m_shown.library().system.terrain;
    m_ground = makeChoice(chart.rows.front().id);
    m_ground->removeItem(m_ground->findData(QString()));
    m_ground->setToolTip(tr("The terrain of hexes in which no tile lies, or none with a terrain"));
    auto *label = new QLabel(tr("&Where nothing lies:"), this);
    label->setBuddy(m_ground);
    m_ground->setAccessibleName(tr("Terrain where nothing lies"));
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_ground, 1);
    return row;
}

void ImportMapDialog::makeTable()
{
    const TerrainChart &chart = m_shown.library().system.terrain;
    m_table->setColumnCount(3);
    m_table->setRowCount(static_cast<int>(m_map.tiles.size()));
    m_table->setHorizontalHeaderLabels({tr("Tile"), tr("Hexes"), tr("Terrain")});
    m_table->setAccessibleName(tr("Terrain of each tile"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const editor::TmxTile &tile = m_map.tiles[static_cast<std::size_t>(row)];
        const QString name = editor::TmxText::of(tile);
        auto *shown = new QTableWidgetItem(name);
        shown->setToolTip(name);
        m_table->setItem(row, 0, shown);
        m_table->setItem(row, 1, new QTableWidgetItem(QString::number(tile.count)));
        QComboBox *box = makeChoice(editor::guessedTerrain(tile, chart));
        box->setAccessibleName(tr("Terrain of %1").arg(name));
        m_terrains.push_back(box);
        m_table->setCellWidget(row, 2, box);
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->resizeRowsToContents();
}

BoardSpec ImportMapDialog::board() const
{
    std::vector<std::string> terrains;
    for (const QComboBox *box : m_terrains)
        terrains.push_back(box->currentData().toString().toStdString());
    return editor::boardOf(m_map, terrains, m_ground->currentData().toString().toStdString());
}

// Units and objectives that the new map has no hex for: they stay, and the problems name them.
static int outside(const Scenario &scenario, const Board &board)
{
    const auto isOff = [&board](Hex hex) { return !board.contains(hex); };
    const auto units =
        std::count_if(scenario.units.begin(), scenario.units.end(),
                      [&](const UnitSpec &unit) { return unit.at && isOff(*unit.at); });
    const auto objectives =
        std::count_if(scenario.objectives.begin(), scenario.objectives.end(),
                      [&](const Objective &objective) { return isOff(objective.hex); });
    return static_cast<int>(units + objectives);
}

void ImportMapDialog::show(const BoardSpec &board)
{
    Scenario scenario = m_scenario;
    editor::replaceMap(scenario.board, board);
    m_shown.reset(std::move(scenario));
    const editor::Selection nothing(m_shown);
    const editor::MapScene scene = editor::sceneOf(m_shown, nothing);
    const QSize one = editor::mapSize(scene, 100);
    const int pixels =
        std::min(100 * kPicture.width() / one.width(), 100 * kPicture.height() / one.height());
    m_picture->setPixmap(
        QPixmap::fromImage(editor::renderMap(scene, std::max(pixels, 2))
                               .scaled(kPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    const int lost = outside(m_scenario, m_shown.board());
    m_outside->setVisible(lost > 0);
    m_outside->setText(tr("%n units and objectives lie outside of the new map. They stay in the "
                          "scenario, and the problems name them.",
                          nullptr, lost));
}

} // namespace hexwerk
