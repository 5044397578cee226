# Every picture by name, FOLDER/NAME.svg: all for the window; overlay, silhouette and terrain for the command line too.
set(art_terrain
    brush_1 brush_2 brush_3
    brush_trees_craters_1 brush_trees_craters_2 brush_trees_craters_3
    cemetery_1
    clear_1 clear_2 clear_3
    craters_1 craters_2 craters_3
    field_1
    heavy_forest_1 heavy_forest_2 heavy_forest_3
    large_building_1 large_building_road_1
    light_forest_1 light_forest_2 light_forest_3
    multi_storey_building_1 multi_storey_building_road_1
    olive_grove_1 olive_grove_2 olive_grove_3
    plain_building_1 plain_building_2 plain_building_3 plain_building_road_1
    river_1
    rocky_1 rocky_2 rocky_3
    ruins_1 ruins_2 ruins_3
    sand_1 sea_1
    vine_grove_1 vine_grove_2 vine_grove_3
)
set(art_overlay
    bunker crater dug_in gun_position pillbox ruin sandbags trench
    mines_anti_personnel mines_anti_tank mines_dummy mines_unknown
    smoke_1 smoke_2 smoke_3 smoke_4 smoke_5
)
set(art_unit
    anti_air anti_tank armoured_car assault_gun engineer grenadier gun gun_half_track half_track
    howitzer light_tank machine_gun mortar ranger rifle scout self_propelled_gun tank truck
)
set(art_silhouette # in alphabetical order
    ab41 bazooka bersaglieri bofors40 breda20 breda37 brixia45 coastal engineers_ger engineers_us
    flak36 flak38 gmc_truck grenadiers guastatori gun37 gun47 gun57 howitzer100_17 howitzer105_m2
    howitzer75_18 jeep l3 lancia3ro lefh18 leig18 m10 m1917_cal30 m2_cal50 m3_gmc m3_half_track
    m3_scout_car m4_sherman m5_stuart m7_priest mg42 mortar107 mortar60 mortar81_ger mortar81_ita
    mortar81_us opel_blitz pack_howitzer75 pak38 pak40 panzer3 panzer4 panzerschreck paratroopers
    r35 rangers rifles_ger rifles_ita rifles_us scouts_ger sdkfz222 sdkfz251 sdkfz7 semovente47
    semovente90 solothurn stug3 tiger
)
set(art_marker
    ambush attack_dice_minus_1 delayed_action digging_in dug_in fallback fast_action fire_and_move
    firing hidden hide_action immobilised move_and_fire normal_action suppressed turret_firing
)
set(art_icons
    add area board_size bookmark branch brush_1 brush_19 brush_7 bundle cards check close_combat
    copy covering_fire cut dark delete detach dig_in dismount down edit eraser error event eye
    eye_closed eyedropper fast_move fill find fire fire_and_move first hand help hexside hide
    import_map indirect_fire joint_fire label language last last_shot layers layout left level light
    line line_of_sight load lock lock_open log lower mark mine mirror move move_and_fire new
    normal_move note objective open other_side overlay pass paste picture play problems properties
    raise reaction_fire rectangle redo reinforce remove replace right road roll_dice rotate rulebook
    ruler save save_as save_template search select settings side smoke special_ability spotter stamp
    stop support take_back terrain_brush tile track tray turn turn_facing turret_fire undo unit
    unload up vehicle victory wheels withdraw zone zoom_fit zoom_in zoom_out
)
