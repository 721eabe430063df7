-- Photos that were stored before the register of 0005 and are still shown: without a row of it no sweep would find them
-- once nothing refers to them any more. A fingerprint of 0 is near to no picture. Of an account's photo only the hash is
-- known; whoever stores the same picture again fills in the rest.
INSERT INTO stored_photos (hash, width, height, blur, fingerprint)
SELECT DISTINCT ON (hash) hash, width, height, blur, 0 FROM pet_photos
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO stored_photos (hash, width, height, blur, fingerprint)
SELECT DISTINCT photo, 0, 0, '', 0 FROM users WHERE photo IS NOT NULL
ON CONFLICT DO NOTHING;
