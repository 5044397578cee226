#include "app/rulebook/book_pages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include "editor/paper/text_pages.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using editor::toQString;

static constexpr double kPaperPoints = 9.5;
static constexpr double kPaperRatio = 4; // dots of a picture to a pixel of the text

namespace {

struct BookPageWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::BookPageWords)
};

} // namespace

static QImage asFine(QImage picture, double ratio)
{
    picture.setDevicePixelRatio(ratio);
    return picture;
}

// Boards of examples, and what the system has pictures of, one and a half lines high.
static QVariant paperPicture(const PrintedBook &printed, const QUrl &name)
{
    if (name.scheme() == QLatin1String("picture")) {
        constexpr double kSize = 1.5 * kPaperPoints / 72 * 96;
        return asFine(printed.kit.pictureOf(name.path(), qRound(kSize * kPaperRatio)), kPaperRatio);
    }
    if (name.scheme() != QLatin1String("example"))
        return {};
    const auto board = printed.book.onBoard(name.path());
    if (!board)
        return {};
    constexpr QSize kBoard = {250, 190}; // two stand beside each other
    constexpr double kFiner = 2;
    return asFine(printed.kit.boardPictureLater(board->file, board->orders, kBoard * kFiner)(),
                  kFiner);
}

static std::vector<std::string> chaptersIn(const std::vector<OutlineNode> &outline)
{
    std::vector<std::string> chapters;
    for (const OutlineNode &node : outline)
        if (const std::string chapter = chapterOf(node.number);
            std::find(chapters.begin(), chapters.end(), chapter) == chapters.end())
            chapters.push_back(chapter);
    return chapters;
}

static QString paperTitle(const PrintedBook &printed, const std::string &chapter)
{
    const auto node =
        std::find_if(printed.outline.begin(), printed.outline.end(),
                     [&](const OutlineNode &one) { return chapterOf(one.number) == chapter; });
    return node == printed.outline.end() ? QString() : headingOf(*node, printed.reading.language);
}

editor::SheetBook bookOnPaper(const PrintedBook &printed, const std::string &chapter,
                              const editor::Paper &paper)
{
    editor::SheetBook sheets{.title = BookPageWords::tr("Rulebook"),
                             .subject = printed.book.editionName(printed.reading.profile),
                             .language = toQString(printed.reading.language)};
    const BookColours colours{QStringLiteral("#dfe7ee"), QStringLiteral("#000000"),
                              QStringLiteral("#ffffff")};
    // Nobody can press what leads to a board.
    static const QRegularExpression kPlay(QStringLiteral("<br><a class=\"play\"[^>]*>[^<]*</a>"));
    editor::TextPageStyle pages;
    pages.points = kPaperPoints;
    pages.direction = QLocale(sheets.language).textDirection();
    pages.pictures = [&](const QUrl &name) { return paperPicture(printed, name); };
    for (const std::string &one :
         chapter.empty() ? chaptersIn(printed.outline) : std::vector{chapter}) {
        pages.title = paperTitle(printed, one);
        pages.number = 1 + static_cast<int>(sheets.pages.size());
        QString html = chapterHtml(printed.book, printed.outline, one, printed.reading,
                                   printed.beside, colours);
        html.remove(kPlay);
        auto made = editor::textPages(html, paper, pages);
        std::move(made.begin(), made.end(), std::back_inserter(sheets.pages));
    }
    return sheets;
}

} // namespace hexwerk
