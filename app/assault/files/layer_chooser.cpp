#include "app/assault/files/layer_chooser.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/assault/actions/own_actions.h"

namespace hexwerk::assault::ui {

LayerChooser::LayerChooser(const MapStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_look(new QComboBox(this))
    , m_clearHexes(new QCheckBox(tr("Each hex with its own &border"), this))
    , m_poster(new QCheckBox(tr("As a p&oster"), this))
{
    for (std::size_t i = 0; i < kLookActs.size(); ++i)
        m_look->addItem(plainTextOf(kLookActs[i]), static_cast<int>(ground::kAllLooks[i]));
    m_look->setCurrentIndex(m_look->findData(static_cast<int>(style.look)));
    m_look->setAccessibleName(tr("Look"));
    m_look->setToolTip(tr("Season, night or print"));
    m_clearHexes->setChecked(style.borders == ground::Borders::Hexes);
    m_clearHexes->setToolTip(tr("Instead of terrain that merges"));
    m_poster->setToolTip(tr("In a frame, with title, compass rose and legend"));
    connect(m_look, &QComboBox::currentIndexChanged, this, &LayerChooser::changed);
    connect(m_clearHexes, &QCheckBox::toggled, this, &LayerChooser::changed);
    connect(m_poster, &QCheckBox::toggled, this, &LayerChooser::changed);
    auto *form = new QFormLayout;
    form->addRow(tr("Loo&k:"), m_look);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(makeParts());
    rows->addLayout(form);
    rows->addWidget(m_clearHexes);
    rows->addWidget(m_poster);
    rows->addStretch();
}

QLayout *LayerChooser::makeParts()
{
    const QStringList names = {tr("Terrain"),  tr("Hills"),          tr("Roads"),
                               tr("Hexsides"), tr("Fortifications"), tr("Picture under the map"),
                               tr("Grid"),     tr("Hex names"),      tr("Levels"),
                               tr("Zones"),    tr("Objectives"),     tr("Labels"),
                               tr("Mines"),    tr("Smoke"),          tr("Units")};
    auto *grid = new QGridLayout;
    constexpr int kColumns = 3;
    const int rows = (kMapParts + kColumns - 1) / kColumns;
    for (int i = 0; i < kMapParts; ++i) {
        auto *box = new QCheckBox(names[i], this);
        box->setToolTip(tr("Include this layer or leave it out"));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &LayerChooser::changed);
        grid->addWidget(box, 1 + i % rows, i / rows);
        m_parts.push_back(box);
    }
    const auto preset = [&](int column, const QString &text, const QString &tip,
                            const MapParts &parts) {
        auto *button = new QPushButton(text, this);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, parts] { choose(parts); });
        grid->addWidget(button, 0, column);
    };
    preset(0, tr("For the &designer"), tr("Draw everything on the map"), MapParts::all());
    preset(1, tr("For p&layers"), tr("Draw what both sides may know: no zones, mines or units"),
           MapParts::forPlayers());
    return grid;
}

void LayerChooser::choose(const MapParts &parts)
{
    {
        const QSignalBlocker once(this);
        for (int i = 0; i < kMapParts; ++i)
            m_parts[static_cast<std::size_t>(i)]->setChecked(parts.has(static_cast<MapPart>(i)));
    }
    emit changed();
}

MapParts LayerChooser::parts() const
{
    MapParts parts;
    for (int i = 0; i < kMapParts; ++i)
        parts.set(static_cast<MapPart>(i), m_parts[static_cast<std::size_t>(i)]->isChecked());
    return parts;
}

MapStyle LayerChooser::style() const
{
    return {static_cast<ground::Look>(m_look->currentData().toInt()),
            m_clearHexes->isChecked() ? ground::Borders::Hexes : ground::Borders::Grown};
}

} // namespace hexwerk::assault::ui
