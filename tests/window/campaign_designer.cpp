#include "tests/window/campaign_designer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "tests/window/hands.h"

namespace hexwerk::assault::ui {

namespace {

void choose(QComboBox &box, const QString &id)
{
    const int wanted = id.isEmpty() ? 0 : box.findData(id);
    QVERIFY2(wanted >= 0, qPrintable(id));
    box.setFocus();
    for (int i = 0; i < 2000 && box.currentIndex() != wanted; ++i)
        QTest::keyClick(&box, box.currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(box.currentIndex(), wanted);
}

void typeWords(QWidget &field, const QString &words)
{
    for (const QChar letter : words) {
        QKeyEvent pressed(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(&field, &pressed);
    }
}

void type(QLineEdit &line, const QString &text)
{
    line.setFocus();
    line.selectAll();
    QTest::keyClick(&line, Qt::Key_Backspace);
    typeWords(line, text);
    QTest::keyClick(&line, Qt::Key_Return);
}

void enter(QSpinBox &box, int number)
{
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QString::number(number));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), number);
}

} // namespace

void CampaignDesigner::setUp()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
}

void CampaignDesigner::openWindow()
{
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->setDataPaths(window::shippedPaths());
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void CampaignDesigner::closeWindow()
{
    m_window.reset();
}

void CampaignDesigner::beginEmpty()
{
    m_window->open(m_roads); // so that the editor is there
    editor().begin();
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
}

// By the key of its panel, as often as it takes.

void CampaignDesigner::show(const char *panel)
{
    auto *dock = page().findChild<QDockWidget *>(QLatin1String(panel));
    QVERIFY(dock);
    dock->show();
    dock->raise();
    window::Hands::settle();
}

// Letters that no ASCII keyboard has, too.

void CampaignDesigner::setField(const CampaignProperty &property, CampaignForm &form,
                                CampaignItem item, const PropertyValue &value)
{
    Field *field = form.fieldOf(property.key);
    QVERIFY2(field->isVisible(), property.key.c_str());
    const auto text = [&] { return QString::fromStdString(std::get<std::string>(value)); };
    switch (property.kind) {
    case FieldKind::Flag:
        return QTest::mouseClick(field->findChild<QCheckBox *>(), Qt::LeftButton, {},
                                 QPoint(5, field->height() / 2));
    case FieldKind::Number:
        return enter(*field->findChild<QSpinBox *>(), std::get<int>(value));
    case FieldKind::Choice:
        return choose(*field->findChild<QComboBox *>(),
                      std::holds_alternative<std::monostate>(value) ? QString() : text());
    case FieldKind::Line:
    case FieldKind::Picture:
    case FieldKind::Colour:
        return type(*field->findChild<QLineEdit *>(), text());
    case FieldKind::Names: {
        QStringList names;
        for (const std::string &name : std::get<std::vector<std::string>>(value))
            names << QString::fromStdString(name);
        return type(*field->findChild<QLineEdit *>(), names.join(QStringLiteral(", ")));
    }
    case FieldKind::Checks: {
        const auto &names = std::get<std::vector<std::string>>(value);
        const auto offers = property.offers(editor().document(), item);
        const auto boxes = field->findChildren<QCheckBox *>();
        for (std::size_t i = 0; i < offers.size(); ++i)
            if (std::find(names.begin(), names.end(), offers[i].id) != names.end())
                QTest::mouseClick(boxes[static_cast<int>(i)], Qt::LeftButton, {}, QPoint(5, 8));
        return;
    }
    case FieldKind::LocalLine:
    case FieldKind::LocalPage: {
        const auto lines = field->findChildren<QLineEdit *>();
        const auto pages = field->findChildren<QPlainTextEdit *>();
        int place = 0;
        for (const char *language : {"en", "de"}) {
            const auto &texts = std::get<LocalText>(value);
            if (const auto found = texts.find(language); found != texts.end()) {
                const QString words = QString::fromStdString(found->second);
                QWidget *box = lines.isEmpty() ? static_cast<QWidget *>(pages[place])
                                               : static_cast<QWidget *>(lines[place]);
                box->setFocus();
                QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
                typeWords(*box, words);
            }
            ++place;
        }
        return;
    }
    default:
        QFAIL(property.key.c_str());
    }
}

// All keys that are not yet as they are wanted, in the order of the form.

void CampaignDesigner::set(CampaignForm &form, CampaignTable table, CampaignItem in,
                           const Campaign &wanted)
{
    for (const CampaignProperty &property : campaignProperties(table)) {
        if (property.applies && !property.applies(wanted, in))
            continue;
        const PropertyValue value = property.get(wanted, in);
        if (value == property.get(campaign(), in))
            continue;
        setField(property, form, in, value);
        window::Hands::settle();
        QVERIFY2(property.get(campaign(), in) == value,
                 qPrintable(QString::fromStdString(property.key)));
    }
}

void CampaignDesigner::pressAdd(CampaignItemsView &view)
{
    QTest::mouseClick(view.findChildren<QToolButton *>(Qt::FindDirectChildrenOnly).front(),
                      Qt::LeftButton);
    window::Hands::settle();
}

void CampaignDesigner::addAll(CampaignItemsView &view, CampaignItem list, const Campaign &wanted,
                              const std::function<void(std::size_t)> &more)
{
    for (std::size_t i = 0; i < countOf(wanted, list); ++i) {
        if (i >= countOf(campaign(), list)) {
            pressAdd(view);
            QCOMPARE(countOf(campaign(), list), i + 1);
        }
        view.choose(i);
        window::Hands::settle();
        set(view.form(), list.table, list.at(i), wanted);
        if (more)
            more(i);
    }
}

void CampaignDesigner::addCondition(ResultTermField &field, const Condition &wanted)
{
    const auto boxes = field.findChildren<QComboBox *>(); // kind, name, side
    auto *tree = field.findChild<QTreeWidget *>();
    QTest::mouseClick(field.findChildren<QToolButton *>().front(), Qt::LeftButton);
    window::Hands::settle();
    boxes[0]->setFocus();
    for (int i = 0; i < 30 && boxes[0]->currentIndex() != wanted.kind; ++i)
        QTest::keyClick(boxes[0],
                        boxes[0]->currentIndex() < wanted.kind ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(boxes[0]->currentIndex(), wanted.kind);
    if (wanted.holdsParts()) {
        for (const Condition &part : wanted.parts) {
            // The group is chosen, and takes what is added.
            QTreeWidgetItem *group = tree->currentItem();
            std::vector<int> path;
            for (QTreeWidgetItem *item = group; item->parent(); item = item->parent())
                path.insert(path.begin(), item->parent()->indexOfChild(item));
            addCondition(field, part);
            QTreeWidgetItem *back = tree->topLevelItem(0);
            for (const int step : path)
                back = back->child(step);
            tree->setCurrentItem(back);
        }
        return;
    }
    if (!wanted.name.empty())
        choose(*boxes[1], QString::fromStdString(wanted.name));
    if (!wanted.side.empty())
        choose(*boxes[2], QString::fromStdString(wanted.side));
    if (auto *number = field.findChild<QSpinBox *>(); number->isVisible())
        enter(*number, wanted.number);
}

// The campaign of two_roads, in which every key is, from nothing.

} // namespace hexwerk::assault::ui
