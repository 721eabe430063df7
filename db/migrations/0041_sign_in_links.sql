ALTER TYPE "public"."token_purpose" ADD VALUE IF NOT EXISTS 'sign-in';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_proven_at" timestamp with time zone;