-- INCLUDE lets a search read the index alone; the schema cannot say it.
CREATE INDEX "pet_search_kind" ON "pet_search" USING btree ("type",("traits" & 255::int2)) INCLUDE ("city_id","published_at","id","traits","breed_id","color_id","foundation_id");
