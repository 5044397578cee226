// What ASSAULT brings to the window.
#pragma once

#include <QCoreApplication>

#include "app/assault/game/live_data.h"
#include "app/system/system_kit.h"

namespace hexwerk::assault::ui {

class Kit final : public SystemKit
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::Kit)

public:
    // Null: data are to be read.
    explicit Kit(SharedData data = {});

    const Rules &rules() const override;
    QString name() const override;
    bool hasData() const override { return m_data.now() != nullptr; }
    std::vector<Problem> load(const DataPaths &paths) override;
    QString textOf(const Problem &problem) const override;
    QStringList courses() const override;
    std::unique_ptr<SystemActions> makeActions(QObject &window) const override;
    bool hasEditor() const override { return true; }
    std::unique_ptr<EditorKit> makeEditor(EditorHost &host, const RulesText &rules,
                                          Actions &actions, SystemActions &own,
                                          QWidget *parent) override;
    PlayView *makePlay(const RulesText &rules, SystemActions &own, QWidget *parent) override;
    AssistantView *makeAssistant(const RulesText &rules, QWidget *parent) override;
    CampaignView *makeCampaign(QWidget *parent) override;
    std::unique_ptr<EditorKit> makeCampaignEditor(EditorHost &host, Actions &actions,
                                                  SystemActions &own, QWidget *parent) override;
    QImage pictureOf(const QString &name, int size) const override;
    std::map<std::string, QString> picturesByRule() const override;
    std::function<QImage()> boardPictureLater(const QString &file,
                                              const std::vector<std::string> &orders,
                                              QSize size) const override;
    std::function<MapPreview()> previewLater(const QString &file, QSize size) const override;
    TextLooks textLooks(QSize room, double ratio) const override;
    QString nameOf(const std::string &text) const override;
    GameHead headOf(const QString &game) const override;
    std::map<std::string, QString> tablesByRule(const DataPaths &paths) const override;
    TextPlaces textPlaces() const override;
    QStringList layers() const override;
    QStringList sheets() const override;
    QString wrongIn(const Drawing &drawing) const override;
    QStringList looks() const override;
    bool render(const QString &file, const RulesText &rules, const Drawing &drawing,
                const QString &picture) const override;

private:
    LiveData m_data;
};

} // namespace hexwerk::assault::ui
