// What a refusal says, as a number of the system that refuses: each has an enum of its messages.
#pragma once

#include "core/base/code.h"

namespace hexwerk {

struct MessageKind;
using MessageId = Code<MessageKind>;

} // namespace hexwerk
