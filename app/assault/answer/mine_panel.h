// The mine markers that are left to lay, one of them chosen; only its owner may look.
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "core/assault/game/position.h"

#include <array>

namespace hexwerk::assault::ui {

// How many markers of that kind are left to lay; none where none are laid.
int minesLeft(const Position &p, MineKind kind);

class MinePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit MinePanel(QWidget *parent = nullptr);

    void ask(const Position &p, std::optional<MineKind> chosen);

signals:
    void chosen(hexwerk::assault::MineKind kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr int kKinds = 3;

    void retranslate();

    QLabel *m_notice;
    std::array<QToolButton *, kKinds> m_buttons{};
};

} // namespace hexwerk::assault::ui
