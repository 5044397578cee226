// A step that keeps what it changes as a value, never as a pointer into the document.
#pragma once

#include <QString>

#include "editor/document/worded_step.h"

#include <cstdint>
#include <utility>

namespace hexwerk::editor {

// Steps that follow each other with an equal key are one step for the user: the strokes of one
// drag, the letters typed into one field. An empty key never merges.
using MergeKey = QString;

enum class Enact : std::uint8_t { Forth, Back };

// Its document has one mutator, enact(change, Enact).
template<typename Document, typename Change>
class ChangeStep : public WordedStep
{
public:
    bool isEmpty() const { return m_change.isEmpty(); }
    const Change &change() const { return m_change; }

    void undo() final
    {
        m_document.enact(m_change, Enact::Back);
        setObsolete(isForgotten());
    }
    void redo() final { m_document.enact(m_change, Enact::Forth); }
    int id() const final { return m_mergeKey.isEmpty() ? -1 : 1; }
    // A merged step that ends where it began disappears.
    bool mergeWith(const QUndoCommand *other) final
    {
        const auto *next = static_cast<const ChangeStep *>(other);
        if (next->m_mergeKey != m_mergeKey)
            return false;
        m_change = followedBy(next->m_change);
        takeWords(*next); // a drag that ends on a transport loads
        setObsolete(m_change.isEmpty());
        return true;
    }

protected:
    ChangeStep(Document &document, Words words, Change change, MergeKey mergeKey)
        : WordedStep(std::move(words))
        , m_document(document)
        , m_change(std::move(change))
        , m_mergeKey(std::move(mergeKey))
    {
    }
    const Document &document() const { return m_document; }
    // This change and then that one, which is done already.
    virtual Change followedBy(const Change &next) const = 0;
    // Whether the step that was taken back is never to be done again.
    virtual bool isForgotten() const { return false; }

private:
    Document &m_document;
    Change m_change;
    const MergeKey m_mergeKey;
};

} // namespace hexwerk::editor
