#include "editor/panels/ask_language.h"

#include <QInputDialog>
#include <QRegularExpression>

namespace hexwerk::editor {

std::optional<std::string> AskLanguage::tag(QWidget *parent)
{
    const QString tag = QInputDialog::getText(parent, tr("Another language"),
                                              tr("Language as a tag, such as fr, it or pt-BR:"))
                            .trimmed();
    static const QRegularExpression isTag(QStringLiteral("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"));
    return isTag.match(tag).hasMatch() ? std::optional(tag.toStdString()) : std::nullopt;
}

} // namespace hexwerk::editor
