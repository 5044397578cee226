// Victory conditions, triggers and tracks, explained in a sentence of any language of the window.
#pragma once

#include "core/scenario/scenario.h"
#include "editor/document/tables.h"
#include "editor/text/tongue.h"

namespace hexwerk::editor {

class CourseText
{
public:
    CourseText(const Scenario &scenario, Tongue tongue)
        : m_scenario(scenario)
        , m_in(std::move(tongue))
    {
    }

    // Of an item of one of the three tables, or of one that lies within it; else empty.
    QString of(ItemRef item) const;
    QString of(const Victory &victory) const;
    QString of(const Trigger &trigger) const;
    QString of(const Track &track) const;

private:
    QString about(const Trigger &trigger) const;
    QString effects(const Trigger &trigger) const;
    QString threshold(const Track &track, const Threshold &threshold) const;

    const Scenario &m_scenario;
    const Tongue m_in;
};

} // namespace hexwerk::editor
