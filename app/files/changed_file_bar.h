// Says that another program wrote the file of the scenario on the page, and asks what now.
#pragma once

#include <QFileSystemWatcher>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include "editor/document/document.h"

#include <map>

namespace hexwerk {

// Whether the file of the document no longer says what was opened or saved last: another program
// wrote it. False where it is gone.
bool wasChangedOutside(const editor::Document &document);

class ChangedFileBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangedFileBar(editor::Document &document, QWidget *parent = nullptr);

    // Whether the user has said that his own counts, though the file says something else.
    bool isMineKept() const;
    // Looks at the file now.
    void look();

signals:
    void loadWanted();
    void compareWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void watch();
    void keepMine();
    void retranslate();

    editor::Document &m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;                     // a file is often written in several steps
    std::map<int, std::string> m_kept; // by sheet: what the file said when it was asked about
    QLabel *m_told;
    QPushButton *m_load;
    QPushButton *m_keep;
    QPushButton *m_compare;
};

} // namespace hexwerk
