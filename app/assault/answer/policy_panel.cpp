#include "app/assault/answer/policy_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>

#include "app/assault/answer/policy_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"

namespace hexwerk::assault::ui {

PolicyPanel::PolicyPanel(QWidget *parent)
    : QFrame(parent)
    , m_none(new QPushButton(this))
    , m_some(new QPushButton(this))
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    m_none->setIcon(editor::icon(QStringLiteral("pass")));
    m_some->setIcon(editor::icon(QStringLiteral("reaction_fire")));
    m_rows->addWidget(m_none);
    m_rows->addWidget(m_some);
    auto *key = new QShortcut(QKeySequence(Qt::Key_N), m_none);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, m_none, &QPushButton::click);
    connect(m_none, &QPushButton::clicked, this, &PolicyPanel::noReactionWanted);
    connect(m_some, &QPushButton::clicked, this, &PolicyPanel::choiceWanted);
    retranslate();
    hide();
}

void PolicyPanel::show(const Position &p, const std::vector<ReactionPolicy> &policies,
                       bool onePlayer)
{
    for (QWidget *row : m_standing) {
        row->hide();
        row->deleteLater(); // it may be the one that was just clicked
    }
    m_standing.clear();
    const bool asks = p.pending.question == Question::React;
    m_none->setVisible(asks);
    m_some->setVisible(asks);
    for (const ReactionPolicy &policy : policies) {
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        const bool isOwn = onePlayer || p.pending.side == policy.side;
        auto *words =
            new QLabel(isOwn ? PolicyText::whole(p, policy) : PolicyText::outline(p, policy), row);
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        auto *end = new QPushButton(editor::icon(QStringLiteral("stop")), tr("Ask again"), row);
        //: %1 is a side
        end->setToolTip(
            tr("%1: ask about every reaction again").arg(PlayText::side(p, policy.side)));
        end->setAccessibleDescription(words->text());
        connect(end, &QPushButton::clicked, this,
                [this, side = policy.side] { emit endWanted(side); });
        line->addWidget(words, 1);
        line->addWidget(end);
        m_rows->addWidget(row);
        m_standing.push_back(row);
    }
    setVisible(asks || !policies.empty());
}

void PolicyPanel::retranslate()
{
    m_none->setText(tr("No reaction to this move (N)"));
    m_none->setToolTip(
        tr("Decline now and in every later hex of this move, until it ends (key N)"));
    m_some->setText(tr("Ask only when..."));
    m_some->setToolTip(editor::tipWithKey(
        tr("Choose for which units, or above which chance, you want to be asked"),
        editor::keyOf(QStringLiteral("assault.Reactions"))));
}

void PolicyPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace hexwerk::assault::ui
