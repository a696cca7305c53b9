-- What is searched for, and what it is searched in, is compared without capitals and accents; medical record numbers
-- without capitals.

-- A text without capitals and accents, as server/domain/kernel/names.ts has it. Not the extension unaccent: its function
-- may change with a file of the server, so no index can hold what it answers.
CREATE FUNCTION "fold_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = char_length($1) THEN lower($1)
    ELSE translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'øłđħŧı', 'oldhti') END
$$;

-- Texts, each on a line of its own, as they are searched in: whole, for a part of any of them; and after that the words
-- that begin inside of one, because of one or two letters only beginnings of words are found. What is searched for holds
-- no line break, so nothing is found across two lines.
CREATE FUNCTION "search_text"("lines" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  whole text := E'\n' || fold_text(regexp_replace("lines", '[ \t\r]+', ' ', 'g')) || E'\n';
BEGIN
  RETURN whole || coalesce((
    SELECT string_agg(DISTINCT word[1], E'\n') FROM regexp_matches(whole, '[^[:alnum:]\n]([[:alnum:]]+)', 'g') AS word
    WHERE position(E'\n' || word[1] IN whole) = 0
  ) || E'\n', '');
END $$;

CREATE OR REPLACE FUNCTION "list_lines"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET enable_seqscan = off AS $$
BEGIN
  PERFORM FROM listed_line WHERE line_id = ANY (ids) ORDER BY line_id FOR UPDATE;
  INSERT INTO listed_line AS listed (line_id, provider_id, facility_id, closed, created_at, next_change_date, types, sought)
  SELECT line.id, line.provider_id, room.facility_id, line.completed_at IS NOT NULL, line.created_at, line.next_change_date, coalesce(typed.types, '{}'),
    search_text(concat_ws(E'\n', line.name,
      nullif(concat_ws(', ', nullif(first.patient_last_name, ''), nullif(first.patient_first_name, '')), ''),
      nullif(concat_ws(' ', nullif(first.patient_first_name, ''), nullif(first.patient_last_name, '')), ''),
      room.name, line.mrn))
  FROM line
  LEFT JOIN room ON room.id = line.room_id
  -- The patient is that of the earliest call (administration, section 2).
  LEFT JOIN LATERAL (
    SELECT patient_first_name, patient_last_name FROM call WHERE call.line_id = line.id ORDER BY deleted_at IS NOT NULL, call.created_at, call.id LIMIT 1
  ) AS first ON true
  LEFT JOIN LATERAL (
    SELECT call.id FROM call
    WHERE call.line_id = line.id AND call.completed_at IS NOT NULL AND deleted_at IS NULL
      AND EXISTS (SELECT FROM call_value AS v WHERE v.call_id = call.id AND v.follow_up_type_name AND cardinality(v.values) > 0)
    ORDER BY call.completed_at DESC, call.id DESC LIMIT 1
  ) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(value ORDER BY place) AS types FROM (
      SELECT value, min(ARRAY[v.procedure_weight, v.field_weight, nth::integer]) AS place
      FROM call_value AS v CROSS JOIN LATERAL unnest(v.values) WITH ORDINALITY AS each (value, nth)
      WHERE v.call_id = latest.id AND v.follow_up_type_name GROUP BY value
    ) AS distinct_values
  ) AS typed ON true
  WHERE line.id = ANY (ids) ORDER BY line.id
  ON CONFLICT (line_id) DO UPDATE SET facility_id = excluded.facility_id, closed = excluded.closed, created_at = excluded.created_at,
    next_change_date = excluded.next_change_date, types = excluded.types, sought = excluded.sought
  WHERE (listed.facility_id, listed.closed, listed.created_at, listed.next_change_date, listed.types, listed.sought)
    IS DISTINCT FROM (excluded.facility_id, excluded.closed, excluded.created_at, excluded.next_change_date, excluded.types, excluded.sought);
END $$;

CREATE OR REPLACE FUNCTION "find_lines"(pattern text, facilities uuid[], states boolean[], from_at timestamptz, from_id uuid, newest_first boolean, skip integer, most integer)
RETURNS TABLE (line_id uuid, created_at timestamptz) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  way text := CASE WHEN newest_first THEN 'DESC' ELSE 'ASC' END;
  place text := 'provider_id = $1'
    || CASE WHEN from_at IS NULL THEN '' WHEN newest_first THEN ' AND (created_at, line_id) < ($5, $6)' ELSE ' AND (created_at, line_id) > ($5, $6)' END;
  hit text := 'sought LIKE fold_text($2) AND closed = ANY ($4)' || CASE WHEN cardinality(facilities) > 0 THEN ' AND facility_id = ANY ($3)' ELSE '' END;
  page text := format(' ORDER BY created_at %s, line_id %s OFFSET $7 LIMIT $8', way, way);
  rare CONSTANT integer := 3000;
  near integer;
  ids uuid[];
  moments timestamptz[];
BEGIN
  FOREACH near IN ARRAY ARRAY[1000, 20000] LOOP
    EXECUTE 'SELECT array_agg(line_id), array_agg(created_at) FROM (SELECT line_id, created_at FROM (SELECT * FROM listed_line WHERE ' || place
      || format(' ORDER BY created_at %s, line_id %s LIMIT %s) AS next WHERE ', way, way, near) || hit || ' LIMIT $7 + $8) AS hits'
    INTO ids, moments USING here, pattern, facilities, states, from_at, from_id, skip, most;
    EXIT WHEN cardinality(ids) = skip + most;
    IF near = 1000 THEN
      EXECUTE 'SELECT array_agg(line_id), array_agg(created_at) FROM (SELECT line_id, created_at FROM listed_line WHERE ' || place || ' AND ' || hit || format(' LIMIT %s) AS hits', rare)
      INTO ids, moments USING here, pattern, facilities, states, from_at, from_id;
      EXIT WHEN coalesce(cardinality(ids), 0) < rare;
    ELSE
      RETURN QUERY EXECUTE 'WITH hits AS MATERIALIZED (SELECT line_id, created_at FROM listed_line WHERE ' || place || ' AND ' || hit || ') SELECT * FROM hits' || page
      USING here, pattern, facilities, states, from_at, from_id, skip, most;
      RETURN;
    END IF;
  END LOOP;
  RETURN QUERY EXECUTE 'SELECT * FROM unnest($1, $2) AS hits (line_id, created_at)' || format(' ORDER BY created_at %s, line_id %s OFFSET $3 LIMIT $4', way, way)
  USING ids, moments, skip, most;
END $$;

CREATE OR REPLACE FUNCTION "count_found_lines"(pattern text, facilities uuid[], states boolean[], most integer) RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  found integer;
BEGIN
  EXECUTE
    'SELECT count(*) FROM (SELECT FROM listed_line WHERE provider_id = $1 AND sought LIKE fold_text($2) AND closed = ANY ($4)'
    || CASE WHEN cardinality(facilities) > 0 THEN ' AND facility_id = ANY ($3)' ELSE '' END
    || ' LIMIT $5) AS hits'
  INTO found USING here, pattern, facilities, states, most;
  RETURN found;
END $$;

SELECT list_lines(array(SELECT id FROM line));

-- Columns that are compared as they stand: row-level security lets no other condition reach an index. A record number
-- is folded by its letters from A to Z alone, so that the server's language makes no difference.
ALTER TABLE "call" ADD COLUMN "mrn_key" TEXT GENERATED ALWAYS AS (lower("mrn" COLLATE "C")) STORED;
ALTER TABLE "line" ADD COLUMN "mrn_key" TEXT GENERATED ALWAYS AS (lower("mrn" COLLATE "C")) STORED;
ALTER TABLE "app_user" ADD COLUMN "name_key" TEXT GENERATED ALWAYS AS (fold_text("full_name")) STORED;

DROP INDEX "call_patient_idx";
CREATE INDEX "call_patient_idx" ON "call" ("provider_id", "mrn_key") WHERE "mrn_key" IS NOT NULL;
DROP INDEX "line_open_patient";
CREATE INDEX "line_open_patient" ON "line" ("provider_id", "mrn_key") WHERE "completed_at" IS NULL AND "mrn_key" IS NOT NULL;
