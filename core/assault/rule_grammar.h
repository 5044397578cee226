// The ids of the rules of ASSAULT: R, D (the German book alone) or H (ours), a paragraph, which of
// H is that which it fills, a lower-case letter. "R10.3g", "D9.6.3a", "H4.10b"
#pragma once

#include "core/rulebook/rule_grammar.h"

namespace hexwerk::assault {

// A test that begins "r10_3g_" is one of R10.3g.
extern const RuleGrammar kRuleGrammar;

} // namespace hexwerk::assault
