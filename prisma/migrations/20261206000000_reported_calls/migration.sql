-- CreateTable
CREATE TABLE "reported_call" (
    "call_id" UUID NOT NULL,
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

    CONSTRAINT "reported_call_pkey" PRIMARY KEY ("call_id")
);

-- CreateIndex
CREATE INDEX "reported_call_provider_id_completed_at_call_id_idx" ON "reported_call"("provider_id", "completed_at", "call_id");

-- AddForeignKey
ALTER TABLE "reported_call" ADD CONSTRAINT "reported_call_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- The row of each of these calls, made anew: a call that is open, deleted or gone has none. Lists of ids are in order,
-- so that the same people, and the same procedures, are the same list.
CREATE FUNCTION "report_calls"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET jit = off AS $$
BEGIN
  DELETE FROM reported_call USING unnest(ids) AS changed WHERE call_id = changed
    AND NOT EXISTS (SELECT FROM call WHERE call.id = changed AND completed_at IS NOT NULL AND deleted_at IS NULL);
  INSERT INTO reported_call AS reported (call_id, provider_id, facility_id, alive_at, completed_at, completed_by_id, status_code_id, response_ms, lead_id, procedure_ids, led_ids, assisted_ids, trained_ids, endings, insertions)
  SELECT call.id, call.provider_id, room.facility_id, alive_at, completed_at, completed_by_id, status_code_id,
    -- A follow-up that was begun before it was due kept nobody waiting.
    CASE WHEN start_time IS NOT NULL THEN greatest((extract(epoch FROM start_time - alive_at) * 1000)::bigint, 0) END,
    work.first, coalesce(done.procedures, '{}'), coalesce(work.led, '{}'), coalesce(work.assisted, '{}'), coalesce(work.trained, '{}'),
    done.endings, placed.insertions
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
    endings = excluded.endings, insertions = excluded.insertions
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

SELECT report_calls(array(SELECT id FROM call WHERE completed_at IS NOT NULL AND deleted_at IS NULL ORDER BY completed_at));

-- The calls at which a line came out, the newest first.
CREATE INDEX "reported_call_ended" ON "reported_call" ("provider_id", "completed_at", "call_id") INCLUDE ("facility_id") WHERE "endings" IS NOT NULL;
-- The calls at which a line was placed.
CREATE INDEX "reported_call_placed" ON "reported_call" ("provider_id", "completed_at", "call_id") INCLUDE ("facility_id") WHERE "insertions" IS NOT NULL;
-- When calls joined the queue, with what tells where they were and how long they waited.
CREATE INDEX "reported_call_joined" ON "reported_call" ("provider_id", "alive_at") INCLUDE ("facility_id", "status_code_id", "response_ms");
-- The lines that were in on some day: those that are, and those that came out since.
CREATE INDEX "line_in" ON "line" ("provider_id", "completed_at") INCLUDE ("id", "created_at");

ALTER TABLE "reported_call" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- The application reads it; only triggers write it.
REVOKE ALL ON "reported_call" FROM patency_app;
GRANT SELECT ON "reported_call" TO patency_app;

-- The second wall behind the visibility filters.
ALTER TABLE "reported_call" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "reported_call" TO patency_app
USING ((SELECT current_setting('app.provider', true) = 'system')
  OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
