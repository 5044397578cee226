// Offers what a program that was killed left behind: recover it, throw it away, or ask later.
#pragma once

#include <QDialog>
#include <QListWidget>

#include "editor/journal/journal_folder.h"

#include <functional>
#include <vector>

namespace hexwerk {

class RecoveryDialog final : public QDialog
{
    Q_OBJECT

public:
    // Whether it was recovered: its journal is then removed.
    using Recover = std::function<bool(const editor::Journal &journal)>;
    // `left` must have entries, and outlive this.
    RecoveryDialog(editor::LeftJournals &left, Recover recover, QWidget *parent = nullptr);

private:
    void fill();
    void recover();
    void throwAway();
    // From the last to the first, so that places hold.
    std::vector<std::size_t> chosen() const;
    void remove(std::size_t entry);

    editor::LeftJournals &m_left;
    const Recover m_recover;
    QListWidget *m_list;
};

} // namespace hexwerk
