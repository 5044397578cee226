#include "app/paper/paper_chooser.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace hexwerk {

static constexpr int kOwnSize = -1; // in place of one of the named papers
static constexpr int kOther = -2;

PaperChooser::PaperChooser(const QString &ownSize, QWidget *parent)
    : QWidget(parent)
    , m_name(new QComboBox(this))
    , m_size(new QWidget(this))
    , m_width(new QDoubleSpinBox(m_size))
    , m_height(new QDoubleSpinBox(m_size))
{
    const auto papers = editor::namedPapers();
    for (int i = 0; i < static_cast<int>(papers.size()); ++i)
        m_name->addItem(QLatin1String(papers[static_cast<std::size_t>(i)].name), i);
    if (!ownSize.isEmpty())
        m_name->addItem(ownSize, kOwnSize);
    m_name->addItem(tr("Other size"), kOther);
    m_name->setAccessibleName(tr("Paper"));
    m_name->setToolTip(tr("Page size; portrait or landscape, whichever needs fewer pages"));
    setFocusProxy(m_name);
    if (QLocale().measurementSystem() == QLocale::ImperialUSSystem)
        m_name->setCurrentIndex(m_name->findText(QStringLiteral("Letter")));
    const auto set = [this](QDoubleSpinBox &length, const QString &name, double millimetres) {
        length.setRange(editor::kLeastPaper, editor::kMostPaper);
        length.setDecimals(1);
        length.setValue(millimetres);
        length.setSuffix(tr(" mm"));
        length.setAccessibleName(name);
        length.setToolTip(name);
        connect(&length, &QDoubleSpinBox::valueChanged, this, &PaperChooser::changed);
    };
    set(*m_width, tr("Width of the paper"), 210);
    set(*m_height, tr("Height of the paper"), 297);
    auto *lengths = new QHBoxLayout(m_size);
    lengths->setContentsMargins(0, 0, 0, 0);
    lengths->addWidget(m_width);
    lengths->addWidget(new QLabel(QStringLiteral("x"), m_size));
    lengths->addWidget(m_height);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_name, 1);
    row->addWidget(m_size);
    m_size->hide();
    connect(m_name, &QComboBox::currentIndexChanged, this, [this] {
        m_size->setVisible(m_name->currentData() == kOther);
        emit changed();
    });
}

std::optional<editor::Paper> PaperChooser::paper() const
{
    const int chosen = m_name->currentData().toInt();
    if (chosen == kOwnSize)
        return std::nullopt;
    if (chosen == kOther)
        return editor::Paper{{m_width->value(), m_height->value()}};
    return editor::Paper{editor::namedPapers()[static_cast<std::size_t>(chosen)].size};
}

} // namespace hexwerk
