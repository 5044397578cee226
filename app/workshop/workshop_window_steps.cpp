// What a translator does with a text, and with many at once.
#include <QInputDialog>
#include <QMenuBar>

#include "app/workshop/alarm_text.h"
#include "app/workshop/consistency_dialog.h"
#include "app/workshop/replace_dialog.h"
#include "app/workshop/workshop_window.h"
#include "editor/keys/action_keys.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk {

using editor::toQString;
using translation::UnitState;

void WorkshopWindow::approve()
{
    if (!m_unit)
        return;
    updateOffers();
    const bool fails = !m_alarms.empty();
    if (translation::isEmpty(m_typed))
        return tell(tr("There is nothing to approve yet. \"%1\" copies the source.")
                        .arg(editor::tipWithKey(tr("Copy source"),
                                                editor::keyOf(QStringLiteral("workshop.copy")))));
    if (fails)
        tell(tr("A check fails: the text needs work."));
    else
        tell({});
    keepTyped(fails ? UnitState::Draft : UnitState::Final);
    goToNext();
}

void WorkshopWindow::needsWork()
{
    keepTyped(UnitState::Draft);
    goToNext();
}

void WorkshopWindow::stillRight()
{
    if (!m_unit || !isStale(m_workshop.units()[*m_unit]))
        return;
    m_workshop.confirm(*m_unit);
    goToNext();
}

void WorkshopWindow::takeOffer(int number)
{
    if (number < 1 || number > static_cast<int>(m_offers.size()))
        return;
    m_target->setPlainText(m_offers[static_cast<std::size_t>(number - 1)].text);
    m_target->moveCursor(QTextCursor::End);
    updateOffers();
}

void WorkshopWindow::insertTerm(const QString &word)
{
    m_target->insertPlainText(word);
    m_target->setFocus();
}

QString WorkshopWindow::freeLetters() const
{
    QString letters;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_A + letter - 'a'));
        const auto menus = menuBar()->actions();
        if (std::none_of(menus.begin(), menus.end(), [&](const QAction *menu) {
                return QKeySequence::mnemonic(menu->text()) == key;
            }))
            letters += QLatin1Char(letter);
    }
    return letters;
}

void WorkshopWindow::copySource()
{
    if (!m_unit)
        return;
    const std::vector<std::string> sources = m_workshop.units()[*m_unit].sources();
    m_target->setPlainText(toQString(sources[std::min(m_form, sources.size() - 1)]));
    m_target->moveCursor(QTextCursor::End);
    updateOffers();
}

void WorkshopWindow::silence()
{
    if (!m_unit || m_alarms.empty())
        return tell(tr("No check fails here."));
    const translation::Alarm alarm = m_alarms.front();
    bool isGiven = false;
    const QString reason =
        QInputDialog::getText(this, tr("Silence a check"),
                              tr("%1\nWhy is the text right all the same?").arg(textOf(alarm)),
                              QLineEdit::Normal, {}, &isGiven);
    if (isGiven && !reason.trimmed().isEmpty())
        m_workshop.silence(*m_unit, alarm.code, reason);
}

void WorkshopWindow::showText(std::size_t unit)
{
    keepPending();
    if (m_list->rowOf(unit) < 0) { // the filter hides it
        m_isFilling = true;
        m_showBox->setCurrentIndex(0);
        m_kindBox->setCurrentIndex(0);
        m_find->clear();
        m_isFilling = false;
        applyFilter();
    }
    goTo(m_list->rowOf(unit));
    activateWindow();
    m_target->setFocus();
}

void WorkshopWindow::replace()
{
    Replacing what;
    what.find = m_target->textCursor().selectedText();
    what.isCaseSensitive = true;
    std::vector<std::size_t> shown;
    for (int row = 0; row < m_list->rowCount(); ++row)
        shown.push_back(m_list->unitAt(row));
    askToReplace(what, shown, false);
}

void WorkshopWindow::askToReplace(const Replacing &what, const std::vector<std::size_t> &units,
                                  bool isHereAlone)
{
    keepPending();
    auto *dialog = new ReplaceDialog(m_workshop, units, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->begin(what, isHereAlone);
    dialog->open();
}

void WorkshopWindow::showConsistency()
{
    keepPending();
    if (!m_consistency) {
        m_consistency = new ConsistencyDialog(m_workshop, this);
        connect(m_consistency, &ConsistencyDialog::textWanted, this, &WorkshopWindow::showText);
        connect(m_consistency, &ConsistencyDialog::replaceWanted, this,
                [this](const Replacing &what, const std::vector<std::size_t> &units) {
                    askToReplace(what, units, true);
                });
    }
    m_consistency->show();
    m_consistency->raise();
    m_consistency->activateWindow();
}

} // namespace hexwerk
