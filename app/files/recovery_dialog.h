// Offers what a program that was killed left behind: recover it, throw it away, or ask later.
#pragma once

#include <QDialog>
#include <QListWidget>

#include "app/system/system_kit.h"
#include "editor/journal/journal_folder.h"

#include <functional>
#include <vector>

namespace hexwerk {

// What came of it: it is open but on the disk nowhere else, or it is kept again.
enum class Recovery : std::uint8_t { Failed, Open, Kept };

struct Recoverable
{
    QString file; // that goes when it is kept elsewhere or not wanted
    QString name;
    QString told; // how much there is
    QString tip = {};
    QString icon = QStringLiteral("log");
    bool isChosen = true;
    std::function<Recovery()> recover = {};
};

// Changes of a scenario or tile that no file has.
Recoverable recoverableOf(const editor::LeftJournals::Entry &entry, const SystemKit &kit);
// What only another version of the program can read.
Recoverable recoverableByOthers(const QFileInfo &journal);
// A game that its players had not saved; its file as it lies there.
Recoverable recoverableOf(const QFileInfo &game, const SystemKit &kit);

class RecoveryDialog final : public QDialog
{
    Q_OBJECT

public:
    // Not without any.
    RecoveryDialog(std::vector<Recoverable> left, QWidget *parent = nullptr);

private:
    void fill();
    void recover();
    void throwAway();
    // From the last to the first, so that places hold.
    std::vector<std::size_t> chosen() const;
    void removeRow(std::size_t entry);

    std::vector<Recoverable> m_left;
    QListWidget *m_list;
};

} // namespace hexwerk
