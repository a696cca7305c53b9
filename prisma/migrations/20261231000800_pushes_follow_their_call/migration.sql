-- What a device was told of its call. When the call says something else, the device is told again, without a sound (rules 10.3).
ALTER TABLE "push" ADD COLUMN "told" TEXT, ADD COLUMN "sound" TEXT NOT NULL DEFAULT 'ALWAYS',
  ADD CONSTRAINT "push_sound" CHECK ("sound" IN ('ALWAYS', 'IF_NEW', 'NEVER'));

-- Since when its push service refuses what is sent to a device.
ALTER TABLE "push_subscription" ADD COLUMN "refused_at" TIMESTAMPTZ(3);

DROP TRIGGER "queue_push_of_changed" ON "call";
CREATE TRIGGER "queue_push_of_changed" AFTER UPDATE OF announced_at, completed_at, deleted_at, assigned_to_id, status_code_id, purpose_id, room_id ON "call" FOR EACH ROW
  WHEN (NEW.announced_at IS NOT NULL AND (OLD.announced_at, OLD.completed_at, OLD.deleted_at, OLD.assigned_to_id, OLD.status_code_id, OLD.purpose_id, OLD.room_id)
    IS DISTINCT FROM (NEW.announced_at, NEW.completed_at, NEW.deleted_at, NEW.assigned_to_id, NEW.status_code_id, NEW.purpose_id, NEW.room_id))
  EXECUTE FUNCTION "queue_push"();
