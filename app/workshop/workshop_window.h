// The workshop of translators: a list of all texts, and one of them at hand.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTimer>

#include "app/workshop/term_list.h"
#include "app/workshop/text_list.h"
#include "app/workshop/text_preview.h"
#include "app/workshop/workshop.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

namespace editor {
class TextBrowser;
}

class ConsistencyDialog;
struct Replacing;

class WorkshopWindow final : public QMainWindow
{
    Q_OBJECT

public:
    // `library`: the user's. Kits and rules must outlive it.
    WorkshopWindow(const DataPaths &paths, const std::vector<const SystemKit *> &kits,
                   const RulesText &rules, const std::filesystem::path &library, QWidget *parent);
    ~WorkshopWindow() override;

    // Opens the texts of a language, "fr"; told if they cannot be opened.
    void open(const std::string &language);
    Workshop &workshop() { return m_workshop; }
    // Shows what the file would change, and changes it if the user agrees.
    void importFrom(const QString &file);
    // To a text, whatever the filter shows.
    void showText(std::size_t unit);

signals:
    // The user's own texts of a language changed.
    void ownTextsChanged(const QString &language);
    void ruleWanted(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What Alt and a digit does.
    struct Offer
    {
        QString words;
        QString text; // that it puts into the translation
    };

    // workshop_window_layout.cpp
    void makeActions();
    void makePanels(const std::vector<const SystemKit *> &kits, const RulesText &rules);
    void retranslate();
    void fillLanguages();
    QWidget *makeWork();
    QWidget *makeSide(const std::vector<const SystemKit *> &kits, const RulesText &rules);

    void applyFilter();
    void showUnit(int row);
    void showForm();
    void updateOffers();
    void updateCount();
    // What is typed, kept; `state` of it.
    void keepTyped(translation::UnitState state);
    bool isTyped() const;
    // Nothing that was typed is lost: it needs work.
    void keepPending();
    void approve();
    void needsWork();
    void stillRight();
    void goTo(int row);
    void goToNext();
    void takeOffer(int number);
    void insertTerm(const QString &word);
    // That no menu has, for terms.
    QString freeLetters() const;
    void copySource();
    void silence();
    void addLanguage();
    // workshop_exchange.cpp
    void importFile();
    void exportFile();
    void exportForProject();
    void replace();
    void askToReplace(const Replacing &what, const std::vector<std::size_t> &units,
                      bool isHereAlone);
    void showConsistency();
    void tell(const QString &sentence);

    const DataPaths m_paths;
    std::filesystem::path m_library;
    Workshop m_workshop;
    TextList *m_list;
    std::optional<std::size_t> m_unit;
    std::size_t m_form = 0;
    std::vector<std::string> m_typed; // all forms
    std::vector<Offer> m_offers;
    std::vector<translation::Alarm> m_alarms;
    QTimer m_checkLater;
    bool m_isFilling = false;

    std::vector<std::pair<QAction *, const char *>> m_actions; // with their words
    QAction *m_pseudo;
    QMenu *m_fileMenu;
    QMenu *m_textMenu;
    QList<QAction *> m_stepActions; // that have buttons too
    QComboBox *m_languageBox;
    QComboBox *m_showBox;
    QComboBox *m_kindBox;
    QLineEdit *m_find;
    QTableView *m_table;
    QLabel *m_place;
    QLabel *m_paragraphs;
    editor::TextBrowser *m_source;
    QComboBox *m_formBox;
    QPlainTextEdit *m_target;
    QListWidget *m_offerList;
    QLabel *m_keys;
    TextPreview *m_preview;
    QLabel *m_termTitle;
    TermList *m_termList;
    ConsistencyDialog *m_consistency = nullptr;
    QLabel *m_count;
    QLabel *m_told = nullptr; // null until all is made
};

} // namespace hexwerk
