-- The names that the code uses. Indexes follow a renamed column; their own names do not.
ALTER TABLE "loose_files" RENAME TO "orphaned_files";--> statement-breakpoint
ALTER TABLE "orphaned_files" RENAME CONSTRAINT "loose_files_pkey" TO "orphaned_files_pkey";--> statement-breakpoint
ALTER INDEX "loose_files_time" RENAME TO "orphaned_files_time";--> statement-breakpoint
ALTER TABLE "stored_photos" RENAME COLUMN "fingerprint" TO "perceptual_hash";--> statement-breakpoint
ALTER TABLE "known_addresses" RENAME TO "known_ips";--> statement-breakpoint
ALTER TABLE "known_ips" RENAME COLUMN "address" TO "ip_hash";--> statement-breakpoint
ALTER TABLE "known_ips" RENAME CONSTRAINT "known_addresses_user_id_address_pk" TO "known_ips_user_id_ip_hash_pk";--> statement-breakpoint
ALTER TABLE "known_ips" RENAME CONSTRAINT "known_addresses_user_id_users_id_fk" TO "known_ips_user_id_users_id_fk";
