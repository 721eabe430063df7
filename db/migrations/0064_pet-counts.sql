CREATE TABLE "pet_count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pet_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" "pet_type" NOT NULL,
	"country_id" text NOT NULL,
	"breed_id" smallint NOT NULL,
	"color_id" smallint NOT NULL,
	"foundation_id" integer,
	"traits" smallint NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pet_counts" (
	"facet" text NOT NULL,
	"mask" smallint NOT NULL,
	"bits" smallint NOT NULL,
	"type" "pet_type" NOT NULL,
	"country_id" text NOT NULL,
	"value_id" integer NOT NULL,
	"pets" integer NOT NULL,
	CONSTRAINT "pet_counts_facet_mask_bits_type_country_id_value_id_pk" PRIMARY KEY("facet","mask","bits","type","country_id","value_id")
);
--> statement-breakpoint
-- What a pet counts for: each of its values among all pets, and among those with one of its traits. The masks are those of
-- lib/search/trait-bits.ts: age 3, size 12, gender 16, coat 224, and a bit for each companion and care, whose absence nobody
-- filters by.
CREATE FUNCTION counted_values(breed_id smallint, color_id smallint, foundation_id integer, traits smallint)
RETURNS TABLE (facet text, mask smallint, bits smallint, value_id integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'traits', 0::smallint, 0::smallint, traits::integer
  UNION ALL
  SELECT v.facet, m.mask, traits & m.mask, v.value_id
  FROM (VALUES ('breedId', breed_id::integer), ('colorId', color_id::integer), ('foundationId', foundation_id))
    AS v (facet, value_id)
  CROSS JOIN (VALUES (0::smallint), (3::smallint), (12::smallint), (16::smallint), (224::smallint), (256::smallint),
    (512::smallint), (1024::smallint), (2048::smallint), (4096::smallint)) AS m (mask)
  WHERE v.value_id IS NOT NULL AND (m.mask < 256 OR traits & m.mask <> 0)
$$;
--> statement-breakpoint
-- Only adds rows, so that pets of one country never wait for each other; `foldPetCounts` adds them up.
CREATE FUNCTION note_pet_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO pet_count_changes (type, country_id, breed_id, color_id, foundation_id, traits, change)
    SELECT type, country_id, breed_id, color_id, foundation_id, traits, 1 FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO pet_count_changes (type, country_id, breed_id, color_id, foundation_id, traits, change)
    SELECT type, country_id, breed_id, color_id, foundation_id, traits, -1 FROM old_rows;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pet_counts_insert AFTER INSERT ON pet_search REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_pet_counts();
--> statement-breakpoint
CREATE TRIGGER pet_counts_update AFTER UPDATE ON pet_search REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_pet_counts();
--> statement-breakpoint
CREATE TRIGGER pet_counts_delete AFTER DELETE ON pet_search REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_pet_counts();
--> statement-breakpoint
-- Into an empty pet_counts. One statement sees one state: the changes that it deletes are of pets that it counts, and
-- those of transactions that commit meanwhile stay.
CREATE FUNCTION fill_pet_counts() RETURNS void LANGUAGE sql AS $$
  WITH counted AS (DELETE FROM pet_count_changes)
  INSERT INTO pet_counts (facet, mask, bits, type, country_id, value_id, pets)
  SELECT v.facet, v.mask, v.bits, s.type, s.country_id, v.value_id, count(*)
  FROM pet_search s CROSS JOIN LATERAL counted_values(s.breed_id, s.color_id, s.foundation_id, s.traits) AS v
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_all_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE pet_count_changes, pet_counts, pet_search, pet_texts, search_terms;
  -- A cascade may be truncating its notices, which allows no second truncation.
  DELETE FROM pet_arrivals;
  NOTIFY pet_changes, '*';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0022, and counts anew. Tables are locked by name, in the order in which a backup reads them.
CREATE OR REPLACE FUNCTION refresh_pet_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE pets, users, foundations IN SHARE MODE;
  TRUNCATE pet_count_changes, pet_counts, pet_search, pet_texts;
  INSERT INTO pet_search (published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits)
  SELECT published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits FROM searchable_pets
  ORDER BY published_at;
  -- Where the triggers of pet_search are on, they have just noted every pet.
  TRUNCATE pet_count_changes;
  PERFORM fill_pet_counts();
  INSERT INTO pet_arrivals (pet_id, arrived_at, matched_at) SELECT id, published_at, now() FROM pet_search
  ON CONFLICT DO NOTHING;
  INSERT INTO pet_texts (pet_id, words) SELECT pet_id, words FROM searchable_texts;
  PERFORM refresh_search_terms();
  NOTIFY pet_changes, '*';
END $$;
