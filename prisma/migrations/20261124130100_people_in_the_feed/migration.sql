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
CREATE CONSTRAINT TRIGGER "app_user_shown" AFTER UPDATE OF "full_name", "email", "training" ON "app_user" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email, OLD.training) IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.training))
  EXECUTE FUNCTION "announce_person"();
