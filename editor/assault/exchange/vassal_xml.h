// Writes the elements of a module, whose names are those of classes of VASSAL.
#pragma once

#include <QByteArray>
#include <QString>
#include <QXmlStreamWriter>

#include <initializer_list>
#include <utility>

namespace hexwerk::assault::ui {

// The document ends with the writer.
class VassalXml
{
public:
    using Attributes = std::initializer_list<std::pair<const char *, QString>>;

    explicit VassalXml(QByteArray &bytes)
        : m_xml(&bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.writeStartDocument(QStringLiteral("1.0"), false);
    }
    ~VassalXml() { m_xml.writeEndDocument(); }

    void begin(const QString &element, Attributes attributes = {})
    {
        m_xml.writeStartElement(element);
        for (const auto &[name, value] : attributes)
            m_xml.writeAttribute(QString::fromLatin1(name), value);
    }
    void end() { m_xml.writeEndElement(); }
    void leaf(const QString &element, Attributes attributes = {})
    {
        begin(element, attributes);
        end();
    }
    void text(const QString &element, const QString &text, Attributes attributes = {})
    {
        begin(element, attributes);
        m_xml.writeCharacters(text);
        end();
    }

private:
    QXmlStreamWriter m_xml;
};

} // namespace hexwerk::assault::ui
