// What the program asks of any rule system.
#pragma once

#include "core/base/message_id.h"
#include "core/base/sealed.h"
#include "core/files/data_paths.h"
#include "core/files/key_order.h"
#include "core/files/problem.h"
#include "core/files/text_file.h"
#include "core/files/toml_value.h"
#include "core/play/match.h"
#include "core/rulebook/rule_grammar.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

class Rules;
class TableReader;

// The data of a system: tables, cards, tiles, charts. Each system has its own type.
class Library
{
public:
    virtual ~Library() = default;
    virtual std::string_view systemId() const = 0;
    bool operator==(const Library &) const = default;
};
using SharedLibrary = std::shared_ptr<const Library>;
// With the problems of parts that were left out; without a value it cannot be used at all.
using SystemLibrary = LoadResult<SharedLibrary>;

// A format that games begin from, and that of those games. Under its name without "hexwerk." they
// keep what they were begun from: [scenario].
struct Beginning
{
    std::string_view format; // "hexwerk.scenario"
    std::string_view game;   // "hexwerk.game"
};
constexpr std::string_view tableOf(const Beginning &beginning)
{
    return beginning.format.substr(std::string_view("hexwerk.").size());
}

// What a game begins from, read and understood: a scenario, a campaign. Each system has its own
// types.
class Head
{
public:
    virtual ~Head() = default;
    virtual const Rules &rules() const = 0;
    virtual Beginning begins() const = 0;
    // As its file says it, but for what goes without saying.
    virtual TomlTable tree() const = 0;
    // Of the seats, in their order: the names that game files use.
    virtual std::vector<std::string> seats() const = 0;
    // Whether it tells this seat nothing that only others may know.
    virtual bool mayBeShownTo(std::string_view seat) const = 0;
};
using SharedHead = std::shared_ptr<const Head>;

// By seat, the seed of its seals. An owner's file has them; a copy for one seat has those of the
// others left out.
using Secrets = std::map<std::string, Salt>;

// Hashes are 16 hexadecimal digits.
struct PinnedData
{
    std::string id;
    int version = 0; // 0: has none
    std::string hash;
    bool operator==(const PinnedData &) const = default;
};

// What a game was begun with, so that a replay with other data can say so.
struct Pins
{
    int rules = 0;                                  // the version of the system's rules
    std::map<std::string, PinnedData> whole;        // by kind: "profile"
    std::map<std::string, std::string> corrections; // of the system: hash of their changes by file
    std::map<std::string, std::map<std::string, std::string>> parts; // "cards": hash by id
    bool operator==(const Pins &) const = default;
};
// What can be pinned, in the order in which changes are told.
struct PinKinds
{
    std::span<const std::string_view> whole;
    std::span<const std::string_view> parts;
};

// A format of files that lie in a folder of the system's and have what heads use.
struct FormatSpec
{
    std::string_view name;   // "hexwerk.tile"
    std::string_view folder; // below that of the system: "tiles"
};

class Rules
{
public:
    virtual ~Rules() = default;
    // A C++ name: the folder of its data and the key `system` of its files.
    virtual std::string_view id() const = 0;
    // It rises when the same orders lead to another position.
    virtual int version() const = 0;
    // "NotAsked": of a refusal by the system, as the command line prints it.
    virtual std::string_view messageName(MessageId message) const = 0;
    virtual const RuleGrammar &grammar() const = 0;
    virtual std::span<const Beginning> beginnings() const = 0;
    // Of the parts that a bundle brings along, each after those whose parts it names.
    virtual std::span<const FormatSpec> partFormats() const = 0;
    virtual PinKinds pinKinds() const = 0;
    // The order of the keys of a format; those of the head alone for an unknown one.
    virtual std::span<const KeyRow> keyRows(std::string_view format) const = 0;

    virtual SystemLibrary load(const DataPaths &paths) const = 0;
    // The same from the texts of files that a game keeps (playedWith).
    virtual SystemLibrary load(const std::vector<TextSource> &files) const = 0;
    // All that is wrong with a file of the system, by place; what it names beside it too.
    virtual std::vector<Problem> validate(const TextSource &file, const Library &library) const = 0;

    // A file that a game may begin from.
    virtual LoadResult<SharedHead> readHead(const TextSource &file) const = 0;
    // The same as a table of a game. Problems go to the reader.
    virtual SharedHead readHead(std::string_view format, TableReader &table) const = 0;
    // The same with the sides exchanged; null where it does not allow that.
    virtual SharedHead alternate(const Head &, const Library &) const { return nullptr; }

    // A match with its first question, or why there is none; `secrets` as drawnSecrets().
    virtual LoadResult<std::unique_ptr<play::Match>> begin(const Head &head, const Library &library,
                                                           const Secrets &secrets) const = 0;
    virtual Pins pins(const Head &head, const Library &library) const = 0;
    // The files of what it uses, for load().
    virtual std::vector<TextSource> playedWith(const Head &head, const Library &library) const = 0;
    // Whether a game goes on alike with both, though their pins differ: tables may have got rows
    // that it never meets. False where that is not known.
    virtual bool playAlike(const Head &, const Library &, const Library &) const { return false; }
};

// The library as the type of its system, which no other system has.
template<typename L>
const L &libraryAs(const Library &library)
{
    HW_EXPECTS(library.systemId() == L::kSystem);
    return static_cast<const L &>(library);
}

// Likewise of what a game begins from.
template<typename H>
const H &headAs(const Head &head)
{
    HW_EXPECTS(head.rules().id() == H::kSystem && head.begins().format == H::kFormat);
    return static_cast<const H &>(head);
}

// From the system's random source, a new seed for each seat.
Secrets drawnSecrets(const std::vector<std::string> &seats);

// Null for an id that no system has.
const Rules *findRules(std::span<const Rules *const> systems, std::string_view id);
std::vector<std::string> idsOf(std::span<const Rules *const> systems);

} // namespace hexwerk
