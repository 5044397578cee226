// The last line of a program that crashes.
#pragma once

namespace hexwerk {

// Fatal signals and std::terminate write a line to the descriptor that `descriptor` gives then, and
// go on as without us. Nothing is allocated on the way.
void writeCrashLineTo(int (*descriptor)());

} // namespace hexwerk
