-- Entries about stories were named by the story, which may be withdrawn long before the accounts that it told of are deleted; no
-- deletion found their notes. They are named by the adoption now.
DELETE FROM "audit_notes" USING "audit_log" WHERE "audit_log"."id" = "audit_notes"."entry_id" AND "audit_log"."subject" LIKE 'story:%';
