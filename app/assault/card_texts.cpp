#include "app/assault/card_texts.h"

#include <QImage>
#include <QPainter>

#include "core/rulebook/rulebook.h"
#include "editor/assault/canvas/card_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace hexwerk::assault::ui {

static void keepEnglish(LocalText &text)
{
    std::erase_if(text, [](const auto &one) { return one.first != kSourceLanguage; });
}

static CommandCard sampleCommand()
{
    CommandCard card;
    card.category = {{"en", "Category"}};
    return card;
}

// With all that a card of the kind can have.
static SupportCard sampleSupport(SupportKind kind)
{
    const Pool pool = Pool().add(Die::Red);
    SupportCard card;
    card.kind = kind;
    card.attack = card.suppressiveFire = card.fireForEffect = card.bombardment = pool;
    card.smoke = card.secondary = pool;
    return card;
}

// Names, and what the painter says itself or takes from lists of words and of the system.
static bool standsOnCards(const translation::TextUnit &unit)
{
    static constexpr std::array kContexts = {
        "hexwerk::assault::ui::CardPainter", "hexwerk::assault::ui::ChoiceText",
        "hexwerk::assault::ui::DicePainter", "hexwerk::assault::ui::EffectText"};
    if (unit.kind == translation::UnitKind::Program)
        return std::find(kContexts.begin(), kContexts.end(), unit.context) != kContexts.end();
    return unit.kind == translation::UnitKind::Card || unit.file.ends_with("/system.toml");
}

TextPlaces cardTexts(const DataStore &library)
{
    DataStore english = library;
    for (auto &[id, card] : english.cards.units)
        keepEnglish(card.name);
    for (auto &[id, card] : english.cards.formations) {
        keepEnglish(card.name);
        keepEnglish(card.command);
    }
    MapArt art;
    CardPainter cards(english, art);
    std::vector<CardPainter::WrittenText> texts;
    cards.noteTexts(texts);
    QImage image(59, 50, QImage::Format_RGB32); // only the texts matter
    QPainter painter(&image);
    const QRectF rect = image.rect();
    for (const auto &[id, card] : english.cards.units) {
        cards.paintFront(painter, rect, card);
        cards.paintBack(painter, rect, card);
    }
    for (const auto &[id, card] : english.cards.formations)
        cards.paintFormation(painter, rect, card);
    cards.paintCommand(painter, rect, sampleCommand());
    for (const SupportKind kind : {SupportKind::Air, SupportKind::Artillery})
        cards.paintSupport(painter, rect, sampleSupport(kind));
    TextPlaces places;
    for (const CardPainter::WrittenText &one : texts) {
        const auto measure = [place = one.place](const QString &text) {
            const card_paper::Fit fit = card_paper::fitOf(place, text);
            const int room = static_cast<int>(fit.room);
            const int size = static_cast<int>(std::ceil(fit.length));
            return translation::DrawnSize{fit.length > fit.room ? size : std::min(size, room),
                                          room};
        };
        places.push_back({one.text, measure, standsOnCards});
    }
    return places;
}

} // namespace hexwerk::assault::ui
