-- Nights begin where the first facility is (rules 6.7). When that may be another one, or elsewhere, the nightly job is woken
-- as line checks are, and reckons anew.
CREATE FUNCTION "wake_nights"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE job SET due_at = least(due_at, settled_at) WHERE provider_id = NEW.provider_id AND name = 'followCompliance' AND due_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "facility_wakes_nights" AFTER INSERT OR UPDATE OF "time_zone", "weight", "name", "deleted_at" ON "facility" FOR EACH ROW EXECUTE FUNCTION "wake_nights"();
-- A facility may have moved before, and its nights did not follow yet.
UPDATE job SET due_at = least(due_at, settled_at) WHERE name = 'followCompliance' AND due_at IS NOT NULL;
