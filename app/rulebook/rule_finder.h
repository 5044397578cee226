// Finds rules as somebody types, in all languages at once.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include "app/rulebook/book.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hexwerk {

namespace search {
class RuleSearch;
}

class RuleFinder final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMost = 12;

    // `book` must outlive it.
    RuleFinder(const Book &book, QWidget *parent);
    ~RuleFinder() override;

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
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();
    void colourRows();
    void choose(int row);

    const Book &m_book;
    std::unique_ptr<search::RuleSearch> m_search; // made when it is first wanted
    std::string m_language;
    QLineEdit *m_line;
    QLabel *m_count;
    QListWidget *m_list;
    std::vector<std::string> m_rules; // row by row
};

} // namespace hexwerk
