// Keeps the screen from going dark.
#pragma once

#include <QDBusConnection>
#include <QObject>

#include <optional>

namespace hexwerk {

// Asks the desktop over the session's bus; one that does not listen goes on as it does.
class Awake final : public QObject
{
    Q_OBJECT

public:
    // Without a bus that of the session, when it is first needed.
    explicit Awake(std::optional<QDBusConnection> bus = {}, QObject *parent = nullptr);
    ~Awake() override;

    void keep(bool isWanted);

private:
    void ask();
    void release(uint cookie);

    std::optional<QDBusConnection> m_bus;
    bool m_isWanted = false;
    bool m_isAsked = false;       // the answer is still to come
    std::optional<uint> m_cookie; // that ends it
};

} // namespace hexwerk
