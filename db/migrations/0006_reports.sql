ALTER TABLE "reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pets_held" ON "pets" USING btree ("held_at") WHERE "pets"."held_at" is not null;