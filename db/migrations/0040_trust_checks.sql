-- outside a transaction
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_reporter";--> statement-breakpoint
ALTER TABLE "audit_log" VALIDATE CONSTRAINT "audit_log_numbers";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "known_ips_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "known_ips_time" ON "known_ips" USING btree ("last_used_at");
