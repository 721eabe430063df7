CREATE TABLE "loose_files" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "loose_files_time" ON "loose_files" USING btree ("created_at");