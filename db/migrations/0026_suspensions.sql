CREATE TABLE "audit_notes" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "staff_reauthentications" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reauthenticated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "stored_photos" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "audit_notes" ADD CONSTRAINT "audit_notes_entry_id_audit_log_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_reauthentications" ADD CONSTRAINT "staff_reauthentications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "stored_photos_blocked" ON "stored_photos" USING btree ("blocked_at") WHERE "stored_photos"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_at") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspension" CHECK (("users"."suspended_at" is null) = ("users"."suspension_reason" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspended_is_inactive" CHECK ("users"."suspended_at" is null or not "users"."active");
--> statement-breakpoint
INSERT INTO audit_notes (entry_id, name, reason)
SELECT id, detail ->> 'name', detail ->> 'reason' FROM audit_log WHERE detail ?| array['name', 'reason'];
--> statement-breakpoint
UPDATE audit_log SET detail = detail - 'name' - 'reason' WHERE detail ?| array['name', 'reason'];
--> statement-breakpoint
-- Owners of the table can drop these triggers; the statements of the application cannot pass them.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_notes_not_reworded BEFORE UPDATE ON audit_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
