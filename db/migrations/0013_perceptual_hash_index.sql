-- Five numbers of a 64-bit hash, each a band of its bits and which band it is. Hashes that differ by four bits at most
-- share one of them. Hashes of nearly one bit throughout (no contrast, or 0 for photos without a hash) have none.
CREATE FUNCTION perceptual_hash_bands(hash bigint) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN bit_count(hash::bit(64)) BETWEEN 8 AND 56 THEN ARRAY[
  (hash & 8191)::integer, ((hash >> 13) & 8191)::integer + 8192, ((hash >> 26) & 8191)::integer + 16384,
  ((hash >> 39) & 8191)::integer + 24576, ((hash >> 52) & 4095)::integer + 32768] ELSE '{}' END;
--> statement-breakpoint
CREATE INDEX "stored_photos_bands" ON "stored_photos" USING gin (perceptual_hash_bands("fingerprint"));
