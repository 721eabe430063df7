CREATE TYPE "public"."upload_status" AS ENUM('processing', 'ready', 'failed');--> statement-breakpoint
CREATE TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" integer NOT NULL,
	"status" "upload_status" DEFAULT 'processing' NOT NULL,
	"hash" text,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_uploads_ready" CHECK (("photo_uploads"."status" = 'ready') = ("photo_uploads"."hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "stored_photos" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur" text NOT NULL,
	"fingerprint" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pets" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_hash_stored_photos_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_photos"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uploads_owner" ON "photo_uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_uploads_hash" ON "photo_uploads" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "photo_uploads_time" ON "photo_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_photos_time" ON "stored_photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pets_confirmed" ON "pets" USING btree ("confirmed_at") WHERE "pets"."status" = 'adoptable' and "pets"."paused_at" is null;--> statement-breakpoint
-- As in 0002, with listings that nobody has confirmed for too long left out.
CREATE OR REPLACE VIEW searchable_pets AS
SELECT p.published_at, p.id, p.city_id, f.user_id AS foundation_id, p.type, p.country_id,
  p.breed_id::smallint AS breed_id, p.color_id::smallint AS color_id,
  pet_traits(p.age, p.size, p.gender, p.coat, p.good_with_children, p.good_with_dogs, p.good_with_cats,
    p.house_trained, p.special_needs) AS traits
FROM pets p
JOIN users u ON u.id = p.owner_id
LEFT JOIN foundations f ON f.user_id = p.owner_id AND u.role = 'fundation'
WHERE p.status = 'adoptable' AND p.held_at IS NULL AND p.paused_at IS NULL AND u.active
  AND (u.role <> 'fundation' OR f.status = 'aprobada');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_changed_pets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM new_pets;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO changed FROM old_pets;
  ELSE
    -- A view counted or a version raised is no news to the search.
    SELECT array_agg(id) INTO changed FROM new_pets n JOIN old_pets o USING (id)
    WHERE (n.owner_id, n.name, n.type, n.breed_id, n.color_id, n.age, n.gender, n.size, n.coat, n.house_trained,
        n.special_needs, n.good_with_children, n.good_with_dogs, n.good_with_cats, n.description, n.tags, n.city_id,
        n.country_id, n.status, n.published_at, n.held_at, n.paused_at)
      IS DISTINCT FROM (o.owner_id, o.name, o.type, o.breed_id, o.color_id, o.age, o.gender, o.size, o.coat,
        o.house_trained, o.special_needs, o.good_with_children, o.good_with_dogs, o.good_with_cats, o.description,
        o.tags, o.city_id, o.country_id, o.status, o.published_at, o.held_at, o.paused_at);
  END IF;
  IF changed IS NOT NULL THEN PERFORM sync_pet_search(changed); END IF;
  RETURN NULL;
END $$;
