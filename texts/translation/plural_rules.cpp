#include "texts/translation/plural_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hexwerk::translation {

namespace {

constexpr std::string_view kSlavic = "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
                                     "(n%100<10 || n%100>=20) ? 1 : 2";
constexpr std::string_view kArabic = "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : "
                                     "n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5";

struct LanguageRule
{
    std::string_view language;
    PluralRule rule;
};
// Those that differ from English, as gettext documents them.
constexpr std::array kRules = {
    LanguageRule{"ja", {1, "0"}},
    LanguageRule{"zh", {1, "0"}},
    LanguageRule{"ko", {1, "0"}},
    LanguageRule{"vi", {1, "0"}},
    LanguageRule{"fr", {2, "n > 1"}},
    LanguageRule{"pt-BR", {2, "n > 1"}},
    LanguageRule{"ar", {6, kArabic}},
    LanguageRule{"tr", {1, "0"}},
    LanguageRule{"ru", {3, kSlavic}},
    LanguageRule{"uk", {3, kSlavic}},
    LanguageRule{"cs", {3, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"}},
    LanguageRule{"sk", {3, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"}},
    LanguageRule{"pl", {3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"}},
};

} // namespace

PluralRule pluralRule(std::string_view language)
{
    const std::string_view main = language.substr(0, language.find('-'));
    const auto ruleOf = [](std::string_view tag) {
        return std::find_if(kRules.begin(), kRules.end(),
                            [&](const LanguageRule &row) { return row.language == tag; });
    };
    const auto narrow = ruleOf(language);
    const auto found = narrow == kRules.end() ? ruleOf(main) : narrow;
    return found == kRules.end() ? PluralRule{} : found->rule;
}

int pluralForm(std::string_view language, int number)
{
    const int n = std::abs(number);
    const std::string_view expression = pluralRule(language).expression;
    const bool isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20);
    if (expression == "0")
        return 0;
    if (expression == "n > 1")
        return n > 1 ? 1 : 0;
    if (expression == kArabic)
        return n <= 2 ? n : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5;
    if (expression == kSlavic)
        return n % 10 == 1 && n % 100 != 11 ? 0 : isFew ? 1 : 2;
    if (expression == "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2")
        return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    if (pluralRule(language).forms == 3)
        return n == 1 ? 0 : isFew ? 1 : 2;
    return n != 1 ? 1 : 0;
}

} // namespace hexwerk::translation
