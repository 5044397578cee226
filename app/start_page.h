// What is shown while no scenario is open: where to begin.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace hexwerk {

class StartPage final : public QWidget
{
    Q_OBJECT

public:
    // `training`: the shipped scenario; empty if there is none.
    explicit StartPage(QString training, QWidget *parent = nullptr);

    // The list of recent files anew.
    void refresh();

signals:
    void newWanted();
    void openWanted();
    void fileWanted(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QPushButton *makeButton(const QString &icon);
    void retranslate();

    const QString m_trainingFile;
    QLabel *m_title;
    QLabel *m_words;
    QPushButton *m_training;
    QPushButton *m_new;
    QPushButton *m_open;
    QLabel *m_recentTitle;
    QListWidget *m_recent;
};

} // namespace hexwerk
