-- Apart from 0073, so that pets that change meanwhile get the words of its view. Only who changes one of the pets waits.
WITH v AS MATERIALIZED (SELECT pet_id, words FROM searchable_texts)
UPDATE pet_texts t SET words = v.words FROM v WHERE v.pet_id = t.pet_id AND t.words <> v.words;
--> statement-breakpoint
-- Again: the first may have written over the words of a pet that changed after it began. What it wrote stays locked until the end.
WITH v AS MATERIALIZED (SELECT pet_id, words FROM searchable_texts)
UPDATE pet_texts t SET words = v.words FROM v WHERE v.pet_id = t.pet_id AND t.words <> v.words;
--> statement-breakpoint
-- In order, as in sync_pet_search.
INSERT INTO search_terms (term)
SELECT term FROM unnest('{castrado,dia,esterilizado,vacunado,vacunas}'::text[]) term
WHERE EXISTS (SELECT FROM pet_texts WHERE words @@ term::tsquery) ORDER BY term
ON CONFLICT DO NOTHING;
