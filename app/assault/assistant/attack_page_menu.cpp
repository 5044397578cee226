// What is set for this table.
#include <QMenu>
#include <QSettings>

#include "app/assault/assistant/assistant_settings.h"
#include "app/assault/assistant/attack_page.h"
#include "app/assault/assistant/no_hint.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void AttackPage::openMenu()
{
    QMenu menu(this);
    menu.setFont(font());
    const auto group = [&](const QString &title) {
        QMenu *part = menu.addMenu(title);
        part->setFont(font());
        return part;
    };
    QMenu *editions = m_desk.isFollowing() ? new QMenu(&menu) : group(tr("Rulebook"));
    for (const auto &[id, profile] : m_desk.rules().data.profiles) {
        QAction *action = editions->addAction(editor::inWindowLanguage(profile.name));
        action->setCheckable(true);
        action->setChecked(id == m_desk.rules().profile);
        connect(action, &QAction::triggered, this, [this, id = id] {
            QSettings().setValue(kAssistantEdition, QString::fromStdString(id));
            m_desk.setProfile(id);
        });
    }
    QMenu *languages = group(tr("Your opponent reads"));
    for (const QString &code : editor::Languages::available()) {
        QAction *action = languages->addAction(editor::Languages::nativeName(code));
        action->setCheckable(true);
        action->setChecked(code == opponentsTongue().code());
        connect(action, &QAction::triggered, this, [this, code] {
            QSettings().setValue(kAssistantOpponent, code);
            fill();
        });
    }
    QMenu *sizes = group(tr("Text size of results"));
    for (const int size : kResultSizes) {
        QAction *action = sizes->addAction(tr("%1 pixels").arg(size));
        action->setCheckable(true);
        action->setChecked(size == resultSize());
        connect(action, &QAction::triggered, this, [this, size] {
            QSettings().setValue(kAssistantSize, size);
            fill();
        });
    }
    menu.addSeparator();
    NoHint::addTo(menu, NoHint::At::Attack);
    if (!m_desk.isFollowing())
        connect(menu.addAction(tr("Track these units as a game")), &QAction::triggered, this,
                &AttackPage::trackWanted);
    connect(menu.addAction(tr("Leave")), &QAction::triggered, this, &AttackPage::leaveWanted);
    menu.exec(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
}

} // namespace hexwerk::assault::ui
