#include "app/assault/files/export_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QScreen>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/assault/files/export.h"
#include "app/assault/files/layer_chooser.h"
#include "app/paper/page_preview.h"
#include "app/paper/paper_chooser.h"
#include "editor/assault/canvas/map_pages.h"
#include "editor/canvas/icons.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kOnePage = -1;    // in place of a unit
static constexpr int kWholeBoard = -1; // in place of a region
static constexpr int kTyped = -2;

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

ExportDialog::ExportDialog(MapScene scene, PosterText poster, std::vector<NamedRegion> regions,
                           Purpose purpose, QWidget *parent)
    : QDialog(parent)
    , m_scene(std::move(scene))
    , m_title(std::move(poster))
    , m_regions(std::move(regions))
    , m_purpose(purpose)
    , m_format(new QComboBox(this))
    , m_size(new QDoubleSpinBox(this))
    , m_unit(new QComboBox(this))
    , m_dots(new QDoubleSpinBox(this))
    , m_part(new QComboBox(this))
    , m_region(new QLineEdit(this))
    , m_paper(new PaperChooser(tr("One sheet, as large as the map"), this))
    , m_overlap(new QDoubleSpinBox(this))
    , m_marks(new QCheckBox(tr("Cut and &glue marks"), this))
    , m_overview(new QCheckBox(tr("Overv&iew page"), this))
    , m_layers(new LayerChooser(m_scene.style, this))
    , m_preview(new PagePreview(this))
    , m_told(new QLabel(this))
{
    const bool prints = purpose == Purpose::Print;
    setObjectName(prints ? QStringLiteral("print-map") : QStringLiteral("export-map"));
    setWindowTitle(prints ? tr("Print map") : tr("Export map"));
    m_told->setAccessibleName(tr("Result"));
    m_told->setWordWrap(true);
    auto *tabs = new QTabWidget(this);
    tabs->addTab(makePage(), tr("&Size and paper"));
    tabs->addTab(m_layers, tr("Layers &and look"));
    auto *sides = new QHBoxLayout;
    sides->addWidget(tabs);
    sides->addWidget(m_preview, 1);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(sides, 1);
    addButtons(*rows);
    m_later.setSingleShot(true);
    m_later.setInterval(150);
    connect(&m_later, &QTimer::timeout, this, &ExportDialog::showPages);
    for (QComboBox *box : {m_format, m_part})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    for (QDoubleSpinBox *box : {m_size, m_dots, m_overlap})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::update);
    for (QCheckBox *box : {m_marks, m_overview})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::update);
    connect(m_region, &QLineEdit::textChanged, this, &ExportDialog::update);
    connect(m_paper, &PaperChooser::changed, this, &ExportDialog::update);
    connect(m_layers, &LayerChooser::changed, this, &ExportDialog::update);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &ExportDialog::followUnit);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    if (prints) {
        m_format->setCurrentIndex(m_format->findData(static_cast<int>(MapFormat::Pdf)));
        m_unit->setCurrentIndex(m_unit->findData(kOnePage));
    }
    followUnit();
    resize(kPreviewedSize.boundedTo(screen()->availableSize() * 0.95));
    showPages();
}

void ExportDialog::addButtons(QLayout &rows)
{
    const bool prints = m_purpose == Purpose::Print;
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
    rows.addWidget(m_told);
    rows.addWidget(buttons);
}

QWidget *ExportDialog::makePage()
{
    const bool prints = m_purpose == Purpose::Print;
    auto *page = new QWidget(this);
    m_form = new QFormLayout(page);
    m_format->addItem(tr("Picture (PNG)"), static_cast<int>(MapFormat::Png));
    m_format->addItem(tr("Drawing (SVG)"), static_cast<int>(MapFormat::Svg));
    m_format->addItem(tr("Pages (PDF)"), static_cast<int>(MapFormat::Pdf));
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("File format"));
    m_form->addRow(tr("&Format:"), m_format);
    auto *part = new QLabel(tr("Par&t:"), this);
    part->setBuddy(m_part);
    m_form->addRow(part, makeRegion());
    auto *width = new QLabel(tr("&Width of a hex:"), this);
    width->setBuddy(m_size);
    m_form->addRow(width, makeSize());
    m_dots->setRange(50, 1200);
    m_dots->setDecimals(0);
    m_dots->setValue(MapExport().dots);
    m_dots->setSuffix(tr(" dpi"));
    m_dots->setAccessibleName(tr("Resolution"));
    m_dots->setToolTip(tr("Dots per inch of the picture"));
    m_form->addRow(tr("Resolutio&n:"), m_dots);
    m_form->addRow(tr("Pa&per:"), m_paper);
    auto *joints = new QLabel(tr("O&verlap:"), this);
    joints->setBuddy(m_overlap);
    m_form->addRow(joints, makeJoints());
    m_form->setRowVisible(m_format, !prints);
    m_form->setRowVisible(m_dots, !prints);
    return page;
}

QLayout *ExportDialog::makeRegion()
{
    m_part->addItem(tr("Whole map"), kWholeBoard);
    for (int i = 0; i < static_cast<int>(m_regions.size()); ++i)
        m_part->addItem(m_regions[static_cast<std::size_t>(i)].name, i);
    m_part->addItem(tr("From hex to hex"), kTyped);
    m_part->setAccessibleName(tr("Part of the map"));
    m_part->setToolTip(
        tr("The whole board, what is selected, a tile, or hexes from corner to corner"));
    m_region->setPlaceholderText(QStringLiteral("A1:H12"));
    m_region->setAccessibleName(tr("From hex to hex"));
    m_region->setToolTip(tr("Two opposite corners, such as A1:H12"));
    m_region->hide();
    connect(m_part, &QComboBox::currentIndexChanged, this,
            [this] { m_region->setVisible(m_part->currentData() == kTyped); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_part, 2);
    row->addWidget(m_region, 1);
    return row;
}

// Of counters that lie on hexes: what is printed and sold.
QPushButton *ExportDialog::usualSizes()
{
    auto *button = new QPushButton(tr("&Usual widths"), this);
    button->setAutoDefault(false);
    button->setToolTip(tr("Usual widths of hexes in printed games"));
    auto *menu = new QMenu(button);
    for (const int millimetres : {16, 19, 25, 32})
        menu->addAction(tr("%1 mm").arg(millimetres), this, [this, millimetres] {
            m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(LengthUnit::Millimetres)));
            m_size->setValue(millimetres);
        });
    button->setMenu(menu);
    return button;
}

QLayout *ExportDialog::makeSize()
{
    m_size->setAccessibleName(tr("Width of a hex"));
    m_size->setToolTip(tr("From corner to corner"));
    m_size->setDecimals(1);
    m_size->setValue(HexSize().width);
    if (m_purpose == Purpose::Export)
        m_unit->addItem(tr("pixels"), static_cast<int>(LengthUnit::Pixels));
    m_unit->addItem(tr("millimetres"), static_cast<int>(LengthUnit::Millimetres));
    m_unit->addItem(tr("all on one page"), kOnePage);
    m_unit->setAccessibleName(tr("Unit of the width"));
    m_unit->setToolTip(m_purpose == Purpose::Print ? tr("Millimetres or a single page")
                                                   : tr("Pixels, millimetres or a single page"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_size, 1);
    row->addWidget(m_unit, 1);
    row->addWidget(usualSizes());
    return row;
}

QLayout *ExportDialog::makeJoints()
{
    const SheetJoints usual;
    m_overlap->setRange(0, 50);
    m_overlap->setDecimals(1);
    m_overlap->setValue(usual.overlap);
    m_overlap->setSuffix(tr(" mm"));
    m_overlap->setAccessibleName(tr("Overlap"));
    m_overlap->setToolTip(tr("What neighbouring sheets both show, to be glued"));
    m_marks->setChecked(usual.hasMarks);
    m_marks->setToolTip(
        tr("In the margins: where to cut and where to glue, and the sheet's number"));
    m_overview->setChecked(usual.hasOverview);
    m_overview->setToolTip(tr("A first page that shows how the sheets lie"));
    auto *rows = new QVBoxLayout;
    rows->addWidget(m_overlap);
    rows->addWidget(m_marks);
    rows->addWidget(m_overview);
    return rows;
}

MapFormat ExportDialog::format() const
{
    return static_cast<MapFormat>(m_format->currentData().toInt());
}

MapStyle ExportDialog::style() const
{
    return m_layers->style();
}

MapExport ExportDialog::choice() const
{
    MapExport how;
    how.paper = m_paper->paper();
    how.dots = m_dots->value();
    how.joints = {m_overlap->value(), m_marks->isChecked(), m_overview->isChecked()};
    how.drawing.parts = m_layers->parts();
    if (m_layers->isPoster())
        how.poster = m_title;
    if (const int unit = m_unit->currentData().toInt(); unit != kOnePage)
        how.drawing.hexSize = HexSize{m_size->value(), static_cast<LengthUnit>(unit)};
    const int part = m_part->currentData().toInt();
    if (part == kTyped)
        how.region = regionFromString(m_region->text());
    else if (part != kWholeBoard)
        how.region = m_regions[static_cast<std::size_t>(part)].hexes;
    return how;
}

// Pages are measured with a ruler.
void ExportDialog::followFormat()
{
    if (format() == MapFormat::Pdf && m_unit->currentData() == static_cast<int>(LengthUnit::Pixels))
        m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(LengthUnit::Millimetres)));
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
    const bool onPages = format() == MapFormat::Pdf;
    const bool onMany = onPages && m_unit->currentData() != kOnePage && m_paper->paper();
    m_paper->setEnabled(onPages);
    m_overlap->setEnabled(onMany);
    m_marks->setEnabled(onMany);
    m_overview->setEnabled(onMany);
    m_dots->setEnabled(format() == MapFormat::Png &&
                       m_unit->currentData() == static_cast<int>(LengthUnit::Millimetres));
    const MapExport how = choice();
    const QString refused = wrong(how);
    m_accept->setEnabled(refused.isEmpty());
    m_told->setText(refused.isEmpty() ? told(how) : refused);
    m_later.start();
}

void ExportDialog::showPages()
{
    m_later.stop();
    MapExport how = choice();
    if (const QString refused = wrong(how); !refused.isEmpty())
        return m_preview->show({}, refused);
    if (format() != MapFormat::Pdf) { // as one page, without a margin
        how.paper.reset();
        how.drawing.hexSize = HexSize{20, LengthUnit::Millimetres};
    }
    m_scene.style = style();
    m_preview->show(mapBook(m_scene, how, m_title.title));
}

QString ExportDialog::wrong(const MapExport &how) const
{
    if (m_part->currentData() == kTyped && !how.region)
        return tr("\"%1\" is not a part of the map. Name two corners, such as A1:H12.")
            .arg(m_region->text());
    const auto refused = [&](ExportFailure::Fault fault) {
        return exportSentence({fault, {}}, {});
    };
    if (how.region && !isOn(m_scene.board, *how.region))
        return refused(ExportFailure::Fault::Region);
    if (format() == MapFormat::Pdf) {
        const auto fault = faultOf(pagesOf(m_scene, how));
        return fault ? refused(*fault) : QString();
    }
    const QSize size = exportedSize(m_scene, how, format());
    if (format() == MapFormat::Png && std::max(size.width(), size.height()) > kMostExportPixels)
        return refused(ExportFailure::Fault::TooLarge);
    return {};
}

QString ExportDialog::told(const MapExport &how) const
{
    const QString bytes = QLocale().formattedDataSize(expectedBytes(m_scene, how, format()), 0);
    if (format() == MapFormat::Pdf) {
        const MapPages pages = pagesOf(m_scene, how);
        const QString paper = editor::nameOf(pages.paper);
        if (m_purpose == Purpose::Print)
            //: %1 is the size of the paper, as A4
            return tr("%n page(s) of %1", nullptr, pages.pages()).arg(paper);
        //: %1 is the size of the paper, as A4, %2 the size of the file, as 12 MB
        return tr("%n page(s) of %1, about %2", nullptr, pages.pages()).arg(paper, bytes);
    }
    const QSize size = exportedSize(m_scene, how, format());
    //: %3 is the size of the file, as 12 MB
    return tr("%1 × %2 pixels, about %3").arg(size.width()).arg(size.height()).arg(bytes);
}

} // namespace hexwerk::assault::ui
