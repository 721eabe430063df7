-- outside a transaction
ALTER TABLE "photo_uploads" VALIDATE CONSTRAINT "photo_uploads_pet_id_pets_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "photo_uploads_pet";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "photo_uploads_pet" ON "photo_uploads" USING btree ("pet_id") WHERE "photo_uploads"."pet_id" is not null;
