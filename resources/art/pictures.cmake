# Every picture by name, compiled into the editor's library as :/art/FOLDER/NAME.svg.
set(art_terrain
    brush_1 brush_2 brush_3
    brush_trees_craters_1 brush_trees_craters_2 brush_trees_craters_3
    clear_1 clear_2 clear_3
    craters_1 craters_2 craters_3
    heavy_forest_1 heavy_forest_2 heavy_forest_3
    large_building_1 large_building_road_1
    light_forest_1 light_forest_2 light_forest_3
    multi_storey_building_1 multi_storey_building_road_1
    olive_grove_1 olive_grove_2 olive_grove_3
    plain_building_1 plain_building_2 plain_building_3 plain_building_road_1
    rocky_1 rocky_2 rocky_3
    ruins_1 ruins_2 ruins_3
    vine_grove_1 vine_grove_2 vine_grove_3
)
set(art_files)
foreach(folder terrain)
    foreach(name ${art_${folder}})
        list(APPEND art_files ${PROJECT_SOURCE_DIR}/resources/art/${folder}/${name}.svg)
    endforeach()
endforeach()
qt_add_resources(hexwerk_editor art
    PREFIX /art BASE ${PROJECT_SOURCE_DIR}/resources/art FILES ${art_files})
