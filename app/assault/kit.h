// What ASSAULT brings to the window.
#pragma once

#include <QObject>

#include "app/system/system_kit.h"
#include "editor/assault/document/shared_data.h"

namespace hexwerk::assault::ui {

class Kit final : public QObject, public SystemKit
{
    Q_OBJECT

public:
    explicit Kit(SharedData library = {});

    // Null until data were read.
    const SharedData &library() const { return m_library; }
    void setLibrary(SharedData library);

    const Rules &rules() const override;
    QString name() const override;
    bool hasData() const override { return m_library != nullptr; }
    std::vector<Problem> load(const DataPaths &paths) override;
    QString textOf(const Problem &problem) const override;
    QString training() const override;
    std::unique_ptr<SystemActions> makeActions(QObject &window) const override;
    bool hasEditor() const override { return true; }
    std::unique_ptr<EditorKit> makeEditor(EditorHost &host, const RulesText &rules,
                                          Actions &actions, SystemActions &own,
                                          QWidget *parent) override;
    PlayView *makePlay(const RulesText &rules, SystemActions &own, QWidget *parent) override;
    std::function<MapPreview()> previewLater(const QString &file, QSize size) const override;
    QString nameOf(const std::string &text) const override;
    GameHead headOf(const QString &game) const override;
    QStringList layers() const override;
    QString wrongIn(const Drawing &drawing) const override;
    bool render(const QString &file, const Drawing &drawing, const QString &picture) const override;

signals:
    void libraryChanged(const hexwerk::assault::ui::SharedData &library);

private:
    SharedData m_library;
};

} // namespace hexwerk::assault::ui
