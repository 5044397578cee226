#include "tests/window/designer.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "app/assault/editing/editor_page.h"
#include "core/base/contract.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/panels/compass.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui::window {

using namespace editor;

QString Designer::nameOf(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button && widget.accessibleName().isEmpty() ? button->text() : widget.accessibleName();
}

void Designer::settle()
{
    for (int i = 0; i < 3; ++i) // one layout asks for the next
        QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

// As the wheel does.
void Designer::bringIntoView(QWidget &widget)
{
    settle();
    for (QWidget *outer = widget.parentWidget(); outer; outer = outer->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(outer))
            area->ensureWidgetVisible(&widget);
    QWidget *window = widget.window();
    QWidget *there = window->childAt(widget.mapTo(window, widget.rect().center()));
    if (there != &widget && !widget.isAncestorOf(there))
        throw NotFound("\"" + widget.accessibleName().toStdString() + "\" cannot be reached");
}

void Designer::click(QWidget &widget)
{
    bringIntoView(widget);
    ++m_gestures.clicks;
    const QPoint at = qobject_cast<QCheckBox *>(&widget) ? QPoint(8, widget.height() / 2)
                                                         : widget.rect().center();
    QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
    settle();
}

void Designer::click(QAbstractItemView &list, const QModelIndex &entry)
{
    bringIntoView(list);
    if (!entry.isValid())
        throw NotFound("an entry of \"" + list.accessibleName().toStdString() + "\" is missing");
    list.scrollTo(entry);
    ++m_gestures.clicks;
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(entry).center());
    settle();
}

// Opens it, walks to the entry, and takes it.
void Designer::choose(QComboBox &box, int entry)
{
    if (entry < 0)
        throw NotFound("a choice of \"" + box.accessibleName().toStdString() + "\" is missing");
    if (entry == box.currentIndex())
        return;
    click(box);
    const int way = entry - box.currentIndex();
    press(way > 0 ? Qt::Key_Down : Qt::Key_Up, {}, std::abs(way));
    press(Qt::Key_Return);
}

void Designer::press(Qt::Key key, Qt::KeyboardModifiers modifiers, int times)
{
    for (int i = 0; i < times; ++i) {
        QWidget *popup = QApplication::activePopupWidget();
        QWidget *focus = popup ? popup : QApplication::focusWidget();
        if (popup && popup->focusWidget())
            focus = popup->focusWidget();
        ++m_gestures.keys;
        QTest::keyClick(focus ? focus : &m_window, key, modifiers);
        settle();
    }
}

void Designer::write(const QString &text)
{
    press(Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        return press(Qt::Key_Delete);
    QWidget *focus = QApplication::focusWidget();
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter.unicode() < 128 && letter != QLatin1Char('\n'); // all that QTest can type
    });
    if (isPlain && text.size() < 80) {
        m_gestures.keys += static_cast<int>(text.size());
        return QTest::keyClicks(focus, text);
    }
    QApplication::clipboard()->setText(text); // out of some other program
    press(Qt::Key_V, Qt::ControlModifier);
}

MapCanvas &Designer::map() const
{
    return find<MapCanvas>(m_window, m_window.editorPage().canvas().accessibleName());
}

void Designer::clickAt(QPointF offset, Hex hex, Qt::KeyboardModifiers modifiers)
{
    settle();
    map().ensureVisible(hex);
    ++m_gestures.clicks;
    const QPoint at = (QRectF(map().viewRect(hex)).center() + offset).toPoint();
    QTest::mouseMove(map().viewport(), at);
    QTest::mouseClick(map().viewport(), Qt::LeftButton, modifiers, at);
    settle();
}

void Designer::clickHex(Hex hex, Qt::KeyboardModifiers modifiers)
{
    clickAt({}, hex, modifiers);
}

void Designer::clickVertex(Hex hex, int facing)
{
    const HexGeometry geometry(map().pixelsPerHex());
    clickAt((geometry.corner(hex, facing) - geometry.centre(hex)) * 0.6, hex);
}

void Designer::clickSide(Hex hex, Direction side)
{
    const HexGeometry geometry(map().pixelsPerHex());
    clickAt((geometry.sideMiddle(hex, side) - geometry.centre(hex)) * 0.7, hex);
}

void Designer::drag(const std::vector<Hex> &path)
{
    settle();
    map().ensureVisible(path.front());
    map().ensureVisible(path.back());
    ++m_gestures.clicks;
    const auto at = [this](Hex hex) { return map().viewRect(hex).center(); };
    QTest::mousePress(map().viewport(), Qt::LeftButton, {}, at(path.front()));
    for (const Hex hex : path)
        QTest::mouseMove(map().viewport(), at(hex));
    QTest::mouseRelease(map().viewport(), Qt::LeftButton, {}, at(path.back()));
    settle();
}

static QString idOf(const PropertyValue &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    return toQString(std::get<std::string>(value));
}

static QString lineOf(const PropertyValue &value)
{
    QStringList words;
    if (const auto *text = std::get_if<std::string>(&value))
        words << toQString(*text);
    if (const auto *names = std::get_if<std::vector<std::string>>(&value))
        for (const std::string &name : *names)
            words << toQString(name) + QLatin1Char(',');
    if (const auto *hex = std::get_if<Hex>(&value))
        words << toQString(toString(*hex));
    if (const auto *hexes = std::get_if<std::vector<Hex>>(&value))
        for (const Hex hex : *hexes)
            words << toQString(toString(hex));
    return words.join(QLatin1Char(' '));
}

void Designer::fillLine(QWidget &line, const PropertyValue &value)
{
    click(line);
    write(lineOf(value));
    press(Qt::Key_Return);
}

void Designer::fillTexts(const QWidget &form, const QString &label, const LocalText &texts)
{
    for (const auto &[tag, text] : texts) {
        const QString language = editor::Languages::nativeName(toQString(tag));
        click(find<QWidget>(form, QStringLiteral("%1, %2").arg(label, language)));
        write(toQString(text));
    }
}

void Designer::fillFacing(QWidget &compass, const PropertyValue &value)
{
    const auto *facing = std::get_if<int>(&value);
    if (!facing) {
        click(compass);
        return press(Qt::Key_Delete);
    }
    bringIntoView(compass);
    ++m_gestures.clicks;
    const HexGeometry geometry(0.9 * compass.width());
    const Hex hex = Hex::at(0, 0);
    const QPointF at = QRectF(compass.rect()).center() +
                       (geometry.corner(hex, *facing) - geometry.centre(hex)) * 0.8;
    QTest::mouseClick(&compass, Qt::LeftButton, {}, at.toPoint());
    settle();
}

static QModelIndex indexOf(const QTreeWidget &tree, const std::vector<int> &path)
{
    QModelIndex index = tree.model()->index(0, 0);
    for (const int place : path)
        index = tree.model()->index(place, 0, index);
    return index;
}

void Designer::fillTerm(const QWidget &form, const QString &label, const Term &term)
{
    auto &tree = find<QTreeWidget>(form, label);
    const QWidget &field = *tree.parentWidget();
    if (tree.topLevelItemCount() == 0)
        click(find<QToolButton>(field, QStringLiteral("Add")));
    fillTerm(field, tree, {}, term);
}

void Designer::fillTerm(const QWidget &field, QTreeWidget &tree, std::vector<int> path,
                        const Term &term)
{
    click(tree, indexOf(tree, path));
    choose(find<QComboBox>(field, QStringLiteral("Condition")), static_cast<int>(term.kind));
    if (const QString name = TermText::nameLabel(term.kind); !name.isEmpty()) {
        auto &names = find<QComboBox>(field, name);
        choose(names, names.findData(toQString(term.name)));
    }
    if (TermText::takesSide(term.kind)) {
        auto &sides = find<QComboBox>(field, QStringLiteral("Who"));
        choose(sides, sides.findData(toQString(term.side)));
    }
    if (const QString number = TermText::numberLabel(term.kind); !number.isEmpty()) {
        click(find<QSpinBox>(field, number));
        write(QString::number(term.number));
        press(Qt::Key_Return);
    }
    for (std::size_t i = 0; i < term.terms.size(); ++i) {
        click(tree, indexOf(tree, path));
        click(find<QToolButton>(field, QStringLiteral("Add")));
        path.push_back(static_cast<int>(i));
        fillTerm(field, tree, path, term.terms[i]);
        path.pop_back();
    }
}

void Designer::fill(const QWidget &form, const Property &property, const PropertyValue &value)
{
    const QString label = labelOf(property);
    if (const auto *texts = std::get_if<LocalText>(&value))
        return fillTexts(form, label, *texts);
    if (const auto *term = std::get_if<Term>(&value))
        return fillTerm(form, label, *term);
    auto &field = find<QWidget>(form, label);
    if (qobject_cast<QCheckBox *>(&field))
        return click(field);
    if (qobject_cast<Compass *>(&field))
        return fillFacing(field, value);
    const auto *number = std::get_if<int>(&value);
    if (auto *box = qobject_cast<QComboBox *>(&field); box && !number)
        return choose(
            *box, std::holds_alternative<std::monostate>(value) ? 0 : box->findData(idOf(value)));
    if (number || qobject_cast<QSpinBox *>(&field)) {
        auto &box = find<QSpinBox>(form, label);
        click(box);
        write(number ? QString::number(*number) : box.specialValueText());
        return press(Qt::Key_Return);
    }
    fillLine(field, value);
}

} // namespace hexwerk::assault::ui::window
