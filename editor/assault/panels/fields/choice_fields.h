// Fields for one of several ids, and for a set of them.
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include "editor/assault/panels/fields/field.h"

#include <map>
#include <string>

namespace hexwerk::assault::ui {

class CardBox;

// One of several ids. A value that is not on offer is shown all the same and kept.
class ChoiceField final : public Field
{
    Q_OBJECT

public:
    // A flag that may be left out is a choice of three.
    enum class Of : std::uint8_t { Ids, Flags };
    ChoiceField(const FieldSpec &property, Of of, QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void offer(const std::vector<Offer> &offers) override;
    void consult(const SharedData &library) override;
    void setStandard(const PropertyValue &standard) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    PropertyValue chosen() const;
    QString textOfNone() const;
    void fill();
    void fitWidth();
    void showPictures();
    static QString idOf(const PropertyValue &value);

    CardBox *m_cards = nullptr; // the box, where cards are chosen
    QComboBox *m_box;
    const Choices m_choices;
    const Of m_of;
    const bool m_optional;
    std::vector<Offer> m_offers;
    std::map<std::string, QIcon> m_pictures; // of silhouettes
    PropertyValue m_value;
    PropertyValue m_standard;
    bool m_isVarious = false;
};

// Several ids: typed with commas between them, or ticked in the menu of the button.
class NamesField final : public Field
{
    Q_OBJECT

public:
    explicit NamesField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void offer(const std::vector<Offer> &offers) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    void fillMenu();
    void say(const std::vector<std::string> &names);

    QLineEdit *m_line;
    QToolButton *m_button;
    QMenu *m_menu;
    std::vector<Offer> m_offers;
    std::vector<std::string> m_names;
    bool m_isVarious = false;
};

} // namespace hexwerk::assault::ui
