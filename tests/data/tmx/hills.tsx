<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="Hills" tilewidth="28" tileheight="24" tilecount="4" columns="4">
 <image source="hills.png" width="112" height="24"/>
 <tile id="0" type="grass"/>
 <tile id="1" type="Heavy forest"/>
 <tile id="2">
  <properties>
   <property name="terrain" value="olive_grove"/>
  </properties>
 </tile>
 <tile id="3" type="signpost"/>
</tileset>
