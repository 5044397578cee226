// A field for a text in several languages: English, German, and every other one that it has.
#pragma once

#include <QGridLayout>
#include <QToolButton>

#include "editor/assault/panels/fields/field.h"

#include <map>

namespace hexwerk::assault::ui {

class LocalTextField final : public Field
{
    Q_OBJECT

public:
    enum class Height : std::uint8_t { Line, Page };
    LocalTextField(Height height, QWidget *parent);
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    QWidget *makeEditor(const std::string &tag);
    void ensureEditors();
    void placeEditor(QWidget *editor, const std::string &tag);
    void change(const std::string &tag, const QString &text);
    void addLanguage();

    const Height m_height;
    QGridLayout *m_grid;
    QToolButton *m_add;
    std::map<std::string, QWidget *> m_editors; // by BCP 47 tag
    LocalText m_text;
    QString m_label;
};

} // namespace hexwerk::assault::ui
