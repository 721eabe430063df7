CREATE TABLE "mail_pace" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_slot_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outages" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	CONSTRAINT "mail_pace_one" CHECK ("mail_pace"."id" = 1)
);
