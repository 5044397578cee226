#include "editor/assault/paper/status_board_sheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include "editor/assault/paper/scenario_text.h"
#include "editor/assault/paper/sheet_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;
using editor::kPageUnits;
using editor::toQString;

// Units of the page.
static constexpr double kBoardMargin = 1000;
static constexpr double kBoardTitle = 1000; // of the board, on each page
static constexpr double kBandHeight = 620;  // the name of a track
static constexpr double kWordsLine = 400;   // of words
static constexpr double kBoardSpace = 350;  // below a part
static constexpr double kWordsGap = 60;
static constexpr double kWordsIndent = 300;
static constexpr double kWordsPoints = 8.5; // points
static constexpr int kWordsColumns = 2;     // of sentences

namespace {

struct BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::BoardWords)
};

// What stays together on a page.
struct BoardPart
{
    double height = 0;
    std::function<void(QPainter &, const QRectF &)> paint;
};

// Boxes in rows of the same length.
struct BoxRows
{
    double size = 0;
    int count = 0;
    int inRow = 0;

    int rows() const { return (count + inRow - 1) / inRow; }
    QRectF box(int place) const
    {
        return {(place % inRow) * size, (place / inRow) * size, size, size};
    }
};

} // namespace

double statusBoxSize(const SheetOptions &options)
{
    const double least = std::max(19.0, std::ceil(options.counter + 3));
    constexpr int kUsual = 13; // from 0 to 12
    const double room = std::max(options.paper.size.width(), options.paper.size.height()) -
                        2 * kBoardMargin / kPageUnits;
    return std::clamp(std::floor(room / kUsual * 10) / 10, least, least + 3);
}

static BoxRows rowsFor(int count, double size, double room)
{
    BoxRows rows{size, std::max(count, 1), std::max(1, static_cast<int>(room / size))};
    rows.inRow = (rows.count + rows.rows() - 1) / rows.rows();
    return rows;
}

static QStringList brokenWords(const QString &text, double width)
{
    const QFontMetricsF metrics(sheetFont(kWordsPoints));
    QStringList lines = {QString()};
    for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer =
            lines.back().isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (metrics.horizontalAdvance(longer) > width && !lines.back().isEmpty())
            lines << word;
        else
            lines.back() = longer;
    }
    return lines;
}

// Lines in two columns, each with what stands before it.
static BoardPart linesPart(const QStringList &lines, double width)
{
    qsizetype rows = (lines.size() + kWordsColumns - 1) / kWordsColumns;
    while (rows < lines.size() && lines[rows].startsWith(QLatin1Char('\t')))
        ++rows; // a column begins with a sentence
    return {static_cast<double>(rows) * kWordsLine, [=](QPainter &painter, const QRectF &box) {
                painter.setFont(sheetFont(kWordsPoints));
                painter.setPen(QColor::fromRgb(kSheetInk));
                for (qsizetype i = 0; i < lines.size(); ++i) {
                    const QRectF line(box.left() +
                                          static_cast<double>(i / rows) * width / kWordsColumns,
                                      box.top() + static_cast<double>(i % rows) * kWordsLine,
                                      width / kWordsColumns - kWordsIndent, kWordsLine);
                    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                                     lines[i].section(QLatin1Char('\t'), 0, 0));
                    painter.drawText(line.adjusted(kWordsIndent, 0, 0, 0),
                                     Qt::AlignLeft | Qt::AlignVCenter,
                                     lines[i].section(QLatin1Char('\t'), 1));
                }
            }};
}

static QStringList linesOf(const QStringList &sentences, double width)
{
    QStringList lines;
    for (const QString &sentence : sentences) {
        const QStringList broken = brokenWords(sentence, width / kWordsColumns - 2 * kWordsIndent);
        for (qsizetype i = 0; i < broken.size(); ++i)
            lines << (i == 0 ? QStringLiteral("•\t") : QStringLiteral("\t")) + broken[i];
    }
    return lines;
}

static void paintTrackBand(QPainter &painter, const QRectF &band, const Scenario &scenario,
                           const std::string &side, const QString &name, const QString &sideName)
{
    if (side.empty())
        painter.fillRect(band, QColor(110, 104, 96));
    else
        paintSide(painter, band, scenario, side);
    painter.setFont(sheetFont(11, true));
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(name) + 300;
    const QRectF paper(band.left() + 200, band.top() + 60, wide, band.height() - 120);
    painter.fillRect(paper, Qt::white);
    painter.setPen(QColor::fromRgb(kSheetInk));
    painter.drawText(paper, Qt::AlignCenter, name);
    if (side.empty())
        return;
    painter.setFont(sheetFont(9));
    const double ofSide = QFontMetricsF(painter.font()).horizontalAdvance(sideName) + 300;
    const QRectF right(band.right() - 200 - ofSide, paper.top(), ofSide, paper.height());
    painter.fillRect(right, Qt::white);
    painter.drawText(right, Qt::AlignCenter, sideName);
}

static QString wordOf(ThresholdEffect effect)
{
    switch (effect) {
    case ThresholdEffect::Wins:
        return BoardWords::tr("wins", "on a box of the status board");
    case ThresholdEffect::Loses:
        return BoardWords::tr("loses", "on a box of the status board");
    case ThresholdEffect::Message:
        return BoardWords::tr("note", "on a box of the status board");
    }
    return {};
}

static QColor groundOfBox(const Threshold *threshold)
{
    if (!threshold)
        return Qt::white;
    switch (threshold->effect) {
    case ThresholdEffect::Wins:
        return {214, 232, 205};
    case ThresholdEffect::Loses:
        return {244, 213, 204};
    case ThresholdEffect::Message:
        return {247, 234, 196};
    }
    return Qt::white;
}

// Its lines are within it, so that boxes lie side by side as wide as they are.
static void paintTrackBox(QPainter &painter, const QRectF &box, const QString &number, bool isStart,
                          const QColor &ground, const QString &word)
{
    painter.setPen(QPen(QColor::fromRgb(kSheetInk), 25));
    painter.setBrush(ground);
    painter.drawRect(box);
    painter.setBrush(Qt::NoBrush);
    if (isStart)
        painter.drawRect(box.adjusted(90, 90, -90, -90));
    painter.setFont(sheetFont(20, true));
    painter.setPen(QColor(70, 62, 54));
    painter.drawText(box, Qt::AlignCenter, number);
    painter.setFont(sheetFont(8, true));
    painter.setPen(QColor::fromRgb(kSheetInk));
    painter.drawText(box.adjusted(120, 160, -120, -160), Qt::AlignHCenter | Qt::AlignBottom, word);
    if (isStart)
        painter.drawText(box.adjusted(120, 160, -120, -160), Qt::AlignHCenter | Qt::AlignTop,
                         BoardWords::tr("start", "on a box of the status board"));
}

static QStringList thresholdWords(const Track &track, const ScenarioDocument &document)
{
    const Scenario &scenario = document.scenario();
    QStringList sentences;
    for (const Threshold &one : track.thresholds) {
        const QString side = ChoiceText::of(
            Choices::Sides, one.side.empty() ? track.side : one.side, scenario, document.library());
        const QString text = inWindowLanguage(one.text);
        switch (one.effect) {
        case ThresholdEffect::Wins:
            //: %1 is a number on a track, %2 a side, %3 a sentence
            sentences << BoardWords::tr("%1: victory for %2. %3").arg(one.at).arg(side, text);
            break;
        case ThresholdEffect::Loses:
            //: %1 is a number on a track, %2 a side, %3 a sentence
            sentences << BoardWords::tr("%1: defeat for %2. %3").arg(one.at).arg(side, text);
            break;
        case ThresholdEffect::Message:
            sentences << QStringLiteral("%1: %2").arg(one.at).arg(text);
        }
    }
    return sentences;
}

namespace {

// Boxes under a name, with sentences below.
struct BoardStrip
{
    QString name;
    std::string side; // empty: nobody's
    QString sideName;
    int count = 1;
    std::function<void(QPainter &, const QRectF &box, int place)> paintBox;
    QStringList sentences;
};

} // namespace

// In as many parts as it takes where it is higher than a page.
static void addStrip(std::vector<BoardPart> &parts, const BoardStrip &strip,
                     const Scenario &scenario, double size, const QSizeF &room)
{
    const BoxRows rows = rowsFor(strip.count, size, room.width());
    const int most = std::max(1, static_cast<int>((room.height() - kBandHeight) / size));
    for (int from = 0; from < rows.rows(); from += most) {
        const int to = std::min(from + most, rows.rows());
        const QString name =
            from == 0 ? strip.name : BoardWords::tr("%1, continued").arg(strip.name);
        parts.push_back({kBandHeight + (to - from) * size + kBoardSpace,
                         [=](QPainter &painter, const QRectF &box) {
                             paintTrackBand(painter,
                                            QRectF(box.topLeft(), QSizeF(box.width(), kBandHeight)),
                                            scenario, strip.side, name, strip.sideName);
                             painter.translate(box.left(), box.top() + kBandHeight - from * size);
                             for (int place = from * rows.inRow;
                                  place < std::min(to * rows.inRow, rows.count); ++place)
                                 strip.paintBox(painter, rows.box(place), place);
                         }});
    }
    const QStringList lines = linesOf(strip.sentences, room.width());
    if (lines.isEmpty())
        return;
    const BoardPart words = linesPart(lines, room.width());
    BoardPart &last = parts.back();
    if (last.height + words.height <= room.height()) {
        last = {last.height + words.height,
                [boxes = last, words](QPainter &painter, const QRectF &box) {
                    painter.save();
                    boxes.paint(painter, box);
                    painter.restore();
                    words.paint(painter,
                                box.adjusted(0, boxes.height - kBoardSpace + kWordsGap, 0, 0));
                }};
        return;
    }
    const qsizetype inPart =
        kWordsColumns * static_cast<qsizetype>((room.height() - kBoardSpace) / kWordsLine);
    for (qsizetype i = 0; i < lines.size(); i += inPart) {
        BoardPart part = linesPart(lines.mid(i, inPart), room.width());
        part.height += kBoardSpace;
        parts.push_back(std::move(part));
    }
}

static BoardStrip trackStrip(const Track &track, const ScenarioDocument &document)
{
    const auto called = [&](Choices choices, const std::string &id) {
        return ChoiceText::of(choices, id, document.scenario(), document.library());
    };
    const auto paint = [track](QPainter &painter, const QRectF &box, int place) {
        const int number = track.min + place;
        const auto at = std::find_if(track.thresholds.begin(), track.thresholds.end(),
                                     [&](const Threshold &one) { return one.at == number; });
        const Threshold *const threshold = at == track.thresholds.end() ? nullptr : &*at;
        paintTrackBox(painter, box, QString::number(number), number == track.start,
                      groundOfBox(threshold), threshold ? wordOf(threshold->effect) : QString());
    };
    return {called(Choices::Tracks, track.id), track.side, called(Choices::Sides, track.side),
            track.max - track.min + 1,         paint,      thresholdWords(track, document)};
}

static BoardStrip turnStrip(const ScenarioDocument &document)
{
    const ScenarioText text(document);
    QStringList sentences;
    std::vector<bool> hasEvent;
    for (int turn = 1; turn <= document.scenario().turns; ++turn) {
        const QStringList events = text.turnEvents(turn);
        for (const QString &event : events)
            //: %1 is a number, %2 what happens then
            sentences << BoardWords::tr("Turn %1: %2").arg(turn).arg(event);
        hasEvent.push_back(!events.isEmpty());
    }
    const auto paint = [hasEvent](QPainter &painter, const QRectF &box, int place) {
        const bool isMarked = hasEvent[static_cast<std::size_t>(place)];
        paintTrackBox(painter, box, QString::number(place + 1), place == 0,
                      isMarked ? QColor(247, 234, 196) : QColor(Qt::white),
                      isMarked ? BoardWords::tr("event", "on a box of the status board")
                               : QString());
    };
    return {BoardWords::tr("Turn record"), {}, {}, document.scenario().turns, paint, sentences};
}

static void paintBoardTitle(QPainter &painter, const QRectF &box, const QString &title, int page,
                            int pages)
{
    painter.setPen(QColor::fromRgb(kSheetInk));
    painter.setFont(sheetFont(15, true));
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop, title);
    QString words = BoardWords::tr("Troop Status Board");
    if (pages > 1)
        words = page == 1 ? BoardWords::tr("%1, sheet %2 of %3").arg(words).arg(page).arg(pages)
                          : BoardWords::tr("%1, sheet %2 of %3: lay it below sheet %4")
                                .arg(words)
                                .arg(page)
                                .arg(pages)
                                .arg(page - 1);
    painter.setFont(sheetFont(10));
    painter.setPen(QColor::fromRgb(kSheetAccent));
    painter.drawText(box, Qt::AlignRight | Qt::AlignTop, words);
}

std::vector<editor::SheetPage> statusBoardPages(const ScenarioDocument &document,
                                                const SheetOptions &options)
{
    const bool isUpright = options.paper.size.height() > options.paper.size.width();
    const editor::Paper paper = isUpright ? options.paper.turned() : options.paper;
    const QRectF room(kBoardMargin, kBoardMargin + kBoardTitle,
                      paper.size.width() * kPageUnits - 2 * kBoardMargin,
                      paper.size.height() * kPageUnits - 2 * kBoardMargin - kBoardTitle);
    const double size = statusBoxSize(options) * kPageUnits;
    std::vector<BoardPart> parts;
    addStrip(parts, turnStrip(document), document.scenario(), size, room.size());
    for (const Track &track : document.scenario().tracks)
        addStrip(parts, trackStrip(track, document), document.scenario(), size, room.size());
    using Placed = std::vector<std::pair<double, BoardPart>>; // from the top of the room
    std::vector<Placed> pages(1);
    double y = 0;
    for (BoardPart &part : parts) {
        if (y > 0 && y + part.height - kBoardSpace > room.height()) {
            pages.emplace_back();
            y = 0;
        }
        const double height = part.height;
        pages.back().emplace_back(y, std::move(part));
        y += height;
    }
    const QString title = inWindowLanguage(document.scenario().title);
    const int count = static_cast<int>(pages.size());
    std::vector<editor::SheetPage> sheets;
    for (Placed &page : pages) {
        const int number = static_cast<int>(sheets.size()) + 1;
        editor::SheetPage sheet;
        sheet.size = paper.size;
        if (number == 1)
            sheet.title = BoardWords::tr("Troop Status Board");
        sheet.paint = [=, placed = std::move(page)](QPainter &painter) {
            paintBoardTitle(painter, QRectF(room.left(), kBoardMargin, room.width(), kBoardTitle),
                            title, number, count);
            for (const auto &[top, part] : placed) {
                painter.save();
                part.paint(painter,
                           QRectF(room.left(), room.top() + top, room.width(), part.height));
                painter.restore();
            }
        };
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

} // namespace hexwerk::assault::ui
