-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "is_online" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "connection" ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- What Prisma cannot say.

-- Those who are Online are looked at every second.
CREATE INDEX "app_user_online_idx" ON "app_user" ("id") WHERE "is_online";

-- Presence is told by whoever changes it, because the database does it: once for each change that
-- can be seen (Away while nobody is there is none), in each provider where the person holds a role
-- or stands at a call of the queue. At the commit, so that the head of the feed is locked after
-- that of the audit trail, as commands lock them, and in the order of the providers.
CREATE FUNCTION "announce_presence"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO change (provider_id, kind, entity_id, facility_ids)
  SELECT provider_id, 'user', NEW.id, '{}' FROM (
    SELECT provider_id FROM provider_role WHERE user_id = NEW.id
    UNION
    SELECT work.provider_id FROM work_order work JOIN call ON call.id = work.call_id
      WHERE work.user_id = NEW.id AND call.completed_at IS NULL AND call.deleted_at IS NULL
  ) AS seen_in ORDER BY provider_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "app_user_presence" AFTER UPDATE OF "is_online", "away_at" ON "app_user" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.is_online <> NEW.is_online OR (NEW.is_online AND (OLD.away_at IS NULL) <> (NEW.away_at IS NULL)))
  EXECUTE FUNCTION "announce_presence"();
