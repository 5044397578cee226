// The text of a chapter, with small pictures of the boards of its examples.
#pragma once

#include <QHash>
#include <QImage>
#include <QSet>

#include "app/rulebook/book.h"
#include "app/rulebook/picture_browser.h"

#include <string>

namespace hexwerk {

class BookText final : public PictureBrowser
{
    Q_OBJECT

public:
    static constexpr QSize kPicture = {300, 220}; // pixels at most

    // Both must outlive it.
    BookText(const Book &book, const SystemKit &kit, QWidget *parent);

    void setChapter(const QString &html);
    // Scrolls to the rule and lays a ground under it.
    void showRule(const std::string &rule, const QColor &ground);
    // To a heading.
    void showHeading(const std::string &number);

protected:
    void resizeEvent(QResizeEvent *event) override;
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void scrollToRule();
    void draw(const QString &example);

    const Book &m_book;
    std::string m_rule;    // that is laid a ground under
    int m_scrolledTo = -1; // for it: the reader has not scrolled since
    QHash<QString, QImage> m_pictures;
    QSet<QString> m_drawn; // now
};

} // namespace hexwerk
