#include "app/assault/campaign_editing/new_campaign_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/system_id.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

// The first of an id; files that are no campaigns are left out.
static std::vector<Campaign> templatesIn(const DataPaths &paths)
{
    std::vector<Campaign> found = {emptyCampaign()};
    for (const std::filesystem::path &folder : paths.folders) {
        const QDir dir(QString::fromStdU16String(folder.u16string()) + QLatin1Char('/') +
                       editor::toQString(systemFolder(kSystemId, "templates/campaigns")));
        for (const QFileInfo &file :
             dir.entryInfoList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name)) {
            auto read = loadCampaign(file.filePath().toStdU16String());
            if (read && std::none_of(found.begin(), found.end(), [&](const Campaign &one) {
                    return one.id == read.value->campaign.id;
                }))
                found.push_back(std::move(read.value->campaign));
        }
    }
    return found;
}

NewCampaignDialog::NewCampaignDialog(const DataPaths &paths, QWidget *parent)
    : QDialog(parent)
    , m_templates(templatesIn(paths))
    , m_list(new QListWidget(this))
    , m_words(new QLabel(this))
{
    setObjectName(QStringLiteral("new-campaign"));
    setWindowTitle(tr("New campaign"));
    m_list->setAccessibleName(tr("Templates"));
    m_list->addItem(tr("Empty campaign"));
    for (std::size_t i = 1; i < m_templates.size(); ++i)
        m_list->addItem(editor::inWindowLanguage(m_templates[i].title));
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setMinimumHeight(5 * fontMetrics().lineSpacing());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Be&gin"));
    buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Create the campaign"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_words);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewCampaignDialog::showWords);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setCurrentRow(0);
    resizeToText(*this, 70, 24);
}

void NewCampaignDialog::showWords()
{
    const int row = std::max(0, m_list->currentRow());
    m_words->setText(
        row == 0 ? tr("Two sides and no battle: a start from scratch.")
                 : editor::inWindowLanguage(m_templates[static_cast<std::size_t>(row)].briefing));
}

Campaign NewCampaignDialog::campaign() const
{
    Campaign made = m_templates[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
    made.briefing = {};
    return made;
}

} // namespace hexwerk::assault::ui
