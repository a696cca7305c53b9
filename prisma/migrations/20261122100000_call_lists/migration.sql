-- CreateEnum
CREATE TYPE "call_facet" AS ENUM ('facility', 'clinician', 'status', 'room');

-- CreateTable
CREATE TABLE "listed_call" (
    "call_id" UUID NOT NULL,
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
    "procedure_ms" BIGINT,

    CONSTRAINT "listed_call_pkey" PRIMARY KEY ("call_id")
);

-- CreateTable
CREATE TABLE "call_tally" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "facet" "call_facet" NOT NULL,
    "facet_id" UUID,
    "facility_id" UUID,
    "calls" INTEGER NOT NULL,
    "started" INTEGER NOT NULL,
    "completed" INTEGER NOT NULL,
    "timed" INTEGER NOT NULL,

    CONSTRAINT "call_tally_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "call_tally_provider_id_deleted_facet_idx" ON "call_tally"("provider_id", "deleted", "facet");

-- AddForeignKey
ALTER TABLE "listed_call" ADD CONSTRAINT "listed_call_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

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

SELECT list_calls(array(SELECT id FROM call WHERE completed_at IS NOT NULL OR deleted_at IS NOT NULL));

-- An order each, read from either end, and complete in itself: a page deep in a list is counted off
-- in the index, without looking at the table.
CREATE INDEX "listed_call_created" ON "listed_call" ("provider_id", "deleted", "created_at", "call_id") INCLUDE ("completed_at", "facility_id");
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

-- The application reads both; only triggers and the function that sums write them.
REVOKE ALL ON "listed_call", "call_tally" FROM patency_app;
GRANT SELECT ON "listed_call", "call_tally" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['listed_call', 'call_tally'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
