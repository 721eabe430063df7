-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "adoption_requests_concluded";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "adoption_requests_concluded" ON "adoption_requests" USING btree ("id") WHERE "adoption_requests"."status" = 'concluida';
