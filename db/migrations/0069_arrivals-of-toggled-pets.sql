-- A pet that was promised to somebody and comes back is a new arrival, as before. One that its owner alone called adopted is new
-- again thirty days after it arrived: nobody else can tell, and each arrival is a mail to everybody who searches for it. Runs before
-- pet_search_update, by name, which notes the arrival anew where it is gone.
CREATE OR REPLACE FUNCTION forget_adopted_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pet_arrivals a USING new_pets n JOIN old_pets o USING (id)
  WHERE a.pet_id = n.id AND n.status <> o.status
    AND (n.status = 'adoptado' AND o.status = 'en proceso'
      OR o.status = 'adoptado' AND a.arrived_at < now() - interval '30 days');
  RETURN NULL;
END $$;
