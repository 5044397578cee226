// The page of cards over a library of one's own with a card of each kind.
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/panels/library/card_form.h"
#include "editor/assault/panels/library/library_page.h"

#include <filesystem>
#include <memory>

namespace hexwerk::assault::ui {

inline const CardRef kGun{CardKind::Unit, "my.gun"};
inline const CardRef kMen{CardKind::Unit, "my.men"};
inline const CardRef kTroop{CardKind::Formation, "my.troop"};
inline const CardRef kOrder{CardKind::Command, "my.order"};
inline const CardRef kGuns{CardKind::Support, "my.guns"};
inline const CardRef kPlane{CardKind::Support, "my.plane"};

inline UnitCard gun()
{
    UnitCard card;
    card.id = kGun.id;
    card.name = {{"en", "Gun carrier"}};
    card.nation = "us";
    card.type = UnitType::Vehicle;
    card.movementType = MovementType::Track;
    card.points = 50;
    card.halfPoints = 20;
    card.strength = 4;
    card.halfStrength = 2;
    card.bands[0] = {{0, 4, *poolFromString("YG")}};
    card.bands[1] = {{0, 6, *poolFromString("R")}};
    card.indirect = RangeBand{4, 9, *poolFromString("Y")};
    card.blast = Blast{Die::Green, 3, false};
    return card;
}

inline CommandCard order()
{
    CommandCard card;
    card.id = kOrder.id;
    card.name = {{"en", "Order"}};
    card.nation = "us";
    card.time = ActivationTime::Special;
    card.timing = {{"en", "When hit"}};
    card.effects = {{"movement", 2, {}, {}}};
    card.text = {{"en", "Near a road."}};
    card.category = {{"en", "Movement"}};
    card.types = {UnitType::Vehicle};
    return card;
}

inline SupportCard support(const CardRef &ref, SupportKind kind)
{
    SupportCard card;
    card.id = ref.id;
    card.name = {{"en", "Support"}};
    card.nation = "us";
    card.kind = kind;
    card.time = ActivationTime::Special;
    card.timing = {{"en", "Later"}};
    card.attack = Pool().add(Die::Yellow);
    card.blast = Die::Blue;
    card.second = 0;
    card.effects = order().effects;
    card.text = order().text;
    if (kind == SupportKind::Air) {
        card.defence = Die::Blue;
        return card;
    }
    card.hexes = 2;
    card.inLine = true;
    for (Pool *pool : {&card.suppressiveFire, &card.fireForEffect, &card.bombardment, &card.smoke,
                       &card.secondary})
        pool->add(Die::Green);
    return card;
}

class CardsPageTest : public QObject
{
protected:
    void begin()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const std::filesystem::path own = m_folder->path().toStdString();
        m_paths = {{own, HW_SOURCE_DIR "/resources"}};
        auto data = loadData(m_paths);
        m_document = std::make_unique<LibraryDocument>(
            m_paths, own, std::make_shared<const DataStore>(std::move(data.value.value())));
        UnitCard men = std::get<UnitCard>(m_document->find({CardKind::Unit, "us.rifles43"})->card);
        men.id = kMen.id;
        FormationCard troop;
        troop.id = kTroop.id;
        troop.nation = "us";
        troop.units = {{kMen.id, 3}};
        for (const AnyCard &card : {AnyCard(gun()), AnyCard(men), AnyCard(troop), AnyCard(order()),
                                    AnyCard(support(kGuns, SupportKind::Artillery)),
                                    AnyCard(support(kPlane, SupportKind::Air))})
            m_document->push(std::make_unique<AddCardCommand>(*m_document, card));
        m_document->flush();
        m_page = std::make_unique<LibraryPage>(
            *m_document, [] { return std::vector<OpenScenario>(); }, nullptr);
        m_page->resize(1280, 760);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void end()
    {
        m_page.reset();
        m_document.reset();
        m_folder.reset();
    }

    CardForm &form(CardKind kind) { return m_page->cards(kind).form(); }
    template<typename Widget>
    Widget *named(const QString &name) const
    {
        for (auto *widget : m_page->findChildren<Widget *>())
            if (widget->isVisible() && widget->accessibleName() == name)
                return widget;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    DataPaths m_paths;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<LibraryPage> m_page;
};

} // namespace hexwerk::assault::ui
