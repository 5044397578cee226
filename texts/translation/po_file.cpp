#include "texts/translation/po_file.h"

#include "core/files/words.h"
#include "texts/translation/lines.h"
#include "texts/translation/placeholders.h"
#include "texts/translation/plural_rules.h"
#include "texts/translation/safe_xml.h"

#include <fmt/format.h>
#include <gettext-po.h>
#include <sys/mman.h>
#include <unistd.h>

#include <csetjmp>
#include <memory>
#include <unordered_map>

namespace hexwerk::translation {

namespace {

constexpr const char *kReview = "state: review";

// A file without a name: the library of gettext only knows files.
class MemoryFile
{
public:
    MemoryFile()
        : m_descriptor(memfd_create("po", MFD_CLOEXEC))
    {
    }
    ~MemoryFile()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    MemoryFile(const MemoryFile &) = delete;
    MemoryFile &operator=(const MemoryFile &) = delete;

    std::string name() const { return fmt::format("/proc/self/fd/{}", m_descriptor); }
    bool fill(std::string_view text)
    {
        while (!text.empty()) {
            const ssize_t done = ::write(m_descriptor, text.data(), text.size());
            if (done <= 0)
                return false;
            text.remove_prefix(static_cast<std::size_t>(done));
        }
        return m_descriptor >= 0;
    }
    std::string content() const
    {
        std::string text;
        char block[1 << 16];
        for (ssize_t got = 0;
             (got = pread(m_descriptor, block, sizeof block, static_cast<off_t>(text.size()))) > 0;)
            text.append(block, static_cast<std::size_t>(got));
        return text;
    }

private:
    int m_descriptor;
};

// The first thing that the library had to say. After a fatal one it must not be returned to.
struct Complaint
{
    bool isThere = false;
    std::size_t line = 0;
    char text[200] = {};
    std::jmp_buf out;
};
Complaint *currentComplaint = nullptr;

void note(int severity, std::size_t line, const char *text)
{
    if (severity != PO_SEVERITY_WARNING && !currentComplaint->isThere) {
        currentComplaint->isThere = true;
        currentComplaint->line = line == static_cast<std::size_t>(-1) ? 0 : line;
        std::snprintf(currentComplaint->text, sizeof currentComplaint->text, "%s", text);
    }
    if (severity == PO_SEVERITY_FATAL_ERROR)
        std::longjmp(currentComplaint->out, 1);
}

void noteOne(int severity, po_message_t, const char *, std::size_t line, std::size_t, int,
             const char *text)
{
    note(severity, line, text);
}

void noteTwo(int severity, po_message_t, const char *, std::size_t line, std::size_t, int,
             const char *text, po_message_t, const char *, std::size_t, std::size_t, int,
             const char *)
{
    note(severity, line, text);
}

constexpr po_xerror_handler kHandler = {noteOne, noteTwo};

// No object with a destructor may live in this function, since it may be left at once.
po_file_t readRaw(const char *name, Complaint &complaint)
{
    currentComplaint = &complaint;
    if (setjmp(complaint.out) != 0)
        return nullptr;
    return po_file_read(name, &kHandler);
}

bool writeRaw(po_file_t file, const char *name, Complaint &complaint)
{
    currentComplaint = &complaint;
    if (setjmp(complaint.out) != 0)
        return false;
    return po_file_write(file, name, &kHandler) != nullptr;
}

struct FreePo
{
    void operator()(po_file_t file) const { po_file_free(file); }
};
using PoFile = std::unique_ptr<std::remove_pointer_t<po_file_t>, FreePo>;
struct FreeIterator
{
    void operator()(po_message_iterator_t one) const { po_message_iterator_free(one); }
};
using PoIterator = std::unique_ptr<std::remove_pointer_t<po_message_iterator_t>, FreeIterator>;

std::string textOrNone(const char *text)
{
    return text ? text : "";
}

std::string headerField(const char *header, const char *field)
{
    char *value = header ? po_header_field(header, field) : nullptr;
    std::string text = textOrNone(value);
    std::free(value);
    return text;
}

// The value of a quoted line of PO; keys have no escapes but those of quotes and backslashes.
void addQuoted(std::string &to, std::string_view line)
{
    const std::size_t begin = line.find('"');
    const std::size_t end = line.rfind('"');
    for (std::size_t at = begin + 1; begin != std::string_view::npos && at < end; ++at) {
        if (line[at] == '\\' && at + 1 < end)
            ++at;
        to += line[at];
    }
}

// The library tells no lines of messages: those of their contexts.
std::unordered_map<std::string, int> linesOfKeys(std::string_view text)
{
    std::unordered_map<std::string, int> lines;
    std::string key;
    int begun = 0;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("msgctxt")) {
            key.clear();
            begun = number;
            addQuoted(key, line);
        } else if (begun > 0 && line.starts_with('"')) {
            addQuoted(key, line);
        } else if (begun > 0) {
            lines.emplace(key, begun);
            begun = 0;
        }
    }
    return lines;
}

std::vector<std::string> targetsOf(po_message_t message, bool isPlural)
{
    std::vector<std::string> targets;
    if (!isPlural)
        return {textOrNone(po_message_msgstr(message))};
    for (int i = 0; const char *form = po_message_msgstr_plural(message, i); ++i)
        targets.emplace_back(form);
    return targets;
}

ExchangeEntry entryOfPo(po_message_t message)
{
    ExchangeEntry entry;
    entry.key = textOrNone(po_message_msgctxt(message));
    const char *plural = po_message_msgid_plural(message);
    entry.isPlural = plural != nullptr;
    entry.sources = {textOrNone(po_message_msgid(message))};
    if (plural)
        entry.sources.emplace_back(plural);
    entry.targets = targetsOf(message, entry.isPlural);
    if (const char *before = po_message_prev_msgid(message))
        entry.sourceBefore = before;
    const bool waits = textOrNone(po_message_comments(message)).find(kReview) != std::string::npos;
    if (!isEmpty(entry.targets))
        entry.state = po_message_is_fuzzy(message) ? UnitState::Draft
                      : waits                      ? UnitState::Review
                                                   : UnitState::Final;
    return entry;
}

// "Hexwerk 0.1.0"
void splitProject(const std::string &field, ExchangeHeader &header)
{
    const std::size_t space = field.rfind(' ');
    header.project = field.substr(0, space);
    header.version = space == std::string::npos ? "" : field.substr(space + 1);
}

void addHeader(po_message_iterator_t messages, const ExchangeHeader &header)
{
    const PluralRule rule = pluralRule(header.language);
    const std::string text =
        fmt::format("Project-Id-Version: {}{}{}\nReport-Msgid-Bugs-To: \nPO-Revision-Date: "
                    "2000-01-01 00:00+0000\n"
                    "Last-Translator: \nLanguage-Team: \nLanguage: {}\nMIME-Version: 1.0\n"
                    "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
                    "Plural-Forms: nplurals={}; plural=({});\n",
                    header.project, header.version.empty() ? "" : " ", header.version,
                    header.language, rule.forms, rule.expression);
    po_message_t message = po_message_create();
    po_message_set_msgid(message, "");
    po_message_set_msgstr(message, text.c_str());
    po_message_insert(messages, message);
}

void addMessage(po_message_iterator_t messages, const ExchangeEntry &entry)
{
    po_message_t message = po_message_create();
    po_message_set_msgctxt(message, entry.key.c_str());
    po_message_set_msgid(message, entry.sources.front().c_str());
    if (entry.isPlural) {
        po_message_set_msgid_plural(message, entry.sources.back().c_str());
        for (std::size_t i = 0; i < entry.targets.size(); ++i)
            po_message_set_msgstr_plural(message, static_cast<int>(i), entry.targets[i].c_str());
    } else {
        po_message_set_msgstr(message, entry.targets.front().c_str());
    }
    const std::string about = entry.context +
                              (entry.context.empty() || entry.comment.empty() ? "" : "\n") +
                              entry.comment;
    if (!about.empty())
        po_message_set_extracted_comments(message, (about + "\n").c_str());
    if (entry.state == UnitState::Review)
        po_message_set_comments(message, (std::string(kReview) + "\n").c_str());
    po_message_add_filepos(message, entry.file.c_str(), static_cast<std::size_t>(entry.line));
    if (!placeholdersOf(entry.sources.front()).empty())
        po_message_set_format(message, entry.isPlural ? "qt-plural-format" : "qt-format", 1);
    if (entry.state == UnitState::Draft)
        po_message_set_fuzzy(message, 1);
    if (entry.sourceBefore)
        po_message_set_prev_msgid(message, entry.sourceBefore->c_str());
    po_message_insert(messages, message);
}

} // namespace

ExchangeResult readPo(std::string_view text)
{
    if (text.size() > kLargestExchange)
        return tl::unexpected(
            ExchangeProblem{ExchangeFault::TooLarge, 0, {}, std::to_string(text.size())});
    if (const auto bad = firstBadByte(text))
        return tl::unexpected(
            ExchangeProblem{ExchangeFault::NotUtf8, LineIndex(text).lineAt(*bad)});
    const auto broken = [](int line, std::string found) {
        return tl::unexpected(ExchangeProblem{ExchangeFault::Syntax, line, {}, std::move(found)});
    };
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return broken(LineIndex(text).lineAt(zero), {});
    MemoryFile memory;
    if (!memory.fill(text))
        return broken(0, {});
    Complaint complaint;
    const PoFile file(readRaw(memory.name().c_str(), complaint));
    if (!file || complaint.isThere)
        return broken(static_cast<int>(complaint.line), complaint.text);

    const char *header = po_file_domain_header(file.get(), nullptr);
    const std::string type = headerField(header, "Content-Type");
    if (header && type.find("charset=UTF-8") == std::string::npos &&
        type.find("charset=utf-8") == std::string::npos)
        return tl::unexpected(ExchangeProblem{ExchangeFault::NotUtf8, 1, {}, type});
    ExchangeFile result;
    splitProject(headerField(header, "Project-Id-Version"), result.header);
    result.header.language = headerField(header, "Language");
    const auto lines = linesOfKeys(text);
    const PoIterator messages(po_message_iterator(file.get(), nullptr));
    while (po_message_t message = po_next_message(messages.get())) {
        const bool isHeader = !po_message_msgctxt(message) && *po_message_msgid(message) == '\0';
        if (isHeader || po_message_is_obsolete(message))
            continue;
        ExchangeEntry &entry = result.entries.emplace_back(entryOfPo(message));
        const auto line = lines.find(entry.key);
        entry.at = line == lines.end() ? 0 : line->second;
    }
    return result;
}

std::string writePo(const ExchangeFile &content)
{
    const PoFile file(po_file_create());
    const PoIterator messages(po_message_iterator(file.get(), nullptr));
    addHeader(messages.get(), content.header);
    for (const ExchangeEntry &entry : content.entries)
        addMessage(messages.get(), entry);
    MemoryFile memory;
    Complaint complaint;
    if (!writeRaw(file.get(), memory.name().c_str(), complaint))
        return {};
    return memory.content();
}

} // namespace hexwerk::translation
