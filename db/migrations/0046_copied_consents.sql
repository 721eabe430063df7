-- What was consented to before there was one place for it. May be repeated: who has a row is left alone.
INSERT INTO consents (user_id, purpose, version, given_at, how)
SELECT d.user_id, 'hogar', d.consent_version, d.consent_at, 'form' FROM dossiers d
WHERE NOT EXISTS (SELECT 1 FROM consents c WHERE c.user_id = d.user_id AND c.purpose = 'hogar');
--> statement-breakpoint
-- Notices are consented to by saving a search, for as long as one of them runs.
INSERT INTO consents (user_id, purpose, version, given_at, how)
SELECT s.user_id, 'avisos', 1, min(s.created_at), 'form' FROM saved_searches s
WHERE s.frequency <> 'en pausa'
	AND NOT EXISTS (SELECT 1 FROM consents c WHERE c.user_id = s.user_id AND c.purpose = 'avisos')
GROUP BY s.user_id;
