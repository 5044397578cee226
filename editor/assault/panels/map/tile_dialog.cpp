#include "editor/assault/panels/map/tile_dialog.h"

#include <QFormLayout>
#include <QPushButton>

#include "core/assault/files/readers/board_reader.h"
#include "core/files/words.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

std::string freshTileId(const std::string &id, const TileDialog::IsTaken &isTaken)
{
    std::string fresh = id;
    for (int i = 2; isTaken(fresh); ++i)
        fresh = id + '-' + std::to_string(i);
    return fresh;
}

static std::string wordsIn(const LocalText &text, const char *language)
{
    const auto found = text.find(language);
    return found == text.end() ? std::string() : found->second;
}

TileDialog::TileDialog(Asks asks, Tile tile, const DataStore &library, IsTaken isTaken,
                       QWidget *parent)
    : QDialog(parent)
    , m_tile(std::move(tile))
    , m_isTaken(std::move(isTaken))
    , m_id(new QLineEdit(editor::toQString(m_tile.id), this))
    , m_english(new QLineEdit(editor::toQString(wordsIn(m_tile.name, "en")), this))
    , m_german(new QLineEdit(editor::toQString(wordsIn(m_tile.name, "de")), this))
    , m_columns(new QSpinBox(this))
    , m_rows(new QSpinBox(this))
    , m_terrain(new QComboBox(this))
    , m_told(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(asks == Asks::Everything ? tr("New tile") : tr("Name of the tile"));
    auto *form = new QFormLayout(this);
    const auto add = [&](const QString &label, QWidget *field) {
        field->setAccessibleName(label);
        form->addRow(label, field);
    };
    add(tr("Id"), m_id);
    m_id->setToolTip(tr("A short name without spaces that scenarios use for it, such as M01A"));
    add(tr("Name in English"), m_english);
    add(tr("Name in German"), m_german);
    for (QSpinBox *box : {m_columns, m_rows})
        box->setRange(static_cast<int>(kBoardSize.least), static_cast<int>(kBoardSize.greatest));
    m_columns->setSingleStep(2);
    m_columns->setValue(m_tile.columns);
    m_rows->setValue(m_tile.rows);
    for (const std::string &id : choiceIds(Choices::Terrains, {}, library))
        m_terrain->addItem(paletteIcon(Choices::Terrains, id, library),
                           ChoiceText::of(Choices::Terrains, id, {}, library),
                           editor::toQString(id));
    m_terrain->setIconSize({40, 36});
    m_terrain->setCurrentIndex(std::max(m_terrain->findData(editor::toQString(m_tile.terrain)), 0));
    if (asks == Asks::Everything) {
        add(tr("Columns"), m_columns);
        add(tr("Rows"), m_rows);
        add(tr("Terrain"), m_terrain);
    } else {
        for (QWidget *field : std::initializer_list<QWidget *>{m_columns, m_rows, m_terrain})
            field->hide();
    }
    m_told->setWordWrap(true);
    form->addRow(m_told);
    form->addRow(m_buttons);
    for (QLineEdit *line : {m_id, m_english, m_german})
        connect(line, &QLineEdit::textChanged, this, &TileDialog::look);
    for (QSpinBox *box : {m_columns, m_rows})
        connect(box, &QSpinBox::valueChanged, this, &TileDialog::look);
    connect(m_terrain, &QComboBox::currentIndexChanged, this, &TileDialog::look);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(54 * fontMetrics().averageCharWidth());
    look();
}

QString TileDialog::whatIsWrong() const
{
    if (!isId(m_tile.id))
        return tr("An id has 1 to 100 letters, digits, '.', '_' and '-'.");
    if (m_isTaken(m_tile.id))
        //: %1 is the id of a tile
        return tr("There is already a tile %1: choose a different id.")
            .arg(editor::toQString(m_tile.id));
    if (m_tile.columns % 2 != 0)
        return tr("A tile has an even number of columns.");
    return {};
}

void TileDialog::look()
{
    m_tile.id = m_id->text().trimmed().toStdString();
    for (const auto &[language, line] : {std::pair("en", m_english), std::pair("de", m_german)}) {
        const std::string words = line->text().trimmed().toStdString();
        if (words.empty())
            m_tile.name.erase(language);
        else
            m_tile.name[language] = words;
    }
    m_tile.columns = m_columns->value();
    m_tile.rows = m_rows->value();
    m_tile.terrain = m_terrain->currentData().toString().toStdString();
    const QString wrong = whatIsWrong();
    m_told->setText(wrong.isEmpty() ? tr("It will be stored in your library.") : wrong);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
}

} // namespace hexwerk::assault::ui
