// Pictures that lie under maps, read in the background and kept while their files stay the same.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QThreadPool>

#include "core/assault/board/board_spec.h"
#include "editor/assault/canvas/under_picture.h"

#include <optional>

namespace hexwerk::assault::ui {

class PictureStore final : public QObject
{
    Q_OBJECT

public:
    explicit PictureStore(QObject *parent = nullptr);
    ~PictureStore() override;

    // Null as long as it is being read, and for what cannot be shown (faultOfPicture).
    std::shared_ptr<const PictureSteps> find(const QString &file);
    // As a map of this size shows it; `folder` is that of the file that names the picture.
    std::optional<ScenePicture> scenePicture(const std::optional<Underlay> &underlay,
                                             const QString &folder, QSize board);
    // Waits for what is being read.
    void finish();

signals:
    void read();

private:
    struct Entry
    {
        QDateTime modified;
        std::shared_ptr<const PictureSteps> steps;
    };
    void keep(const QString &file, PictureSteps steps);

    QHash<QString, Entry> m_pictures;
    QThreadPool m_pool;
};

// Where the picture lies; empty where the folder is not known yet.
QString fileOf(const Underlay &underlay, const QString &folder);

} // namespace hexwerk::assault::ui
