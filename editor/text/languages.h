// The language of the window. English stands in the source, the others come from :/i18n and from
// users; a switch reaches every open widget as QEvent::LanguageChange.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include "core/base/language_chain.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hexwerk::translation {
class SpokenTexts;
struct TranslationNotes;
using OwnTexts = TranslationNotes;
} // namespace hexwerk::translation

namespace hexwerk::editor {

// In the order in which they are asked.
using Translators = std::vector<std::unique_ptr<QTranslator>>;

class Languages
{
public:
    Languages() = default;
    Languages(const Languages &) = delete;
    Languages &operator=(const Languages &) = delete;
    ~Languages();

    // What users translated, also into languages of their own; null: nothing. Seen after the next
    // speak() or speakAnew().
    static void setOwn(std::shared_ptr<const translation::SpokenTexts> own);
    // Never null. Any thread may ask.
    static std::shared_ptr<const translation::SpokenTexts> own();

    // A language that is made when it is first spoken. An empty code: there is none.
    static void setMade(const QString &code, std::function<translation::OwnTexts()> make);

    // Codes of all languages the window speaks, English first.
    static QStringList available();
    // The name of a language in that language: "Deutsch"; with its country if there is a wider one.
    static QString nativeName(const QString &code);
    // The available language for a BCP 47 tag or locale name, itself or a wider one: "de-AT" and
    // "de_DE.UTF-8" give "de".
    static std::optional<QString> find(const QString &tag);
    // What the user chose once, else the first language of the system that is available, else
    // English.
    static QString preferred();
    // In which languages a text is looked for, one after the other. Any thread may ask.
    static LanguageChain chain(const std::string &code);
    // The program's own texts in a language and its chain.
    static Translators translators(const QString &code);
    // What is spoken: "de". Empty before any language was. Any thread may ask.
    static std::string spoken();

    const QString &current() const { return m_current; }
    // Switches until the program ends. `code` must be available.
    void speak(const QString &code);
    // The language that is spoken, with the texts that users have changed since.
    void speakAnew();
    // Switches, and remembers it for the next start.
    void choose(const QString &code);

private:
    static void makeIfWanted(const QString &code);
    void load(const QString &code);
    void forget();

    QString m_current;
    Translators m_texts;
    QTranslator m_qt; // texts of Qt's own buttons and dialogs
};

} // namespace hexwerk::editor
