// The terms of a text in the language that it is translated into, each with the letter that puts it
// in.
#pragma once

#include <QListWidget>

#include "core/rulebook/term_finder.h"

#include <memory>
#include <string>

namespace hexwerk {

class TermList final : public QListWidget
{
    Q_OBJECT

public:
    explicit TermList(QWidget *parent);

    // `terms` are kept by reference.
    void setTerms(const Terms &terms, const std::string &language);
    // Those that the source has, with these letters in turn.
    void show(const std::string &source, const QString &letters);
    // What the letter puts in; empty for none.
    QString word(QChar letter) const;

signals:
    void chosen(const QString &word);

private:
    std::unique_ptr<const TermFinder> m_finder;
    std::string m_language;
};

} // namespace hexwerk
