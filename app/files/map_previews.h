// Small pictures of the maps in scenario and game files, drawn in the background.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "app/system/system_kit.h"

#include <vector>

namespace hexwerk {

class MapPreviews final : public QObject
{
    Q_OBJECT

public:
    static constexpr QSize kSize = {132, 88}; // pixels; pictures are at most this large

    // The kits must outlive this.
    explicit MapPreviews(std::vector<const SystemKit *> kits, QObject *parent = nullptr);
    ~MapPreviews() override;

    void ask(const QString &path);

signals:
    void drawn(const QString &path, const hexwerk::MapPreview &preview);

private:
    const std::vector<const SystemKit *> m_kits;
    QThreadPool m_pool;
};

} // namespace hexwerk
