#include "app/assault/paper/sheet_kinds.h"

#include <QCoreApplication>

#include "editor/assault/paper/players_aid.h"
#include "editor/assault/paper/scenario_sheet.h"
#include "editor/assault/paper/status_board_sheet.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hexwerk::assault::ui {

namespace {

class SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::SheetKinds)
};

struct KindRow
{
    const char *name;
    const char *word;
};

} // namespace

static const KindRow &rowOf(SheetKind kind)
{
    static constexpr std::array<KindRow, kSheetKinds> kRows = {{
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Unit cards"), "unit-cards"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Formation cards"),
         "formation-cards"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Command cards"), "command-cards"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Support cards"), "support-cards"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Counters"), "counters"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Markers"), "markers"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Dice stickers"), "dice"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Troop Status Board"),
         "status-board"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Scenario sheet"), "scenario"},
        {QT_TRANSLATE_NOOP("hexwerk::assault::ui::SheetKinds", "Players’ aid"), "players-aid"},
    }};
    return kRows[static_cast<std::size_t>(kind)];
}

QString nameOf(SheetKind kind)
{
    return SheetWords::tr(rowOf(kind).name);
}

QString wordFor(SheetKind kind)
{
    return QLatin1String(rowOf(kind).word);
}

std::optional<SheetKind> sheetKindFromWord(const QString &word)
{
    for (int i = 0; i < kSheetKinds; ++i)
        if (const auto kind = static_cast<SheetKind>(i); wordFor(kind) == word)
            return kind;
    return std::nullopt;
}

static std::vector<editor::SheetPage> pagesOf(SheetKind kind, const SheetSource &source,
                                              const SheetOptions &options)
{
    switch (kind) {
    case SheetKind::UnitCards:
        return unitCardPages(source.document, options, source.pictures);
    case SheetKind::FormationCards:
        return formationCardPages(source.document, options, source.pictures);
    case SheetKind::CommandCards:
        return commandCardPages(source.document, options, source.pictures);
    case SheetKind::SupportCards:
        return supportCardPages(source.document, options, source.pictures);
    case SheetKind::Counters:
        return counterPages(source.document, options);
    case SheetKind::Markers:
        return markerPages(source.document, options);
    case SheetKind::DiceStickers:
        return diceStickerPages(source.document, options);
    case SheetKind::StatusBoard:
        return statusBoardPages(source.document, options);
    case SheetKind::Scenario:
        return scenarioPages(source.document, options);
    case SheetKind::PlayersAid:
        return playersAidPages(source.document, source.corrections, source.rulebook, options);
    }
    return {};
}

editor::SheetBook sheetBook(const SheetSource &source, const std::vector<SheetKind> &kinds,
                            const SheetOptions &options)
{
    editor::SheetBook book{.title = editor::inWindowLanguage(source.document.scenario().title)};
    for (const SheetKind kind : kinds) {
        auto pages = pagesOf(kind, source, options);
        std::move(pages.begin(), pages.end(), std::back_inserter(book.pages));
    }
    return book;
}

static bool isOfPieces(SheetKind kind)
{
    return kind <= SheetKind::DiceStickers;
}

QStringList whyNone(const SheetSource &source, const std::vector<SheetKind> &kinds,
                    const SheetOptions &options)
{
    QStringList why;
    for (const SheetKind kind : kinds) {
        if (isOfPieces(kind) && editor::piecesOnPage(layoutOf(kind, options)) == 0)
            //: %1 is a kind of sheets, as Unit cards
            why << SheetWords::tr(
                       "%1: the paper is too small. Choose larger paper or a smaller size.")
                       .arg(nameOf(kind));
        else if (pagesOf(kind, source, options).empty())
            //: %1 is a kind of sheets, as Unit cards
            why << SheetWords::tr("%1: the scenario has none.").arg(nameOf(kind));
    }
    return why;
}

} // namespace hexwerk::assault::ui
