#include "app/assault/lab/version_runs.h"

#include <utility>

namespace hexwerk::assault::ui {

VersionRuns::VersionRuns(QObject *parent)
    : QObject(parent)
{
    connect(&m_run, &StudyRun::counted, this, &VersionRuns::counted);
    connect(&m_run, &StudyRun::finished, this, &VersionRuns::goOn);
}

void VersionRuns::begin(std::vector<Version> versions)
{
    HW_EXPECTS(!versions.empty() && !m_isRunning);
    m_versions = std::move(versions);
    m_played.clear();
    m_isRunning = true;
    m_isCancelled = false;
    m_run.begin(m_versions.front().start, {.head = m_versions.front().head});
    emit counted();
}

void VersionRuns::cancel()
{
    m_isCancelled = true;
    m_run.cancel();
}

void VersionRuns::goOn()
{
    m_played.push_back(m_run.study());
    if (m_isCancelled || m_played.size() == m_versions.size()) {
        m_isRunning = false;
        emit finished();
        return;
    }
    const Version &next = m_versions[m_played.size()];
    m_run.begin(next.start, {.head = next.head});
    emit counted();
}

int VersionRuns::pairsAsked() const
{
    int pairs = 0;
    for (const Version &version : m_versions)
        pairs += version.head.pairs;
    return pairs;
}

int VersionRuns::pairsPlayed() const
{
    int pairs = m_isRunning ? m_run.pairsPlayed() : 0;
    for (const lab::Study &study : m_played)
        pairs += static_cast<int>(lab::totalOf(study).pairs);
    return pairs;
}

std::vector<lab::Study> VersionRuns::studies() const
{
    std::vector<lab::Study> studies = m_played;
    if (m_isRunning)
        studies.push_back(m_run.study());
    return studies;
}

} // namespace hexwerk::assault::ui
