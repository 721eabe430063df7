-- outside a transaction
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_reversal";--> statement-breakpoint
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_reversal_reason";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_once";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payouts_once" ON "payouts" USING btree ("foundation_id","reference") WHERE "payouts"."reversed_at" is null;