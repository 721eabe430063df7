ALTER TABLE "donations" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
-- As `settle` computes it. What the release before books meanwhile counts by the time its page was asked for.
UPDATE "donations" SET "paid_at" = paid.at
FROM (
  SELECT "donation_id", min("occurred_at") AS at FROM "payment_events"
  WHERE "kind" = 'pagado' AND "issue" IS DISTINCT FROM 'monto distinto' GROUP BY "donation_id"
) paid
WHERE paid."donation_id" = "donations"."id" AND "donations"."paid_minor" > 0;
