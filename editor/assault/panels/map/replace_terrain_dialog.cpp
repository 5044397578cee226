#include "editor/assault/panels/map/replace_terrain_dialog.h"

#include <QFormLayout>
#include <QPushButton>

#include "editor/assault/commands/region_edits.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

ReplaceTerrainDialog::ReplaceTerrainDialog(const ScenarioDocument &document,
                                           std::vector<Hex> chosen, const std::string &from,
                                           const std::string &to, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_chosen(std::move(chosen))
    , m_from(new QComboBox(this))
    , m_to(new QComboBox(this))
    , m_onlyChosen(new QRadioButton(tr("In the selected hexes"), this))
    , m_everywhere(new QRadioButton(tr("On the whole board"), this))
    , m_onTiles(new QRadioButton(tr("On all tiles, including those laid later"), this))
    , m_count(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Replace terrain"));
    auto *form = new QFormLayout(this);
    form->addRow(tr("Replace"), m_from);
    form->addRow(tr("with"), m_to);
    form->addRow(m_onlyChosen);
    form->addRow(m_everywhere);
    form->addRow(m_onTiles);
    form->addRow(m_count);
    form->addRow(m_buttons);
    m_from->setAccessibleName(tr("Terrain to replace"));
    m_to->setAccessibleName(tr("New terrain"));
    fill(*m_from, from);
    fill(*m_to, to);
    m_onlyChosen->setEnabled(!m_chosen.empty());
    (m_chosen.empty() ? m_everywhere : m_onlyChosen)->setChecked(true);
    for (QComboBox *box : {m_from, m_to})
        connect(box, &QComboBox::currentIndexChanged, this, &ReplaceTerrainDialog::preview);
    m_onTiles->setEnabled(!m_document.scenario().board.tiles.empty());
    for (QRadioButton *where : {m_onlyChosen, m_everywhere, m_onTiles})
        connect(where, &QRadioButton::toggled, this, &ReplaceTerrainDialog::preview);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    preview();
}

void ReplaceTerrainDialog::fill(QComboBox &box, const std::string &chosen)
{
    const Scenario &scenario = m_document.scenario();
    const DataStore &library = m_document.library();
    box.setIconSize({40, 36});
    for (const std::string &id : choiceIds(Choices::Terrains, scenario, library))
        box.addItem(paletteIcon(Choices::Terrains, id, library),
                    ChoiceText::of(Choices::Terrains, id, scenario, library),
                    editor::toQString(id));
    box.setCurrentIndex(std::max(box.findData(editor::toQString(chosen)), 0));
}

std::string ReplaceTerrainDialog::from() const
{
    return m_from->currentData().toString().toStdString();
}

std::string ReplaceTerrainDialog::to() const
{
    return m_to->currentData().toString().toStdString();
}

std::vector<Hex> ReplaceTerrainDialog::hexes() const
{
    if (!m_everywhere->isChecked())
        return m_chosen;
    std::vector<Hex> all;
    for (std::size_t i = 0; i < m_document.board().size(); ++i)
        all.push_back(m_document.board().hexAt(i));
    return all;
}

Board ReplaceTerrainDialog::changed() const
{
    Board board = m_document.board();
    const TerrainChart &chart = m_document.terrain();
    const std::optional<TerrainIndex> terrain = chart.find(to());
    if (from() == to() || !terrain)
        return board;
    if (isTransform()) {
        BoardSpec spec = m_document.scenario().board;
        spec.transforms.push_back({from(), to()});
        LiveBoard live(m_document.library().tileLookup());
        live.rebuild(spec, chart);
        return live.board();
    }
    for (const Hex hex : hexesOfTerrain({board, m_document.ground(), chart}, hexes(), from()))
        board.at(hex).terrain = *terrain;
    return board;
}

std::vector<Hex> ReplaceTerrainDialog::changing() const
{
    std::vector<Hex> hexes;
    for (std::size_t i = 0; i < m_board.size(); ++i)
        if (const Hex hex = m_board.hexAt(i); m_board.at(hex) != m_document.board().at(hex))
            hexes.push_back(hex);
    return hexes;
}

void ReplaceTerrainDialog::preview()
{
    m_board = changed();
    const std::vector<Hex> hexes = changing();
    m_count->setText(tr("%n hex(es) will change.", nullptr, static_cast<int>(hexes.size())));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!hexes.empty());
    emit previewed();
}

} // namespace hexwerk::assault::ui
