-- patency: baseline
-- What the reports read, and the files that are made of them.

CREATE TYPE "report_file_state" AS ENUM ('preparing', 'ready', 'failed');

CREATE TABLE "reported_call" (
    "call_id" UUID PRIMARY KEY REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL,
    "facility_id" UUID,
    "alive_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_by_id" UUID,
    "status_code_id" UUID NOT NULL,
    "response_ms" BIGINT,
    "lead_id" UUID,
    "procedure_ids" UUID[],
    "led_ids" UUID[],
    "assisted_ids" UUID[],
    "trained_ids" UUID[],
    "endings" JSONB,
    "insertions" JSONB,
    -- The outcomes and order changes that were chosen, so that the call report finds them without reading every value.
    "marks" TEXT[],
    "target_minutes" INTEGER,
    "escalations" INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX "reported_call_provider_id_completed_at_call_id_idx" ON "reported_call" ("provider_id", "completed_at", "call_id");
-- The calls at which a line came out, the newest first.
CREATE INDEX "reported_call_ended" ON "reported_call" ("provider_id", "completed_at", "call_id") INCLUDE ("facility_id") WHERE "endings" IS NOT NULL;
-- The calls at which a line was placed.
CREATE INDEX "reported_call_placed" ON "reported_call" ("provider_id", "completed_at", "call_id") INCLUDE ("facility_id") WHERE "insertions" IS NOT NULL;
-- When calls joined the queue, with what tells where they were and how long they waited.
CREATE INDEX "reported_call_joined" ON "reported_call" ("provider_id", "alive_at") INCLUDE ("facility_id", "status_code_id", "response_ms");

ALTER TABLE "reported_call" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- The row of each of these calls, made anew: a call that is open, deleted or gone has none. Lists of ids are in order,
-- so that the same people, and the same procedures, are the same list.
CREATE FUNCTION "report_calls"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET jit = off AS $$
BEGIN
  DELETE FROM reported_call USING unnest(ids) AS changed WHERE call_id = changed
    AND NOT EXISTS (SELECT FROM call WHERE call.id = changed AND completed_at IS NOT NULL AND deleted_at IS NULL);
  INSERT INTO reported_call AS reported (call_id, provider_id, facility_id, alive_at, completed_at, completed_by_id, status_code_id, response_ms, lead_id, procedure_ids, led_ids, assisted_ids, trained_ids, endings, insertions, marks)
  SELECT call.id, call.provider_id, room.facility_id, alive_at, completed_at, completed_by_id, status_code_id,
    -- A follow-up that was begun before it was due kept nobody waiting.
    CASE WHEN start_time IS NOT NULL THEN greatest((extract(epoch FROM start_time - alive_at) * 1000)::bigint, 0) END,
    work.first, coalesce(done.procedures, '{}'), coalesce(work.led, '{}'), coalesce(work.assisted, '{}'), coalesce(work.trained, '{}'),
    done.endings, placed.insertions, chosen.marks
  FROM unnest(ids) WITH ORDINALITY AS changed (id, place) JOIN call ON call.id = changed.id LEFT JOIN room ON room.id = call.room_id
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT procedure_id ORDER BY procedure_id) AS procedures,
      jsonb_agg(jsonb_build_array(field_id, "values") ORDER BY procedure_weight, field_weight, field_id) FILTER (WHERE end_follow_up) AS endings,
      bool_or(follow_up_type_name AND cardinality("values") > 0) AS has_types
    FROM call_value WHERE call_value.call_id = call.id
  ) AS done ON true
  -- A procedure for which a type of line was recorded, with what else the report on insertions reads of it (rules 7.9).
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('types', types, 'marks', coalesce(marks, '[]'), 'attempts', attempts) ORDER BY procedure_id) AS insertions FROM (
      SELECT procedure_id,
        jsonb_agg(DISTINCT value ORDER BY value) FILTER (WHERE follow_up_type_name) AS types,
        jsonb_agg(DISTINCT value ORDER BY value) FILTER (WHERE value IN ('Successful', 'Unsuccessful', 'PICC changed to ML', 'PICC changed to IV', 'ML changed to IV', 'ML changed to PICC', 'IV changed to PICC', 'IV changed to ML')) AS marks,
        min(value) FILTER (WHERE field_type = 'number' AND lower(field_name) = 'attempts') AS attempts
      FROM call_value CROSS JOIN LATERAL unnest("values") AS value WHERE call_value.call_id = call.id GROUP BY procedure_id
    ) AS procedures WHERE types IS NOT NULL
  ) AS placed ON done.has_types
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT value ORDER BY value) AS marks FROM call_value CROSS JOIN LATERAL unnest("values") AS value
    WHERE call_value.call_id = call.id AND field_type IN ('radio', 'checkboxes') AND value IN ('Successful', 'Unsuccessful', 'PICC changed to ML', 'PICC changed to IV', 'ML changed to IV', 'ML changed to PICC', 'IV changed to PICC', 'IV changed to ML')
  ) AS chosen ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE NOT is_training AND NOT is_assisting) AS led,
      array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE is_assisting AND NOT is_training) AS assisted,
      array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE is_training) AS trained,
      (array_agg(user_id ORDER BY started_at, work_order.id) FILTER (WHERE NOT is_training AND NOT is_assisting))[1] AS first
    FROM work_order WHERE work_order.call_id = call.id
  ) AS work ON true
  WHERE completed_at IS NOT NULL AND deleted_at IS NULL ORDER BY changed.place
  ON CONFLICT (call_id) DO UPDATE SET provider_id = excluded.provider_id, facility_id = excluded.facility_id, alive_at = excluded.alive_at, completed_at = excluded.completed_at,
    completed_by_id = excluded.completed_by_id, status_code_id = excluded.status_code_id, response_ms = excluded.response_ms, lead_id = excluded.lead_id,
    procedure_ids = excluded.procedure_ids, led_ids = excluded.led_ids, assisted_ids = excluded.assisted_ids, trained_ids = excluded.trained_ids,
    endings = excluded.endings, insertions = excluded.insertions, marks = excluded.marks
  WHERE reported IS DISTINCT FROM excluded;
END $$;

CREATE FUNCTION "report_added_calls"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[] := array(SELECT id FROM added WHERE completed_at IS NOT NULL AND deleted_at IS NULL ORDER BY completed_at);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM report_calls(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_reported_when_added" AFTER INSERT ON "call" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "report_added_calls"();

CREATE FUNCTION "report_changed_call"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM report_calls(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
-- Work on open calls costs nothing here.
CREATE TRIGGER "call_reported_when_changed" AFTER UPDATE ON "call" FOR EACH ROW
  WHEN ((OLD.completed_at IS NOT NULL OR NEW.completed_at IS NOT NULL)
    AND (OLD.provider_id, OLD.room_id, OLD.status_code_id, OLD.completed_by_id, OLD.completed_at, OLD.start_time, OLD.alive_at, OLD.deleted_at)
      IS DISTINCT FROM (NEW.provider_id, NEW.room_id, NEW.status_code_id, NEW.completed_by_id, NEW.completed_at, NEW.start_time, NEW.alive_at, NEW.deleted_at))
  EXECUTE FUNCTION "report_changed_call"();

CREATE FUNCTION "report_moved_room"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM report_calls(array(SELECT id FROM call WHERE room_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "room_reported_when_moved" AFTER UPDATE OF "facility_id" ON "room" FOR EACH ROW WHEN (OLD.facility_id <> NEW.facility_id) EXECUTE FUNCTION "report_moved_room"();

-- What is recorded, and who worked, is usually there before the call is completed; corrections and what a closing adds come after it.
CREATE FUNCTION "report_calls_with"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[] := array(SELECT DISTINCT call.id FROM moved JOIN call ON call.id = moved.call_id WHERE call.completed_at IS NOT NULL);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM report_calls(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_value_reported_in" AFTER INSERT ON "call_value" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "report_calls_with"();
CREATE TRIGGER "call_value_reported_changed" AFTER UPDATE ON "call_value" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "report_calls_with"();
CREATE TRIGGER "call_value_reported_out" AFTER DELETE ON "call_value" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "report_calls_with"();
CREATE TRIGGER "work_order_reported_in" AFTER INSERT ON "work_order" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "report_calls_with"();
CREATE TRIGGER "work_order_reported_changed" AFTER UPDATE ON "work_order" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "report_calls_with"();
CREATE TRIGGER "work_order_reported_out" AFTER DELETE ON "work_order" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "report_calls_with"();

-- The application reads it; only triggers write it.
REVOKE INSERT, UPDATE, DELETE ON "reported_call" FROM patency_app;

-- Row-level security keeps LIKE from using an index, so this searches as the owner, in the caller's provider alone
-- (decision 0022). The statement is planned for each search: a short range is walked, and a rare name is looked up.
CREATE FUNCTION "find_reported_calls"("what" text, "patterns" text[], "from_at" timestamptz, "to_at" timestamptz) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE sought text := CASE what
    WHEN 'patient' THEN 'coalesce("patient_last_name", '''') || '', '' || coalesce("patient_first_name", '''') || '' '' || coalesce("patient_last_name", '''')'
    ELSE 'coalesce("ordering_provider", '''')' END;
BEGIN
  -- Each pattern by itself, because a trigram index does not take a list of them.
  RETURN QUERY EXECUTE format('SELECT id FROM call WHERE provider_id = %L::uuid AND completed_at >= %L AND completed_at < %L AND (%s)',
    nullif(nullif(current_setting('app.provider', true), ''), 'system'), from_at, to_at,
    (SELECT string_agg(format('fold_text(%s) LIKE %L', sought, pattern), ' OR ') FROM unnest(patterns) AS pattern));
END $$;
REVOKE ALL ON FUNCTION "find_reported_calls" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "find_reported_calls" TO patency_app;

CREATE TABLE "report_file" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "name" TEXT NOT NULL,
    "asked" JSONB NOT NULL,
    "state" "report_file_state" NOT NULL DEFAULT 'preparing',
    "written" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "claim_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "report_file_provider_id_user_id_idx" ON "report_file" ("provider_id", "user_id");
CREATE INDEX "report_file_expires_at_idx" ON "report_file" ("expires_at");

CREATE TABLE "report_file_part" (
    "file_id" UUID NOT NULL REFERENCES "report_file" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL,
    "claim_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    PRIMARY KEY ("file_id", "claim_id", "place")
);
-- Parts are stored as they come: they are compressed already.
ALTER TABLE "report_file_part" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- A prepared file shows what its owner was allowed to see when it was made. It ends with that: a change of their role or
-- of their facilities deletes it, also when the same comes back later.
CREATE FUNCTION "forget_report_files"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM report_file WHERE (provider_id, user_id) IN ((OLD.provider_id, OLD.user_id), (NEW.provider_id, NEW.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_role_report_files" AFTER UPDATE OF "role" OR DELETE ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "forget_report_files"();
CREATE TRIGGER "allowed_facility_report_files" AFTER INSERT OR UPDATE OR DELETE ON "allowed_facility" FOR EACH ROW EXECUTE FUNCTION "forget_report_files"();
