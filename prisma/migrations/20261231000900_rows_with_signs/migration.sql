-- patency: outside a transaction
-- Few rows have a text that begins with a sign, or three signs in a row. A search of signs alone finds only those, and has
-- no letters by which the other index could find them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "call_search_signs" ON "call_search" ("provider_id", "deleted", "ended_at", "call_id") WHERE sought ~ E'\n[^[:alnum:]\n]|[^[:alnum:]\n]{3}';
-- next
CREATE INDEX CONCURRENTLY IF NOT EXISTS "listed_line_signs" ON "listed_line" ("provider_id", "created_at", "line_id") WHERE sought ~ E'\n[^[:alnum:]\n]|[^[:alnum:]\n]{3}';
