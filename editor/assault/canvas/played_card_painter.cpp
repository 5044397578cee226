// Command and support cards, which are played from the hand.
#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/effect_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <vector>

namespace hexwerk::assault::ui {

static constexpr double kMargin = 12;

template<typename Card>
static QString timeOf(const Card &card)
{
    const QString words = editor::inWindowLanguage(card.timing);
    return card.time == ActivationTime::Special && !words.isEmpty()
               ? words
               : ChoiceText::activationTime(card.time);
}

template<typename Card>
void CardPainter::paintPlayedHead(QPainter &painter, const Card &card)
{
    paintUnderText(painter);
    const QString name = editor::inWindowLanguage(card.name);
    const QString nation = card.nation.empty()
                               ? tr("Both sides")
                               : ChoiceText::of(Choices::Nations, card.nation, {}, m_library);
    paintHead(painter, name.isEmpty() ? editor::toQString(card.id) : name, nation, card.nation);
}

// What players wrote themselves stands under their name.
template<typename Card>
void CardPainter::paintEffects(QPainter &painter, double y, const Card &card)
{
    QStringList lines;
    for (const CardEffect &effect : card.effects)
        lines << EffectText::sentence(effect, m_library);
    const QString text = editor::inWindowLanguage(card.text);
    if (!text.isEmpty())
        //: %1 is what players wrote on a card
        lines << tr("By players: %1").arg(text);
    card_paper::rule(painter, y);
    write(painter,
          QRectF(kMargin, y + 4, card_paper::kWidth - 2 * kMargin, card_paper::kHeight - y - 25),
          Qt::AlignTop | Qt::TextWordWrap, lines.join(QLatin1Char('\n')), 10);
    paintId(painter, card.id);
}

void CardPainter::paintCommand(QPainter &painter, const QRectF &rect, const CommandCard &card)
{
    card_paper::begin(painter, rect);
    paintPlayedHead(painter, card);
    QStringList types;
    for (const UnitType type : card.types)
        types << ChoiceText::unitType(type);
    const QString category = editor::inWindowLanguage(card.category);
    double y = 44;
    const auto line = [&](const QString &what, const QString &text) {
        write(painter, QRectF(kMargin, y, 74, 15), Qt::AlignLeft | Qt::AlignVCenter, what, 8.5,
              false, card_paper::kFaint);
        write(painter, QRectF(kMargin + 76, y, card_paper::kWidth - 2 * kMargin - 76, 15),
              Qt::AlignLeft | Qt::AlignVCenter, text, 10, true);
        y += 16;
    };
    line(tr("When"), timeOf(card));
    line(tr("For"), types.isEmpty() ? tr("All units") : types.join(QStringLiteral(", ")));
    if (!category.isEmpty())
        line(tr("Category"), category);
    paintEffects(painter, y + 3, card);
    painter.restore();
}

void CardPainter::paintSupport(QPainter &painter, const QRectF &rect, const SupportCard &card)
{
    card_paper::begin(painter, rect);
    paintPlayedHead(painter, card);
    const bool isAir = card.kind == SupportKind::Air;
    write(painter, QRectF(kMargin, 42, card_paper::kWidth - 2 * kMargin, 14),
          Qt::AlignLeft | Qt::AlignVCenter,
          //: %1 is a kind of support, such as Air attack; %2 when it is played
          tr("%1, %2").arg(ChoiceText::supportKind(card.kind), timeOf(card)), 10, true);
    const auto one = [](const std::optional<Die> &die) { return die ? Pool().add(*die) : Pool(); };
    std::vector<std::pair<QString, Pool>> rows = {
        {isAir ? tr("Attack") : tr("Fire support"), card.attack}};
    if (isAir)
        rows.emplace_back(tr("Defence"), one(card.defence));
    else
        for (const auto &row : {std::pair(tr("Suppressive fire"), card.suppressiveFire),
                                std::pair(tr("Fire for effect"), card.fireForEffect),
                                std::pair(tr("Bombardment"), card.bombardment),
                                std::pair(tr("Smoke screen"), card.smoke),
                                std::pair(tr("Secondary hexes"), card.secondary)})
            if (!row.second.isEmpty())
                rows.push_back(row);
    rows.emplace_back(tr("Blast"), one(card.blast));
    // One below the other, with dice of one size, as long as effects leave the room.
    const bool isList = isAir || (card.effects.empty() && card.text.empty());
    const std::size_t columns = isList ? 1 : 2;
    const double step = isList && !isAir ? 14 : 18;
    const double label = isList ? 84 : 62;
    const double width = (card_paper::kWidth - 2 * kMargin) / static_cast<double>(columns);
    double y = 59;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double x = kMargin + static_cast<double>(i % columns) * width;
        const double dice =
            isList ? (step - 2) * std::max(1, rows[i].second.size()) : width - label - 5;
        write(painter, QRectF(x, y, label, step - 2), Qt::AlignLeft | Qt::AlignVCenter,
              rows[i].first, 8.5, false, card_paper::kFaint);
        card_paper::paintPool(painter,
                              QRectF(x + label + 1, y, std::min(dice, width - label - 1), step - 2),
                              rows[i].second);
        if ((i + 1) % columns == 0 || i + 1 == rows.size())
            y += step;
    }
    QStringList more;
    if (card.second)
        //: %1 is a number with its sign
        more << tr("Second attack, accuracy %1")
                    .arg((*card.second > 0 ? QStringLiteral("+") : QString()) +
                         QString::number(*card.second));
    if (!isAir && card.hexes > 1)
        more << (card.inLine ? tr("Hits %n hex(es) in a line", nullptr, card.hexes)
                             : tr("Hits %n hex(es)", nullptr, card.hexes));
    if (!more.isEmpty()) {
        write(painter, QRectF(kMargin, y, card_paper::kWidth - 2 * kMargin, 13),
              Qt::AlignLeft | Qt::AlignVCenter, more.join(QStringLiteral(" \u00b7 ")), 9);
        y += 14;
    }
    paintEffects(painter, y + 2, card);
    painter.restore();
}

} // namespace hexwerk::assault::ui
