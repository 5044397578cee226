// What a line of sight is made of, in words and as a section; or who sees a hex.
#pragma once

#include <QToolButton>

#include "app/assault/map/sight_tool.h"
#include "editor/assault/panels/map/sight_profile_view.h"
#include "editor/panels/text_browser.h"

namespace hexwerk::assault::ui {

class SightPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SightPanel(QWidget *parent = nullptr);

    void show(const Position &p, const SightInPlay &tool);
    const SightProfileView &profile() const { return *m_profile; }
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
    QString lineInWords(const Position &p, const SightInPlay &tool) const;
    QString watchersInWords(const Position &p, const SightInPlay &tool) const;
    void retranslate();

    editor::TextBrowser *m_words;
    SightProfileView *m_profile;
    QToolButton *m_close;
};

} // namespace hexwerk::assault::ui
