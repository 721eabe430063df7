-- Weights the words of a pet by where they stand, and adds the international names of breeds and the groups of colours.
CREATE OR REPLACE FUNCTION search_vector(prose text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('pg_catalog.simple', regexp_replace(fold(prose), '[^a-z0-9]+', ' ', 'g'));
--> statement-breakpoint
-- A: name. B: breed and type. C: colour, city, tags. D: everything else.
CREATE OR REPLACE VIEW searchable_texts AS
SELECT s.id AS pet_id,
  setweight(search_vector(p.name), 'A')
  || setweight(search_vector(concat_ws(' ', b.name, b.international_name,
    CASE p.type WHEN 'perro' THEN 'perro' WHEN 'gato' THEN 'gato' END,
    CASE WHEN p.gender = 'hembra' THEN CASE p.type WHEN 'perro' THEN 'perra' WHEN 'gato' THEN 'gata' END END)), 'B')
  || setweight(search_vector(concat_ws(' ', c.name, t.name, array_to_string(p.tags, ' '))), 'C')
  || search_vector(concat_ws(' ', c.group_name, p.description)) AS words
FROM searchable_pets s
JOIN pets p ON p.id = s.id
JOIN breeds b ON b.id = p.breed_id
JOIN colors c ON c.id = p.color_id
JOIN cities t ON t.id = p.city_id;
--> statement-breakpoint
SELECT refresh_pet_search();
