// The map that editor and play view share: shows a MapScene, zooms and pans, and says which hex was
// meant. It changes nothing itself; by mouse or by keyboard, a tool hears the same.
#pragma once

#include <QMimeData>

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/ground_cache.h"
#include "editor/assault/canvas/label_place.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/canvas/scene_motion.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/canvas/surface_view.h"

#include <optional>

namespace hexwerk::assault::ui {

enum class PointerOrigin { Mouse, Key };
enum class LayerState { Hidden, Shown };

// Where on the map something was meant, and with what.
struct HexPointer
{
    Hex hex;                       // on the board
    Direction side = Direction::N; // the nearest hexside
    int facing = 0;                // the nearest vertex
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers;
    PointerOrigin origin = PointerOrigin::Mouse;
    bool operator==(const HexPointer &) const = default;
};

// Which part of the map is seen, and how large.
struct MapView
{
    int pixelsPerHex = 0; // 0: the whole map
    QPoint scrolled;
    Hex cursor;
};

class MapCanvas : public editor::SurfaceView
{
    Q_OBJECT

public:
    explicit MapCanvas(QWidget *parent = nullptr);
    ~MapCanvas() override;

    const MapScene &scene() const { return m_scene; }
    // Repaints what differs from the scene before, and only that.
    enum class Motion : std::uint8_t { None, Shown };
    // With `Motion::Shown` counters glide and shots fly for a moment, to what is there already; who
    // went through several hexes glides along `ways`.
    void setScene(MapScene scene, Motion motion = Motion::None, const SceneWays &ways = {});
    bool isMoving() const { return m_motion.isRunning(); }
    // At once.
    void finishMotion() { m_motion.finish(); }
    // These hexes of the board become as they are on `board`, which is as large.
    void updateHexes(const std::vector<Hex> &hexes, const Board &board);
    // What lies over the map changes often: without touching the rest.
    void setChosen(std::vector<Hex> hexes);
    void setHighlights(std::vector<SceneHighlight> highlights);
    void setGhost(std::optional<SceneGhost> ghost);
    void setArrows(std::vector<SceneArrow> arrows);
    void setArc(std::optional<SceneArc> arc);
    void setSightLines(std::vector<SceneSightLine> lines);

    MapLayers layers() const { return m_layers; }
    void setLayers(MapLayers layers);
    // Look and borders of the ground; those of the scene do not count here.
    void setStyle(const MapStyle &style);
    const MapStyle &style() const { return m_style; }
    void setLayer(MapLayer layer, LayerState state);
    // Not painted, whatever layers() says.
    void setHiddenLayers(MapLayers hidden);

    // Pixels of a hex from corner to corner, 8 to 192.
    int pixelsPerHex() const { return m_pixelsPerHex; }
    void setPixelsPerHex(int pixels);
    void zoomIn() override;
    void zoomOut() override;
    void zoomToFit() override;
    // Whether the whole map is shown larger if the board is turned.
    bool isLargerTurned() const;
    // A map that was fitted follows the size of the window, and not that of the panels beside it.
    void keepScale() { m_keepsScale = true; }
    MapView view() const;
    void setView(const MapView &view);
    void centreOn(Hex hex);
    void ensureVisible(Hex hex);

    // The keyboard's place on the map; nowhere while the board is empty.
    Hex cursor() const { return m_cursor; }
    void setCursor(Hex hex);
    HexPointer pointerAtCursor(Qt::MouseButton button = Qt::NoButton,
                               Qt::KeyboardModifiers modifiers = {}) const;
    Direction cursorSide() const { return m_cursorSide; }

    // What of the map is seen, in widths of a hex.
    QRectF visibleMap() const;
    void centreOnMap(QPointF place); // in widths of a hex
    // In pixels of the viewport; empty off the board.
    std::optional<Hex> hexAt(QPoint position) const;
    QRect viewRect(Hex hex) const;
    // "C4: heavy forest, level 1, Rifles": what a reader of the screen says of a hex on the board.
    QString describe(Hex hex) const;

    // What may be dropped on a hex, by its MIME types.
    void acceptDropsOf(const QStringList &formats);

    // Waits for the drawing of all that is visible; for pictures and tests.
    void finishDrawing();

signals:
    void hexPressed(const hexwerk::assault::ui::HexPointer &pointer);
    // While a button is held, for every new hex, hexside or vertex.
    void hexMoved(const hexwerk::assault::ui::HexPointer &pointer);
    void hexReleased(const hexwerk::assault::ui::HexPointer &pointer);
    // Pressed and released on the same hex; Enter on the keyboard.
    void hexClicked(const hexwerk::assault::ui::HexPointer &pointer);
    void hexDoubleClicked(const hexwerk::assault::ui::HexPointer &pointer);
    void hexHovered(const hexwerk::assault::ui::HexPointer &pointer);
    void hoverLeft();
    void contextMenuRequested(const hexwerk::assault::ui::HexPointer &pointer,
                              QPoint globalPosition);
    void toolTipRequested(hexwerk::Hex hex, QPoint globalPosition);
    // Something is dragged over a hex, away again, or dropped there.
    void dragMoved(const hexwerk::assault::ui::HexPointer &pointer, const QMimeData &data);
    void dragLeft();
    void dropped(const hexwerk::assault::ui::HexPointer &pointer, const QMimeData &data);
    void cursorMoved(hexwerk::Hex hex);
    // Another part of the map, or the map itself, is seen now.
    void viewChanged();
    void groundChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QPointF origin() const; // of the board, in pixels of the viewport
    QPointF toMap(QPoint position) const { return position - origin(); }
    void updateScrollBars();
    void zoomAround(int pixels, QPoint fixed);
    int fittingPixels(bool isTurned) const;
    void zoomBy(int steps, QPoint fixed);
    MapLayers painted() const { return m_layers & ~m_hidden; }
    void centreOnPixel(QPointF place);
    GroundScene ground() const;
    void updateGround(const MapScene &before);
    QRectF visiblePart() const; // of the map
    std::optional<HexPointer> pointerAt(QPoint position, Qt::MouseButton button,
                                        Qt::KeyboardModifiers modifiers) const;
    void hover(const std::optional<HexPointer> &pointer);
    void clickByKey(Qt::KeyboardModifiers modifiers);
    void turnCursorSide(int sixths);
    bool moveCursorByKey(const QKeyEvent &event);
    bool zoomByKey(int key);
    void pan(QPoint by);
    void describeCursor();
    bool takes(const QMimeData &data) const;

    MapScene m_scene;
    MapLayers m_layers = kAllLayers;
    MapLayers m_hidden;
    MapStyle m_style;
    int m_pixelsPerHex = 64;
    bool m_fits = false; // the whole map is to be seen
    bool m_keepsScale = false;
    QSize m_fitted; // the window, when the map was fitted and seen; empty: not seen yet
    editor::HexGeometry m_geometry{64};
    GroundCache m_ground;
    MapArt m_art;
    CounterStore m_counters;
    NamePlaces m_names;
    SceneMotion m_motion;
    Hex m_cursor;
    Direction m_cursorSide = Direction::N;
    std::optional<HexPointer> m_pressed;
    std::optional<HexPointer> m_last;
    std::optional<Hex> m_hover;
    std::optional<QPoint> m_panFrom;
    bool m_spaceHeld = false;
    int m_wheel = 0; // eighths of a degree not yet used
    QStringList m_dropFormats;
};

} // namespace hexwerk::assault::ui
