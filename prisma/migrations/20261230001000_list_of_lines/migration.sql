-- patency: baseline
-- Lines in their list, with what it is sorted by, counted by and searched in.

CREATE TABLE "listed_line" (
    "line_id" UUID PRIMARY KEY REFERENCES "line" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL,
    "facility_id" UUID,
    "closed" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "next_change_date" TIMESTAMPTZ(3),
    "types" TEXT[],
    "sought" TEXT NOT NULL
);
CREATE INDEX "listed_line_provider_id_created_at_line_id_idx" ON "listed_line" ("provider_id", "created_at", "line_id");
CREATE INDEX "listed_line_provider_id_closed_created_at_line_id_idx" ON "listed_line" ("provider_id", "closed", "created_at", "line_id");
CREATE INDEX "listed_line_provider_id_facility_id_closed_created_at_line__idx" ON "listed_line" ("provider_id", "facility_id", "closed", "created_at", "line_id");
CREATE INDEX "listed_line_sought_idx" ON "listed_line" USING GIN ("sought" gin_trgm_ops);
-- What is due, in each facility by its own day.
CREATE INDEX "listed_line_due" ON "listed_line" ("provider_id", "facility_id", "next_change_date", "line_id") WHERE NOT "closed";

ALTER TABLE "listed_line" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- How a search is best done goes by how much it will find: a sample of a hundred would not tell a rare name from a common
-- one.
ALTER TABLE "listed_line" ALTER COLUMN "sought" SET STATISTICS 1000;

CREATE TABLE "line_tally" (
    "id" UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    "provider_id" UUID NOT NULL,
    "facility_id" UUID,
    "closed" BOOLEAN NOT NULL,
    "lines" INTEGER NOT NULL
);
CREATE INDEX "line_tally_provider_id_idx" ON "line_tally" ("provider_id");

-- The row of each of these lines, made anew. It is locked before it is looked at, so that of two who
-- change a line's calls at once the second sees what the first did. Its plans are kept, also from when
-- the tables were small; without the setting they would go on reading them whole.
CREATE FUNCTION "list_lines"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET enable_seqscan = off AS $$
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

CREATE FUNCTION "list_added_lines"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM list_lines(array(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER "line_listed_when_added" AFTER INSERT ON "line" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_added_lines"();

CREATE FUNCTION "list_changed_line"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM list_lines(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER "line_listed_when_changed" AFTER UPDATE ON "line" FOR EACH ROW
  WHEN ((OLD.name, OLD.room_id, OLD.mrn, OLD.created_at, OLD.completed_at, OLD.next_change_date) IS DISTINCT FROM (NEW.name, NEW.room_id, NEW.mrn, NEW.created_at, NEW.completed_at, NEW.next_change_date))
  EXECUTE FUNCTION "list_changed_line"();

CREATE FUNCTION "list_lines_of_added_calls"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[] := array(SELECT DISTINCT line_id FROM added WHERE line_id IS NOT NULL);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM list_lines(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_lists_line_when_added" AFTER INSERT ON "call" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_lines_of_added_calls"();

CREATE FUNCTION "list_lines_of_changed_call"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM list_lines(array(SELECT DISTINCT id FROM unnest(ARRAY[OLD.line_id, NEW.line_id]) AS id WHERE id IS NOT NULL));
  RETURN NULL;
END $$;
-- Work on a call, which changes neither its patient nor what is recorded, costs nothing here.
CREATE TRIGGER "call_lists_line_when_changed" AFTER UPDATE ON "call" FOR EACH ROW
  WHEN ((OLD.line_id IS NOT NULL OR NEW.line_id IS NOT NULL)
    AND (OLD.line_id, OLD.patient_first_name, OLD.patient_last_name, OLD.created_at, OLD.completed_at, OLD.deleted_at)
      IS DISTINCT FROM (NEW.line_id, NEW.patient_first_name, NEW.patient_last_name, NEW.created_at, NEW.completed_at, NEW.deleted_at))
  EXECUTE FUNCTION "list_lines_of_changed_call"();

-- What a closing records is there before the call is completed; a correction replaces it afterwards.
CREATE FUNCTION "list_lines_of_values"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[] := array(SELECT DISTINCT call.line_id FROM moved JOIN call ON call.id = moved.call_id WHERE moved.follow_up_type_name AND call.line_id IS NOT NULL AND call.completed_at IS NOT NULL);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM list_lines(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_value_lists_line_in" AFTER INSERT ON "call_value" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "list_lines_of_values"();
CREATE TRIGGER "call_value_lists_line_changed" AFTER UPDATE ON "call_value" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "list_lines_of_values"();
CREATE TRIGGER "call_value_lists_line_out" AFTER DELETE ON "call_value" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "list_lines_of_values"();

CREATE FUNCTION "list_lines_of_room"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM list_lines(array(SELECT id FROM line WHERE room_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "room_lists_lines" AFTER UPDATE OF "name", "facility_id" ON "room" FOR EACH ROW
  WHEN ((OLD.name, OLD.facility_id) IS DISTINCT FROM (NEW.name, NEW.facility_id)) EXECUTE FUNCTION "list_lines_of_room"();

-- Counted by adding a row for each change, as calls are.
CREATE FUNCTION "tally_lines"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO line_tally (provider_id, facility_id, closed, lines) SELECT provider_id, facility_id, closed, count(*) FROM put GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO line_tally (provider_id, facility_id, closed, lines) SELECT provider_id, facility_id, closed, -count(*) FROM taken GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO line_tally (provider_id, facility_id, closed, lines)
    SELECT provider_id, facility_id, closed, sum(step) FROM (
      SELECT provider_id, facility_id, closed, 1 AS step FROM put UNION ALL SELECT provider_id, facility_id, closed, -1 FROM taken
    ) AS steps GROUP BY 1, 2, 3 HAVING sum(step) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "listed_line_in" AFTER INSERT ON "listed_line" REFERENCING NEW TABLE AS put FOR EACH STATEMENT EXECUTE FUNCTION "tally_lines"();
CREATE TRIGGER "listed_line_moved" AFTER UPDATE ON "listed_line" REFERENCING OLD TABLE AS taken NEW TABLE AS put FOR EACH STATEMENT EXECUTE FUNCTION "tally_lines"();
CREATE TRIGGER "listed_line_out" AFTER DELETE ON "listed_line" REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION "tally_lines"();

-- Rows of the same number become one; answers how many went into others.
CREATE FUNCTION "sum_line_tally"() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH several AS (
    SELECT array_agg(id) AS ids FROM line_tally GROUP BY provider_id, facility_id, closed HAVING count(*) > 1
  ), gone AS (
    DELETE FROM line_tally WHERE id IN (SELECT unnest(ids) FROM several) RETURNING *
  ), summed AS (
    INSERT INTO line_tally (provider_id, facility_id, closed, lines)
    SELECT provider_id, facility_id, closed, sum(lines) FROM gone GROUP BY 1, 2, 3 HAVING sum(lines) <> 0 RETURNING 1
  )
  SELECT (SELECT count(*) FROM gone) - (SELECT count(*) FROM summed)
$$;

-- Looking for a part of a text. Row-level security keeps LIKE from being looked up in an index, because
-- the operator might tell of rows that are out of sight; so this function looks as the owner, and holds
-- to the caller's provider by itself. What is common stands among the next lines of the list, which are looked
-- at first; what is rare is found by its letters and put in order. What is neither is looked for further on in the
-- list, and what stands far from there by its letters again. How much there is of something is tried out:
-- statistics cannot tell a name of a thousand lines in a million from one of five thousand, and the wrong way
-- takes ten times as long. The settings say that the table is in memory, and that comparing a text costs more
-- than a number.
CREATE FUNCTION "find_lines"(pattern text, facilities uuid[], states boolean[], from_at timestamptz, from_id uuid, newest_first boolean, skip integer, most integer)
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

-- How many there are, counted up to the most.
CREATE FUNCTION "count_found_lines"(pattern text, facilities uuid[], states boolean[], most integer) RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
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

-- The application reads both; only triggers and the function that sums write them.
REVOKE INSERT, UPDATE, DELETE ON "listed_line", "line_tally" FROM patency_app;
