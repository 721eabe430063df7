-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "adoption_messages_mail";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "adoption_messages_mail" ON "adoption_messages" USING btree ("mail_id");
