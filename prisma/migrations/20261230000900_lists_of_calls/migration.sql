-- patency: baseline
-- Completed and deleted calls in their lists: sort keys, counts, and the text that is searched.

CREATE TYPE "call_facet" AS ENUM ('facility', 'clinician', 'status', 'room');

CREATE TABLE "listed_call" (
    "call_id" UUID PRIMARY KEY REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "facility_id" UUID,
    "room_id" UUID,
    "status_code_id" UUID NOT NULL,
    "completed_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "start_time" TIMESTAMPTZ(3),
    "response_ms" BIGINT,
    "procedure_ms" BIGINT
);
CREATE INDEX "listed_call_completed" ON "listed_call" ("provider_id", "deleted", "completed_at", "call_id") INCLUDE ("created_at", "facility_id");
CREATE INDEX "listed_call_start" ON "listed_call" ("provider_id", "deleted", "start_time", "completed_at", "call_id") INCLUDE ("created_at", "facility_id");
CREATE INDEX "listed_call_response" ON "listed_call" ("provider_id", "deleted", "response_ms", "completed_at", "call_id") INCLUDE ("created_at", "facility_id");
CREATE INDEX "listed_call_procedure" ON "listed_call" ("provider_id", "deleted", "procedure_ms", "completed_at", "call_id") INCLUDE ("created_at", "facility_id");
CREATE INDEX "listed_call_facility_completed" ON "listed_call" ("provider_id", "deleted", "facility_id", "completed_at", "call_id");
CREATE INDEX "listed_call_facility_created" ON "listed_call" ("provider_id", "deleted", "facility_id", "created_at", "call_id");
CREATE INDEX "listed_call_clinician_completed" ON "listed_call" ("provider_id", "deleted", "completed_by_id", "completed_at", "call_id") INCLUDE ("facility_id");
CREATE INDEX "listed_call_clinician_created" ON "listed_call" ("provider_id", "deleted", "completed_by_id", "created_at", "call_id") INCLUDE ("facility_id");
CREATE INDEX "listed_call_status_completed" ON "listed_call" ("provider_id", "deleted", "status_code_id", "completed_at", "call_id") INCLUDE ("facility_id");
CREATE INDEX "listed_call_status_created" ON "listed_call" ("provider_id", "deleted", "status_code_id", "created_at", "call_id") INCLUDE ("facility_id");
-- An order each, read from either end, and complete in itself: a page deep in a list is counted off
-- in the index, without looking at the table.
CREATE INDEX "listed_call_created" ON "listed_call" ("provider_id", "deleted", "created_at", "call_id") INCLUDE ("completed_at", "facility_id");
-- A room has few enough calls to sort them by the other moment.
CREATE INDEX "listed_call_room" ON "listed_call" ("provider_id", "deleted", "room_id", "completed_at", "call_id") INCLUDE ("created_at", "facility_id");
-- Calls without what a list is sorted by stand at its end in order of their creation. Those with a
-- completion have it in the indexes above.
CREATE INDEX "listed_call_unstarted" ON "listed_call" ("provider_id", "deleted", "created_at", "call_id") INCLUDE ("facility_id", "start_time", "response_ms") WHERE "start_time" IS NULL;
CREATE INDEX "listed_call_untimed" ON "listed_call" ("provider_id", "deleted", "created_at", "call_id") INCLUDE ("facility_id", "procedure_ms") WHERE "procedure_ms" IS NULL;
CREATE INDEX "listed_call_uncompleted" ON "listed_call" ("provider_id", "deleted", "created_at", "call_id") INCLUDE ("facility_id", "completed_at") WHERE "completed_at" IS NULL;
CREATE INDEX "listed_call_roomless" ON "listed_call" ("provider_id", "deleted", "created_at", "call_id") INCLUDE ("facility_id", "room_id") WHERE "room_id" IS NULL;

-- Swept often: as long as nobody did, the indexes have to be looked up in the table.
ALTER TABLE "listed_call" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

CREATE TABLE "call_tally" (
    "id" UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "facet" "call_facet" NOT NULL,
    "facet_id" UUID,
    "facility_id" UUID,
    "calls" INTEGER NOT NULL,
    "started" INTEGER NOT NULL,
    "completed" INTEGER NOT NULL,
    "timed" INTEGER NOT NULL
);
CREATE INDEX "call_tally_provider_id_deleted_facet_idx" ON "call_tally" ("provider_id", "deleted", "facet");

-- The row of each of these calls in its list, made anew: a call that is open or gone has none.
CREATE FUNCTION "list_calls"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM listed_call USING unnest(ids) AS changed WHERE call_id = changed;
  INSERT INTO listed_call (call_id, provider_id, deleted, facility_id, room_id, status_code_id, completed_by_id, created_at, completed_at, start_time, response_ms, procedure_ms)
  SELECT call.id, call.provider_id, deleted_at IS NOT NULL,
    room.facility_id, call.room_id, status_code_id, completed_by_id, created_at, completed_at, start_time,
    (extract(epoch FROM start_time - alive_at) * 1000)::bigint, (extract(epoch FROM completed_at - start_time) * 1000)::bigint
  FROM unnest(ids) AS changed JOIN call ON call.id = changed LEFT JOIN room ON room.id = call.room_id
  WHERE completed_at IS NOT NULL OR deleted_at IS NOT NULL;
END $$;

CREATE FUNCTION "list_added_calls"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[] := array(SELECT id FROM added WHERE completed_at IS NOT NULL OR deleted_at IS NOT NULL);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM list_calls(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_listed_when_added" AFTER INSERT ON "call" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "list_added_calls"();

CREATE FUNCTION "list_changed_call"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM list_calls(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
-- Work on open calls, and what is corrected of others without moving them in a list, costs nothing here.
CREATE TRIGGER "call_listed_when_changed" AFTER UPDATE ON "call" FOR EACH ROW
  WHEN ((OLD.completed_at IS NOT NULL OR OLD.deleted_at IS NOT NULL OR NEW.completed_at IS NOT NULL OR NEW.deleted_at IS NOT NULL)
    AND (OLD.provider_id, OLD.room_id, OLD.status_code_id, OLD.completed_by_id, OLD.created_at, OLD.completed_at, OLD.start_time, OLD.alive_at, OLD.deleted_at)
      IS DISTINCT FROM (NEW.provider_id, NEW.room_id, NEW.status_code_id, NEW.completed_by_id, NEW.created_at, NEW.completed_at, NEW.start_time, NEW.alive_at, NEW.deleted_at))
  EXECUTE FUNCTION "list_changed_call"();

-- No verb moves a room to another facility; should one, its calls go with it.
CREATE FUNCTION "list_moved_room"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM list_calls(array(SELECT id FROM call WHERE room_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "room_listed_when_moved" AFTER UPDATE OF "facility_id" ON "room" FOR EACH ROW WHEN (OLD.facility_id <> NEW.facility_id) EXECUTE FUNCTION "list_moved_room"();

-- Counted by adding a row for each change instead of changing a number: people who close calls at
-- the same moment would wait for one another at the number, and in changing orders for ever.
CREATE FUNCTION "tally_calls"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO call_tally (provider_id, deleted, facet, facet_id, facility_id, calls, started, completed, timed)
  SELECT provider_id, deleted, each.facet, each.id, facility_id, step * count(*), step * count(start_time), step * count(completed_at), step * count(procedure_ms)
  FROM moved CROSS JOIN LATERAL (VALUES
    ('facility'::call_facet, facility_id), ('clinician', completed_by_id), ('status', status_code_id), ('room', room_id)) AS each (facet, id)
  GROUP BY provider_id, deleted, each.facet, each.id, facility_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "listed_call_in" AFTER INSERT ON "listed_call" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "tally_calls"();
CREATE TRIGGER "listed_call_out" AFTER DELETE ON "listed_call" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "tally_calls"();

-- Rows of the same number become one; answers how many went into others.
CREATE FUNCTION "sum_call_tally"() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH several AS (
    SELECT array_agg(id) AS ids FROM call_tally GROUP BY provider_id, deleted, facet, facet_id, facility_id HAVING count(*) > 1
  ), gone AS (
    DELETE FROM call_tally WHERE id IN (SELECT unnest(ids) FROM several) RETURNING *
  ), summed AS (
    INSERT INTO call_tally (provider_id, deleted, facet, facet_id, facility_id, calls, started, completed, timed)
    SELECT provider_id, deleted, facet, facet_id, facility_id, sum(calls), sum(started), sum(completed), sum(timed)
    FROM gone GROUP BY provider_id, deleted, facet, facet_id, facility_id HAVING sum(calls) <> 0 RETURNING 1
  )
  SELECT (SELECT count(*) FROM gone) - (SELECT count(*) FROM summed)
$$;

CREATE TABLE "call_span" (
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "key" TEXT NOT NULL,
    "span" BIGINT NOT NULL,
    "facility_id" UUID NOT NULL,
    "status_code_id" UUID NOT NULL,
    "calls" INTEGER NOT NULL,
    PRIMARY KEY ("provider_id", "deleted", "key", "span", "facility_id", "status_code_id")
);

CREATE TABLE "call_span_step" (
    "id" UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "facility_id" UUID,
    "status_code_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "start_time" TIMESTAMPTZ(3),
    "response_ms" BIGINT,
    "procedure_ms" BIGINT,
    "calls" INTEGER NOT NULL
);

-- In which spans of the lists' orders a call stands: weeks of the moments, half minutes of the times. The widths are
-- those of server/services/calls/past/spans.ts.
CREATE FUNCTION "spans_of"(created_at timestamptz, completed_at timestamptz, start_time timestamptz, response_ms bigint, procedure_ms bigint)
RETURNS TABLE ("key" text, "span" bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT each.key, each.span FROM (VALUES
    ('created_at', floor(extract(epoch FROM created_at) / 604800)::bigint),
    ('completed_at', floor(extract(epoch FROM completed_at) / 604800)::bigint),
    ('start_time', floor(extract(epoch FROM start_time) / 604800)::bigint),
    ('response_ms', floor(response_ms / 30000.0)::bigint),
    ('procedure_ms', floor(procedure_ms / 30000.0)::bigint)) AS each (key, span)
  WHERE each.span IS NOT NULL
$$;

-- Counted by adding a row for each change, as the tally is: people who close calls at the same moment do not wait for one another.
CREATE FUNCTION "count_call_spans"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO call_span_step (provider_id, deleted, facility_id, status_code_id, created_at, completed_at, start_time, response_ms, procedure_ms, calls)
  SELECT provider_id, deleted, facility_id, status_code_id, created_at, completed_at, start_time, response_ms, procedure_ms, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END FROM moved;
  RETURN NULL;
END $$;
CREATE TRIGGER "listed_call_spans_in" AFTER INSERT ON "listed_call" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "count_call_spans"();
CREATE TRIGGER "listed_call_spans_out" AFTER DELETE ON "listed_call" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "count_call_spans"();

-- What was added goes into the numbers; answers how many rows went. Calls without a room are in the facility that nothing is in.
CREATE FUNCTION "sum_call_spans"() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH gone AS (
    DELETE FROM call_span_step RETURNING *
  ), summed AS (
    INSERT INTO call_span AS known (provider_id, deleted, key, span, facility_id, status_code_id, calls)
    SELECT provider_id, deleted, each.key, each.span, coalesce(facility_id, '00000000-0000-0000-0000-000000000000'), status_code_id, sum(calls)
    FROM gone CROSS JOIN LATERAL spans_of(created_at, completed_at, start_time, response_ms, procedure_ms) AS each GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (provider_id, deleted, key, span, facility_id, status_code_id) DO UPDATE SET calls = known.calls + excluded.calls
  )
  SELECT count(*) FROM gone
$$;

CREATE TABLE "call_search" (
    "call_id" UUID PRIMARY KEY REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL,
    "facility_id" UUID,
    "deleted" BOOLEAN NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "sought" TEXT NOT NULL
);
CREATE INDEX "call_search_ended" ON "call_search" ("provider_id", "deleted", "ended_at", "call_id");
CREATE INDEX "call_search_sought_idx" ON "call_search" USING GIN ("sought" gin_trgm_ops);

ALTER TABLE "call_search" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- How a search is best done goes by how much it will find: a sample of a hundred would not tell a rare name from a common
-- one.
ALTER TABLE "call_search" ALTER COLUMN "sought" SET STATISTICS 1000;

-- The searchable text of each of these calls, made anew: a call that is open or gone has none. It is beside listed_call,
-- so that a renamed room or a corrected patient does not write the dozen indexes there.
CREATE FUNCTION "index_calls"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM call_search USING unnest(ids) AS changed WHERE call_id = changed;
  INSERT INTO call_search (call_id, provider_id, facility_id, deleted, ended_at, sought)
  SELECT call.id, call.provider_id, room.facility_id, deleted_at IS NOT NULL, coalesce(deleted_at, completed_at),
    search_text(concat_ws(E'\n',
      nullif(concat_ws(', ', nullif(patient_last_name, ''), nullif(patient_first_name, '')), ''),
      nullif(concat_ws(' ', nullif(patient_first_name, ''), nullif(patient_last_name, '')), ''),
      room.name, regexp_replace(room_description, '\s+', ' ', 'g'), mrn))
  FROM unnest(ids) AS changed JOIN call ON call.id = changed LEFT JOIN room ON room.id = call.room_id
  WHERE completed_at IS NOT NULL OR deleted_at IS NOT NULL;
END $$;

CREATE FUNCTION "index_added_calls"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[] := array(SELECT id FROM added WHERE completed_at IS NOT NULL OR deleted_at IS NOT NULL);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM index_calls(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_indexed_when_added" AFTER INSERT ON "call" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "index_added_calls"();

CREATE FUNCTION "index_changed_call"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM index_calls(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
-- Work on open calls costs nothing here.
CREATE TRIGGER "call_indexed_when_changed" AFTER UPDATE ON "call" FOR EACH ROW
  WHEN ((OLD.completed_at IS NOT NULL OR OLD.deleted_at IS NOT NULL OR NEW.completed_at IS NOT NULL OR NEW.deleted_at IS NOT NULL)
    AND (OLD.room_id, OLD.room_description, OLD.completed_at, OLD.deleted_at, OLD.patient_first_name, OLD.patient_last_name, OLD.mrn)
      IS DISTINCT FROM (NEW.room_id, NEW.room_description, NEW.completed_at, NEW.deleted_at, NEW.patient_first_name, NEW.patient_last_name, NEW.mrn))
  EXECUTE FUNCTION "index_changed_call"();

CREATE FUNCTION "index_calls_of_room"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM index_calls(array(SELECT call_id FROM listed_call WHERE provider_id = NEW.provider_id AND deleted IN (false, true) AND room_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "room_indexed_when_changed" AFTER UPDATE OF "name", "facility_id" ON "room" FOR EACH ROW
  WHEN ((OLD.name, OLD.facility_id) IS DISTINCT FROM (NEW.name, NEW.facility_id)) EXECUTE FUNCTION "index_calls_of_room"();

-- The newest completed or deleted calls of a period that hold a text, as find_lines finds lines: it looks as the owner,
-- because row-level security keeps LIKE from an index, and holds itself to the provider at hand.
CREATE FUNCTION "find_calls"(pattern text, in_deleted boolean, facilities uuid[], from_at timestamptz, to_at timestamptz, most integer)
RETURNS TABLE (call_id uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET random_page_cost = 0.2 SET seq_page_cost = 0.1 SET cpu_operator_cost = 0.05 AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  place text := 'provider_id = $1 AND deleted = $2'
    || CASE WHEN from_at IS NULL THEN '' ELSE ' AND ended_at >= $5' END || CASE WHEN to_at IS NULL THEN '' ELSE ' AND ended_at < $6' END;
  inside text := CASE WHEN cardinality(facilities) > 0 THEN ' AND facility_id = ANY ($4)' ELSE '' END;
  hit text := 'sought LIKE fold_text($3)' || inside;
  newest CONSTANT text := ' ORDER BY ended_at DESC, call_id DESC LIMIT ';
  scan text := 'SELECT array_agg(call_id ORDER BY ended_at DESC, call_id DESC) FILTER (WHERE %s), count(*) FROM (SELECT * FROM call_search WHERE %s%s%s) AS next';
  first CONSTANT integer := 2000;
  rare CONSTANT integer := 3000;
  near integer := first;
  ids uuid[];
  passed integer;
  hits integer;
BEGIN
  IF pattern IS NULL THEN
    RETURN QUERY EXECUTE 'SELECT call_id FROM call_search WHERE ' || place || inside || newest || '$7' USING here, in_deleted, pattern, facilities, from_at, to_at, most;
    RETURN;
  END IF;
  LOOP
    EXECUTE format(scan, hit, place, newest, near) INTO ids, passed USING here, in_deleted, pattern, facilities, from_at, to_at;
    hits := coalesce(cardinality(ids), 0);
    EXIT WHEN hits >= most OR passed < near;
    -- How common the text is among the newest tells how far to go on. The index of a common text takes longer than the list.
    IF near = first AND hits >= 10 THEN
      near := 3 * first * most / hits / 2;
    ELSE
      EXECUTE format('SELECT array_agg(call_id ORDER BY ended_at DESC, call_id DESC), count(*) FROM (SELECT call_id, ended_at FROM call_search WHERE %s AND %s LIMIT %s) AS hits', place, hit, rare)
      INTO ids, hits USING here, in_deleted, pattern, facilities, from_at, to_at;
      EXIT WHEN hits < rare;
      RETURN QUERY EXECUTE 'WITH hits AS MATERIALIZED (SELECT call_id, ended_at FROM call_search WHERE ' || place || ' AND ' || hit || ') SELECT call_id FROM hits' || newest || '$7'
      USING here, in_deleted, pattern, facilities, from_at, to_at, most;
      RETURN;
    END IF;
  END LOOP;
  RETURN QUERY SELECT each.id FROM unnest(ids) WITH ORDINALITY AS each (id, nth) ORDER BY nth LIMIT most;
END $$;

-- The application reads the lists; only triggers and the functions that sum write them. Only a function reads call_search.
REVOKE INSERT, UPDATE, DELETE ON "listed_call", "call_tally", "call_span", "call_span_step" FROM patency_app;
REVOKE ALL ON "call_search" FROM patency_app;
REVOKE ALL ON FUNCTION "index_calls" FROM PUBLIC;
