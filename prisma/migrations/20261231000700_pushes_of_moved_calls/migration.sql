-- A call that moves to a facility is new to those who were told nothing of it where it was (rules 10.1). Rows that an older
-- server's transaction queues meanwhile say nothing of the facility, and count as if it stayed.
CREATE OR REPLACE FUNCTION "queue_push"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE was jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM push_subscription) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD.announced_at IS NOT NULL AND OLD.completed_at IS NULL AND OLD.deleted_at IS NULL THEN
    was := jsonb_build_object('leadId', OLD.assigned_to_id, 'statusName', (SELECT name FROM status_code WHERE id = OLD.status_code_id),
      'facilityId', (SELECT facility_id FROM room WHERE id = OLD.room_id));
  END IF;
  INSERT INTO push_alert (id, provider_id, call_id, kind, before, by_id, created_at)
  VALUES (gen_random_uuid(), NEW.provider_id, NEW.id, 'CHANGE', was,
    CASE WHEN TG_OP = 'UPDATE' AND NEW.version = OLD.version THEN NULL ELSE NEW.updated_by_id END,
    greatest(NEW.updated_at, NEW.announced_at));
  RETURN NULL;
END $$;
DROP TRIGGER "queue_push_of_changed" ON "call";
CREATE TRIGGER "queue_push_of_changed" AFTER UPDATE OF announced_at, completed_at, deleted_at, assigned_to_id, status_code_id, room_id ON "call" FOR EACH ROW
  WHEN (NEW.announced_at IS NOT NULL AND (OLD.announced_at, OLD.completed_at, OLD.deleted_at, OLD.assigned_to_id, OLD.status_code_id, OLD.room_id)
    IS DISTINCT FROM (NEW.announced_at, NEW.completed_at, NEW.deleted_at, NEW.assigned_to_id, NEW.status_code_id, NEW.room_id))
  EXECUTE FUNCTION "queue_push"();
