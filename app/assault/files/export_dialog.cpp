#include "app/assault/files/export_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/assault/actions/own_actions.h"
#include "editor/canvas/icons.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kOnePage = -1; // in place of a unit

QString ExportDialog::endingOf(MapFormat format)
{
    switch (format) {
    case MapFormat::Png:
        return QStringLiteral(".png");
    case MapFormat::Svg:
        return QStringLiteral(".svg");
    case MapFormat::Pdf:
        return QStringLiteral(".pdf");
    }
    return {};
}

ExportDialog::ExportDialog(MapScene scene, PosterText poster, Purpose purpose, QWidget *parent)
    : QDialog(parent)
    , m_scene(std::move(scene))
    , m_title(std::move(poster))
    , m_purpose(purpose)
    , m_format(new QComboBox(this))
    , m_size(new QDoubleSpinBox(this))
    , m_unit(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_look(new QComboBox(this))
    , m_clearHexes(new QCheckBox(tr("Each hex with its own &border"), this))
    , m_poster(new QCheckBox(tr("As a p&oster"), this))
    , m_told(new QLabel(this))
{
    const bool prints = purpose == Purpose::Print;
    setObjectName(prints ? QStringLiteral("print-map") : QStringLiteral("export-map"));
    setWindowTitle(prints ? tr("Print map") : tr("Export map"));
    m_format->addItem(tr("Picture (PNG)"), static_cast<int>(MapFormat::Png));
    m_format->addItem(tr("Drawing (SVG)"), static_cast<int>(MapFormat::Svg));
    m_format->addItem(tr("Pages (PDF)"), static_cast<int>(MapFormat::Pdf));
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("File format"));
    m_paper->addItem(tr("A4"), QPageSize::A4);
    m_paper->addItem(tr("A3"), QPageSize::A3);
    m_paper->addItem(tr("Letter"), QPageSize::Letter);
    m_paper->setAccessibleName(tr("Paper"));
    m_paper->setToolTip(tr("Page size; portrait or landscape, whichever needs fewer pages"));
    m_told->setAccessibleName(tr("Result"));
    m_told->setWordWrap(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&Format:"), m_format);
    auto *width = new QLabel(tr("&Width of a hex:"), this);
    width->setBuddy(m_size);
    form->addRow(width, makeSize());
    form->addRow(tr("Pa&per:"), m_paper);
    makeLooks();
    form->addRow(tr("Loo&k:"), m_look);
    form->addRow(QString(), m_clearHexes);
    form->addRow(QString(), m_poster);
    form->setRowVisible(m_format, !prints);
    form->setRowVisible(m_paper, !prints); // a printer has its own
    auto *buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(prints ? tr("P&rint...") : tr("E&xport..."),
                                  QDialogButtonBox::AcceptRole);
    m_accept->setToolTip(prints ? tr("Choose the printer") : tr("Choose the file"));
    m_accept->setIcon(editor::icon(QStringLiteral("picture")));
    QPushButton *cancel = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    cancel->setToolTip(tr("Close without output"));
    cancel->setIcon(editor::icon(QStringLiteral("remove")));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(form);
    rows->addLayout(makeParts());
    rows->addWidget(m_told);
    rows->addStretch();
    rows->addWidget(buttons);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    m_unit->setCurrentIndex(prints ? m_unit->findData(kOnePage) : 0);
    followUnit();
}

void ExportDialog::makeLooks()
{
    for (std::size_t i = 0; i < kLookActs.size(); ++i)
        m_look->addItem(plainTextOf(kLookActs[i]), static_cast<int>(ground::kAllLooks[i]));
    m_look->setCurrentIndex(m_look->findData(static_cast<int>(m_scene.style.look)));
    m_look->setAccessibleName(tr("Look"));
    m_look->setToolTip(tr("Season, night or print"));
    m_clearHexes->setChecked(m_scene.style.borders == ground::Borders::Hexes);
    m_clearHexes->setToolTip(tr("Instead of terrain that merges"));
    m_poster->setToolTip(tr("In a frame, with title, compass rose and legend"));
    connect(m_poster, &QCheckBox::toggled, this, &ExportDialog::update);
}

QLayout *ExportDialog::makeSize()
{
    m_size->setAccessibleName(tr("Width of a hex"));
    m_size->setToolTip(tr("From corner to corner"));
    m_size->setDecimals(1);
    m_size->setValue(HexSize().width);
    m_unit->addItem(tr("pixels"), static_cast<int>(LengthUnit::Pixels));
    m_unit->addItem(tr("millimetres"), static_cast<int>(LengthUnit::Millimetres));
    m_unit->addItem(tr("all on one page"), kOnePage);
    m_unit->setAccessibleName(tr("Unit of the width"));
    m_unit->setToolTip(tr("Pixels, millimetres or a single page"));
    connect(m_size, &QDoubleSpinBox::valueChanged, this, &ExportDialog::update);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &ExportDialog::followUnit);
    auto *row = new QHBoxLayout;
    row->addWidget(m_size, 1);
    row->addWidget(m_unit, 1);
    return row;
}

QLayout *ExportDialog::makeParts()
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
        connect(box, &QCheckBox::toggled, this, &ExportDialog::update);
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
    preset(0, tr("&Everything"), tr("Draw everything on the map"), MapParts::all());
    preset(1, tr("For p&layers"), tr("Draw everything except zones and mines"),
           MapParts::forPlayers());
    return grid;
}

void ExportDialog::choose(const MapParts &parts)
{
    for (int i = 0; i < kMapParts; ++i)
        m_parts[static_cast<std::size_t>(i)]->setChecked(parts.has(static_cast<MapPart>(i)));
}

MapFormat ExportDialog::format() const
{
    return static_cast<MapFormat>(m_format->currentData().toInt());
}

MapStyle ExportDialog::style() const
{
    return {static_cast<ground::Look>(m_look->currentData().toInt()),
            m_clearHexes->isChecked() ? ground::Borders::Hexes : ground::Borders::Grown};
}

MapExport ExportDialog::choice() const
{
    MapExport how;
    how.paper = static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt());
    if (m_poster->isChecked())
        how.poster = m_title;
    if (const int unit = m_unit->currentData().toInt(); unit != kOnePage)
        how.drawing.hexSize = HexSize{m_size->value(), static_cast<LengthUnit>(unit)};
    for (int i = 0; i < kMapParts; ++i)
        how.drawing.parts.set(static_cast<MapPart>(i),
                              m_parts[static_cast<std::size_t>(i)]->isChecked());
    return how;
}

void ExportDialog::followUnit()
{
    const int unit = m_unit->currentData().toInt();
    m_size->setEnabled(unit != kOnePage);
    if (unit != kOnePage) {
        const HexSizeLimits limits = limitsOf(static_cast<LengthUnit>(unit));
        m_size->setRange(limits.least, limits.most);
        m_size->setValue(unit == static_cast<int>(LengthUnit::Pixels) ? HexSize().width : 25);
    }
    update();
}

void ExportDialog::update()
{
    m_paper->setEnabled(format() == MapFormat::Pdf);
    m_told->setText(told());
}

QString ExportDialog::told() const
{
    const MapExport how = choice();
    if (m_purpose == Purpose::Print)
        return how.drawing.hexSize ? tr("On as many pages as the printer's paper requires.")
                                   : tr("On one page.");
    if (format() == MapFormat::Pdf)
        return tr("%n page(s)", nullptr, exportedPages(m_scene, how));
    const QSize size = exportedSize(m_scene, how, format());
    return tr("%1 x %2 pixels").arg(size.width()).arg(size.height());
}

} // namespace hexwerk::assault::ui
