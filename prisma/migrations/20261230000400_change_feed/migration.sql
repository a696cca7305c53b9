-- patency: baseline
-- What changed, for every screen; and who is there.

CREATE TABLE "change" (
    "provider_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "kind" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "facility_ids" UUID[],
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY ("provider_id", "sequence")
);

CREATE TABLE "change_head" (
    "provider_id" UUID PRIMARY KEY REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "sequence" INTEGER NOT NULL DEFAULT 0
);

-- The change feed: the sequence is taken under the head's row lock, which is held until the
-- commit, so rows become visible in order; the commit wakes the listeners.
CREATE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO change_head AS head (provider_id, sequence) VALUES (NEW.provider_id, 1)
  ON CONFLICT (provider_id) DO UPDATE SET sequence = head.sequence + 1
  RETURNING sequence INTO NEW.sequence;
  PERFORM pg_notify('patency_change', NEW.provider_id || ':' || NEW.sequence);
  RETURN NEW;
END $$;
CREATE TRIGGER "change_announce" BEFORE INSERT ON "change" FOR EACH ROW EXECUTE FUNCTION "announce_change"();

-- The application adds to the feed, and deletes its oldest rows.
REVOKE UPDATE ON "change" FROM patency_app;
REVOKE INSERT, UPDATE, DELETE ON "change_head" FROM patency_app;

-- The numbers of the change feed mean something within one history of the database only. A standby that is promoted, a
-- backup that is restored and a disk that is put back begin another one, which gives the same numbers to other changes.
-- A history goes back only through a start of PostgreSQL, or by filling another database, or the table of the heads,
-- anew. So these three tell one from another, and whoever may connect may ask for them, on a standby as well.
CREATE FUNCTION "feed_epoch"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(encode(sha256(convert_to(concat_ws(' ',
    extract(epoch FROM pg_postmaster_start_time()),
    (SELECT oid FROM pg_catalog.pg_database WHERE datname = current_database()),
    pg_relation_filenode('public.change_head')
  ), 'UTF8')), 'hex'), 12)
$$;

CREATE TABLE "connection" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "session_id" UUID NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3)
);
CREATE INDEX "connection_user_id_seen_at_idx" ON "connection" ("user_id", "seen_at");

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

-- What the queue shows of people moves its version, whoever changes it: answers are kept until then. In each provider
-- where the person holds a role, or stands on a call of the queue, and at the commit, as with presence.
CREATE FUNCTION "announce_person"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO change (provider_id, kind, entity_id, facility_ids)
  SELECT provider_id, 'user', NEW.id, '{}' FROM (
    SELECT provider_id FROM provider_role WHERE user_id = NEW.id
    UNION
    SELECT call.provider_id FROM call WHERE completed_at IS NULL AND deleted_at IS NULL
      AND (NEW.id IN (assigned_to_id, updated_by_id, created_by_id) OR EXISTS (SELECT FROM work_order work WHERE work.call_id = call.id AND work.user_id = NEW.id))
  ) AS seen_in ORDER BY provider_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "app_user_shown" AFTER UPDATE OF "full_name", "email" ON "app_user" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email) IS DISTINCT FROM (NEW.full_name, NEW.email))
  EXECUTE FUNCTION "announce_person"();

-- The queue shows who is a trainee, so answers that are kept are made again.
CREATE FUNCTION "announce_trainee"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF coalesce(OLD.training, false) <> coalesce(NEW.training, false) THEN
    INSERT INTO change (provider_id, kind, entity_id, facility_ids) VALUES (coalesce(NEW.provider_id, OLD.provider_id), 'user', coalesce(NEW.user_id, OLD.user_id), '{}');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "provider_role_shown" AFTER INSERT OR DELETE OR UPDATE OF "training" ON "provider_role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "announce_trainee"();
