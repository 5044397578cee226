// A chapter of the manual, as it is read.
#pragma once

#include "editor/panels/text_browser.h"

namespace hexwerk {

class ManualText final : public editor::TextBrowser
{
    Q_OBJECT

public:
    explicit ManualText(QWidget *parent);

    // Markdown without placeholders.
    void setChapter(const QString &markdown);
    // To the heading with that anchor; empty: to the top.
    void showAnchor(const QString &anchor);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_anchor; // that was asked for last
};

} // namespace hexwerk
