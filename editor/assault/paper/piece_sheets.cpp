#include "editor/assault/paper/piece_sheets.h"

#include <QCoreApplication>

#include "core/assault/cards/nation_look.h"
#include "core/assault/scenario/used_cards.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/paper/card_face.h"
#include "editor/assault/paper/counter_face.h"
#include "editor/assault/paper/force_list.h"
#include "editor/assault/paper/marker_list.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault::ui {

using editor::Piece;
using editor::PieceLayout;
using editor::SheetPage;

namespace {

class PieceMaker
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PieceSheets)

public:
    PieceMaker(const ScenarioDocument &document, bool wholeLibrary, CardPictures pictures)
        : m_scenario(document.scenario())
        , m_library(document.sharedLibrary())
        , m_whole(wholeLibrary)
        , m_pictures(std::move(pictures))
    {
    }

    std::vector<Piece> unitCards() const;
    std::vector<Piece> formationCards() const;
    std::vector<Piece> commandCards() const;
    std::vector<Piece> supportCards() const;
    std::vector<Piece> counters() const;
    std::vector<Piece> markers() const;
    std::vector<Piece> diceStickers() const;
    QString title(SheetKind kind) const;

private:
    std::vector<ForceUnit> forces() const
    {
        return m_whole ? forcesOf(*m_library) : forcesOf(m_scenario, *m_library);
    }
    template<typename Card>
    std::vector<const Card *> sorted(const std::map<std::string, Card, std::less<>> &all,
                                     const std::set<std::string> &used) const;
    template<typename Card>
    Piece::Paint cardFace(const Card &card, const CardSpine &spine,
                          void (CardPainter::*paint)(QPainter &, const QRectF &,
                                                     const Card &)) const;
    Piece::Paint cardBack(const CardBack &back) const;
    Piece::Paint counterFace(const SceneUnit &unit, bool hasFront) const;
    Piece::Paint markerFace(const MarkerFace &face) const;
    Piece unitCard(const UnitCard &card) const;
    Piece formationCard(const FormationCard &card) const;
    template<typename Card>
    Piece playedCard(const Card &card, const QString &word,
                     void (CardPainter::*paint)(QPainter &, const QRectF &, const Card &)) const;
    Piece counter(const ForceUnit &unit) const;

    const Scenario &m_scenario;
    SharedData m_library;
    bool m_whole;
    CardPictures m_pictures;
    std::shared_ptr<MapArt> m_art = std::make_shared<MapArt>();
};

} // namespace

template<typename Card>
static QString titleOf(const Card &card)
{
    const QString name = editor::inWindowLanguage(card.name);
    return name.isEmpty() ? editor::toQString(card.id) : name;
}

// By nation, those for both sides last, and name.
template<typename Card>
std::vector<const Card *> PieceMaker::sorted(const std::map<std::string, Card, std::less<>> &all,
                                             const std::set<std::string> &used) const
{
    std::vector<const Card *> cards;
    for (const auto &[id, card] : all)
        if (m_whole || used.contains(id))
            cards.push_back(&card);
    const auto key = [](const Card *card) {
        return std::tuple(card->nation.empty(), card->nation, titleOf(*card));
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&](const Card *one, const Card *other) { return key(one) < key(other); });
    return cards;
}

template<typename Card>
Piece::Paint PieceMaker::cardFace(const Card &card, const CardSpine &spine,
                                  void (CardPainter::*paint)(QPainter &, const QRectF &,
                                                             const Card &)) const
{
    std::shared_ptr<const PictureSteps> picture;
    if (m_pictures && !card.picture.empty())
        picture = m_pictures(card.picture);
    return [library = m_library, art = m_art, card, spine, paint,
            picture](QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox) {
        const QRectF place = paintCardGround(painter, bleedBox, cutBox, spine, *art);
        CardPainter cards(*library, *art);
        cards.setPicture(picture);
        (cards.*paint)(painter, place, card);
    };
}

Piece::Paint PieceMaker::cardBack(const CardBack &back) const
{
    return [art = m_art, back](QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox) {
        paintCardBack(painter, bleedBox, cutBox, back, *art);
    };
}

Piece PieceMaker::unitCard(const UnitCard &card) const
{
    CardSpine spine{.nation = card.nation,
                    .name = titleOf(card),
                    .picture = facePicture(faceOf(card)),
                    .number = QString::number(card.points),
                    .unit = tr("points")};
    const Piece::Paint front = cardFace(card, spine, &CardPainter::paintFront);
    spine.number = QString::number(card.halfPoints);
    return {titleOf(card), front, cardFace(card, spine, &CardPainter::paintBack)};
}

// [R4.2a] One for each side that has such units.
std::vector<Piece> PieceMaker::unitCards() const
{
    std::set<std::pair<std::string, std::string>> known;
    std::vector<Piece> pieces;
    std::vector<ForceUnit> units = forces();
    std::stable_sort(units.begin(), units.end(), [&](const ForceUnit &one, const ForceUnit &other) {
        const UnitCard *a = m_library->cards.unit(one.card);
        const UnitCard *b = m_library->cards.unit(other.card);
        return one.side == other.side && a && b && a->nation == b->nation &&
               std::tuple(a->type, titleOf(*a)) < std::tuple(b->type, titleOf(*b));
    });
    for (const ForceUnit &unit : units)
        if (const UnitCard *card = m_library->cards.unit(unit.card);
            card && known.emplace(unit.side, unit.card).second)
            pieces.push_back(unitCard(*card));
    return pieces;
}

// What stands for a type of units.
static QString signOf(UnitType type)
{
    switch (type) {
    case UnitType::Infantry:
        return symbolPicture(UnitSymbol::Rifle);
    case UnitType::Artillery:
        return symbolPicture(UnitSymbol::Gun);
    case UnitType::Vehicle:
        return symbolPicture(UnitSymbol::Tank);
    }
    return {};
}

// [R5.6a] A deck of each nation and type.
Piece PieceMaker::formationCard(const FormationCard &card) const
{
    const QString nation = ChoiceText::of(Choices::Nations, card.nation, {}, *m_library);
    const CardSpine spine{.nation = card.nation,
                          .name = titleOf(card),
                          .picture = signOf(card.type),
                          .number = QString::number(card.commandPoints),
                          .unit = tr("CP", "command points")};
    const CardBack back{.nation = card.nation,
                        .kind = tr("Formation"),
                        //: %1 is a nation, %2 a type of units
                        .deck = tr("%1, %2").arg(nation, ChoiceText::unitType(card.type)),
                        .picture = signOf(card.type)};
    return {titleOf(card), cardFace(card, spine, &CardPainter::paintFormation), cardBack(back)};
}

std::vector<Piece> PieceMaker::formationCards() const
{
    std::vector<Piece> pieces;
    const UsedCards used = usedCards(m_scenario, m_library->cards);
    for (const FormationCard *card : sorted(m_library->cards.formations, used.formations))
        pieces.push_back(formationCard(*card));
    return pieces;
}

template<typename Card>
Piece PieceMaker::playedCard(const Card &card, const QString &word,
                             void (CardPainter::*paint)(QPainter &, const QRectF &,
                                                        const Card &)) const
{
    const CardSpine spine{.nation = card.nation, .name = word, .picture = {}};
    const CardBack back{.nation = {}, .kind = tr("Command"), .deck = {}, .picture = {}};
    return {titleOf(card), cardFace(card, spine, paint), cardBack(back)};
}

std::vector<Piece> PieceMaker::commandCards() const
{
    std::vector<Piece> pieces;
    const UsedCards used = usedCards(m_scenario, m_library->cards);
    for (const CommandCard *card : sorted(m_library->cards.commands, used.commands))
        pieces.push_back(playedCard(*card, titleOf(*card), &CardPainter::paintCommand));
    return pieces;
}

// [R4.9.3b] A card that a side has twice is there twice.
std::vector<Piece> PieceMaker::supportCards() const
{
    std::map<std::string, int> supplied;
    if (!m_whole)
        for (const SupportSupply &supply : m_scenario.supports)
            for (const std::string &id : supply.cards)
                ++supplied[id];
    std::vector<Piece> pieces;
    const UsedCards used = usedCards(m_scenario, m_library->cards);
    for (const SupportCard *card : sorted(m_library->cards.supports, used.supports))
        pieces.insert(pieces.end(), static_cast<std::size_t>(std::max(supplied[card->id], 1)),
                      playedCard(*card, titleOf(*card), &CardPainter::paintSupport));
    return pieces;
}

Piece::Paint PieceMaker::counterFace(const SceneUnit &unit, bool hasFront) const
{
    return [art = m_art, unit, hasFront](QPainter &painter, const QRectF &bleedBox,
                                         const QRectF &cutBox) {
        paintCounterFace(painter, bleedBox, cutBox, unit, hasFront, *art);
    };
}

// [R4.3a] Full strength in front, half strength on the back.
Piece PieceMaker::counter(const ForceUnit &unit) const
{
    UnitSpec spec;
    spec.card = unit.card;
    spec.side = unit.side;
    SceneUnit front = sceneUnit(spec, m_scenario, *m_library);
    const UnitCard *card = m_library->cards.unit(unit.card);
    front.label = unit.name;
    if (unit.side.empty() && card)
        front.colour = QColor::fromRgb(lookOf(card->nation).colour).lighter(125);
    SceneUnit back = front;
    back.side = CounterSide::Half;
    back.strength = card ? card->halfStrength : 0;
    const bool hasFront = card && card->type != UnitType::Infantry;
    return {unit.name, counterFace(front, hasFront), counterFace(back, hasFront)};
}

std::vector<Piece> PieceMaker::counters() const
{
    std::vector<Piece> pieces;
    for (const ForceUnit &unit : forces())
        pieces.push_back(counter(unit));
    return pieces;
}

Piece::Paint PieceMaker::markerFace(const MarkerFace &face) const
{
    return [art = m_art, face](QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox) {
        paintMarkerFace(painter, bleedBox, cutBox, face, *art);
    };
}

std::vector<Piece> PieceMaker::markers() const
{
    std::vector<Piece> pieces;
    for (const MarkerKind &kind : markersOf(m_scenario, *m_library, m_whole))
        pieces.insert(
            pieces.end(), static_cast<std::size_t>(kind.count),
            {kind.front.text, markerFace(kind.front), markerFace(kind.back.value_or(kind.front))});
    return pieces;
}

static const DiceFaces *diceOf(const Scenario &scenario, const DataStore &library)
{
    const auto option = scenario.options.find("dice");
    const std::string *id =
        option == scenario.options.end() ? nullptr : std::get_if<std::string>(&option->second);
    const auto found = library.system.dice.find(id ? *id : "A");
    return found == library.system.dice.end() ? nullptr : &found->second;
}

std::vector<Piece> PieceMaker::diceStickers() const
{
    std::vector<Piece> pieces;
    const DiceFaces *dice = diceOf(m_scenario, *m_library);
    if (!dice)
        return pieces;
    for (const Die die : {Die::Red, Die::Yellow, Die::Green, Die::Blue})
        for (int copy = 0; copy < m_library->system.sheets.dice; ++copy)
            for (int number = 1; number <= 6; ++number)
                pieces.push_back(
                    {DicePainter::word(die),
                     [die, face = dice->face(die, number)](
                         QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox) {
                         DicePainter::paintSticker(painter, bleedBox, cutBox, die, face);
                     }});
    return pieces;
}

QString PieceMaker::title(SheetKind kind) const
{
    switch (kind) {
    case SheetKind::UnitCards:
        return tr("Unit cards");
    case SheetKind::FormationCards:
        return tr("Formation cards");
    case SheetKind::CommandCards:
        return tr("Command cards");
    case SheetKind::SupportCards:
        return tr("Support cards");
    case SheetKind::Counters:
        return tr("Counters");
    case SheetKind::Markers:
        return tr("Markers");
    case SheetKind::DiceStickers:
        return tr("Dice stickers");
    default:
        break;
    }
    return {};
}

PieceLayout layoutOf(SheetKind kind, const SheetOptions &options)
{
    PieceLayout layout{.paper = options.paper,
                       .size = options.card,
                       .bleed = options.bleed,
                       .backs = options.backs,
                       .cutMarks = options.cutMarks};
    if (kind == SheetKind::Counters || kind == SheetKind::Markers)
        layout.size = QSizeF(options.counter, options.counter);
    if (kind == SheetKind::DiceStickers) {
        layout.size = QSizeF(options.sticker, options.sticker);
        layout.backs = Backs::None;
    }
    return layout;
}

static std::vector<Piece> piecesBy(const PieceMaker &maker, SheetKind kind)
{
    switch (kind) {
    case SheetKind::UnitCards:
        return maker.unitCards();
    case SheetKind::FormationCards:
        return maker.formationCards();
    case SheetKind::CommandCards:
        return maker.commandCards();
    case SheetKind::SupportCards:
        return maker.supportCards();
    case SheetKind::Counters:
        return maker.counters();
    case SheetKind::Markers:
        return maker.markers();
    case SheetKind::DiceStickers:
        return maker.diceStickers();
    default:
        break;
    }
    return {};
}

std::vector<Piece> piecesOf(SheetKind kind, const ScenarioDocument &document,
                            const SheetOptions &options, const CardPictures &pictures)
{
    return piecesBy(PieceMaker(document, options.wholeLibrary, pictures), kind);
}

static std::vector<SheetPage> pagesOf(SheetKind kind, const ScenarioDocument &document,
                                      const SheetOptions &options,
                                      const CardPictures &pictures = {})
{
    const PieceMaker maker(document, options.wholeLibrary, pictures);
    return editor::piecePages(maker.title(kind), piecesBy(maker, kind), layoutOf(kind, options));
}

std::vector<SheetPage> unitCardPages(const ScenarioDocument &document, const SheetOptions &options,
                                     const CardPictures &pictures)
{
    return pagesOf(SheetKind::UnitCards, document, options, pictures);
}

std::vector<SheetPage> formationCardPages(const ScenarioDocument &document,
                                          const SheetOptions &options, const CardPictures &pictures)
{
    return pagesOf(SheetKind::FormationCards, document, options, pictures);
}

std::vector<SheetPage> commandCardPages(const ScenarioDocument &document,
                                        const SheetOptions &options, const CardPictures &pictures)
{
    return pagesOf(SheetKind::CommandCards, document, options, pictures);
}

std::vector<SheetPage> supportCardPages(const ScenarioDocument &document,
                                        const SheetOptions &options, const CardPictures &pictures)
{
    return pagesOf(SheetKind::SupportCards, document, options, pictures);
}

std::vector<SheetPage> counterPages(const ScenarioDocument &document, const SheetOptions &options)
{
    return pagesOf(SheetKind::Counters, document, options);
}

std::vector<SheetPage> markerPages(const ScenarioDocument &document, const SheetOptions &options)
{
    return pagesOf(SheetKind::Markers, document, options);
}

std::vector<SheetPage> diceStickerPages(const ScenarioDocument &document,
                                        const SheetOptions &options)
{
    return pagesOf(SheetKind::DiceStickers, document, options);
}

} // namespace hexwerk::assault::ui
