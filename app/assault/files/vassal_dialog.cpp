#include "app/assault/files/vassal_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/canvas/icons.h"

#include <utility>

namespace hexwerk::assault::ui {

VassalDialog::VassalDialog(MapScene scene, QWidget *parent)
    : QDialog(parent)
    , m_scene(std::move(scene))
    , m_width(new QSpinBox(this))
    , m_placesUnits(new QCheckBox(tr("&Place the units that start on the board"), this))
    , m_hasReserves(new QCheckBox(tr("&Add counters of reinforcements and formations"), this))
    , m_told(new QLabel(this))
{
    setObjectName(QStringLiteral("export-vassal"));
    setWindowTitle(tr("Export VASSAL module"));
    m_width->setRange(kLeastVassalHex, kMostVassalHex);
    m_width->setSingleStep(2);
    m_width->setValue(VassalExport().hexWidth);
    m_width->setSuffix(tr(" pixels"));
    m_width->setAccessibleName(tr("Width of a hex"));
    m_width->setToolTip(tr("From corner to corner"));
    m_placesUnits->setChecked(true);
    m_placesUnits->setToolTip(tr("As stacks at the start of a game, with their markers"));
    m_hasReserves->setChecked(true);
    m_hasReserves->setToolTip(tr("In lists by turn and formation, next to the listed units"));
    m_told->setAccessibleName(tr("Result"));
    m_told->setWordWrap(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&Width of a hex:"), m_width);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *accept = buttons->addButton(tr("E&xport..."), QDialogButtonBox::AcceptRole);
    accept->setToolTip(tr("Choose the file"));
    accept->setIcon(editor::icon(QStringLiteral("bundle")));
    QPushButton *cancel = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    cancel->setToolTip(tr("Close without output"));
    cancel->setIcon(editor::icon(QStringLiteral("remove")));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_width, &QSpinBox::valueChanged, this, &VassalDialog::tell);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(form);
    rows->addWidget(m_placesUnits);
    rows->addWidget(m_hasReserves);
    rows->addWidget(m_told);
    rows->addStretch();
    rows->addWidget(buttons);
    tell();
    resizeToText(*this, 76, 18);
}

VassalExport VassalDialog::choice() const
{
    VassalExport how;
    how.hexWidth = m_width->value() / 2 * 2;
    how.placesUnits = m_placesUnits->isChecked();
    how.hasReserves = m_hasReserves->isChecked();
    return how;
}

void VassalDialog::tell()
{
    const QSize size = mapSize(m_scene, choice().hexWidth);
    m_told->setText(
        //: %1 and %2 are numbers
        tr("The picture of the board will be %1 × %2 pixels.")
            .arg(size.width())
            .arg(size.height()) +
        QStringLiteral("\n\n") +
        tr("Every player of a module can see all that is in it. Mines and zones are therefore left "
           "out. VASSAL does not know the rules: counters, markers and dice are there, but nothing "
           "is checked."));
}

} // namespace hexwerk::assault::ui
