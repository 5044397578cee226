#include "app/assault/files/import_map_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/commands/import_map_command.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/tmx/tmx_board.h"
#include "editor/text/local_text.h"
#include "editor/text/tmx_text.h"
#include "editor/tmx/tmx_pictures.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr QSize kPicture = {440, 400}; // pixels
static constexpr QSize kTile = {40, 40};

ImportMapDialog::ImportMapDialog(editor::TmxMap map, const QString &path,
                                 const ScenarioDocument &document, Into into, QWidget *parent)
    : QDialog(parent)
    , m_map(std::move(map))
    , m_scenario(document.scenario())
    , m_shown(document.sharedLibrary())
    , m_table(new QTableWidget(this))
    , m_into(into)
    , m_isNew(into == Into::NewScenario)
    , m_ground(nullptr)
    , m_picture(new QLabel(this))
    , m_unchosen(new QLabel(this))
    , m_outside(new QLabel(this))
{
    setObjectName(QStringLiteral("import-map"));
    setWindowTitle(tr("Import Tiled map"));
    m_picture->setFixedSize(kPicture);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("Preview of the board"));
    m_unchosen->setObjectName(QStringLiteral("unchosen-tiles"));
    m_unchosen->setWordWrap(true);
    m_outside->setWordWrap(true);
    const QFileInfo file(path);

    auto *choices = new QVBoxLayout;
    choices->addLayout(makeGround());
    makeTable(file.absolutePath());
    choices->addWidget(m_table, 1);
    choices->addWidget(m_unchosen);
    auto *middle = new QHBoxLayout;
    middle->addLayout(choices, 1);
    middle->addWidget(m_picture);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeHead(file.fileName()));
    layout->addLayout(middle, 1);
    layout->addWidget(m_outside);
    layout->addWidget(makeButtons());
    resize(1040, 600);
    countUnchosen();
    show(board());
}

QLabel *ImportMapDialog::makeHead(const QString &name)
{
    QString text = tr("%1 has %2 columns and %3 rows. Choose the terrain for each of its tiles.")
                       .arg(name)
                       .arg(m_map.columns)
                       .arg(m_map.rows);
    if (m_into == Into::ThisOrNewScenario)
        text += QLatin1Char(' ') +
                tr("Importing it into this scenario replaces the current map, including tiles, "
                   "roads, hexsides and fortifications; one undo restores everything.");
    auto *head = new QLabel(text, this);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    return head;
}

QWidget *ImportMapDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    if (m_into == Into::ThisOrNewScenario)
        buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole)->setDefault(true);
    QPushButton *begin = buttons->addButton(tr("As a &new scenario"), QDialogButtonBox::ActionRole);
    begin->setObjectName(QStringLiteral("as-new-scenario"));
    begin->setToolTip(tr("Opens the map as a separate scenario; the open one is not changed"));
    begin->setDefault(m_isNew);
    connect(begin, &QPushButton::clicked, this, [this] {
        m_isNew = true;
        accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QComboBox *ImportMapDialog::makeBox()
{
    const DataStore &library = m_shown.library();
    auto *box = new QComboBox(this);
    for (const TerrainRow &row : library.system.terrain.rows)
        box->addItem(paletteIcon(Choices::Terrains, row.id, library),
                     ChoiceText::of(Choices::Terrains, row.id, m_scenario, library),
                     editor::toQString(row.id));
    return box;
}

// All terrains, or what lies below, as under a level; where none was guessed, none is chosen.
QComboBox *ImportMapDialog::makeChoice(const std::string &guessed, bool isLevel)
{
    QComboBox *box = makeBox();
    box->addItem(tr("Terrain below"), QString());
    if (guessed.empty() && !isLevel) {
        box->insertItem(0, tr("Not chosen"));
        box->setCurrentIndex(0);
    } else {
        box->setCurrentIndex(box->findData(editor::toQString(guessed)));
    }
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        countUnchosen();
        show(board());
    });
    return box;
}

void ImportMapDialog::countUnchosen()
{
    const auto count =
        std::count_if(m_terrains.begin(), m_terrains.end(),
                      [](const QComboBox *box) { return !box->currentData().isValid(); });
    m_unchosen->setText(
        count == 0 ? tr("Every tile has its terrain.")
                   : tr("%n tiles have no terrain chosen: their hexes show the terrain below.",
                        nullptr, static_cast<int>(count)));
}

QLayout *ImportMapDialog::makeGround()
{
    m_ground = makeBox();
    connect(m_ground, &QComboBox::currentIndexChanged, this, [this] { show(board()); });
    m_ground->setToolTip(tr("Terrain of hexes that have no tile, or only tiles without terrain"));
    auto *label = new QLabel(tr("&Empty hexes:"), this);
    label->setBuddy(m_ground);
    m_ground->setAccessibleName(tr("Terrain of empty hexes"));
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_ground, 1);
    return row;
}

// All as wide, so that the names stand below each other.
static QIcon tileIcon(const QImage &image)
{
    QPixmap pixmap(kTile);
    pixmap.fill(Qt::transparent);
    QRect place = image.rect();
    place.moveCenter(pixmap.rect().center());
    QPainter(&pixmap).drawImage(place.topLeft(), image);
    return pixmap;
}

// For a tile whose picture cannot be shown.
QIcon ImportMapDialog::unknownTile() const
{
    QPixmap pixmap(kTile);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
    painter.drawRect(pixmap.rect().adjusted(4, 4, -5, -5));
    painter.drawText(pixmap.rect(), Qt::AlignCenter, QStringLiteral("?"));
    return pixmap;
}

void ImportMapDialog::makeTable(const QString &folder)
{
    editor::TmxPictures pictures(folder);
    const QIcon unknown = unknownTile();
    m_table->setIconSize(kTile);
    m_table->setWordWrap(false);
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
        const QImage picture = pictures.of(tile.picture, kTile);
        shown->setToolTip(
            picture.isNull()
                ? tr("%1. Its picture is not next to the map, or cannot be shown.").arg(name)
                : name);
        shown->setIcon(picture.isNull() ? unknown : tileIcon(picture));
        m_table->setItem(row, 0, shown);
        m_table->setItem(row, 1, new QTableWidgetItem(QString::number(tile.count)));
        QComboBox *box = makeChoice(guessedTerrain(tile, chart), tile.level.has_value());
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
    return boardOf(m_map, terrains, m_ground->currentData().toString().toStdString());
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
    Scenario scenario = m_into == Into::NewScenario ? emptyScenario() : m_scenario;
    replaceMap(scenario.board, board);
    m_shown.reset(std::move(scenario));
    const Selection nothing(m_shown);
    const MapScene scene = sceneOf(m_shown, nothing);
    const QSize one = mapSize(scene, 100);
    const int pixels =
        std::min(100 * kPicture.width() / one.width(), 100 * kPicture.height() / one.height());
    m_picture->setPixmap(
        QPixmap::fromImage(renderMap(scene, std::max(pixels, 2))
                               .scaled(kPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    const int lost = outside(m_scenario, m_shown.board());
    m_outside->setVisible(lost > 0 && m_into == Into::ThisOrNewScenario);
    m_outside->setText(tr("%n units and objectives are outside the new map. They stay in the "
                          "scenario and are listed under Problems.",
                          nullptr, lost));
}

} // namespace hexwerk::assault::ui
