// What the commands `text` have in common.
#pragma once

#include "app/cli/commands.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/notes.h"

#include <CLI/App.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::cli {

struct TextRequest
{
    std::string language;
    std::string format;
    std::string file;
    std::string into;
    std::vector<std::string> kinds;
    std::vector<std::string> states;
    std::vector<std::string> checks;
    bool strict = false;
    bool json = false;
};

struct Texts
{
    translation::Catalogue catalogue;
    translation::TranslationNotes notes;
};

// What cannot be read goes to standard error; none if there are no data.
// Those that the user translated lie over those of the files, or are left out: what comes from
// others goes into the files.
enum class UsersTexts : std::uint8_t { Shown, LeftOut };
std::optional<Texts> findTexts(const CLI::App &program, const TextRequest &request,
                               UsersTexts users = UsersTexts::Shown);
// By kind and state.
bool isWanted(const translation::TextUnit &unit, const TextRequest &request);

ExitCode listTexts(const CLI::App &program, const TextRequest &request);
ExitCode checkTexts(const CLI::App &program, const TextRequest &request);
ExitCode exportTexts(const CLI::App &program, const TextRequest &request);
ExitCode importTexts(const CLI::App &program, const TextRequest &request);

std::vector<std::string> checkNames();
std::vector<std::string> exchangeFormats();

} // namespace hexwerk::cli
