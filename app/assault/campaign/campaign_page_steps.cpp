// What is to be done next, and what its buttons do.
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QSettings>

#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/plan_dialog.h"
#include "app/assault/campaign/players_dialog.h"
#include "core/assault/campaign/campaign_plan.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void CampaignPage::fillSteps()
{
    const CampaignPosition &p = m_session.position();
    m_question->setText(CampaignWords::question(p));
    const bool isBattle = p.question == CampaignQuestion::Battle;
    const bool hasGame = isBattle && QFile::exists(battlePath());
    const HandedIn game = hasGame ? m_session.handedIn(battlePath()) : HandedIn();
    // Of a game that was changed it is said why it cannot be taken.
    const bool isOver = game.report || game.fault == HandInFault::Changed;
    m_decide->setVisible(p.question == CampaignQuestion::Plan);
    m_decide->setText(tr("&Decide for %1...").arg(CampaignWords::side(p, p.asked)));
    m_decide->setToolTip(tr("Choose replacements, salvage and places for the next battle"));
    m_takeResult->setVisible(isOver);
    m_play->setVisible(isBattle);
    m_playAtTable->setVisible(isBattle);
    m_tell->setVisible(isBattle);
    m_read->setVisible(isBattle);
    m_roll->setVisible(p.question == CampaignQuestion::Roll);
    m_takeBack->setEnabled(canTakeBack());
    m_saveReport->setEnabled(!p.fought.empty());
    while (QLayoutItem *item = m_ways->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (p.question != CampaignQuestion::Choose)
        return;
    for (const std::size_t way : p.ways) {
        auto *one = new QPushButton(CampaignWords::battle(p, way), this);
        one->setObjectName(QStringLiteral("way-%1").arg(way));
        one->setToolTip(tr("This battle is next"));
        connect(one, &QPushButton::clicked, this, [this, way] {
            m_session.say(ChooseBattle{m_session.position().campaign().battles[way].id});
        });
        m_ways->addWidget(one);
    }
}

void CampaignPage::decide()
{
    // Who plays against the computer decides for it too.
    const bool isAlone = QSettings().value(QLatin1String("play/one-player")).toBool() ||
                         !m_session.players().empty();
    PlanDialog dialog(m_session.position(), isAlone, this);
    if (dialog.exec() == QDialog::Accepted)
        m_session.say(planOf(m_session.position(), m_session.position().asked, dialog.lines()));
}

void CampaignPage::rename()
{
    const std::string chosen = m_roster->chosen();
    QString before;
    for (const CoreNow &core : m_session.position().cores)
        if (core.id == chosen)
            before = editor::inWindowLanguage(core.name);
    QInputDialog dialog(this);
    dialog.setObjectName(QStringLiteral("rename-unit"));
    dialog.setWindowTitle(tr("Rename the unit"));
    dialog.setLabelText(tr("Name (leave empty to use the name of its card):"));
    dialog.setTextValue(before);
    auto *name = dialog.findChild<QLineEdit *>();
    name->setMaxLength(60);
    name->setAccessibleName(tr("Name"));
    if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed() == before)
        return;
    RenameCore order{chosen, {}};
    if (const QString typed = dialog.textValue().trimmed(); !typed.isEmpty())
        order.name[editor::windowLanguage()] = typed.toStdString();
    m_session.say(order);
}

void CampaignPage::choosePlayers()
{
    PlayersDialog dialog(m_session.position(), m_session.players(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_session.setPlayers(dialog.players());
}

bool CampaignPage::makeBattle()
{
    if (battlePath().isEmpty()) {
        say(tr("The campaign has no file, so its battles cannot be played here. Enter their "
               "results instead."));
        return false;
    }
    const QString reason = m_session.makeBattle();
    if (!reason.isEmpty())
        say(tr("The game of the battle cannot be written: %1.").arg(reason));
    return reason.isEmpty();
}

void CampaignPage::playBattle()
{
    if (makeBattle())
        emit battleWanted(battlePath());
}

void CampaignPage::playAtTable()
{
    if (makeBattle())
        emit battleAtTableWanted(battlePath());
}

} // namespace hexwerk::assault::ui
