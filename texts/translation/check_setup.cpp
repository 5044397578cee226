#include "texts/translation/check_setup.h"

#include "core/files/book_reader.h"
#include "texts/dictionary_files.h"
#include "texts/translation/notes.h"
#include "texts/translation/speller.h"

#include <memory>
#include <utility>

namespace hexwerk::translation {

bool isWeaponName(const TextUnit &unit)
{
    return unit.kind == UnitKind::Card && unit.place.size() > 2 && unit.place[0] == "unit" &&
           unit.place[2] == "name";
}

// What could be read, with the problems of what could not.
template<typename T>
static T taken(LoadResult<T> result, std::vector<Problem> &problems)
{
    addProblems(problems, result.problems);
    return result.value ? std::move(*result.value) : T();
}

CheckSetup checkSetup(const DataPaths &paths, std::span<const Rules *const> systems,
                      const Catalogue &catalogue)
{
    CheckSetup setup;
    CheckOptions &options = setup.options;
    options.language = catalogue.language;
    for (const Rules *rules : systems) {
        options.grammars.push_back(&rules->grammar());
        const Terms terms = taken(loadTerms(paths, rules->id(), rules->grammar()), setup.problems);
        options.terms.insert(options.terms.end(), terms.begin(), terms.end());
    }
    if (const auto dictionary = findDictionary(options.language, dictionaryFolders()))
        options.speller = std::make_shared<const Speller>(*dictionary);
    options.known = taken(loadKnownWords(paths, options.language), setup.problems);
    options.silenced = silencedChecks(taken(loadNotes(paths, options.language), setup.problems));
    for (const TextUnit &unit : catalogue.units)
        if (isWeaponName(unit) && unit.target == unit.source)
            options.names.insert(unit.source);
    return setup;
}

} // namespace hexwerk::translation
