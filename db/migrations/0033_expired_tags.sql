CREATE TABLE "expired_tags" (
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tag" text NOT NULL,
	"expired_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "expired_tags_transaction_id_tag_pk" PRIMARY KEY("transaction_id","tag")
);
