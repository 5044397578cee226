// A map on the screen, whatever lies on it.
#pragma once

#include <QAbstractScrollArea>

namespace hexwerk::editor {

class SurfaceView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    using QAbstractScrollArea::QAbstractScrollArea;

    virtual void zoomIn() = 0;
    virtual void zoomOut() = 0;
    // The whole map, and so whatever size the view takes, until somebody zooms.
    virtual void zoomToFit() = 0;
};

} // namespace hexwerk::editor
