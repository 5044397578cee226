// Fields for flags, numbers, lines, colours, and a number or a word.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include "editor/assault/panels/fields/field.h"

namespace hexwerk::assault::ui {

class FlagField final : public Field
{
    Q_OBJECT

public:
    explicit FlagField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void setLabel(const QString &label) override;
    bool showsLabel() const override { return true; }

private:
    QCheckBox *m_box;
};

class NumberField final : public Field
{
    Q_OBJECT

public:
    NumberField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    void say(int number);

    QSpinBox *m_box;
    const bool m_optional;
    const int m_none;    // stands for the key left out
    const int m_least;   // that may be said
    const int m_various; // stands for values that differ
};

// Says what was typed when the user leaves it or presses Enter.
class LineField final : public Field
{
    Q_OBJECT

public:
    explicit LineField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void setLabel(const QString &label) override;

private:
    void show(const QString &text, const QString &placeholder);

    QLineEdit *m_line;
    QString m_shown;
};

class ColourField final : public Field
{
    Q_OBJECT

public:
    explicit ColourField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    void choose();
    void paintSwatch();

    QLineEdit *m_line;
    QToolButton *m_button;
    QString m_shown;
};

// A number, or one of several words.
class NumberOrWordField final : public Field
{
    Q_OBJECT

public:
    NumberOrWordField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void offer(const std::vector<Offer> &offers) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    void fill();

    QComboBox *m_box;
    QSpinBox *m_number;
    std::vector<Offer> m_offers;
    PropertyValue m_value;
};

} // namespace hexwerk::assault::ui
