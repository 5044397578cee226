// All cards of a kind: the list with its filters, the form of the chosen one, and how it looks.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QWidget>

#include "editor/assault/library/cards_model.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class CardComparison;
class CardForm;
class CardView;

// An open scenario, to say where a card is used.
struct OpenScenario
{
    QString name;
    const Scenario *scenario;
};
using OpenScenarios = std::function<std::vector<OpenScenario>()>;

class CardsPage final : public QWidget
{
    Q_OBJECT

public:
    CardsPage(LibraryDocument &document, CardKind kind, OpenScenarios scenarios, QWidget *parent);

    // Chooses the card; the filters give way if they hide it.
    void showCard(const CardRef &card);
    std::optional<CardRef> chosen() const;
    // In the order of the list. One alone is always chosen, and means nothing.
    std::vector<CardRef> severalChosenOrAll() const;
    CardKind kind() const { return m_kind; }
    CardForm &form() { return *m_form; }
    CardsModel &model() { return *m_model; }
    CardFilter &filter() { return *m_filter; }

    void add();
    void duplicate();
    void remove();
    void search();
    void goToList(Qt::FocusReason reason);
    void mark();
    // A card with that id from now on; refused in a sentence where it cannot be.
    void rename(const CardRef &card, const std::string &id);

signals:
    void told(const QString &sentence);
    void renamed(const hexwerk::assault::CardRef &card, const std::string &id);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeForm();
    QWidget *makeList();
    void makeFilters(QLayout *column);
    void fillFilters();
    // Cards that are played from the hand have none.
    bool hasPoints() const { return m_kind == CardKind::Unit || m_kind == CardKind::Formation; }
    void query();
    void showCount();
    void follow();
    void refreshView();
    void fillUses();
    std::string freeId(const std::string &stem) const;
    void retranslate();

    LibraryDocument &m_document;
    const CardKind m_kind;
    const OpenScenarios m_scenarios;
    bool m_isRenaming = false;
    CardsModel *m_model;
    CardFilter *m_filter;
    QLineEdit *m_words;
    std::vector<QComboBox *> m_choices; // nation, type, class, ability
    QLabel *m_pointsLabel;
    QSpinBox *m_least;
    QSpinBox *m_most;
    QLabel *m_count;
    QTableView *m_table;
    QLabel *m_usesLabel;
    QListWidget *m_uses;
    QStackedWidget *m_middle;
    CardForm *m_form;
    CardComparison *m_comparison;
    CardView *m_view;
};

} // namespace hexwerk::assault::ui
