// The battles of a campaign by date: those that were fought with how they ended, and the next one.
#pragma once

#include <QTableWidget>

#include "core/assault/campaign/campaign_position.h"

#include <optional>

namespace hexwerk::assault::ui {

class CampaignCalendar final : public QTableWidget
{
    Q_OBJECT

public:
    explicit CampaignCalendar(QWidget *parent = nullptr);

    void show(const CampaignPosition &p);
    // The number of the chosen battle, from 1.
    std::optional<int> chosen() const;
    void choose(std::optional<int> battleNumber);

private:
    enum Column { Date, Battle, Result, Turns, kColumns };

    void add(const QString &date, const QString &battle, const QString &result,
             const QString &turns);
};

} // namespace hexwerk::assault::ui
