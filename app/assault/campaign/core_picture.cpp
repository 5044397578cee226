#include "app/assault/campaign/core_picture.h"

#include <QPainter>

#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static constexpr qreal kPale = 0.35; // of what is lost

QPixmap corePicture(const CampaignPosition &p, const CoreNow &core, int size)
{
    static MapArt pictures; // what was drawn once
    const UnitCard &card = p.setting->card(core.card);
    const bool isHalf = core.strength <= card.halfStrength && card.halfStrength < card.strength;
    const SceneUnit unit{
        .id = editor::toQString(core.id),
        .face = faceOf(card),
        .nation = card.nation,
        .colour = card_paper::colourOf(card.nation),
        .strength = core.strength,
        .damage = core.lives() ? (isHalf ? card.halfStrength : card.strength) - core.strength : 0,
        .side = isHalf ? CounterSide::Half : CounterSide::Full,
        .experience = experienceOf(core)};
    const QPixmap whole =
        QPixmap::fromImage(counterPicture(unit, size, pictures)
                               .scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    if (core.lives())
        return whole;
    QPixmap pale(whole.size());
    pale.setDevicePixelRatio(whole.devicePixelRatio());
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setOpacity(kPale);
    painter.drawPixmap(0, 0, whole);
    return pale;
}

} // namespace hexwerk::assault::ui
