-- Why a pet is held, and who reported it, as columns of their own instead of words with prefixes.
CREATE TYPE "public"."hold_reason" AS ENUM('text', 'reports', 'removal', 'staff');--> statement-breakpoint
CREATE TYPE "public"."text_issue" AS ENUM('email', 'link', 'bank', 'price', 'phone');--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "hold_reason" "hold_reason", ADD COLUMN "text_issue" "text_issue";--> statement-breakpoint
UPDATE "pets" SET "text_issue" = CASE "held_reason"
    WHEN 'texto: correo' THEN 'email' WHEN 'texto: enlace' THEN 'link' WHEN 'texto: banco' THEN 'bank'
    WHEN 'texto: precio' THEN 'price' WHEN 'texto: telefono' THEN 'phone' END::"text_issue"
WHERE "held_at" IS NOT NULL;--> statement-breakpoint
-- Any other words were written by hand.
UPDATE "pets" SET "hold_reason" = CASE WHEN "text_issue" IS NOT NULL THEN 'text'
    WHEN "held_reason" = 'avisos' THEN 'reports' WHEN "held_reason" = 'retirada' THEN 'removal' ELSE 'staff' END::"hold_reason"
WHERE "held_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pets" DROP COLUMN "held_reason",
  ADD CONSTRAINT "pets_hold" CHECK (("pets"."held_at" is null) = ("pets"."hold_reason" is null)),
  ADD CONSTRAINT "pets_text_issue" CHECK (("pets"."text_issue" is not null) = ("pets"."hold_reason" is not distinct from 'text'));--> statement-breakpoint

ALTER TABLE "reports" ADD COLUMN "reporter_id" integer, ADD COLUMN "reporter_ip_hash" text,
  ADD COLUMN "by_system" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Deleting an account deletes its reports, also where somebody removed the account by hand.
DELETE FROM "reports" r WHERE r."reporter" LIKE 'cuenta:%'
  AND NOT EXISTS (SELECT FROM "users" u WHERE r."reporter" = 'cuenta:' || u."id");--> statement-breakpoint
UPDATE "reports" r SET "reporter_id" = u."id" FROM "users" u WHERE r."reporter" = 'cuenta:' || u."id";--> statement-breakpoint
UPDATE "reports" SET "by_system" = "reporter" = 'sistema',
  "reporter_ip_hash" = CASE WHEN "reporter" <> 'sistema' THEN regexp_replace("reporter", '^visita:', '') END
WHERE "reporter_id" IS NULL;--> statement-breakpoint
DROP INDEX "reports_once";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "reporter",
  ADD CONSTRAINT "reports_one_reporter" CHECK (num_nonnulls("reports"."reporter_id", "reports"."reporter_ip_hash") + "reports"."by_system"::int = 1),
  ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_account" ON "reports" USING btree ("pet_id","reporter_id") WHERE "reports"."status" = 'abierto';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_visitor" ON "reports" USING btree ("pet_id","reporter_ip_hash") WHERE "reports"."status" = 'abierto';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_system" ON "reports" USING btree ("pet_id") WHERE "reports"."status" = 'abierto' and "reports"."by_system";--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");
