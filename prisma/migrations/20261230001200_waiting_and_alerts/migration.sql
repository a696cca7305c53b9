-- patency: baseline
-- How long calls may wait, the escalation of those that wait longer (rules 10.4), and how alerts reach people (rules 10.1,
-- 10.3).

CREATE TABLE "waiting_target" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL,
    "purpose_id" UUID REFERENCES "purpose" ON DELETE CASCADE ON UPDATE CASCADE,
    "facility_id" UUID REFERENCES "facility" ON DELETE CASCADE ON UPDATE CASCADE,
    "target_minutes" INTEGER NOT NULL,
    "escalate_after" INTEGER,
    "escalate_to" TEXT[],
    "repeat_every" INTEGER,
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "waiting_target_status" CHECK ("status" IN ('Stat', 'Normal')),
    CONSTRAINT "waiting_target_minutes" CHECK ("target_minutes" BETWEEN 1 AND 1440 AND "escalate_after" BETWEEN 1 AND 1440 AND "repeat_every" BETWEEN 1 AND 1440),
    CONSTRAINT "waiting_target_to" CHECK (cardinality("escalate_to") > 0 AND "escalate_to" <@ ARRAY['managers', 'administrators', 'online']),
    -- The targets of all calls with a status are always there.
    CONSTRAINT "waiting_target_kept" CHECK ("deleted_at" IS NULL OR "purpose_id" IS NOT NULL OR "facility_id" IS NOT NULL)
);
CREATE INDEX "waiting_target_provider_id_idx" ON "waiting_target" ("provider_id");
CREATE INDEX "waiting_target_purpose_id_idx" ON "waiting_target" ("purpose_id");
CREATE INDEX "waiting_target_facility_id_idx" ON "waiting_target" ("facility_id");
-- One target for the same calls.
CREATE UNIQUE INDEX "waiting_target_one" ON "waiting_target" ("provider_id", "status", "purpose_id", "facility_id") NULLS NOT DISTINCT WHERE "deleted_at" IS NULL;

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

CREATE TABLE "call_wait" (
    "call_id" UUID PRIMARY KEY REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
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
    "escalated_to" TEXT[]
);
CREATE INDEX "call_wait_provider_id_idx" ON "call_wait" ("provider_id");
-- What is due next, which the clock looks for every second.
CREATE INDEX "call_wait_due" ON "call_wait" ("escalates_at") WHERE "escalates_at" IS NOT NULL;

CREATE TABLE "call_escalation" (
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "waiting_since" TIMESTAMPTZ(3) NOT NULL,
    "step" INTEGER NOT NULL,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "audience" TEXT[],
    PRIMARY KEY ("call_id", "waiting_since", "step")
);
CREATE INDEX "call_escalation_provider_id_at_idx" ON "call_escalation" ("provider_id", "at");

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

-- Triggers keep the waits; the application counts their steps, and never takes one back.
REVOKE INSERT, DELETE ON "call_wait" FROM patency_app;
REVOKE UPDATE, DELETE ON "call_escalation" FROM patency_app;

-- How alerts reach people, where they changed it (rules 10.1).
CREATE TABLE "alert_setting" (
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "all_facilities" BOOLEAN NOT NULL,
    "facility_ids" UUID[],
    "sound" BOOLEAN NOT NULL,
    "notification" BOOLEAN NOT NULL,
    "push" BOOLEAN NOT NULL DEFAULT false,
    "push_away" BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY ("user_id", "provider_id", "kind"),
    CONSTRAINT "alert_setting_kind" CHECK (kind IN ('STAT', 'ASSIGNED', 'NEW_CALL', 'ESCALATION'))
);
CREATE INDEX "alert_setting_provider_id_idx" ON "alert_setting" ("provider_id");

-- Push notifications to people's devices (rules 10.3).
CREATE TABLE "vapid_key" (
    "id" INTEGER PRIMARY KEY DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "vapid_key_one" CHECK (id = 1)
);

CREATE TABLE "push_subscription" (
    "id" UUID PRIMARY KEY,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "session_id" UUID REFERENCES "session" ON DELETE SET NULL ON UPDATE CASCADE,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription" ("endpoint");
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription" ("user_id");
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription" ("session_id");

CREATE TABLE "push_alert" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "before" JSONB,
    "user_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "push_alert_kind" CHECK (kind IN ('CHANGE', 'ESCALATION'))
);
CREATE INDEX "push_alert_created_at_idx" ON "push_alert" ("created_at");
CREATE INDEX "push_alert_call_id_idx" ON "push_alert" ("call_id");
CREATE INDEX "push_alert_provider_id_idx" ON "push_alert" ("provider_id");

CREATE TABLE "push" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "subscription_id" UUID NOT NULL REFERENCES "push_subscription" ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    CONSTRAINT "push_kind" CHECK (kind IN ('STAT', 'ASSIGNED', 'NEW_CALL', 'ESCALATION', 'WITHDRAWN'))
);
CREATE INDEX "push_call_id_idx" ON "push" ("call_id");
CREATE INDEX "push_subscription_id_idx" ON "push" ("subscription_id");
CREATE INDEX "push_provider_id_idx" ON "push" ("provider_id");
CREATE INDEX "push_created_at_idx" ON "push" ("created_at");
-- What is to be sent.
CREATE INDEX "push_due" ON "push" ("due_at") WHERE "due_at" IS NOT NULL;

-- A device gets nothing more once the session is ended there: signed out, revoked, or the account disabled. A session
-- that only ran out does not end it.
CREATE FUNCTION "end_push_subscriptions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "end_push_subscriptions" AFTER UPDATE OF ended_at ON "session" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION "end_push_subscriptions"();

-- Whom a change of a call alerts is found out after the commit, by the settings of each person; the row says what the
-- call was before. Nothing is written while nobody has a device.
CREATE FUNCTION "queue_push"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE was jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM push_subscription) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD.announced_at IS NOT NULL AND OLD.completed_at IS NULL AND OLD.deleted_at IS NULL THEN
    was := jsonb_build_object('leadId', OLD.assigned_to_id, 'statusName', (SELECT name FROM status_code WHERE id = OLD.status_code_id));
  END IF;
  INSERT INTO push_alert (id, provider_id, call_id, kind, before, by_id, created_at)
  VALUES (gen_random_uuid(), NEW.provider_id, NEW.id, 'CHANGE', was,
    CASE WHEN TG_OP = 'UPDATE' AND NEW.version = OLD.version THEN NULL ELSE NEW.updated_by_id END,
    greatest(NEW.updated_at, NEW.announced_at));
  RETURN NULL;
END $$;
CREATE TRIGGER "queue_push_of_added" AFTER INSERT ON "call" FOR EACH ROW
  WHEN (NEW.announced_at IS NOT NULL AND NEW.completed_at IS NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION "queue_push"();
CREATE TRIGGER "queue_push_of_changed" AFTER UPDATE OF announced_at, completed_at, deleted_at, assigned_to_id, status_code_id ON "call" FOR EACH ROW
  WHEN (NEW.announced_at IS NOT NULL AND (OLD.announced_at, OLD.completed_at, OLD.deleted_at, OLD.assigned_to_id, OLD.status_code_id)
    IS DISTINCT FROM (NEW.announced_at, NEW.completed_at, NEW.deleted_at, NEW.assigned_to_id, NEW.status_code_id))
  EXECUTE FUNCTION "queue_push"();
