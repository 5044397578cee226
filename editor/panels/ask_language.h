// Asks for a language by its tag.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>

class QWidget;

namespace hexwerk::editor {

class AskLanguage
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::AskLanguage)

public:
    // A BCP 47 tag such as fr or pt-BR; none if the user thought better of it or wrote no tag.
    static std::optional<std::string> tag(QWidget *parent);
};

} // namespace hexwerk::editor
