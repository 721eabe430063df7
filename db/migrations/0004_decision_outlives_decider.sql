ALTER TABLE "foundations" DROP CONSTRAINT "foundations_decided_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "foundations" ADD CONSTRAINT "foundations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;