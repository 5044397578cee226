// Versions of a scenario, played on equal seeds one after the other.
#pragma once

#include <QObject>
#include <QString>

#include "app/assault/lab/study_run.h"
#include "core/lab/comparison.h"

#include <vector>

namespace hexwerk::assault::ui {

struct Version
{
    QString name = {};
    Position start; // fit for a study
    lab::StudyHead head = {};
};

class VersionRuns final : public QObject
{
    Q_OBJECT

public:
    explicit VersionRuns(QObject *parent = nullptr);

    // Instead of those before; all can be compared with each other.
    void begin(std::vector<Version> versions);
    // What has been played stays.
    void cancel();
    bool isRunning() const { return m_isRunning; }
    int pairsPlayed() const; // of all versions together
    int pairsAsked() const;

    const std::vector<Version> &versions() const { return m_versions; }
    // Of each version that has been begun, as far as it has been played.
    std::vector<lab::Study> studies() const;

signals:
    void counted();
    void finished();

private:
    void goOn();

    StudyRun m_run;
    std::vector<Version> m_versions;
    std::vector<lab::Study> m_played; // whole ones
    bool m_isRunning = false;
    bool m_isCancelled = false;
};

} // namespace hexwerk::assault::ui
