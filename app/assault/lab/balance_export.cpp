// The results of a study on their way out, and back.
#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QMessageBox>

#include "app/assault/lab/balance_dialog.h"
#include "app/assault/lab/balance_text.h"
#include "app/basis/file_path.h"
#include "core/assault/scenario/alternate_history.h"
#include "core/lab/study_file.h"
#include "editor/assault/text/problem_text.h"
#include "editor/canvas/svg_file.h"
#include "editor/panels/save_dialog.h"
#include "editor/paper/sheet_output.h"
#include "editor/paper/text_pages.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kReportChartWidth = 640;  // pixels
static constexpr int kReportChartHeight = 360; // pixels

static QByteArray png(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

static QImage pictureOf(QWidget &widget, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    widget.render(&image);
    return image;
}

static QByteArray svg(FigureChart &chart)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    editor::SvgFile file(buffer, chart.size(), chart.accessibleName());
    file.add([&chart](QPainter &painter) { chart.QGraphicsView::render(&painter); });
    file.end();
    return bytes;
}

QString BalanceDialog::reportHtml()
{
    const bool hasGames = m_report.total.finished() > 0;
    QString body = hasGames ? BalanceText::html(m_report, m_start) : QString();
    for (const Figure &figure : m_figures) {
        FigureChart chart;
        chart.setPalette(QPalette(Qt::white));
        chart.resize(kReportChartWidth, kReportChartHeight);
        chart.chart()->setAnimationOptions(QChart::NoAnimation);
        chart.show(figure);
        body += htmlOf(figure) +
                QStringLiteral("<p><img alt=\"%1\" src=\"data:image/png;base64,%2\"></p>")
                    .arg(figure.title.toHtmlEscaped(),
                         QString::fromLatin1(png(pictureOf(chart, chart.size())).toBase64()));
    }
    body += m_versions->html();
    return QStringLiteral("<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>%1</title>"
                          "</head><body><h2>%1</h2>%2</body></html>")
        .arg(windowTitle().toHtmlEscaped(), body);
}

std::optional<editor::OutputFailure> BalanceDialog::write(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"pdf")
        return editor::writePdf(
            {.title = windowTitle(),
             .language = QString::fromStdString(editor::windowLanguage()),
             .pages = editor::textPages(reportHtml(), editor::Paper(), {.title = windowTitle()})},
            path);
    QByteArray bytes;
    if (m_report.total.finished() == 0) // versions alone, which are a table
        bytes = reportHtml().toUtf8();
    else if (ending == u"toml")
        bytes = QByteArray::fromStdString(lab::studyText(m_run.study()));
    else if (ending == u"csv")
        bytes = csvOf(m_figures).toUtf8();
    else if (ending == u"png")
        bytes = png(m_chart->grab().toImage());
    else if (ending == u"svg")
        bytes = svg(*m_chart);
    else
        bytes = reportHtml().toUtf8();
    const WriteResult result = writeFile(toPath(path), bytes.toStdString());
    if (result)
        return std::nullopt;
    return editor::OutputFailure{.reason = QString::fromStdString(result.error().reason.message())};
}

// Pictures and tables are a part of the results, and versions are in reports alone.
static bool keepsAll(const QString &path, bool hasVersions)
{
    QStringList ofParts = {QStringLiteral("csv"), QStringLiteral("png"), QStringLiteral("svg")};
    if (hasVersions)
        ofParts.append(QStringLiteral("toml"));
    return !ofParts.contains(QFileInfo(path).suffix().toLower());
}

void BalanceDialog::exportResults()
{
    const QString name = editor::toQString(m_start.setting->scenario.id);
    const bool hasGames = m_report.total.finished() > 0;
    const QString path = editor::fileToSave(
        this, tr("Export results"),
        QDir::home().filePath(tr("%1-balance").arg(name) + QStringLiteral(".html")),
        hasGames
            ? tr("Report (*.html);;Report (*.pdf);;Figures (*.csv);;Chart shown (*.png);;Chart "
                 "shown (*.svg);;Results (*.toml)")
            : tr("Report (*.html);;Report (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto failure = write(path);
    m_isKept = m_isKept || (!failure && keepsAll(path, !m_versions->html().isEmpty()));
    if (failure)
        QMessageBox::warning(
            this, tr("The results were not exported"),
            tr("%1 could not be written: %2").arg(QDir::toNativeSeparators(path), failure->reason));
}

QString BalanceDialog::readResults(const QString &path)
{
    LoadResult<lab::Study> read = lab::loadStudy(toPath(path));
    if (!read) {
        QStringList sentences;
        for (const Problem &problem : read.problems)
            sentences.append(ProblemText::withPlace(problem));
        return sentences.join(u'\n');
    }
    lab::Study &study = *read.value;
    const lab::StudyHead here = headAsked(m_scenario, m_start);
    if (study.head.scenario.id != here.scenario.id || study.head.sides != here.sides)
        return tr("These are results of another scenario: %1.")
            .arg(editor::toQString(study.head.scenario.id));
    const auto isOf = [&](const Scenario &scenario) {
        return study.head.scenario.hash == headAsked(scenario, m_start).scenario.hash;
    };
    if (allowsAlternateHistory(m_scenario) && !isOf(m_scenario) &&
        isOf(alternateHistory(m_scenario, m_library->cards)))
        return tr("These games were played with the sides swapped (alternate history). The page "
                  "Versions plays and compares both histories.");
    if (!isOf(m_scenario))
        return tr("The scenario has changed since these games.");
    if (study.head.data != here.data)
        return tr("The cards, tiles or tables have changed since these games.");
    const int pairs = study.head.pairs;
    m_run.show(std::move(study), m_margin->value() / 100.0);
    m_progress->setRange(0, pairs);
    m_isKept = true;
    count();
    m_pages->setCurrentIndex(0);
    return {};
}

void BalanceDialog::askForResults()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open results"), QDir::homePath(),
                                                      tr("Results (*.toml);;All files (*)"));
    if (path.isEmpty() || !mayDiscard())
        return;
    if (const QString why = readResults(path); !why.isEmpty())
        QMessageBox::warning(this, tr("The results were not opened"),
                             QDir::toNativeSeparators(path) + u'\n' + why);
}

} // namespace hexwerk::assault::ui
