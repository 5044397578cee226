// What is shown while no scenario is open: where to begin, and what was open last.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QWidget>

#include "app/files/map_previews.h"

#include <chrono>

namespace hexwerk {

class CommandButton;

// What the first page does not need is made this long after it was shown.
inline constexpr std::chrono::milliseconds kAfterFirstFrame(100);

class StartPage final : public QWidget
{
    Q_OBJECT

public:
    // `shipped`: scenarios to offer, that to begin with first; may be empty.
    StartPage(std::vector<const SystemKit *> kits, QStringList shipped, QWidget *parent = nullptr);

    // The scenario of a part of the course, 0 is the first; empty if it is not shipped.
    QString course(int part) const;
    const QStringList &shipped() const { return m_shipped; }
    // The list of files anew.
    void refresh();

signals:
    void newWanted();
    void openWanted();
    void guideWanted(int part);
    void assistantWanted();
    void fileWanted(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLayout *makeHead();
    QLayout *makeFiles();
    void addFile(const QString &path);
    void askForPictures();
    void describe(QListWidgetItem &item, const MapPreview &preview);
    void take(const QString &path, const MapPreview &preview);
    void styleTitles();
    void retranslate();

    const QStringList m_shipped; // that to begin with first
    const QStringList m_courses; // names of files
    MapPreviews m_previews;
    QLabel *m_picture;
    QLabel *m_title;
    QLabel *m_words;
    CommandButton *m_training;
    CommandButton *m_guide;
    CommandButton *m_fullGuide;
    CommandButton *m_assistant;
    CommandButton *m_new;
    CommandButton *m_open;
    QLabel *m_filesTitle;
    QListWidget *m_files;
    bool m_wantsPictures = false; // of the files in the list
};

} // namespace hexwerk
