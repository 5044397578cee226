// The report of a campaign on its way out: one file, whole or not at all.
#pragma once

#include <QString>

#include "app/assault/campaign/campaign_report.h"
#include "editor/paper/sheet_output.h"

#include <cstdint>
#include <optional>

namespace hexwerk::assault::ui {

enum class ReportFormat : std::uint8_t { Html, Pdf };
QString endingOf(ReportFormat format); // ".pdf"

// A PDF has pages of A4 with numbers. Empty if it was written.
[[nodiscard]] std::optional<editor::OutputFailure>
writeReport(CampaignReport &report, ReportFormat format, const QString &path);

} // namespace hexwerk::assault::ui
