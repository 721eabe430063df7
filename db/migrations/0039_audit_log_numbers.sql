-- contract: the release before wrote the subject of a mail that staff sent again, which now fails until it has stopped
-- Names of people and pets were in such subjects, where no closed account could take them along.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
UPDATE "audit_log" SET "detail" = (
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each("detail") WHERE jsonb_typeof(value) = 'number')
WHERE jsonb_path_exists("detail", '$.* ? (@.type() != "number")');--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_numbers" CHECK (jsonb_typeof("audit_log"."detail") = 'object' and not jsonb_path_exists("audit_log"."detail", '$.* ? (@.type() != "number")')) NOT VALID;
