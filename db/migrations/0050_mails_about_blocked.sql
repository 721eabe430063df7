ALTER TABLE "monthly_gifts" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_accounts" integer[];--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_pets" integer[];