// Whether all translations say the same thing in the same words: term by term, and text by text.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
#include <QTreeWidget>

#include "app/workshop/replacer.h"
#include "app/workshop/workshop.h"
#include "texts/translation/compare_units.h"
#include "texts/translation/consistency.h"

#include <memory>
#include <vector>

namespace hexwerk {

class ConsistencyDialog final : public QDialog
{
    Q_OBJECT

public:
    // `workshop` must outlive it.
    ConsistencyDialog(Workshop &workshop, QWidget *parent);

    // All texts have been looked through.
    bool isReady() const { return m_findings && !m_isLooking && !m_lookLater.isActive(); }

signals:
    // Place of the text.
    void textWanted(std::size_t unit);
    // In these texts.
    void replaceWanted(const hexwerk::Replacing &what, const std::vector<std::size_t> &units);

protected:
    void showEvent(QShowEvent *event) override;

private:
    // What was found, with what it was found in.
    struct Findings
    {
        std::string language;
        std::vector<translation::TextUnit> units;
        Terms terms;
        std::vector<translation::TermUses> uses;
        std::vector<translation::UnitGroup> differently;
        std::vector<translation::UnitGroup> alike;
    };

    void look();
    void fill();
    void fillTerms();
    void fillUses();
    void fillGroups(QTreeWidget &tree, const std::vector<translation::UnitGroup> &groups,
                    bool bySource);
    void addText(QTreeWidgetItem &group, std::size_t unit, const QString &text);
    void openText(QTreeWidgetItem *item);
    void useTerm();
    void useTranslation();
    void updateButtons();
    const translation::TermUses *currentUses() const;

    Workshop &m_workshop;
    std::shared_ptr<const Findings> m_findings;
    bool m_isLooking = false;
    bool m_isOutdated = true;
    QTimer m_lookLater;
    QLabel *m_told;
    QTabWidget *m_tabs;
    QLineEdit *m_find;
    QTreeWidget *m_terms;
    QTreeWidget *m_uses;
    QTreeWidget *m_differently;
    QTreeWidget *m_alike;
    QPushButton *m_useTerm;
    QPushButton *m_useTranslation;
};

} // namespace hexwerk
