// A new campaign: an empty one, or from a template.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QListWidget>

#include "core/assault/campaign/campaign.h"
#include "core/files/data_paths.h"

#include <vector>

namespace hexwerk::assault::ui {

class NewCampaignDialog final : public QDialog
{
    Q_OBJECT

public:
    // Templates are campaigns in the folders `assault/templates/campaigns` of the data: the title
    // is the name of one, the briefing says what it is for.
    NewCampaignDialog(const DataPaths &paths, QWidget *parent);

    // What was chosen; its briefing is for the designer to write.
    Campaign campaign() const;

private:
    void showWords();

    std::vector<Campaign> m_templates; // an empty one first
    QListWidget *m_list;
    QLabel *m_words;
};

} // namespace hexwerk::assault::ui
