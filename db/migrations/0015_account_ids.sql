ALTER TABLE "users" ALTER COLUMN "id" SET START WITH 1000000001;--> statement-breakpoint
-- Accounts keep their ids; the next one lies above the range of pets. Repeatable: never back to an id in use.
SELECT setval(pg_get_serial_sequence('users', 'id'), greatest(1000000000, (SELECT max("id") FROM "users")));
