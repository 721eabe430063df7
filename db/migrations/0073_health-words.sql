-- As in 0014, and says what the record knows of a pet's health, whose description then says nothing else: many do not mention it,
-- and one with 'todavía no está esterilizado' is not to be found by that word. Any form finds the others (`formsOf`).
CREATE OR REPLACE VIEW searchable_texts AS
SELECT s.id AS pet_id,
  setweight(search_vector(p.name), 'A')
  || setweight(search_vector(concat_ws(' ', b.name, b.international_name,
    CASE p.type WHEN 'perro' THEN 'perro' WHEN 'gato' THEN 'gato' END,
    CASE WHEN p.gender = 'hembra' THEN CASE p.type WHEN 'perro' THEN 'perra' WHEN 'gato' THEN 'gata' END END)), 'B')
  || setweight(search_vector(concat_ws(' ', c.name, t.name, array_to_string(p.tags, ' '))), 'C')
  || ts_delete(search_vector(concat_ws(' ', c.group_name, p.description)),
    CASE WHEN p.castrated THEN '{}'::text[] ELSE '{castrado,castrada,castrados,castradas,esterilizado,esterilizada,esterilizados,esterilizadas}' END
    || CASE WHEN p.health = 'vacunas al dia' THEN '{}'::text[] ELSE '{vacunado,vacunada,vacunados,vacunadas,vacuna,vacunas}' END)
  || search_vector(concat_ws(' ', CASE WHEN p.castrated THEN 'castrado esterilizado' END,
    CASE WHEN p.health = 'vacunas al dia' THEN 'vacunado vacunas al dia' END)) AS words
FROM searchable_pets s
JOIN pets p ON p.id = s.id
JOIN breeds b ON b.id = p.breed_id
JOIN colors c ON c.id = p.color_id
JOIN cities t ON t.id = p.city_id;
--> statement-breakpoint
-- As in 0047, and news of a pet's health are news to the search.
CREATE OR REPLACE FUNCTION sync_changed_pets() RETURNS trigger LANGUAGE plpgsql AS $$
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
        n.country_id, n.status, n.published_at, n.held_at, n.paused_at, n.blocked_at, n.castrated, n.health)
      IS DISTINCT FROM (o.owner_id, o.name, o.type, o.breed_id, o.color_id, o.age, o.gender, o.size, o.coat,
        o.house_trained, o.special_needs, o.good_with_children, o.good_with_dogs, o.good_with_cats, o.description,
        o.tags, o.city_id, o.country_id, o.status, o.published_at, o.held_at, o.paused_at, o.blocked_at, o.castrated, o.health);
  END IF;
  IF changed IS NOT NULL THEN PERFORM sync_pet_search(changed); END IF;
  RETURN NULL;
END $$;
