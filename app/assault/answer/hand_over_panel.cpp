#include "app/assault/answer/hand_over_panel.h"

#include <QShortcut>
#include <QVBoxLayout>

#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

HandOverPanel::HandOverPanel(QWidget *parent)
    : QFrame(parent)
    , m_words(new QLabel(this))
    , m_here(new QPushButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_here->setIcon(editor::icon(QStringLiteral("eye")));
    m_here->setMinimumHeight(2 * fontMetrics().height());
    column->addWidget(m_words);
    column->addWidget(m_here);
    // Not Enter: with it the last marker may have been laid.
    auto *key = new QShortcut(QKeySequence(Qt::Key_H), m_here);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, m_here, &QPushButton::click);
    connect(m_here, &QPushButton::clicked, this, &HandOverPanel::arrived);
    hide();
}

void HandOverPanel::ask(const Position &p)
{
    ask(PlayText::side(p, p.pending.side),
        tr("The next step is secret. Until then, the map shows nothing that the other side may not "
           "see."));
}

void HandOverPanel::ask(const QString &side, const QString &words)
{
    m_words->setText(words);
    //: %1 is a side
    m_here->setText(tr("%1: I am here, continue (H)").arg(side));
    m_here->setToolTip(tr("Show what only %1 may see").arg(side));
}

} // namespace hexwerk::assault::ui
