// The log of a followed game: its steps, notes, luck, and what can be kept of it.
#include <QInputDialog>
#include <QLayout>
#include <QMessageBox>

#include "app/assault/assistant/tracked_page.h"
#include "app/assault/beside/luck_dialog.h"
#include "app/basis/file_path.h"
#include "app/basis/large_type.h"
#include "core/assault/aside/luck.h"
#include "core/files/atomic_file.h"
#include "editor/assault/text/told_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

namespace {

struct LogStep
{
    QStringList lines;
    QString refusal; // the rule that it breaks
    QString note;
};

std::vector<LogStep> stepsOf(const TableSession &session)
{
    std::vector<LogStep> steps;
    const auto &log = session.game().log();
    for (std::size_t i = 0; i < log.size(); ++i) {
        const play::Record &record = session.records()[i];
        steps.push_back({ToldText::lines(session.position(), log[i].order, log[i].events),
                         QString::fromStdString(record.refusal),
                         QString::fromStdString(record.note)});
    }
    return steps;
}

} // namespace

void TrackedPage::fillLog()
{
    m_steps->clear();
    QFont large = font(); // the list does not ask the style sheet
    large.setPixelSize(kLargeText);
    for (const LogStep &step : stepsOf(m_session)) {
        QString words = step.lines.join(QLatin1Char('\n'));
        if (!step.refusal.isEmpty())
            //: a step of the game: %1 is the rule that it breaks
            words.prepend(tr("Played anyway, against %1:").arg(step.refusal) + QLatin1Char('\n'));
        if (!step.note.isEmpty())
            words += QLatin1Char('\n') + tr("Note: %1").arg(step.note);
        m_steps->addItem(words);
        m_steps->item(m_steps->count() - 1)->setFont(large);
    }
    if (m_steps->count() == 0)
        m_steps->addItem(tr("Nothing has happened yet."));
    m_steps->item(0)->setFont(large);
    m_sheets->currentWidget()->layout()->activate();
    m_steps->doItemsLayout(); // by the width that it has now
    m_steps->setCurrentRow(m_steps->count() - 1);
    m_steps->scrollToBottom();
    for (QPushButton *one : {m_logNote, m_logSave, m_logLuck})
        one->setEnabled(m_session.canTakeBack());
}

void TrackedPage::writeNote()
{
    if (!m_session.canTakeBack())
        return;
    const bool isLog = m_sheets->currentIndex() == Log;
    const std::size_t last = m_session.records().size() - 1;
    const std::size_t order = isLog && m_steps->currentRow() >= 0
                                  ? std::min(last, static_cast<std::size_t>(m_steps->currentRow()))
                                  : last;
    bool isSaid = false;
    const QString note = QInputDialog::getMultiLineText(
        this, tr("Note"), tr("What do you want to note about this step?"),
        QString::fromStdString(m_session.records()[order].note), &isSaid);
    if (!isSaid)
        return;
    m_session.setNote(order, note.trimmed());
    if (isLog)
        fillLog();
}

void TrackedPage::exportLog()
{
    const QString filter = tr("Web page (*.html);;Text (*.txt)");
    const QString path = editor::fileToSave(this, tr("Save the log"), m_title->text(), filter);
    if (path.isEmpty())
        return;
    const bool isText = path.endsWith(QLatin1String(".txt"));
    const QString text = isText ? logText() : logPage();
    if (const WriteResult written = writeFile(toPath(path), text.toStdString()); !written)
        QMessageBox::warning(
            this, tr("Save the log"),
            tr("%1 could not be written: %2.")
                .arg(path, QString::fromStdString(written.error().reason.message())));
}

QString TrackedPage::logText() const
{
    QString text = m_title->text() + QStringLiteral("\n\n");
    for (const LogStep &step : stepsOf(m_session)) {
        if (!step.refusal.isEmpty())
            text += tr("Played anyway, against %1:").arg(step.refusal) + QLatin1Char('\n');
        text += step.lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
        if (!step.note.isEmpty())
            text += tr("Note: %1").arg(step.note) + QLatin1Char('\n');
    }
    return text;
}

QString TrackedPage::logPage() const
{
    QString body;
    for (const LogStep &step : stepsOf(m_session)) {
        QStringList lines;
        if (!step.refusal.isEmpty())
            lines << QStringLiteral("<b>%1</b>")
                         .arg(tr("Played anyway, against %1:").arg(step.refusal).toHtmlEscaped());
        for (const QString &line : step.lines)
            lines << line.toHtmlEscaped();
        if (!step.note.isEmpty())
            lines << QStringLiteral("<i>%1</i>").arg(tr("Note: %1").arg(step.note).toHtmlEscaped());
        if (!lines.isEmpty())
            body += QStringLiteral("<p>%1</p>\n").arg(lines.join(QStringLiteral("<br>\n")));
    }
    const QString title = m_title->text().toHtmlEscaped();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<title>%2</title></head>\n<body>\n<h1>%2</h1>\n%3</body></html>\n")
        .arg(QString::fromStdString(editor::windowLanguage()), title, body);
}

void TrackedPage::showLuck()
{
    LuckCount luck(table().game);
    for (const auto &entry : m_session.game().log())
        for (const Event &event : entry.events)
            luck.add(event);
    LuckDialog(table().game, luck.rows(), this).exec();
}

} // namespace hexwerk::assault::ui
