-- Keeps pet_search, pet_texts and search_terms in step with pets, owners and foundations, inside the transaction that
-- changes them, and tells listeners on the channel pet_changes which pets to read again ('100001,100002', or '*' for all).

-- The bits of lib/search/traits.ts; a value that is not in the lists gives null, which the table refuses.
CREATE FUNCTION pet_traits(age pet_age, size pet_size, gender pet_gender, coat pet_coat, children boolean,
  dogs boolean, cats boolean, house_trained boolean, special_needs boolean)
RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ((array_position(ARRAY['cachorro', 'joven', 'adulto', 'adulto mayor']::pet_age[], age) - 1)
  | ((array_position(ARRAY['pequeño', 'mediano', 'grande', 'extra grande']::pet_size[], size) - 1) << 2)
  | ((array_position(ARRAY['macho', 'hembra']::pet_gender[], gender) - 1) << 4)
  | ((array_position(ARRAY['sin pelo', 'corto', 'mediano', 'largo', 'ondulado', 'rizado']::pet_coat[], coat) - 1) << 5)
  | (coalesce(children, false)::int << 8)
  | (coalesce(dogs, false)::int << 9)
  | (coalesce(cats, false)::int << 10)
  | (coalesce(house_trained, false)::int << 11)
  | (coalesce(special_needs, false)::int << 12))::smallint;
--> statement-breakpoint
-- What pet_search holds: the pets that anybody may adopt now. The only place that says so to the search.
CREATE VIEW searchable_pets AS
SELECT p.published_at, p.id, p.city_id, f.user_id AS foundation_id, p.type, p.country_id,
  p.breed_id::smallint AS breed_id, p.color_id::smallint AS color_id,
  pet_traits(p.age, p.size, p.gender, p.coat, p.good_with_children, p.good_with_dogs, p.good_with_cats,
    p.house_trained, p.special_needs) AS traits
FROM pets p
JOIN users u ON u.id = p.owner_id
LEFT JOIN foundations f ON f.user_id = p.owner_id AND u.role = 'fundation'
WHERE p.status = 'adoptable' AND p.held_at IS NULL AND u.active AND (u.role <> 'fundation' OR f.status = 'aprobada');
--> statement-breakpoint
-- The words each of them is found by. Only letters and digits stay, so that every word is one lexeme.
CREATE VIEW searchable_texts AS
SELECT s.id AS pet_id,
  strip(to_tsvector('pg_catalog.simple', regexp_replace(fold(concat_ws(' ', p.name, b.name, c.name, t.name,
    CASE p.type WHEN 'perro' THEN 'perro' WHEN 'gato' THEN 'gato' END,
    CASE WHEN p.gender = 'hembra' THEN CASE p.type WHEN 'perro' THEN 'perra' WHEN 'gato' THEN 'gata' END END,
    array_to_string(p.tags, ' '), p.description)), '[^a-z0-9]+', ' ', 'g'))) AS words
FROM searchable_pets s
JOIN pets p ON p.id = s.id
JOIN breeds b ON b.id = p.breed_id
JOIN colors c ON c.id = p.color_id
JOIN cities t ON t.id = p.city_id;
--> statement-breakpoint
CREATE FUNCTION sync_pet_search(pet_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

  INSERT INTO pet_search AS s (published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits)
  SELECT published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits
  FROM searchable_pets WHERE id = ANY (pet_ids)
  ON CONFLICT (id) DO UPDATE SET published_at = excluded.published_at, city_id = excluded.city_id,
    foundation_id = excluded.foundation_id, type = excluded.type, country_id = excluded.country_id,
    breed_id = excluded.breed_id, color_id = excluded.color_id, traits = excluded.traits
  WHERE s IS DISTINCT FROM excluded;

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

  -- Postgres sends equal messages of one transaction once. A message holds at most 8000 bytes.
  IF cardinality(pet_ids) > 5000 THEN
    PERFORM pg_notify('pet_changes', '*');
  ELSE
    PERFORM pg_notify('pet_changes', string_agg(id::text, ',' ORDER BY id))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 500 AS message FROM unnest(pet_ids) id) numbered
    GROUP BY message;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION sync_changed_pets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM new_pets;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO changed FROM old_pets;
  ELSE
    -- A view counted or a version raised is no news to the search.
    SELECT array_agg(id) INTO changed FROM new_pets n JOIN old_pets o USING (id)
    WHERE (n.owner_id, n.name, n.type, n.breed_id, n.color_id, n.age, n.gender, n.size, n.coat, n.house_trained,
        n.special_needs, n.good_with_children, n.good_with_dogs, n.good_with_cats, n.description, n.tags, n.city_id,
        n.country_id, n.status, n.published_at, n.held_at)
      IS DISTINCT FROM (o.owner_id, o.name, o.type, o.breed_id, o.color_id, o.age, o.gender, o.size, o.coat,
        o.house_trained, o.special_needs, o.good_with_children, o.good_with_dogs, o.good_with_cats, o.description,
        o.tags, o.city_id, o.country_id, o.status, o.published_at, o.held_at);
  END IF;
  IF changed IS NOT NULL THEN PERFORM sync_pet_search(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pet_search_insert AFTER INSERT ON pets REFERENCING NEW TABLE AS new_pets
  FOR EACH STATEMENT EXECUTE FUNCTION sync_changed_pets();
--> statement-breakpoint
CREATE TRIGGER pet_search_update AFTER UPDATE ON pets REFERENCING OLD TABLE AS old_pets NEW TABLE AS new_pets
  FOR EACH STATEMENT EXECUTE FUNCTION sync_changed_pets();
--> statement-breakpoint
CREATE TRIGGER pet_search_delete AFTER DELETE ON pets REFERENCING OLD TABLE AS old_pets
  FOR EACH STATEMENT EXECUTE FUNCTION sync_changed_pets();
--> statement-breakpoint
CREATE FUNCTION sync_pets_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer := (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::integer;
  owned integer[] := ARRAY(SELECT id FROM pets WHERE owner_id = owner);
BEGIN
  IF owned <> '{}' THEN PERFORM sync_pet_search(owned); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pet_search_owner AFTER UPDATE OF active, role ON users FOR EACH ROW
  WHEN ((old.active, old.role) IS DISTINCT FROM (new.active, new.role)) EXECUTE FUNCTION sync_pets_of_owner('id');
--> statement-breakpoint
CREATE TRIGGER pet_search_foundation AFTER INSERT OR DELETE OR UPDATE OF status ON foundations FOR EACH ROW
  EXECUTE FUNCTION sync_pets_of_owner('user_id');
--> statement-breakpoint
CREATE FUNCTION forget_all_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE pet_search, pet_texts, search_terms;
  NOTIFY pet_changes, '*';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pet_search_truncate AFTER TRUNCATE ON pets EXECUTE FUNCTION forget_all_pets();
--> statement-breakpoint
-- Counts the words anew and forgets those that no pet has any more. The lock waits for writers that rely on a word.
CREATE FUNCTION refresh_search_terms() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE search_terms IN EXCLUSIVE MODE;
  DELETE FROM search_terms;
  INSERT INTO search_terms (term, pets)
  SELECT word, ndoc FROM ts_stat('SELECT words FROM pet_texts') WHERE word ~ '^[a-z]{3,30}$';
END $$;
--> statement-breakpoint
-- Writes all three tables from nothing: after a bulk load with the triggers of pets off, or after a name in the
-- catalogue changed. For a load of many rows: ALTER TABLE pets DISABLE TRIGGER USER; COPY …;
-- SELECT refresh_pet_search(); ALTER TABLE pets ENABLE TRIGGER USER; all in one transaction, then VACUUM ANALYZE.
CREATE FUNCTION refresh_pet_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE pets, users, foundations IN SHARE MODE;
  TRUNCATE pet_search, pet_texts;
  INSERT INTO pet_search (published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits)
  SELECT published_at, id, city_id, foundation_id, type, country_id, breed_id, color_id, traits FROM searchable_pets
  ORDER BY published_at;
  INSERT INTO pet_texts (pet_id, words) SELECT pet_id, words FROM searchable_texts;
  PERFORM refresh_search_terms();
  NOTIFY pet_changes, '*';
END $$;
