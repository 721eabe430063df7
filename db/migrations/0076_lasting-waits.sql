ALTER TABLE "foundations" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "first_tried_at" timestamp with time zone;