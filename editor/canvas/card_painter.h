// Draws cards as they lie on the table: our own design, with all that the rules print on them.
#pragma once

#include <QCoreApplication>
#include <QPainter>

#include "core/cards/formation_card.h"
#include "core/cards/support_card.h"
#include "editor/canvas/card_paper.h"
#include "editor/canvas/map_art.h"
#include "editor/canvas/map_scene.h"
#include "editor/document/library.h"

namespace hexwerk::editor {

class CardPainter
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::CardPainter)

public:
    // Cards are as wide as high in these proportions.
    static constexpr double kAspect = card_paper::kAspect;

    CardPainter(const Library &library, MapArt &art)
        : m_library(library)
        , m_art(art)
    {
    }
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
    void paintHead(QPainter &painter, const QString &title, const QString &below, QColor colour);
    void paintPicture(QPainter &painter, const QRectF &box, UnitSymbol symbol);
    void paintSymbol(QPainter &painter, const QRectF &box, const UnitCard &card);
    void paintDefence(QPainter &painter, const QRectF &box, const UnitCard &card);
    void paintBands(QPainter &painter, const QRectF &box, const UnitCard &card);
    static QString blastText(const Blast &blast);
    void paintMovement(QPainter &painter, const QRectF &box, const UnitCard &card);
    template<typename Card>
    void paintPlayedHead(QPainter &painter, const Card &card);
    template<typename Card>
    void paintEffects(QPainter &painter, double y, const Card &card);

    const Library &m_library;
    MapArt &m_art;
};

} // namespace hexwerk::editor
