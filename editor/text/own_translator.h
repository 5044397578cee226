// The user's own translations of the program's texts, while it runs.
#pragma once

#include <QHash>
#include <QTranslator>

#include "texts/translation/own_texts.h"

namespace hexwerk::editor {

class OwnTranslator final : public QTranslator
{
public:
    explicit OwnTranslator(const translation::OwnTexts &own);

    bool isEmpty() const override { return m_texts.isEmpty(); }
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int n) const override;

private:
    std::string m_language;
    QHash<QByteArray, QStringList> m_texts; // by key
};

} // namespace hexwerk::editor
