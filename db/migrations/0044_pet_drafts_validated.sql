-- outside a transaction
ALTER TABLE "pet_import_rows" VALIDATE CONSTRAINT "pet_import_rows_verdict";--> statement-breakpoint
ALTER TABLE "pet_import_rows" VALIDATE CONSTRAINT "pet_import_rows_outcome";
