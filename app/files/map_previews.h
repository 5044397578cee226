// Small pictures of the maps in scenario and game files, drawn in the background.
#pragma once

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include "editor/assault/document/library.h"

namespace hexwerk {

struct MapPreview
{
    enum class Of : std::uint8_t { Nothing, Scenario, Game } of = Of::Nothing;
    LocalText title;
    QImage picture; // null for an empty board
};

class MapPreviews final : public QObject
{
    Q_OBJECT

public:
    static constexpr QSize kSize = {132, 88}; // pixels; pictures are at most this large

    explicit MapPreviews(assault::ui::SharedLibrary library, QObject *parent = nullptr);
    ~MapPreviews() override;

    void setLibrary(assault::ui::SharedLibrary library) { m_library = std::move(library); }
    void ask(const QString &path);

signals:
    void drawn(const QString &path, const hexwerk::MapPreview &preview);

private:
    assault::ui::SharedLibrary m_library;
    QThreadPool m_pool;
};

} // namespace hexwerk
