// Broken contracts: what a call says before it ends the program.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>

namespace hexwerk::testing {

// What it writes, in a process of its own; empty if it comes back instead.
template<typename Call>
std::string abortOf(Call call)
{
    int ends[2];
    if (pipe(ends) != 0)
        return {};
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL); // Qt would tell of a test that crashed
        const rlimit noDump = {0, 0};
        setrlimit(RLIMIT_CORE, &noDump);
        dup2(ends[1], STDERR_FILENO);
        call();
        _exit(0);
    }
    close(ends[1]);
    std::string said;
    char bytes[256];
    for (ssize_t n = 0; (n = read(ends[0], bytes, sizeof bytes)) > 0;)
        said.append(bytes, static_cast<std::size_t>(n));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? said : std::string();
}

} // namespace hexwerk::testing
