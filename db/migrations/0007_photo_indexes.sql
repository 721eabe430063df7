CREATE INDEX "reports_pet" ON "reports" USING btree ("pet_id");--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING btree ("photo") WHERE "users"."photo" is not null;