// Scenarios to begin with: scenario files in the folders `assault/templates` of the data and of the
// user's library. The title is the name of a template, the briefing says what it is for.
#pragma once

#include <QString>

#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/scenario.h"

#include <vector>

namespace hexwerk::assault::ui {

struct Template
{
    QString path;
    Scenario scenario;
    bool isOwn = false; // lies in the user's library
};

// Into the trash of the desktop. Empty, or why it is still there.
QString removeTemplate(const Template &one);

class TemplateLibrary
{
public:
    // `own`: where those of the user lie; empty: in $XDG_DATA_HOME/hexwerk. They stand first.
    explicit TemplateLibrary(const DataPaths &paths, const QString &own = {});

    // By file name, the first of an id; files that are no scenarios are left out.
    std::vector<Template> read() const;
    // Empty, or why it could not be kept. One of the same name is never overwritten.
    QString keep(Scenario scenario, const QString &name, const std::string &language) const;

private:
    QString m_own;
    std::vector<QString> m_folders;
};

} // namespace hexwerk::assault::ui
