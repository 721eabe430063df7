CREATE TABLE "pet_search" (
	"published_at" timestamp with time zone NOT NULL,
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"foundation_id" integer,
	"type" "pet_type" NOT NULL,
	"country_id" text NOT NULL,
	"breed_id" smallint NOT NULL,
	"color_id" smallint NOT NULL,
	"traits" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pet_texts" (
	"pet_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"pets" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pet_search_newest" ON "pet_search" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","traits","breed_id","color_id","foundation_id");--> statement-breakpoint
CREATE INDEX "pet_search_city" ON "pet_search" USING btree ("city_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","traits","breed_id","color_id","foundation_id");--> statement-breakpoint
CREATE INDEX "pet_search_country" ON "pet_search" USING btree ("country_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","traits","breed_id","color_id","foundation_id");--> statement-breakpoint
CREATE INDEX "pet_search_foundation" ON "pet_search" USING btree ("foundation_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","traits","breed_id","color_id");--> statement-breakpoint
CREATE INDEX "pet_search_breed" ON "pet_search" USING btree ("breed_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","traits","color_id","foundation_id");--> statement-breakpoint
CREATE INDEX "pet_texts_words" ON "pet_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops);