#include "app/assault/answer/mine_panel.h"

#include <QEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include "core/assault/game/message.h"
#include "core/assault/rules/moving/minefields.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

int minesLeft(const Position &p, MineKind kind)
{
    const auto *game = std::get_if<GameFrame>(&p.stack.back());
    return game ? assault::minesLeft(p, *game, kind) : 0;
}

MinePanel::MinePanel(QWidget *parent)
    : QWidget(parent)
    , m_notice(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_notice->setWordWrap(true);
    column->addWidget(m_notice);
    for (int i = 0; i < kKinds; ++i) {
        auto *button = new QToolButton(this);
        const auto kind = static_cast<MineKind>(i);
        button->setCheckable(true);
        button->setIcon(editor::icon(QStringLiteral("mine")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, kind] { emit chosen(kind); });
        auto *key = new QShortcut(QKeySequence(Qt::Key_1 + i), button);
        key->setAutoRepeat(false);
        connect(key, &QShortcut::activated, button, &QToolButton::click);
        column->addWidget(button);
        m_buttons[static_cast<std::size_t>(i)] = button;
    }
    retranslate();
}

void MinePanel::ask(const Position &p, std::optional<MineKind> chosenKind)
{
    for (int i = 0; i < kKinds; ++i) {
        QToolButton &button = *m_buttons[static_cast<std::size_t>(i)];
        const auto kind = static_cast<MineKind>(i);
        const int left = minesLeft(p, kind);
        //: %1 is a key, %2 a kind of mines, %3 how many are left
        button.setText(tr("%1  %2 – %3 left").arg(i + 1).arg(ChoiceText::mineKind(kind)).arg(left));
        button.setAccessibleName(ChoiceText::mineKind(kind));
        button.setToolTip(
            left > 0
                //: %1 is a kind of mines, %2 a key
                ? tr("Lay %1 next (key %2)").arg(ChoiceText::mineKind(kind)).arg(i + 1)
                : RefusalText::withRule({Message::NoMineLeft, "R9.6.4.1b"}));
        button.setEnabled(left > 0);
        button.setChecked(kind == chosenKind);
    }
}

void MinePanel::retranslate()
{
    m_notice->setText(tr("Until you have laid the last marker, the map shows what is under "
                         "your markers. Keep it from other players."));
}

void MinePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
