-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "outbox_pet_reminders";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_pet_reminders" ON "outbox" USING btree (split_part("idempotency_key", ':', 2)) WHERE "outbox"."idempotency_key" like 'pet-reminder:%';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "kept_cases_account";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "kept_cases_account" ON "kept_cases" USING btree ("account_id");
