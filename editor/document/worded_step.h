// A step that can be undone, named in the language of the window.
#pragma once

#include <QString>
#include <QUndoCommand>
#include <QUndoStack>

#include <functional>

namespace hexwerk::editor {

class WordedStep : public QUndoCommand
{
public:
    // What it is called in the language that the window has when it is asked.
    using Words = std::function<QString()>;

    void retranslate() { setText(m_words()); }

protected:
    explicit WordedStep(Words words)
        : QUndoCommand(words())
        , m_words(std::move(words))
    {
    }
    // It is called as the other one from now on.
    void takeWords(const WordedStep &other)
    {
        m_words = other.m_words;
        setText(other.text());
    }

private:
    Words m_words;
};

// All steps of the stack, after the window took another language.
void retranslate(const QUndoStack &stack);

} // namespace hexwerk::editor
