#include "app/assault/campaign/report_file.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>

#include "app/basis/file_path.h"

#include <string>

namespace hexwerk::assault::ui {

QString endingOf(ReportFormat format)
{
    return format == ReportFormat::Pdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
}

static std::string pdfOf(CampaignReport &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Hexwerk"));
        writer.setTitle(report.title());
        writer.setPageSize(QPageSize(QPageSize::A4));
        QTextDocument document;
        document.setHtml(report.html());
        document.print(&writer);
    }
    return bytes.toStdString();
}

WriteResult writeReport(CampaignReport &report, ReportFormat format, const QString &path)
{
    return writeFile(toPath(path),
                     format == ReportFormat::Pdf ? pdfOf(report) : report.html().toStdString());
}

} // namespace hexwerk::assault::ui
