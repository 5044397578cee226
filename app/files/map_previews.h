// Small pictures of the maps in scenario and game files, drawn in the background.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "app/system/system_kit.h"

namespace hexwerk {

class MapPreviews final : public QObject
{
    Q_OBJECT

public:
    static constexpr QSize kSize = {132, 88}; // pixels; pictures are at most this large

    // `kit` must outlive this.
    explicit MapPreviews(const SystemKit &kit, QObject *parent = nullptr);
    ~MapPreviews() override;

    void ask(const QString &path);

signals:
    void drawn(const QString &path, const hexwerk::MapPreview &preview);

private:
    const SystemKit &m_kit;
    QThreadPool m_pool;
};

} // namespace hexwerk
