// The menu that switches the language of the window while it runs.
#pragma once

#include <QActionGroup>
#include <QMenu>

namespace hexwerk::editor {

class Languages;

class LanguageMenu final : public QMenu
{
    Q_OBJECT

public:
    // `languages` must outlive the menu.
    explicit LanguageMenu(Languages &languages, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();

    Languages &m_languages;
    QActionGroup m_choices;
};

} // namespace hexwerk::editor
