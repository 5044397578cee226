#include "app/workshop/control_look.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>
#include <QToolButton>

#include "editor/text/local_text.h"

#include <algorithm>
#include <memory>

namespace hexwerk {

using editor::toQString;

static constexpr int kSample = 7777; // stands for the number of a plural

// What the window shows for the text: anything in place of %1.
static QRegularExpression shownPattern(const translation::TextUnit &unit)
{
    const std::string comment = unit.comment;
    QString shown = QCoreApplication::translate(unit.context.c_str(), unit.source.c_str(),
                                                comment.empty() ? nullptr : comment.c_str(),
                                                unit.isPlural ? kSample : -1);
    if (shown == toQString(unit.source))
        shown = QCoreApplication::translate(unit.context.c_str(), unit.source.c_str(), nullptr,
                                            unit.isPlural ? kSample : -1);
    QString pattern =
        QRegularExpression::escape(shown.replace(QString::number(kSample), QStringLiteral("%n")));
    pattern.replace(QRegularExpression(QStringLiteral("\\\\%L?(?:\\d|n)")), QStringLiteral("(.+)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                              QRegularExpression::DotMatchesEverythingOption);
}

static bool hasLetters(const std::string &source)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?(?:\\d|n)"));
    const QString words = toQString(source).remove(placeholder);
    return std::any_of(words.begin(), words.end(), [](QChar one) { return one.isLetter(); });
}

static bool isOfClass(const QWidget *widget, const std::string &name)
{
    for (; widget; widget = widget->parentWidget())
        for (const QMetaObject *type = widget->metaObject(); type; type = type->superClass())
            if (name == type->className())
                return true;
    return false;
}

void Control::consider(QWidget *widget, ControlKind kind, const QString &shown, int part,
                       QAction *action)
{
    if (shown.isEmpty())
        return;
    const QRegularExpressionMatch match = m_pattern.match(shown);
    if (!match.hasMatch())
        return;
    const int score = (kind == ControlKind::Hint ? 0 : 4) + (isOfClass(widget, m_context) ? 2 : 0) +
                      (widget->isVisible() ? 1 : 0);
    if (score <= m_score)
        return;
    m_score = score;
    m_kind = kind;
    m_widget = widget;
    m_part = part;
    m_action = action;
    m_values = match.capturedTexts().mid(1);
}

Control Control::showing(const translation::TextUnit &unit, const QWidget *without)
{
    Control control;
    control.m_context = unit.context;
    control.m_pattern = shownPattern(unit);
    if (!hasLetters(unit.source)) // "%1 %2" would be anywhere
        return control;
    for (QWidget *const widget : QApplication::allWidgets()) {
        if (widget == without || without->isAncestorOf(widget))
            continue;
        if (qobject_cast<QMenu *>(widget) || qobject_cast<QMenuBar *>(widget))
            for (QAction *const action : widget->actions())
                control.consider(widget,
                                 qobject_cast<QMenu *>(widget) ? ControlKind::MenuEntry
                                                               : ControlKind::Menu,
                                 action->text(), -1, action);
        else if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            control.consider(widget, ControlKind::Button, button->text());
        else if (const auto *label = qobject_cast<QLabel *>(widget))
            control.consider(widget, ControlKind::Label, label->text());
        else if (const auto *group = qobject_cast<QGroupBox *>(widget))
            control.consider(widget, ControlKind::Group, group->title());
        else if (const auto *box = qobject_cast<QComboBox *>(widget))
            for (int row = 0; row < box->count(); ++row)
                control.consider(widget, ControlKind::Choice, box->itemText(row), row);
        else if (const auto *tabs = qobject_cast<QTabBar *>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                control.consider(widget, ControlKind::Tab, tabs->tabText(tab), tab);
        else if (const auto *line = qobject_cast<QLineEdit *>(widget))
            control.consider(widget, ControlKind::Hint, line->placeholderText());
        else if (const auto *edit = qobject_cast<QPlainTextEdit *>(widget))
            control.consider(widget, ControlKind::Hint, edit->placeholderText());
        control.consider(widget, ControlKind::Hint, widget->toolTip());
    }
    return control;
}

QString Control::filled(QString text) const
{
    static const QRegularExpression placeholder(QStringLiteral("%L?(?:\\d|n)"));
    for (const QString &value : m_values) {
        const QRegularExpressionMatch match = placeholder.match(text);
        if (!match.hasMatch())
            break;
        text.replace(match.capturedStart(), match.capturedLength(), value);
    }
    return text;
}

// A few entries above and below it.
QPixmap Control::drawnMenu(const QString &text) const
{
    constexpr qsizetype kAround = 3;
    const QList<QAction *> actions = m_widget->actions();
    const qsizetype at = actions.indexOf(m_action.data());
    if (at < 0)
        return {};
    const bool isMenu = m_kind == ControlKind::MenuEntry;
    std::unique_ptr<QWidget> like;
    isMenu ? like.reset(new QMenu) : like.reset(new QMenuBar);
    QAction *ours = nullptr;
    for (qsizetype k = isMenu ? std::max<qsizetype>(0, at - kAround) : 0;
         k < (isMenu ? std::min(actions.size(), at + kAround + 1) : actions.size()); ++k) {
        auto *copy =
            new QAction(actions[k]->icon(), k == at ? text : actions[k]->text(), like.get());
        copy->setSeparator(actions[k]->isSeparator());
        copy->setCheckable(actions[k]->isCheckable());
        if (isMenu && !actions[k]->shortcut().isEmpty())
            copy->setText(QStringLiteral("%1\t%2").arg(
                copy->text(), actions[k]->shortcut().toString(QKeySequence::NativeText)));
        like->addAction(copy);
        if (k == at)
            ours = copy;
    }
    if (auto *menu = qobject_cast<QMenu *>(like.get()))
        menu->setActiveAction(ours);
    like->resize(like->sizeHint());
    return like->grab();
}

// A control of the same kind with the text on it; null where there is none of its kind.
QWidget *Control::likeness(const QString &text, QWidget *parent) const
{
    QWidget *like = nullptr;
    if (const auto *const button = qobject_cast<QAbstractButton *>(m_widget.data())) {
        QAbstractButton *copy = nullptr;
        if (qobject_cast<const QCheckBox *>(button)) {
            copy = new QCheckBox(parent);
        } else if (qobject_cast<const QRadioButton *>(button)) {
            copy = new QRadioButton(parent);
        } else if (const auto *tool = qobject_cast<const QToolButton *>(button)) {
            auto *made = new QToolButton(parent);
            made->setToolButtonStyle(tool->toolButtonStyle());
            copy = made;
        } else {
            copy = new QPushButton(parent);
        }
        copy->setIcon(button->icon());
        copy->setIconSize(button->iconSize());
        copy->setCheckable(button->isCheckable());
        copy->setChecked(button->isChecked());
        copy->setText(text);
        like = copy;
    } else if (const auto *const label = qobject_cast<QLabel *>(m_widget.data())) {
        auto *copy = new QLabel(text, parent);
        copy->setWordWrap(label->wordWrap());
        copy->setAlignment(label->alignment());
        like = copy;
    } else if (qobject_cast<QGroupBox *>(m_widget.data())) {
        like = new QGroupBox(text, parent);
    } else if (qobject_cast<QComboBox *>(m_widget.data())) {
        auto *copy = new QComboBox(parent);
        copy->addItem(text);
        like = copy;
    } else if (const auto *const tabs = qobject_cast<QTabBar *>(m_widget.data())) {
        auto *copy = new QTabBar(parent);
        for (int tab = 0; tab < tabs->count(); ++tab)
            copy->addTab(tab == m_part ? text : tabs->tabText(tab));
        copy->setCurrentIndex(m_part);
        like = copy;
    }
    if (like)
        like->setFont(m_widget->font());
    return like;
}

QPixmap Control::drawn(const QString &text) const
{
    if (!m_widget)
        return {};
    const QString words = filled(text);
    if (m_kind == ControlKind::MenuEntry || m_kind == ControlKind::Menu)
        return drawnMenu(words);
    QWidget parent;
    QWidget *const like = likeness(words, &parent);
    if (!like)
        return {};
    if (!m_widget->isVisible()) {
        like->resize(like->sizeHint());
        return like->grab();
    }
    // Over the panel as it is, so that what there is beside it is seen.
    constexpr QMargins kAround(60, 30, 60, 30);
    QWidget *const panel = m_widget->parentWidget() ? m_widget->parentWidget() : m_widget.data();
    const QRect part = m_widget->geometry().marginsAdded(kAround).intersected(panel->rect());
    QPixmap picture = panel->grab(part);
    like->resize(m_widget->size());
    QPainter painter(&picture);
    const QRect over = m_widget->geometry().translated(-part.topLeft());
    painter.fillRect(over, panel->palette().color(QPalette::Window));
    painter.drawPixmap(over.topLeft(), like->grab());
    painter.setPen(QPen(panel->palette().color(QPalette::Highlight), 1, Qt::DashLine));
    painter.drawRect(over.adjusted(-1, -1, 0, 0));
    return picture;
}

Control::Room Control::room(const QString &text) const
{
    if (!m_widget || !m_widget->isVisible())
        return {};
    QWidget parent;
    QWidget *const like = likeness(filled(text), &parent);
    if (!like)
        return {};
    like->ensurePolished();
    const auto *const label = qobject_cast<QLabel *>(like);
    if (label && label->wordWrap())
        return {label->heightForWidth(m_widget->width()), m_widget->height()};
    return {like->minimumSizeHint().width(), m_widget->width()};
}

} // namespace hexwerk
