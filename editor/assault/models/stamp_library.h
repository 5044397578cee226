// The stamps that the user keeps: one file each in a folder of his library.
#pragma once

#include <QObject>
#include <QString>

#include "core/assault/board/stamp.h"
#include "core/files/problem.h"

#include <map>
#include <vector>

namespace hexwerk::assault::ui {

class StampLibrary final : public QObject
{
    Q_OBJECT

public:
    // Empty: $XDG_DATA_HOME/hexwerk/assault/stamps.
    explicit StampLibrary(QString folder = {}, QObject *parent = nullptr);

    // By id. The folder is read when they are first asked for; files that are no stamps are left
    // out, and told as problems.
    const std::vector<Stamp> &stamps();
    const Stamp *find(const std::string &id);
    const std::vector<Problem> &problems();
    // Under an id of its own, made from the name. Empty, or why it could not be kept.
    QString keep(Stamp stamp, const QString &name, const std::string &language);
    QString remove(const std::string &id);
    QString folder() const { return m_folder; }

signals:
    void changed();

private:
    void read();
    QString fileFor(const std::string &id) const; // that is new

    const QString m_folder;
    bool m_isRead = false;
    std::vector<Stamp> m_stamps;
    std::map<std::string, QString> m_files; // by the id of the stamp
    std::vector<Problem> m_problems;
};

} // namespace hexwerk::assault::ui
