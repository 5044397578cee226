// The section along a line of sight: ground, what stands on it, the line, and where it is cut.
#pragma once

#include <QWidget>

#include "editor/assault/models/sight_profile.h"

#include <optional>

class QPainter;

namespace hexwerk::assault::ui {

class SightProfileView final : public QWidget
{
    Q_OBJECT

public:
    explicit SightProfileView(QWidget *parent = nullptr);

    // Empty: no line is looked at.
    void show(std::optional<SightProfile> profile);
    const std::optional<SightProfile> &profile() const { return m_profile; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Scale;
    void paintColumns(QPainter &painter, const Scale &scale) const;
    void paintThread(QPainter &painter, const Scale &scale) const;
    void paintNames(QPainter &painter, const Scale &scale) const;

    std::optional<SightProfile> m_profile;
};

} // namespace hexwerk::assault::ui
