#include "app/assault/paper/sheets_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/paper/page_preview.h"
#include "app/paper/paper_chooser.h"
#include "app/paper/print_book.h"
#include "app/paper/progress_window.h"
#include "editor/canvas/icons.h"
#include "editor/panels/save_dialog.h"
#include "editor/paper/sheet_output.h"

#include <utility>

namespace hexwerk::assault::ui {

SheetsDialog::SheetsDialog(SheetSource source, QString saveAs, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_saveAs(std::move(saveAs))
    , m_paper(new PaperChooser({}, this))
    , m_backs(new QComboBox(this))
    , m_bleed(new QDoubleSpinBox(this))
    , m_marks(new QCheckBox(tr("Cut mar&ks"), this))
    , m_whole(new QCheckBox(tr("The whole &library"), this))
    , m_preview(new PagePreview(this))
    , m_told(new QLabel(this))
{
    setObjectName(QStringLiteral("sheets"));
    setWindowTitle(tr("Cards, counters and sheets"));
    m_told->setWordWrap(true);
    m_told->setAccessibleName(tr("Result"));
    auto *tabs = new QTabWidget(this);
    tabs->addTab(makeKinds(), tr("S&heets"));
    tabs->addTab(makeOptions(), tr("Si&ze and paper"));
    auto *buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("&Save as PDF..."), QDialogButtonBox::ActionRole);
    m_save->setToolTip(tr("Choose the file"));
    m_save->setIcon(editor::icon(QStringLiteral("save")));
    m_save->setDefault(true);
    m_print = buttons->addButton(tr("P&rint..."), QDialogButtonBox::ActionRole);
    m_print->setToolTip(tr("Choose the printer"));
    m_print->setIcon(editor::icon(QStringLiteral("log")));
    QPushButton *close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setToolTip(tr("Back to the scenario"));
    close->setIcon(editor::icon(QStringLiteral("remove")));
    connect(m_save, &QPushButton::clicked, this, &SheetsDialog::save);
    connect(m_print, &QPushButton::clicked, this, &SheetsDialog::print);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *sides = new QHBoxLayout;
    sides->addWidget(tabs);
    sides->addWidget(m_preview, 1);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(sides, 1);
    rows->addWidget(m_told);
    rows->addWidget(buttons);
    m_later.setSingleShot(true);
    m_later.setInterval(150);
    connect(&m_later, &QTimer::timeout, this, &SheetsDialog::showPages);
    connect(m_paper, &PaperChooser::changed, this, &SheetsDialog::update);
    for (QComboBox *box : {m_card, m_counter, m_sticker, m_backs})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetsDialog::update);
    connect(m_bleed, &QDoubleSpinBox::valueChanged, this, &SheetsDialog::update);
    for (QCheckBox *box : {m_marks, m_whole})
        connect(box, &QCheckBox::toggled, this, &SheetsDialog::update);
    resize(kPreviewedSize.boundedTo(screen()->availableSize() * 0.95));
    showPages();
}

QWidget *SheetsDialog::makeKinds()
{
    auto *page = new QWidget(this);
    auto *rows = new QVBoxLayout(page);
    for (int i = 0; i < kSheetKinds; ++i) {
        const auto kind = static_cast<SheetKind>(i);
        auto *box = new QCheckBox(nameOf(kind), page);
        box->setToolTip(tr("Include these sheets"));
        box->setChecked(kind == SheetKind::Scenario || kind == SheetKind::UnitCards ||
                        kind == SheetKind::Counters);
        connect(box, &QCheckBox::toggled, this, &SheetsDialog::update);
        rows->addWidget(box);
        m_kinds.push_back(box);
    }
    rows->addSpacing(8);
    m_whole->setToolTip(tr("All cards and counters, not only those of the scenario"));
    rows->addWidget(m_whole);
    rows->addStretch();
    return page;
}

QComboBox *SheetsDialog::sizes(std::span<const editor::NamedSize> named, QSizeF usual,
                               const QString &name)
{
    auto *box = new QComboBox(this);
    for (const editor::NamedSize &size : named) {
        box->addItem(editor::nameOf(size), size.size);
        if (size.size == usual)
            box->setCurrentIndex(box->count() - 1);
    }
    box->setAccessibleName(name);
    box->setToolTip(tr("After cutting"));
    return box;
}

QWidget *SheetsDialog::makeOptions()
{
    const SheetOptions usual;
    auto *page = new QWidget(this);
    auto *form = new QFormLayout(page);
    form->addRow(tr("&Paper:"), m_paper);
    m_card = sizes(editor::cardSizes(), usual.card, tr("Size of cards"));
    form->addRow(tr("C&ards:"), m_card);
    m_counter =
        sizes(editor::counterSizes(), {usual.counter, usual.counter}, tr("Size of counters"));
    form->addRow(tr("Coun&ters:"), m_counter);
    m_sticker =
        sizes(editor::stickerSizes(), {usual.sticker, usual.sticker}, tr("Size of stickers"));
    form->addRow(tr("&Dice stickers:"), m_sticker);
    m_backs->addItem(tr("On the other side (duplex)"), static_cast<int>(Backs::Duplex));
    m_backs->addItem(tr("Beside, to fold and glue"), static_cast<int>(Backs::Folded));
    m_backs->addItem(tr("None"), static_cast<int>(Backs::None));
    m_backs->setAccessibleName(tr("Backs"));
    m_backs->setToolTip(tr("Where the backs of cards and counters are printed"));
    form->addRow(tr("&Backs:"), m_backs);
    m_bleed->setRange(0, 5);
    m_bleed->setDecimals(1);
    m_bleed->setSingleStep(0.5);
    m_bleed->setValue(usual.bleed);
    m_bleed->setSuffix(tr(" mm"));
    m_bleed->setAccessibleName(tr("Bleed"));
    m_bleed->setToolTip(
        tr("What is printed around each piece, so that a cut beside the line leaves no white rim"));
    form->addRow(tr("Bl&eed:"), m_bleed);
    m_marks->setChecked(usual.cutMarks);
    m_marks->setToolTip(tr("Short lines outside of the pieces that show where to cut"));
    form->addRow(QString(), m_marks);
    return page;
}

std::vector<SheetKind> SheetsDialog::kinds() const
{
    std::vector<SheetKind> kinds;
    for (int i = 0; i < kSheetKinds; ++i)
        if (m_kinds[static_cast<std::size_t>(i)]->isChecked())
            kinds.push_back(static_cast<SheetKind>(i));
    return kinds;
}

SheetOptions SheetsDialog::options() const
{
    SheetOptions options;
    options.paper = m_paper->paper().value_or(editor::Paper());
    options.backs = static_cast<Backs>(m_backs->currentData().toInt());
    options.card = m_card->currentData().toSizeF();
    options.counter = m_counter->currentData().toSizeF().width();
    options.sticker = m_sticker->currentData().toSizeF().width();
    options.bleed = m_bleed->value();
    options.cutMarks = m_marks->isChecked();
    options.wholeLibrary = m_whole->isChecked();
    return options;
}

void SheetsDialog::update()
{
    m_later.start();
}

void SheetsDialog::showPages()
{
    m_later.stop();
    const SheetOptions options = this->options();
    const QStringList none = whyNone(m_source, kinds(), options);
    m_book = sheetBook(m_source, kinds(), options);
    const int pages = static_cast<int>(m_book.pages.size());
    m_save->setEnabled(pages > 0);
    m_print->setEnabled(pages > 0);
    const QString why =
        kinds().empty() ? tr("Choose what to print.") : none.join(QLatin1Char('\n'));
    m_preview->show(m_book, why);
    QStringList told;
    if (pages > 0)
        //: %1 is the size of the paper, as A4
        told << tr("%n page(s) of %1", nullptr, pages).arg(editor::nameOf(options.paper));
    m_told->setText((told + none).join(QLatin1Char('\n')));
}

void SheetsDialog::refuse(const QString &why)
{
    QMessageBox box(QMessageBox::Warning, windowTitle(), tr("The sheets were not saved."),
                    QMessageBox::Ok, this);
    box.setInformativeText(why);
    box.exec();
}

void SheetsDialog::save()
{
    if (m_later.isActive())
        showPages();
    const QString path =
        editor::fileToSave(this, tr("Save sheets"), m_saveAs, tr("PDF (*.pdf);;All files (*)"));
    if (path.isEmpty())
        return;
    ProgressWindow progress(tr("Saving the sheets..."), this);
    const auto failure = editor::writePdf(m_book, path, progress.progress());
    const QString file = QDir::toNativeSeparators(path);
    if (!failure)
        //: %1 is a file
        return m_told->setText(tr("Saved as %1.").arg(file));
    if (failure->fault == editor::OutputFailure::Fault::Cancelled)
        return m_told->setText(tr("The sheets were not saved."));
    refuse(failure->reason.isEmpty()
               ? tr("%1 could not be written.").arg(file)
               : tr("%1 could not be written: %2.").arg(file, failure->reason));
}

void SheetsDialog::print()
{
    if (m_later.isActive())
        showPages();
    QPrinter printer(QPrinter::HighResolution);
    const QSizeF paper = m_book.pages.front().size;
    if (options().backs == Backs::Duplex) // backs are mirrored left to right
        printer.setDuplex(paper.width() > paper.height() ? QPrinter::DuplexShortSide
                                                         : QPrinter::DuplexLongSide);
    if (printBook(m_book, printer, this))
        m_told->setText(tr("The sheets were sent to the printer."));
}

} // namespace hexwerk::assault::ui
