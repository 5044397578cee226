// The language of the window. English stands in the source, the others come from :/i18n; a switch
// reaches every open widget as QEvent::LanguageChange.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <functional>
#include <memory>
#include <optional>

namespace hexwerk::editor {

class Languages
{
public:
    Languages() = default;
    Languages(const Languages &) = delete;
    Languages &operator=(const Languages &) = delete;
    ~Languages();

    // Languages that users made themselves: their codes, and what translates the window into one.
    struct More
    {
        std::function<QStringList()> codes;
        std::function<std::unique_ptr<QTranslator>(const QString &code)> translator; // may be null
    };
    static void setMore(More more);

    // Codes of all languages the window speaks, English first.
    static QStringList available();
    // The name of a language in that language: "Deutsch".
    static QString nativeName(const QString &code);
    // The available language for a BCP 47 tag or locale name: "de-AT" and "de_DE.UTF-8" give "de".
    static std::optional<QString> find(const QString &tag);
    // What the user chose once, else the first language of the system that is available, else
    // English.
    static QString preferred();

    const QString &current() const { return m_current; }
    // Switches until the program ends. `code` must be available.
    void speak(const QString &code);
    // The language that is spoken, with the texts that users have changed since.
    void speakAnew();
    // Switches, and remembers it for the next start.
    void choose(const QString &code);

private:
    void load(const QString &code);

    QString m_current;
    std::unique_ptr<QTranslator> m_users; // over our own
    QTranslator m_own;
    QTranslator m_qt; // texts of Qt's own buttons and dialogs
};

} // namespace hexwerk::editor
