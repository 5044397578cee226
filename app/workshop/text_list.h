// The texts of the workshop as a list, and which of them are seen.
#pragma once

#include <QAbstractTableModel>

#include "app/workshop/workshop.h"

#include <optional>
#include <vector>

namespace hexwerk {

class TextList final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { State, Place, Source, Target };
    static constexpr int kColumns = 4;
    enum class Show : std::uint8_t {
        All,
        Unfinished,
        Untranslated,
        NeedsWork,
        ToReview,
        Approved,
        Stale,
        Failing
    };

    // `workshop` must outlive it.
    TextList(const Workshop &workshop, QObject *parent);

    // Words are looked for in source, translation and key, whatever their case.
    void filter(Show show, std::optional<translation::UnitKind> kind, const QString &words);
    // All of it again, with a new look at the checks.
    void reset();
    void update(std::size_t unit);

    std::size_t unitAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }
    // -1: it is not seen.
    int rowOf(std::size_t unit) const;
    // The next row from `row` on, around the end, whose text is not finished; -1: none.
    int nextUnfinished(int row) const;
    static bool isUnfinished(const translation::TextUnit &unit);
    int count(Show show) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool shows(std::size_t unit) const;

    const Workshop &m_workshop;
    Show m_show = Show::All;
    std::optional<translation::UnitKind> m_kind;
    QString m_words;
    std::vector<std::size_t> m_shown;
    std::vector<bool> m_fails; // empty until it is asked for
};

} // namespace hexwerk
