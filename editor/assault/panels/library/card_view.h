// A card as it lies on the table: a unit card with its front and its back.
#pragma once

#include <QWidget>

#include "core/assault/cards/any_card.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/picture_store.h"

#include <optional>

namespace hexwerk::assault::ui {

class CardView final : public QWidget
{
    Q_OBJECT

public:
    explicit CardView(QWidget *parent = nullptr);
    // `picture`: the file of its picture, or empty.
    void show(const AnyCard &card, const SharedData &library, const QString &picture = {});
    void clear();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<AnyCard> m_card;
    SharedData m_library;
    MapArt m_art;
    QString m_picture;
    PictureStore m_pictures;
};

} // namespace hexwerk::assault::ui
