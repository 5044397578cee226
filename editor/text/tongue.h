// A language in which something is said, whatever that of the window is.
#pragma once

#include <QString>

#include "core/base/local_text.h"
#include "editor/text/languages.h"

#include <memory>

namespace hexwerk::editor {

class Tongue
{
public:
    // That of the window, also after a switch.
    Tongue() = default;
    // One of Languages::available().
    explicit Tongue(const QString &code);

    // "de"
    QString code() const;
    // A text of the program; lupdate collects it.
    QString translate(const char *context, const char *text, const char *comment = nullptr,
                      int n = -1) const;
    // A text of the data.
    QString of(const LocalText &text) const;

private:
    QString m_code;
    std::shared_ptr<const Translators> m_translators;
};

} // namespace hexwerk::editor
