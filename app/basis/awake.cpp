#include "app/basis/awake.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <utility>

namespace hexwerk {

static QDBusMessage message(const QString &method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
}

Awake::Awake(std::optional<QDBusConnection> bus, QObject *parent)
    : QObject(parent)
    , m_bus(std::move(bus))
{
}

Awake::~Awake()
{
    keep(false);
}

void Awake::keep(bool isWanted)
{
    if (std::exchange(m_isWanted, isWanted) == isWanted)
        return;
    if (isWanted && !m_isAsked && !m_cookie)
        ask();
    if (!isWanted && m_cookie)
        release(*std::exchange(m_cookie, std::nullopt));
}

void Awake::ask()
{
    if (!m_bus)
        m_bus = QDBusConnection::sessionBus();
    if (!m_bus->isConnected())
        return;
    m_isAsked = true;
    QDBusMessage call = message(QStringLiteral("Inhibit"));
    call << QCoreApplication::applicationName() << tr("A game is open");
    auto *answer = new QDBusPendingCallWatcher(m_bus->asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<uint> reply = *answer;
        answer->deleteLater();
        m_isAsked = false;
        if (!reply.isValid())
            return;
        if (m_isWanted)
            m_cookie = reply.value();
        else
            release(reply.value());
    });
}

void Awake::release(uint cookie)
{
    QDBusMessage call = message(QStringLiteral("UnInhibit"));
    call << cookie;
    m_bus->asyncCall(call);
}

} // namespace hexwerk
