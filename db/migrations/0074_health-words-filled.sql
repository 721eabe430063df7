-- outside a transaction
-- Writes the words of 0073 for pets that are there already, a fiftieth at a time: whoever changes one of them waits for that part alone.
-- Pets are locked first, as by those who change them, so that no words are written that are older than the pet.
DO $$
BEGIN
  FOR part IN 0..49 LOOP
    PERFORM FROM pets WHERE id % 50 = part ORDER BY id FOR SHARE;
    UPDATE pet_texts t SET words = v.words FROM searchable_texts v
    WHERE v.pet_id = t.pet_id AND v.pet_id % 50 = part AND t.words <> v.words;
    COMMIT;
  END LOOP;
  -- In order, as in sync_pet_search.
  INSERT INTO search_terms (term)
  SELECT term FROM unnest('{castrado,dia,esterilizado,vacunado,vacunas}'::text[]) term
  WHERE EXISTS (SELECT FROM pet_texts WHERE words @@ term::tsquery) ORDER BY term
  ON CONFLICT DO NOTHING;
END $$;
