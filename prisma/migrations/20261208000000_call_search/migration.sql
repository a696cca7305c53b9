-- CreateTable
CREATE TABLE "call_search" (
    "call_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "facility_id" UUID,
    "deleted" BOOLEAN NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "sought" TEXT NOT NULL,

    CONSTRAINT "call_search_pkey" PRIMARY KEY ("call_id")
);

-- AddForeignKey
ALTER TABLE "call_search" ADD CONSTRAINT "call_search_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

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

SELECT index_calls(array(SELECT call_id FROM listed_call));

CREATE INDEX "call_search_ended" ON "call_search" ("provider_id", "deleted", "ended_at", "call_id");
CREATE INDEX "call_search_sought_idx" ON "call_search" USING GIN ("sought" gin_trgm_ops);
ALTER TABLE "call_search" ALTER COLUMN "sought" SET STATISTICS 1000;
ALTER TABLE "call_search" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Only triggers write it, and only the function reads it.
REVOKE ALL ON "call_search" FROM patency_app;
REVOKE ALL ON FUNCTION "index_calls"(uuid[]) FROM PUBLIC;

-- The second wall behind the visibility filters.
ALTER TABLE "call_search" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "call_search" TO patency_app
USING ((SELECT current_setting('app.provider', true) = 'system')
  OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
