#include "editor/text/language_menu.h"

#include <QEvent>

#include "editor/keys/action_keys.h"
#include "editor/text/languages.h"

namespace hexwerk::editor {

LanguageMenu::LanguageMenu(Languages &languages, QWidget *parent)
    : QMenu(parent)
    , m_languages(languages)
    , m_choices(this)
{
    fill();
    connect(this, &QMenu::aboutToShow, this, &LanguageMenu::fill);
    connect(&m_choices, &QActionGroup::triggered, this,
            [this](QAction *choice) { m_languages.choose(choice->data().toString()); });
    retranslate();
}

// Users may have made a language meanwhile.
void LanguageMenu::fill()
{
    const QStringList codes = Languages::available();
    QStringList shown;
    for (const QAction *choice : m_choices.actions())
        shown << choice->data().toString();
    if (codes == shown)
        return;
    constexpr int kOurs = 2; // have keys
    qDeleteAll(m_choices.actions());
    for (const QString &code : codes) {
        QAction *choice = addAction(Languages::nativeName(code));
        choice->setData(code);
        choice->setCheckable(true);
        if (codes.indexOf(code) < kOurs)
            choice->setShortcut(
                QKeySequence(QStringLiteral("Ctrl+Alt+") + Languages::nativeName(code).left(1)));
        ActionKeys::all().add(*choice, QStringLiteral("language.") + code, KeyPlace::Window);
        choice->setActionGroup(&m_choices);
    }
    retranslate();
}

void LanguageMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

void LanguageMenu::retranslate()
{
    setTitle(tr("Language"));
    for (QAction *choice : m_choices.actions()) {
        choice->setChecked(choice->data().toString() == m_languages.current());
        choice->setToolTip(tr("Show the window in this language"));
        choice->setStatusTip(choice->toolTip());
    }
}

} // namespace hexwerk::editor
