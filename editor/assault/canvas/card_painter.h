// Draws cards as they lie on the table: our own design, with all that the rules print on them.
#pragma once

#include <QCoreApplication>
#include <QPainter>

#include "core/assault/cards/formation_card.h"
#include "core/assault/cards/support_card.h"
#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/canvas/under_picture.h"
#include "editor/assault/document/shared_data.h"

#include <memory>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

class CardPainter
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CardPainter)

public:
    // Cards are as wide as high in these proportions.
    static constexpr double kAspect = card_paper::kAspect;

    CardPainter(const DataStore &library, MapArt &art)
        : m_library(library)
        , m_art(art)
    {
    }
    // Of the cards drawn from now on: in the place of a unit's symbol, under the text of others.
    // Null: none.
    void setPicture(std::shared_ptr<const PictureSteps> picture) { m_picture = std::move(picture); }
    // A text with the place where it is written.
    struct WrittenText
    {
        QString text;
        card_paper::Place place;
    };
    // Takes note of all texts of the cards drawn from now on.
    void noteTexts(std::vector<WrittenText> &texts) { m_texts = &texts; }
    // [R4.2b] Values, dice and bands.
    void paintFront(QPainter &painter, const QRectF &rect, const UnitCard &card);
    // [R4.2d] Nation, class, half strength, abilities, indirect fire.
    void paintBack(QPainter &painter, const QRectF &rect, const UnitCard &card);
    void paintFormation(QPainter &painter, const QRectF &rect, const FormationCard &card);
    // [R4.9.1a]
    void paintCommand(QPainter &painter, const QRectF &rect, const CommandCard &card);
    // [R12.1a]
    void paintSupport(QPainter &painter, const QRectF &rect, const SupportCard &card);

private:
    void write(QPainter &painter, const QRectF &box, int flags, const QString &text, double size,
               bool bold = false, QColor ink = card_paper::kInk);
    void paintHead(QPainter &painter, const QString &title, const QString &below,
                   const std::string &nation);
    void paintPoints(QPainter &painter, int points);
    void paintId(QPainter &painter, const std::string &id);
    void paintPicture(QPainter &painter, const QRectF &box, const UnitFace &face);
    void paintPicture(QPainter &painter, const QRectF &box) const;
    void paintFace(QPainter &painter, const UnitCard &card);
    void paintUnderText(QPainter &painter) const;
    void paintSymbol(QPainter &painter, const QRectF &box, const UnitCard &card);
    void paintDefence(QPainter &painter, const QRectF &box, const UnitCard &card);
    void paintBands(QPainter &painter, const QRectF &box, const UnitCard &card);
    static QString blastText(const Blast &blast);
    void paintMovement(QPainter &painter, const QRectF &box, const UnitCard &card);
    template<typename Card>
    void paintPlayedHead(QPainter &painter, const Card &card);
    template<typename Card>
    void paintEffects(QPainter &painter, double y, const Card &card);

    const DataStore &m_library;
    MapArt &m_art;
    std::shared_ptr<const PictureSteps> m_picture;
    std::vector<WrittenText> *m_texts = nullptr;
};

} // namespace hexwerk::assault::ui
