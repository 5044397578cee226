#include "app/workshop/replace_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "app/workshop/alarm_text.h"
#include "editor/text/local_text.h"

#include <numeric>
#include <utility>

namespace hexwerk {

using editor::toQString;

ReplaceDialog::ReplaceDialog(Workshop &workshop, std::vector<std::size_t> filtered, QWidget *parent)
    : QDialog(parent)
    , m_workshop(workshop)
    , m_filtered(std::move(filtered))
    , m_find(new QLineEdit(this))
    , m_by(new QLineEdit(this))
    , m_whole(new QCheckBox(tr("&Whole words"), this))
    , m_case(new QCheckBox(tr("Match &case"), this))
    , m_pattern(new QCheckBox(tr("Regular &expression"), this))
    , m_here(new QCheckBox(tr("Only in the %n text(s) that the list shows", nullptr,
                              static_cast<int>(m_filtered.size())),
                           this))
    , m_told(new QLabel(this))
    , m_changes(new ChangesView(workshop, this))
{
    setObjectName(QStringLiteral("replace"));
    setWindowTitle(tr("Replace in translations"));
    m_find->setObjectName(QStringLiteral("replaceFind"));
    m_by->setObjectName(QStringLiteral("replaceBy"));
    m_find->setAccessibleName(tr("&Find:").remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    m_by->setAccessibleName(tr("&Replace by:").remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    m_case->setChecked(true);
    m_pattern->setToolTip(tr("\\1 in the replacement is what the first brackets found."));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    auto *form = new QFormLayout;
    form->addRow(tr("&Find:"), m_find);
    form->addRow(tr("&Replace by:"), m_by);
    auto *options = new QHBoxLayout;
    for (QCheckBox *option : {m_whole, m_case, m_pattern, m_here}) {
        options->addWidget(option);
        connect(option, &QCheckBox::toggled, this, &ReplaceDialog::look);
    }
    options->addStretch();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_replace = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_replace->setObjectName(QStringLiteral("replaceAll"));
    for (QPushButton *button : {buttons->button(QDialogButtonBox::Cancel), m_replace})
        button->setAutoDefault(false); // Enter in a line replaces nothing
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addLayout(options);
    column->addWidget(m_told);
    column->addWidget(m_changes, 1);
    column->addWidget(buttons);
    resizeToText(*this, 150, 30);
    constexpr int kPause = 150; // milliseconds after the last key
    m_lookLater.setSingleShot(true);
    m_lookLater.setInterval(kPause);
    connect(&m_lookLater, &QTimer::timeout, this, &ReplaceDialog::look);
    for (QLineEdit *line : {m_find, m_by})
        connect(line, &QLineEdit::textChanged, &m_lookLater, qOverload<>(&QTimer::start));
    connect(m_changes, &ChangesView::ticked, this, [this](int count) {
        m_replace->setText(tr("Replace in %n text(s)", nullptr, count));
        m_replace->setEnabled(count > 0);
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &ReplaceDialog::replace);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    look();
}

void ReplaceDialog::begin(const Replacing &what, bool isHereAlone)
{
    m_find->setText(what.find);
    m_by->setText(what.by);
    m_whole->setChecked(what.isWhole);
    m_case->setChecked(what.isCaseSensitive);
    m_pattern->setChecked(what.isPattern);
    m_here->setChecked(isHereAlone);
    m_find->selectAll();
    look();
}

void ReplaceDialog::look()
{
    m_lookLater.stop();
    const Replacer replacer({m_find->text(), m_by->text(), m_whole->isChecked(),
                             m_case->isChecked(), m_pattern->isChecked()});
    std::vector<std::size_t> places = m_filtered;
    if (!m_here->isChecked()) {
        places.resize(m_workshop.units().size());
        std::iota(places.begin(), places.end(), std::size_t{0});
    }
    std::vector<ProposedChange> changes;
    for (const std::size_t place : places) {
        if (!replacer.isValid())
            break;
        const translation::TextUnit &unit = m_workshop.units()[place];
        std::vector<std::string> targets = unit.targets();
        bool isChanged = false;
        for (std::string &target : targets)
            if (const auto after = replacer.replaced(toQString(target))) {
                isChanged |= after->toStdString() != target;
                target = after->toStdString();
            }
        if (!isChanged)
            continue;
        // Of the first ones alone: checks of all texts would be felt while typing.
        constexpr std::size_t kChecked = 200;
        const QString note =
            changes.size() < kChecked ? nameOf(m_workshop.stateAfter(place, targets)) : QString();
        changes.push_back({{place, std::move(targets)}, note});
    }
    m_told->setText(
        !replacer.error().isEmpty()
            //: %1 is what is wrong with it, in English
            ? tr("This is no regular expression: %1").arg(replacer.error())
            : replacer.hasGivenUp()
                  ? tr("The expression takes too long for some texts; they are left out.")
              : replacer.isValid() && changes.empty() ? tr("No translation has this.")
                                                      : QString());
    m_changes->setChanges(std::move(changes));
}

void ReplaceDialog::replace()
{
    if (m_lookLater.isActive()) // what would be replaced has not been seen yet
        return look();
    std::vector<UnitChange> changes = m_changes->chosen();
    for (UnitChange &change : changes)
        change.state = m_workshop.stateAfter(change.unit, change.targets);
    m_workshop.changeAll(changes, tr("Replace “%1” by “%2”").arg(m_find->text(), m_by->text()));
    accept();
}

// A button forgets a key of its own with every new text.
void ReplaceDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier))
        return m_replace->click();
    QDialog::keyPressEvent(event);
}

} // namespace hexwerk
