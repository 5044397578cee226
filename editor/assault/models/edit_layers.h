// Which layers of the map are seen and which are locked.
#pragma once

#include <QObject>

#include "editor/assault/document/layers.h"

#include <string>

namespace hexwerk::assault::ui {

class EditLayers final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool isShown(EditLayer layer) const { return !m_hidden.has(layer); }
    bool isLocked(EditLayer layer) const { return m_locked.has(layer); }
    void setShown(EditLayer layer, bool shown);
    void setLocked(EditLayer layer, bool locked);
    // What is hidden or locked is neither changed nor chosen on the map.
    bool isOpen(EditLayer layer) const { return isShown(layer) && !isLocked(layer); }
    bool isOpen(Table table) const;
    LayerSet closed() const;

    // The side whose view of the minefields is shown; empty: the designer's, who sees all.
    const std::string &seenBy() const { return m_seenBy; }
    void setSeenBy(const std::string &side);

signals:
    void changed();

private:
    void change(LayerSet &set, EditLayer layer, bool in);

    LayerSet m_hidden;
    LayerSet m_locked;
    std::string m_seenBy;
};

} // namespace hexwerk::assault::ui
