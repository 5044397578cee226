#include "app/assault/answer/refusal_panel.h"

#include <QEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

RefusalPanel::RefusalPanel(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_reason(new QLabel(this))
    , m_outcome(new QLabel(this))
    , m_force(new QPushButton(this))
    , m_drop(new QPushButton(this))
    , m_open(new QPushButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    for (QLabel *label : {m_title, m_reason, m_outcome}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    QFont bold = font();
    bold.setBold(true);
    m_reason->setFont(bold);
    const auto add = [&](QPushButton *button, const char *icon, Qt::Key key, auto signal) {
        button->setIcon(editor::icon(QString::fromLatin1(icon)));
        button->setMinimumHeight(2 * fontMetrics().height());
        auto *shortcut = new QShortcut(QKeySequence(key), button);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
        connect(button, &QPushButton::clicked, this, signal);
        column->addWidget(button);
    };
    add(m_force, "lock_open", Qt::Key_Y, &RefusalPanel::forced);
    add(m_open, "rulebook", Qt::Key_W, [this] { emit ruleWanted(m_rule); });
    m_drop->setIcon(editor::icon(QStringLiteral("undo")));
    m_drop->setMinimumHeight(2 * fontMetrics().height());
    connect(m_drop, &QPushButton::clicked, this, &RefusalPanel::dropped);
    column->addWidget(m_drop);
    retranslate();
    hide();
}

void RefusalPanel::ask(const QString &reason, const QString &rule, const QString &outcome)
{
    m_rule = rule;
    m_reason->setText(reason);
    m_outcome->setText(outcome);
    retranslate();
    show();
}

void RefusalPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void RefusalPanel::retranslate()
{
    m_title->setText(tr("The rules do not allow that:"));
    m_force->setText(tr("Play it anyway (Y)"));
    //: %1 is the id of a rule
    m_open->setText(tr("Open rule %1 (W)").arg(m_rule));
    m_drop->setText(tr("Something else (Esc)"));
}

} // namespace hexwerk::assault::ui
