// The Troop Status Board: every track in its boxes with the marker, beside the map of a game and in
// the editor alike.
#pragma once

#include <QColor>
#include <QLabel>
#include <QWidget>

#include "core/assault/scenario/scenario.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class TrackView;

struct ShownTrack
{
    Track track;
    int value = 0;
    std::optional<int> before; // where the marker stood until just now
    QString side;
    QString name;
    QColor colour;
    QString tip;
    bool operator==(const ShownTrack &) const = default;
};

// The tracks of a scenario with their markers on `values`, as the window calls them.
std::vector<ShownTrack> shownTracks(const Scenario &scenario, const std::vector<int> &values);
// At the start.
std::vector<ShownTrack> shownTracks(const Scenario &scenario);

class StatusBoard final : public QWidget
{
    Q_OBJECT

public:
    explicit StatusBoard(QWidget *parent = nullptr);

    void show(std::vector<ShownTrack> tracks);
    const std::vector<ShownTrack> &tracks() const { return m_tracks; }
    TrackView *view(std::size_t track) const { return m_views[track]; }
    // A click, Enter or the context menu on a track tells activated(); the mark of the house rules
    // leads to them.
    void setActive();
    // What that mark names instead of the rules of a scenario's board: the first and the last rule,
    // and what it says of them.
    void setRules(const QString &first, const QString &last, const QString &tip);
    // Beside that mark, at the right end.
    void setCorner(QWidget *corner);
    // What one of them needs.
    QSize sizeHint() const override;

signals:
    void activated(std::size_t track);
    void ruleWanted(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();

    std::vector<ShownTrack> m_tracks;
    std::vector<TrackView *> m_views;
    QLabel *m_house; // that these are rules of our own
    QString m_first = QStringLiteral("H4.10a");
    QString m_last = QStringLiteral("H4.10d");
    QString m_tip;
    QWidget *m_corner = nullptr;
    bool m_active = false;
};

// One track of it.
class TrackView final : public QWidget
{
    Q_OBJECT

public:
    explicit TrackView(QWidget *parent);

    void show(const ShownTrack &track);
    void setActive();
    int widthOfBoxes() const; // in one row
    int heightForWidth(int width) const override;

signals:
    void activated();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int titleHeight() const { return fontMetrics().height() + 2; }
    QString title() const;

    ShownTrack m_track;
    bool m_active = false;
};

} // namespace hexwerk::assault::ui
