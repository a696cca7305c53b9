-- How long calls may wait, and the escalation of those that wait longer (rules 10.4).
-- AlterTable
ALTER TABLE "reported_call" ADD COLUMN     "escalations" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "target_minutes" INTEGER;

-- CreateTable
CREATE TABLE "waiting_target" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL,
    "purpose_id" UUID,
    "facility_id" UUID,
    "target_minutes" INTEGER NOT NULL,
    "escalate_after" INTEGER,
    "escalate_to" TEXT[],
    "repeat_every" INTEGER,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "waiting_target_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call_wait" (
    "call_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "purpose_id" UUID NOT NULL,
    "facility_id" UUID,
    "waiting_since" TIMESTAMPTZ(3) NOT NULL,
    "target_minutes" INTEGER NOT NULL,
    "escalates_at" TIMESTAMPTZ(3),
    "escalates_to" TEXT[],
    "steps" INTEGER NOT NULL DEFAULT 0,
    "escalated_at" TIMESTAMPTZ(3),
    "escalated_to" TEXT[],

    CONSTRAINT "call_wait_pkey" PRIMARY KEY ("call_id")
);

-- CreateTable
CREATE TABLE "call_escalation" (
    "call_id" UUID NOT NULL,
    "waiting_since" TIMESTAMPTZ(3) NOT NULL,
    "step" INTEGER NOT NULL,
    "provider_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "audience" TEXT[],

    CONSTRAINT "call_escalation_pkey" PRIMARY KEY ("call_id","waiting_since","step")
);

-- CreateIndex
CREATE INDEX "waiting_target_provider_id_idx" ON "waiting_target"("provider_id");

-- CreateIndex
CREATE INDEX "waiting_target_purpose_id_idx" ON "waiting_target"("purpose_id");

-- CreateIndex
CREATE INDEX "waiting_target_facility_id_idx" ON "waiting_target"("facility_id");

-- CreateIndex
CREATE INDEX "call_wait_provider_id_idx" ON "call_wait"("provider_id");

-- CreateIndex
CREATE INDEX "call_escalation_provider_id_at_idx" ON "call_escalation"("provider_id", "at");

-- AddForeignKey
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_purpose_id_fkey" FOREIGN KEY ("purpose_id") REFERENCES "purpose"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_wait" ADD CONSTRAINT "call_wait_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_escalation" ADD CONSTRAINT "call_escalation_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_escalation" ADD CONSTRAINT "call_escalation_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- One target for the same calls.
CREATE UNIQUE INDEX "waiting_target_one" ON "waiting_target" ("provider_id", "status", "purpose_id", "facility_id") NULLS NOT DISTINCT WHERE "deleted_at" IS NULL;
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_status" CHECK ("status" IN ('Stat', 'Normal'));
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_minutes" CHECK ("target_minutes" BETWEEN 1 AND 1440 AND "escalate_after" BETWEEN 1 AND 1440 AND "repeat_every" BETWEEN 1 AND 1440);
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_to" CHECK (cardinality("escalate_to") > 0 AND "escalate_to" <@ ARRAY['managers', 'administrators', 'online']);
-- The targets of all calls with a status are always there.
ALTER TABLE "waiting_target" ADD CONSTRAINT "waiting_target_kept" CHECK ("deleted_at" IS NULL OR "purpose_id" IS NOT NULL OR "facility_id" IS NOT NULL);

-- What is due next, which the clock looks for every second.
CREATE INDEX "call_wait_due" ON "call_wait" ("escalates_at") WHERE "escalates_at" IS NOT NULL;

-- The target of such calls: that of the purpose in the facility, else of the purpose, of the facility, of all.
CREATE FUNCTION "waiting_target_of"("provider" uuid, "status_name" text, "purpose" uuid, "facility" uuid) RETURNS SETOF waiting_target
LANGUAGE sql STABLE AS $$
  SELECT * FROM waiting_target WHERE provider_id = provider AND status = status_name AND deleted_at IS NULL
    AND (purpose_id IS NULL OR purpose_id = purpose) AND (facility_id IS NULL OR facility_id = facility)
  ORDER BY purpose_id IS NULL, facility_id IS NULL LIMIT 1
$$;

-- Every provider has the targets of all calls with a status.
CREATE FUNCTION "add_waiting_targets"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO waiting_target (id, provider_id, status, target_minutes, escalate_after, escalate_to, repeat_every) VALUES
    (gen_random_uuid(), NEW.id, 'Stat', 30, 10, ARRAY['managers', 'administrators'], 10),
    (gen_random_uuid(), NEW.id, 'Normal', 120, NULL, ARRAY['managers', 'administrators'], 10);
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_has_waiting_targets" AFTER INSERT ON "provider" FOR EACH ROW EXECUTE FUNCTION "add_waiting_targets"();
INSERT INTO waiting_target (id, provider_id, status, target_minutes, escalate_after, escalate_to, repeat_every)
  SELECT gen_random_uuid(), provider.id, usual.status, usual.minutes, usual.after, ARRAY['managers', 'administrators'], 10
  FROM provider CROSS JOIN (VALUES ('Stat', 30, 10), ('Normal', 120, NULL)) AS usual (status, minutes, after);

-- A wait goes by the target that applies to it. A change of the targets waits until no call is being written, and calls
-- wait for it: the shared lock on the target of all calls is that of a foreign key, and changes exclude it.
CREATE FUNCTION "time_call_wait"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  most_repeats CONSTANT int := 5;
  target waiting_target;
BEGIN
  PERFORM FROM waiting_target WHERE provider_id = NEW.provider_id AND status = NEW.status AND purpose_id IS NULL AND facility_id IS NULL FOR KEY SHARE;
  SELECT * INTO target FROM waiting_target_of(NEW.provider_id, NEW.status, NEW.purpose_id, NEW.facility_id);
  IF TG_OP = 'UPDATE' AND NEW.waiting_since <> OLD.waiting_since THEN
    NEW.steps := 0;
    NEW.escalated_at := NULL;
    NEW.escalated_to := '{}';
  END IF;
  NEW.target_minutes := target.target_minutes;
  NEW.escalates_to := target.escalate_to;
  NEW.escalates_at := CASE
    WHEN target.escalate_after IS NULL OR NEW.steps > most_repeats OR (NEW.steps > 0 AND target.repeat_every IS NULL) THEN NULL
    ELSE greatest(NEW.waiting_since + make_interval(mins => target.escalate_after), NEW.escalated_at + make_interval(mins => target.repeat_every))
  END;
  RETURN NEW;
END $$;
CREATE TRIGGER "call_wait_timed" BEFORE INSERT OR UPDATE ON "call_wait" FOR EACH ROW EXECUTE FUNCTION "time_call_wait"();

-- A call waits while it is open, nobody has it, and it is Stat or Normal. Having been taken, held or ended, it waits anew.
CREATE FUNCTION "keep_call_wait"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  status_name text;
  place uuid;
BEGIN
  IF NEW.assigned_to_id IS NULL AND NEW.completed_at IS NULL AND NEW.deleted_at IS NULL THEN
    SELECT name INTO status_name FROM status_code WHERE id = NEW.status_code_id AND name IN ('Stat', 'Normal');
  END IF;
  IF status_name IS NULL THEN
    DELETE FROM call_wait WHERE call_id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT facility_id INTO place FROM room WHERE id = NEW.room_id;
  INSERT INTO call_wait AS wait (call_id, provider_id, status, purpose_id, facility_id, waiting_since)
  VALUES (NEW.id, NEW.provider_id, status_name, NEW.purpose_id, place, CASE WHEN TG_OP = 'INSERT' THEN NEW.alive_at ELSE greatest(NEW.alive_at, NEW.updated_at) END)
  ON CONFLICT (call_id) DO UPDATE SET provider_id = excluded.provider_id, status = excluded.status, purpose_id = excluded.purpose_id, facility_id = excluded.facility_id,
    waiting_since = CASE WHEN wait.waiting_since = OLD.alive_at THEN NEW.alive_at ELSE greatest(wait.waiting_since, NEW.alive_at) END;
  RETURN NULL;
END $$;
CREATE TRIGGER "call_waits_when_added" AFTER INSERT ON "call" FOR EACH ROW
  WHEN (NEW.assigned_to_id IS NULL AND NEW.completed_at IS NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION "keep_call_wait"();
CREATE TRIGGER "call_waits_when_changed" AFTER UPDATE ON "call" FOR EACH ROW
  WHEN ((OLD.provider_id, OLD.assigned_to_id, OLD.status_code_id, OLD.purpose_id, OLD.room_id, OLD.alive_at, OLD.completed_at, OLD.deleted_at)
    IS DISTINCT FROM (NEW.provider_id, NEW.assigned_to_id, NEW.status_code_id, NEW.purpose_id, NEW.room_id, NEW.alive_at, NEW.completed_at, NEW.deleted_at))
  EXECUTE FUNCTION "keep_call_wait"();

CREATE FUNCTION "move_call_waits"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE call_wait SET facility_id = NEW.facility_id FROM call WHERE call.id = call_id AND call.room_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "room_waits_moved" AFTER UPDATE OF "facility_id" ON "room" FOR EACH ROW WHEN (OLD.facility_id <> NEW.facility_id) EXECUTE FUNCTION "move_call_waits"();

-- After a change of the targets every wait goes by the new ones.
CREATE FUNCTION "time_call_waits"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE providers uuid[] := array(SELECT DISTINCT provider_id FROM changed);
BEGIN
  PERFORM FROM waiting_target WHERE provider_id = ANY (providers) AND purpose_id IS NULL AND facility_id IS NULL ORDER BY id FOR UPDATE;
  UPDATE call_wait SET steps = steps WHERE provider_id = ANY (providers);
  RETURN NULL;
END $$;
CREATE TRIGGER "waiting_target_added" AFTER INSERT ON "waiting_target" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "time_call_waits"();
CREATE TRIGGER "waiting_target_changed" AFTER UPDATE ON "waiting_target" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "time_call_waits"();

-- The target that a completed call had, and how often it was escalated, for the report on response times.
CREATE FUNCTION "report_call_target"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  NEW.target_minutes := (SELECT target.target_minutes FROM call JOIN status_code ON status_code.id = NEW.status_code_id
    CROSS JOIN LATERAL waiting_target_of(NEW.provider_id, status_code.name, call.purpose_id, NEW.facility_id) AS target WHERE call.id = NEW.call_id);
  NEW.escalations := (SELECT count(*) FROM call_escalation WHERE call_escalation.call_id = NEW.call_id);
  RETURN NEW;
END $$;
CREATE TRIGGER "reported_call_has_target" BEFORE INSERT ON "reported_call" FOR EACH ROW EXECUTE FUNCTION "report_call_target"();
CREATE TRIGGER "reported_call_has_other_target" BEFORE UPDATE ON "reported_call" FOR EACH ROW
  WHEN ((OLD.status_code_id, OLD.facility_id) IS DISTINCT FROM (NEW.status_code_id, NEW.facility_id)) EXECUTE FUNCTION "report_call_target"();

INSERT INTO call_wait (call_id, provider_id, status, purpose_id, facility_id, waiting_since)
  SELECT call.id, call.provider_id, status_code.name, purpose_id, room.facility_id, alive_at
  FROM call JOIN status_code ON status_code.id = status_code_id LEFT JOIN room ON room.id = room_id
  WHERE assigned_to_id IS NULL AND completed_at IS NULL AND call.deleted_at IS NULL AND status_code.name IN ('Stat', 'Normal');

GRANT SELECT, INSERT, UPDATE, DELETE ON "waiting_target" TO patency_app;
-- Triggers keep the waits; the application counts their steps, and never takes one back.
REVOKE ALL ON "call_wait", "call_escalation" FROM patency_app;
GRANT SELECT, UPDATE ON "call_wait" TO patency_app;
GRANT SELECT, INSERT ON "call_escalation" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['waiting_target', 'call_wait', 'call_escalation'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
