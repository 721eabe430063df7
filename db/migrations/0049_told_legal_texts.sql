ALTER TABLE "users" ADD COLUMN "told_privacy" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "told_terms" text;