// Finds rules, and pages of the manual after them, as somebody types, in all languages at once.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include "app/rulebook/book.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk {

namespace search {
struct Hit;
class RuleSearch;
} // namespace search

// Pages that are searched as rules are; they stay where they are.
using PagesMaker = std::function<const Rulebook &()>;

class RuleFinder final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMost = 12; // rules
    static constexpr int kMostPages = 6;

    // `book` must outlive it.
    RuleFinder(const Book &book, QWidget *parent);
    ~RuleFinder() override;

    // Pages of the manual, too; `pages` is called when they are first wanted.
    void searchToo(PagesMaker pages) { m_pages = std::move(pages); }
    // Ready to type; what was typed last is selected.
    void begin();
    // Texts have changed.
    void forget();
    // In which hits that are as good are shown.
    void setLanguage(const std::string &language) { m_language = language; }
    QString typed() const { return m_line->text(); }

signals:
    // The row that is chosen changed; empty: nothing was found.
    void looked(const std::string &rule);
    // Enter, or a click.
    void chosen(const std::string &rule);
    void pageChosen(const QString &page);
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Found
    {
        std::string id;
        bool isPage = false;
    };

    void fill();
    void add(const RuleEntry &entry, const search::Hit &hit, bool isPage);
    QString summary(const QString &typed) const;
    void retranslate();
    void colourRows();
    void choose(int row);

    const Book &m_book;
    PagesMaker m_pages;                           // may be empty
    std::unique_ptr<search::RuleSearch> m_search; // made when it is first wanted
    std::unique_ptr<search::RuleSearch> m_pageSearch;
    std::string m_language;
    QLineEdit *m_line;
    QLabel *m_count;
    QListWidget *m_list;
    std::vector<Found> m_found; // row by row
};

} // namespace hexwerk
