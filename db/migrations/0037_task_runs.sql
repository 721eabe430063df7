CREATE TABLE "task_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "compared_since" timestamp with time zone;--> statement-breakpoint
-- As in 0022, and tells nothing where the queue of notifications is nearly full.
CREATE OR REPLACE FUNCTION sync_pet_search(pet_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Who approves a foundation or deactivates an account holds that row, so a pet that changes meanwhile waits here and
  -- then sees the decision, or the decision waits and then sees the pet. Without this both could miss each other.
  PERFORM FROM users u WHERE u.id IN (SELECT owner_id FROM pets WHERE id = ANY (pet_ids)) ORDER BY u.id FOR SHARE;
  PERFORM FROM foundations f WHERE f.user_id IN (SELECT owner_id FROM pets WHERE id = ANY (pet_ids))
    ORDER BY f.user_id FOR SHARE;

  DELETE FROM pet_search s WHERE s.id = ANY (pet_ids)
    AND NOT EXISTS (SELECT FROM searchable_pets v WHERE v.id = s.id);
  DELETE FROM pet_texts t WHERE t.pet_id = ANY (pet_ids)
    AND NOT EXISTS (SELECT FROM searchable_pets v WHERE v.id = t.pet_id);

  WITH listed AS (
    INSERT INTO pet_search AS s (published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits)
    SELECT published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits
    FROM searchable_pets WHERE id = ANY (pet_ids)
    ON CONFLICT (id) DO UPDATE SET published_at = excluded.published_at, city_id = excluded.city_id,
      foundation_id = excluded.foundation_id, type = excluded.type, country_id = excluded.country_id,
      breed_id = excluded.breed_id, color_id = excluded.color_id, traits = excluded.traits
    WHERE s IS DISTINCT FROM excluded
    RETURNING s.id
  )
  INSERT INTO pet_arrivals (pet_id, arrived_at) SELECT id, now() FROM listed ORDER BY id ON CONFLICT DO NOTHING;

  WITH written AS (
    INSERT INTO pet_texts AS t (pet_id, words)
    SELECT pet_id, words FROM searchable_texts WHERE pet_id = ANY (pet_ids)
    ON CONFLICT (pet_id) DO UPDATE SET words = excluded.words WHERE t.words IS DISTINCT FROM excluded.words
    RETURNING words
  )
  -- In order, so that two transactions with the same new words wait for each other instead of deadlocking.
  INSERT INTO search_terms (term)
  SELECT DISTINCT term FROM written, unnest(tsvector_to_array(words)) term WHERE term ~ '^[a-z]{3,30}$' ORDER BY term
  ON CONFLICT DO NOTHING;

  -- A full queue would fail every commit that tells something. `lib/platform/bus` hears of it long before, and reads then.
  IF pg_notification_queue_usage() > 0.9 THEN RETURN; END IF;

  -- Postgres sends equal messages of one transaction once. A message holds at most 8000 bytes.
  IF cardinality(pet_ids) > 5000 THEN
    PERFORM pg_notify('pet_changes', '*');
  ELSE
    PERFORM pg_notify('pet_changes', string_agg(id::text, ',' ORDER BY id))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 500 AS message FROM unnest(pet_ids) id) numbered
    GROUP BY message;
  END IF;
END $$;
