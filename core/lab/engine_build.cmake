# Writes OUTPUT, which says VERSION and a hash of all FILES: the same sources, in whatever folder, give the same.
file(STRINGS ${FILES} files)
set(hashes)
foreach(file IN LISTS files)
    file(SHA256 ${file} hash)
    list(APPEND hashes ${hash})
endforeach()
list(SORT hashes)
string(SHA256 build "${hashes}")
string(SUBSTRING ${build} 0 8 build)
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "core/lab/study_head.h"

std::string hexwerk::lab::engineBuild()
{
    return "@VERSION@+@build@";
}
]] @ONLY)
