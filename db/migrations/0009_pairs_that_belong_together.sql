ALTER TABLE "breeds" ADD CONSTRAINT "breeds_id_type_unique" UNIQUE("id","type");
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_id_country_unique" UNIQUE("id","country_id");
--> statement-breakpoint
ALTER TABLE "colors" ADD CONSTRAINT "colors_id_type_unique" UNIQUE("id","type");
--> statement-breakpoint
ALTER TABLE "pets" DROP CONSTRAINT "pets_breed_id_breeds_id_fk";
--> statement-breakpoint
ALTER TABLE "pets" DROP CONSTRAINT "pets_color_id_colors_id_fk";
--> statement-breakpoint
ALTER TABLE "pets" DROP CONSTRAINT "pets_city_id_cities_id_fk";
--> statement-breakpoint
ALTER TABLE "pets" DROP CONSTRAINT "pets_country_id_countries_id_fk";
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_city_id_cities_id_fk";
--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_breed_fk" FOREIGN KEY ("breed_id","type") REFERENCES "public"."breeds"("id","type") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_color_fk" FOREIGN KEY ("color_id","type") REFERENCES "public"."colors"("id","type") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_city_fk" FOREIGN KEY ("city_id","country_id") REFERENCES "public"."cities"("id","country_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_fk" FOREIGN KEY ("city_id","country_id") REFERENCES "public"."cities"("id","country_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_in_country" CHECK ("users"."city_id" is null or "users"."country_id" is not null);
