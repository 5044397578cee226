// Where a laid out text may be cut into pages.
#pragma once

#include <QRectF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

class QTextDocument;

namespace hexwerk::editor {

// Lengths are those of the text's layout.
struct PageCut
{
    double y = 0;
    bool isForced = false;
    QRectF header = {}; // of the table that is cut
};

class PageCuts
{
public:
    explicit PageCuts(const QTextDocument &document);

    double end() const { return m_cuts.back().y; }
    // The last one that is not below `limit`, or the first forced one; empty: none is above it.
    std::optional<PageCut> lastWithin(double from, double limit) const;
    // Through a paragraph or row that is higher than a page: between lines if possible.
    PageCut through(double from, double limit) const;

private:
    void addLines(const QTextDocument &document);
    void addCuts(const QTextDocument &document);

    std::vector<PageCut> m_cuts;                    // from top to bottom
    std::vector<std::pair<double, double>> m_lines; // top and bottom of each
};

struct TextHeading
{
    QString text;
    int level = 1; // 1 to 6
    double y = 0;
};
// From top to bottom.
std::vector<TextHeading> headingsOf(const QTextDocument &document);

} // namespace hexwerk::editor
