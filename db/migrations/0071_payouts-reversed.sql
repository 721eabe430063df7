ALTER TABLE "payouts" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_reversal" CHECK (("payouts"."reversed_at" is null) = ("payouts"."reversal_reason" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_reversal_reason" CHECK (char_length("payouts"."reversal_reason") between 3 and 200) NOT VALID;