// The dice of an attack, line by line with rule and sentence, and the chance of every result.
#pragma once

#include <QTextBrowser>

#include "core/assault/attack_preview.h"
#include "core/rulebook/rulebook.h"

namespace hexwerk {

class PreviewView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit PreviewView(const Rulebook &rulebook, QWidget *parent = nullptr);

    void showAttack(const assault::Position &p, const assault::AttackPreview &preview,
                    const QString &title);
    void showNothing();
    // One rule, when its id is clicked.
    void showRule(const QString &id);

private:
    QString table(const assault::Position &p, const assault::DiceCount &count,
                  assault::PoolSide side, const QString &title) const;
    QString lineRow(const assault::Position &p, const assault::DiceLine &line) const;
    QString dicePictures(const Pool &pool);
    QString ruleSentence(std::string_view rule) const;

    const Rulebook &m_rulebook;
};

} // namespace hexwerk
