// The text that is being translated, as it is seen where it belongs.
#pragma once

#include <QLabel>
#include <QWidget>

#include "app/basis/rules_text.h"
#include "app/rulebook/book.h"
#include "app/system/system_kit.h"
#include "app/workshop/control_look.h"
#include "app/workshop/workshop.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

namespace editor {
class TextBrowser;
}

class TextPreview final : public QWidget
{
    Q_OBJECT

public:
    static constexpr QSize kPicture = {320, 300}; // pixels at most

    // All must outlive it.
    TextPreview(const Workshop &workshop, const DataPaths &paths,
                const std::vector<const SystemKit *> &kits, const RulesText &rules,
                QWidget *parent);

    // The unit with these targets instead of its own, of a plural in this form. Pictures of cards
    // and what else takes long come a little later.
    void show(std::size_t unit, const std::vector<std::string> &targets, std::size_t form);
    void clear();
    // Where the printed editions have it; empty for what is no rule.
    QString paragraphs(const translation::TextUnit &unit);
    // None is being drawn any more.
    bool isIdle() const { return !m_isDrawing && !m_next; }
    const QPixmap &picture() const { return m_pixmap; }
    // What is seen below or instead of the picture, as plain text.
    QString words() const;

signals:
    void ruleWanted(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Drawing = std::function<TextLook()>;

    void retranslate();
    void showHtml(const QString &html, const QString &note = {});
    void showPicture(const QPixmap &picture, const QString &note);
    void showProgramText(const QString &text);
    QString bookHtml(const translation::TextUnit &unit, const std::string &target);
    Drawing drawingOf(const translation::TextUnit &unit, const std::string &target) const;
    const SystemKit *kitOf(const translation::TextUnit &unit) const;
    const Book *bookOf(const translation::TextUnit &unit);
    QString translated(const std::string &key, const std::string &otherwise) const;
    void drawNext();
    void fitPicture();

    const Workshop &m_workshop;
    const DataPaths m_paths;
    const std::vector<const SystemKit *> m_kits;
    const RulesText &m_rules;
    std::map<std::string, Book> m_books; // by system
    std::string m_key;                   // of the unit that is shown
    Control m_control;                   // that shows it
    std::optional<Drawing> m_next;
    bool m_isDrawing = false;
    QString m_plain; // shown until the drawing is there, and where there is none
    QPixmap m_pixmap;

    QLabel *m_title;
    QLabel *m_picture;
    editor::TextBrowser *m_html;
    QLabel *m_note;
};

} // namespace hexwerk
