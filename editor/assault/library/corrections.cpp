#include "editor/assault/library/corrections.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static std::optional<TomlValue> copyAt(const TomlTable &tree, const ValuePath &path)
{
    const TomlValue *value = valueAt(tree, path);
    return value ? std::optional(*value) : std::nullopt;
}

std::vector<ValueChange> changesBetween(const TomlTable &before, const TomlTable &after)
{
    std::vector<ValueChange> changes;
    for (const ValuePath &path : leavesOf(before)) {
        const TomlValue *value = valueAt(after, path);
        if (!value || value->as<TomlTable>())
            changes.push_back({path, copyAt(before, path), std::nullopt});
        else if (!(*value == *valueAt(before, path)))
            changes.push_back({path, copyAt(before, path), *value});
    }
    for (const ValuePath &path : leavesOf(after)) {
        const TomlValue *value = valueAt(before, path);
        if (!value || value->as<TomlTable>())
            changes.push_back({path, std::nullopt, copyAt(after, path)});
    }
    return changes;
}

Corrections::Corrections(TomlTable shipped, TomlTable own, TomlTable upper)
    : m_shipped(std::move(shipped))
    , m_upper(withoutHead(std::move(upper)))
{
    setOwn(std::move(own));
}

void Corrections::setOwn(TomlTable own)
{
    m_own = std::move(own);
    m_corrected = laidOver(laidOver(m_shipped, withoutHead(m_own)), m_upper);
}

bool Corrections::isActive() const
{
    const TomlValue *active = m_own.find("active");
    return !active || !(*active == TomlValue(false));
}

bool Corrections::holds(const ValuePath &path) const
{
    return valueAt(m_own, path) != nullptr;
}

bool Corrections::mayEdit(const ValuePath &path) const
{
    return !valueAt(m_upper, path);
}

static bool isSame(const TomlValue *one, const TomlValue *other)
{
    return one && other ? *one == *other : one == other;
}

bool Corrections::isCorrected(const ValuePath &path) const
{
    return !isSame(valueAt(m_corrected, path), valueAt(m_shipped, path));
}

bool Corrections::isChecked(const ValuePath &path) const
{
    return holds(path) && !isCorrected(path) && mark(path) == kChecked;
}

char Corrections::mark(const ValuePath &path) const
{
    if (!holds(path))
        return markAt(m_shipped, path);
    const char own = markAt(m_own, path);
    return own ? own : kChecked;
}

bool Corrections::isOpen(const ValuePath &path) const
{
    const char letter = mark(path);
    return (letter == 'O' || letter == 'G') && !isCorrected(path);
}

std::vector<ValuePath> Corrections::differences() const
{
    std::vector<ValuePath> paths = valuesOf(m_own);
    std::erase_if(paths, [this](const ValuePath &path) {
        return isSame(valueAt(m_own, path), valueAt(m_shipped, path));
    });
    return paths;
}

namespace {

// Where the mark of a value stands: the row with its marks, and the key in it.
struct MarkPlace
{
    ValuePath row;
    std::string key;

    ValuePath marks() const
    {
        ValuePath path = row;
        path.emplace_back("source");
        return path;
    }
    ValuePath mark() const
    {
        ValuePath path = marks();
        path.push_back(key);
        return path;
    }
    ValuePath value() const
    {
        ValuePath path = row;
        path.push_back(key);
        return path;
    }
};

} // namespace

static std::optional<MarkPlace> placeOfMark(const TomlTable &tree, const ValuePath &path)
{
    for (std::size_t key = path.size(); key-- > 0;) {
        MarkPlace place{{path.begin(), path.begin() + static_cast<std::ptrdiff_t>(key)}, path[key]};
        if (valueAt(tree, place.marks()))
            return place;
    }
    return std::nullopt;
}

// One mark for a whole row becomes one for each key that is there.
static void spellOutMarks(TomlTable &own, const MarkPlace &place)
{
    const TomlValue *marks = valueAt(own, place.marks());
    const std::string *whole = marks ? marks->as<std::string>() : nullptr;
    if (!whole)
        return;
    TomlTable each;
    const TomlValue *row = valueAt(own, place.row);
    for (const TomlEntry &entry : row->as<TomlTable>()->entries)
        if (entry.key != "source")
            each.set(entry.key, *whole);
    putAt(own, place.marks(), std::move(each));
}

static void dropMark(TomlTable &own, const MarkPlace &place)
{
    if (valueAt(own, place.value()))
        return; // other columns of the key
    const TomlValue *marks = valueAt(own, place.marks());
    if (marks && marks->as<TomlTable>())
        removeAt(own, place.mark());
    const TomlValue *row = valueAt(own, place.row);
    const TomlTable *keys = row ? row->as<TomlTable>() : nullptr;
    if (keys && keys->entries.size() == 1 && keys->find("source"))
        removeAt(own, place.marks());
}

static std::string letters(const std::string &each)
{
    const bool isOne = each.find_first_not_of(each.front()) == std::string::npos;
    return isOne ? each.substr(0, 1) : each;
}

// What the owner of a tree says without a mark he has compared.
static std::string marksAt(const TomlTable &tree, const ValuePath &path)
{
    const auto letterAt = [&tree](const ValuePath &one) {
        const char letter = markAt(tree, one);
        return letter ? letter : kChecked;
    };
    const auto *array = valueAt(tree, path)->as<TomlArray>();
    if (!array || array->empty())
        return {letterAt(path)};
    std::string marks;
    for (std::size_t i = 0; i < array->size(); ++i) {
        ValuePath element = path;
        element.push_back(std::to_string(i));
        marks += letterAt(element);
    }
    return marks;
}

TomlTable Corrections::put(const ValuePath &path, const std::optional<TomlValue> &value,
                           std::string marks) const
{
    const ValuePath whole = wholeOf(m_corrected, path);
    std::optional<TomlValue> full = value;
    if (whole != path) { // the array with one other element
        TomlTable with = m_corrected;
        putAt(with, path, *value);
        full = copyAt(with, whole);
        const char mark = marks.front();
        marks.clear();
        for (std::size_t i = 0; i < full->as<TomlArray>()->size(); ++i) {
            ValuePath element = whole;
            element.push_back(std::to_string(i));
            const char other = this->mark(element);
            const char letter = element[whole.size()] == path[whole.size()] ? mark : other;
            marks += letter ? letter : 'G';
        }
    }
    const bool isOurs = !full || isSame(&*full, valueAt(m_shipped, whole));
    const bool isLooked = marks.find(kChecked) != std::string::npos;
    const auto place = placeOfMark(m_shipped, whole);
    TomlTable next = m_own;
    if (isOurs && !isLooked) {
        removeAt(next, whole);
        if (place)
            dropMark(next, *place);
        return next;
    }
    putAt(next, whole, *full);
    if (place) {
        spellOutMarks(next, *place);
        putAt(next, place->mark(), letters(marks));
    }
    return next;
}

TomlTable Corrections::withValue(const ValuePath &path, const std::optional<TomlValue> &value) const
{
    const TomlValue *ours = valueAt(m_shipped, path);
    const bool isOurs = !value || isSame(&*value, ours);
    if (isOurs && !ours)
        return put(path, std::nullopt, {});
    return put(path, isOurs ? *ours : *value, {isOurs ? markAt(m_shipped, path) : kChecked});
}

TomlTable Corrections::withCheck(const ValuePath &path) const
{
    const std::optional<TomlValue> value = copyAt(m_corrected, path);
    return value ? put(path, value, {kChecked}) : m_own;
}

static bool isBelow(const ValuePath &path, const ValuePath &around)
{
    return path.size() >= around.size() && std::equal(around.begin(), around.end(), path.begin());
}

TomlTable Corrections::without(const ValuePath &path) const
{
    if (wholeOf(m_corrected, path) != path)
        return withValue(path, copyAt(m_shipped, path));
    TomlTable next = m_own;
    for (const ValuePath &value : valuesOf(m_own)) {
        if (!isBelow(value, path))
            continue;
        removeAt(next, value);
        if (const auto place = placeOfMark(m_shipped, value))
            dropMark(next, *place);
    }
    return next;
}

TomlTable Corrections::withAll(const TomlTable &others) const
{
    Corrections next = *this;
    for (const ValuePath &path : valuesOf(others)) {
        const TomlValue &value = *valueAt(others, path);
        const bool isOurs = isSame(&value, valueAt(m_shipped, path));
        if (!isOurs || markAt(others, path) == kChecked)
            next.setOwn(next.put(path, value, marksAt(others, path)));
    }
    return next.own();
}

std::vector<ImportedValue> Corrections::compared(const TomlTable &others) const
{
    using Kind = ImportedValue::Kind;
    std::vector<ImportedValue> values;
    for (const ValuePath &path : valuesOf(others)) {
        const bool isSaid = holds(path);
        const bool isAlike = isSame(valueAt(others, path), valueAt(m_corrected, path));
        const bool isLooked = markAt(others, path) == kChecked;
        values.push_back({path, !isAlike              ? isSaid ? Kind::Different : Kind::New
                                : isSaid || !isLooked ? Kind::Same
                                                      : Kind::New});
    }
    return values;
}

TomlTable Corrections::switched(bool active) const
{
    TomlTable next = m_own;
    next.remove("active");
    if (!active)
        next.set("active", false);
    return next;
}

} // namespace hexwerk::assault::ui
