-- States as text with a check: a value added to an enum cannot be used by an index of the same migration run.
DROP INDEX "adoption_requests_open_unique";--> statement-breakpoint
DROP INDEX "adoption_requests_accepted_unique";--> statement-breakpoint
ALTER TABLE "adoption_requests" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "adoption_requests" ALTER COLUMN "status" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "adoption_requests" ALTER COLUMN "status" SET DEFAULT 'enviada';--> statement-breakpoint
ALTER TABLE "adoption_request_events" ALTER COLUMN "status" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."adoption_status";--> statement-breakpoint
ALTER TABLE "adoption_requests" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "adoption_requests" ADD COLUMN "match" jsonb;--> statement-breakpoint
UPDATE "adoption_requests" SET "message" = left("message", 1000) WHERE char_length("message") > 1000;--> statement-breakpoint
UPDATE "adoption_request_events" SET "note" = left("note", 1000) WHERE char_length("note") > 1000;--> statement-breakpoint
UPDATE "adoption_requests" r SET "match" = jsonb_build_object('type', m."type", 'hadPet', m."had_pet", 'age', m."age",
    'gender', m."gender", 'coat', m."coat", 'size', m."size")
FROM "matches" m WHERE m."user_id" = r."adopter_id";--> statement-breakpoint
-- Requests take the state that the status of their pet gives them today, with a row in their timeline.
WITH settled AS (
  SELECT r."id",
    CASE
      WHEN p."status" = 'adoptado' AND r."status" = 'aceptada' THEN 'concluida'
      WHEN p."status" IN ('adoptado', 'inactivo') THEN 'cerrada'
      WHEN p."status" = 'adoptable' AND r."status" IN ('aceptada', 'en espera') THEN 'en revisión'
      WHEN p."status" = 'en proceso' AND r."status" IN ('enviada', 'en revisión')
        AND EXISTS (SELECT FROM "adoption_requests" a WHERE a."pet_id" = p."id" AND a."status" = 'aceptada') THEN 'en espera'
    END AS "status",
    CASE p."status" WHEN 'adoptado' THEN 'adoptada' ELSE 'retirada' END AS "reason",
    p."status_changed_at"
  FROM "adoption_requests" r JOIN "pets" p ON p."id" = r."pet_id"
  WHERE r."status" IN ('enviada', 'en revisión', 'en espera', 'aceptada')
), moved AS (
  UPDATE "adoption_requests" r SET "status" = s."status", "updated_at" = greatest(r."updated_at", s."status_changed_at"),
    "reason" = CASE s."status" WHEN 'cerrada' THEN s."reason" END
  FROM settled s WHERE s."id" = r."id" AND s."status" IS NOT NULL
  RETURNING r."id", r."status", r."updated_at"
)
INSERT INTO "adoption_request_events" ("request_id", "status", "created_at")
SELECT "id", "status", "updated_at" FROM moved;--> statement-breakpoint
CREATE UNIQUE INDEX "adoption_requests_open_unique" ON "adoption_requests" USING btree ("pet_id","adopter_id") WHERE "adoption_requests"."status" in ('enviada', 'en revisión', 'en espera', 'aceptada');--> statement-breakpoint
CREATE UNIQUE INDEX "adoption_requests_accepted_unique" ON "adoption_requests" USING btree ("pet_id") WHERE "adoption_requests"."status" = 'aceptada';--> statement-breakpoint
CREATE INDEX "adoption_request_events_actor" ON "adoption_request_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "adoption_requests_pet" ON "adoption_requests" USING btree ("pet_id");--> statement-breakpoint
ALTER TABLE "adoption_request_events" ADD CONSTRAINT "adoption_request_events_status" CHECK ("adoption_request_events"."status" in ('enviada', 'en revisión', 'en espera', 'aceptada', 'rechazada', 'retirada', 'concluida', 'devuelta', 'cerrada'));--> statement-breakpoint
ALTER TABLE "adoption_request_events" ADD CONSTRAINT "adoption_request_events_note" CHECK (char_length("adoption_request_events"."note") <= 1000);--> statement-breakpoint
ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_status" CHECK ("adoption_requests"."status" in ('enviada', 'en revisión', 'en espera', 'aceptada', 'rechazada', 'retirada', 'concluida', 'devuelta', 'cerrada'));--> statement-breakpoint
ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_reason" CHECK (case "adoption_requests"."status" when 'rechazada' then "adoption_requests"."reason" is null or "adoption_requests"."reason" in ('otra familia', 'niños', 'horas', 'lejos', 'otro')
        when 'cerrada' then "adoption_requests"."reason" is not null and "adoption_requests"."reason" in ('adoptada', 'retirada', 'equipo', 'cuenta') else "adoption_requests"."reason" is null end);--> statement-breakpoint
ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_message" CHECK (char_length("adoption_requests"."message") <= 1000);
