-- outside a transaction
ALTER TABLE "adoption_requests" VALIDATE CONSTRAINT "adoption_requests_reason";--> statement-breakpoint
ALTER TABLE "matches" VALIDATE CONSTRAINT "matches_unset";--> statement-breakpoint
ALTER TABLE "dossiers" VALIDATE CONSTRAINT "dossiers_tenure";
