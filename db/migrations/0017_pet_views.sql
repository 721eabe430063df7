CREATE TABLE "pet_views" (
	"pet_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pet_views" ADD CONSTRAINT "pet_views_pet_id_pets_id_fk" FOREIGN KEY ("pet_id") REFERENCES "public"."pets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "pet_views" SELECT "id", "views" FROM "pets" WHERE "views" > 0;--> statement-breakpoint
ALTER TABLE "pets" DROP COLUMN "views";