# Packs the package of CPack once more, so that the same files always give the same bytes: sorted, and all of one time,
# $SOURCE_DATE_EPOCH or else that of the last entry in changelog.
cmake_minimum_required(VERSION 3.25)

set(time $ENV{SOURCE_DATE_EPOCH})
if(NOT time)
    execute_process(COMMAND dpkg-parsechangelog --file ${CMAKE_CURRENT_LIST_DIR}/changelog --show-field Timestamp
        OUTPUT_VARIABLE time OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
endif()
set(ENV{SOURCE_DATE_EPOCH} ${time})
set(ENV{LC_ALL} C)

foreach(package IN LISTS CPACK_PACKAGE_FILES)
    set(folder ${package}.unpacked)
    file(REMOVE_RECURSE ${folder})
    execute_process(COMMAND dpkg-deb --raw-extract ${package} ${folder} COMMAND_ERROR_IS_FATAL ANY)
    # CPack tells the linker about every library, and ours are private.
    file(REMOVE ${folder}/DEBIAN/postinst ${folder}/DEBIAN/postrm)
    foreach(command
            "sort;-k;2;-o;${folder}/DEBIAN/md5sums;${folder}/DEBIAN/md5sums"
            "find;${folder};-type;d;-exec;chmod;755;{};+" # CPack leaves them to the umask
            "find;${folder};-exec;touch;--no-dereference;--date=@${time};{};+"
            "dpkg-deb;--root-owner-group;-Zxz;--threads-max=1;--build;${folder};${package}")
        execute_process(COMMAND ${command} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
    file(REMOVE_RECURSE ${folder})
endforeach()
