// What a line of sight is made of, in words and as a section; or who sees a hex.
#pragma once

#include <QToolButton>

#include "app/play/sight_tool.h"
#include "editor/panels/sight_profile_view.h"
#include "editor/panels/text_browser.h"

namespace hexwerk {

class SightPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SightPanel(QWidget *parent = nullptr);

    void show(const assault::Position &p, const SightTool &tool);
    const editor::SightProfileView &profile() const { return *m_profile; }
    QString text() const { return m_words->toPlainText(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void ruleWanted(const QString &id);
    void unitWanted(hexwerk::UnitId unit);
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString lineInWords(const assault::Position &p, const SightTool &tool) const;
    QString watchersInWords(const assault::Position &p, const SightTool &tool) const;
    void retranslate();

    editor::TextBrowser *m_words;
    editor::SightProfileView *m_profile;
    QToolButton *m_close;
};

} // namespace hexwerk
