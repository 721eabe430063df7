ALTER TABLE "foundations" ADD COLUMN "proposed_name" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "instagram" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "facebook" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "tiktok" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "adoption_policy" text;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "adoption_url" text;--> statement-breakpoint
CREATE INDEX "foundations_proposed" ON "foundations" USING btree ("proposed_at") WHERE "foundations"."proposed_at" is not null;--> statement-breakpoint
ALTER TABLE "foundations" ADD CONSTRAINT "foundations_proposal" CHECK (("foundations"."proposed_name" is null) = ("foundations"."proposed_at" is null));--> statement-breakpoint
ALTER TABLE "foundations" ADD CONSTRAINT "foundations_hours" CHECK ("foundations"."hours" is null or jsonb_array_length("foundations"."hours") = 7);--> statement-breakpoint
ALTER TABLE "foundations" ADD CONSTRAINT "foundations_https" CHECK (coalesce("foundations"."website", 'https://') like 'https://%' and coalesce("foundations"."adoption_url", 'https://') like 'https://%');