-- The condition of the rows with signs, where the pattern has neither letter nor digit: it follows from the pattern, and
-- lets their index be used.
CREATE FUNCTION "only_signs"(pattern text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN pattern ~ '[[:alnum:]]' THEN '' ELSE $re$ AND sought ~ E'\n[^[:alnum:]\n]|[^[:alnum:]\n]{3}'$re$ END
$$;

-- As before, with that condition.
CREATE OR REPLACE FUNCTION "find_calls"(pattern text, in_deleted boolean, facilities uuid[], from_at timestamptz, to_at timestamptz, most integer)
RETURNS TABLE (call_id uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  place text := 'provider_id = $1 AND deleted = $2'
    || CASE WHEN from_at IS NULL THEN '' ELSE ' AND ended_at >= $5' END || CASE WHEN to_at IS NULL THEN '' ELSE ' AND ended_at < $6' END;
  hit text := CASE WHEN pattern IS NULL THEN 'true' ELSE 'sought LIKE fold_text($3)' || only_signs(pattern) END
    || CASE WHEN cardinality(facilities) > 0 THEN ' AND facility_id = ANY ($4)' ELSE '' END;
  newest CONSTANT text := ' ORDER BY ended_at DESC, call_id DESC';
  near CONSTANT integer := 2000;
  enough CONSTANT integer := 15;
  passed integer := 0;
  hits integer := enough;
BEGIN
  IF pattern IS NOT NULL THEN
    EXECUTE 'SELECT count(*), count(*) FILTER (WHERE ' || hit || ') FROM (SELECT * FROM call_search WHERE ' || place || newest || ' LIMIT $7) AS next'
    INTO passed, hits USING here, in_deleted, pattern, facilities, from_at, to_at, near;
  END IF;
  IF hits >= enough OR passed < near THEN
    -- OFFSET 0 keeps the condition out of the inner query, which is the list as it stands.
    RETURN QUERY EXECUTE 'SELECT call_id FROM (SELECT * FROM call_search WHERE ' || place || newest || ' OFFSET 0) AS list WHERE ' || hit || ' LIMIT $7'
    USING here, in_deleted, pattern, facilities, from_at, to_at, most;
  ELSE
    RETURN QUERY EXECUTE 'WITH hits AS MATERIALIZED (SELECT call_id, ended_at FROM call_search WHERE ' || place || ' AND ' || hit || ') SELECT call_id FROM hits' || newest || ' LIMIT $7'
    USING here, in_deleted, pattern, facilities, from_at, to_at, most;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION "find_lines"(pattern text, facilities uuid[], states boolean[], from_at timestamptz, from_id uuid, newest_first boolean, skip integer, most integer)
RETURNS TABLE (line_id uuid, created_at timestamptz) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  way text := CASE WHEN newest_first THEN 'DESC' ELSE 'ASC' END;
  place text := 'provider_id = $1'
    || CASE WHEN from_at IS NULL THEN '' WHEN newest_first THEN ' AND (created_at, line_id) < ($5, $6)' ELSE ' AND (created_at, line_id) > ($5, $6)' END;
  hit text := 'sought LIKE fold_text($2) AND closed = ANY ($4)' || only_signs(pattern) || CASE WHEN cardinality(facilities) > 0 THEN ' AND facility_id = ANY ($3)' ELSE '' END;
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

-- How many there are, counted up to the most.
CREATE OR REPLACE FUNCTION "count_found_lines"(pattern text, facilities uuid[], states boolean[], most integer) RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  found integer;
BEGIN
  EXECUTE
    'SELECT count(*) FROM (SELECT FROM listed_line WHERE provider_id = $1 AND sought LIKE fold_text($2) AND closed = ANY ($4)' || only_signs(pattern)
    || CASE WHEN cardinality(facilities) > 0 THEN ' AND facility_id = ANY ($3)' ELSE '' END
    || ' LIMIT $5) AS hits'
  INTO found USING here, pattern, facilities, states, most;
  RETURN found;
END $$;
