#include "app/assault/campaign/report_file.h"

#include "app/basis/file_path.h"
#include "core/files/atomic_file.h"
#include "editor/paper/text_pages.h"

namespace hexwerk::assault::ui {

QString endingOf(ReportFormat format)
{
    return format == ReportFormat::Pdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
}

std::optional<editor::OutputFailure> writeReport(CampaignReport &report, ReportFormat format,
                                                 const QString &path)
{
    if (format == ReportFormat::Pdf)
        return editor::writePdf(
            {.title = report.title(),
             .language = report.language(),
             .pages = editor::textPages(report.html(), editor::Paper(), {.title = report.title()})},
            path);
    const WriteResult written = writeFile(toPath(path), report.html().toStdString());
    if (written)
        return std::nullopt;
    return editor::OutputFailure{.reason =
                                     QString::fromStdString(written.error().reason.message())};
}

} // namespace hexwerk::assault::ui
