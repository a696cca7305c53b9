-- A prepared file shows what its owner was allowed to see when it was made. It ends with that: a change of their role or
-- of their facilities deletes it, also when the same comes back later.
CREATE FUNCTION "forget_report_files"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM report_file WHERE (provider_id, user_id) IN ((OLD.provider_id, OLD.user_id), (NEW.provider_id, NEW.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_role_report_files" AFTER UPDATE OR DELETE ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "forget_report_files"();
CREATE TRIGGER "allowed_facility_report_files" AFTER INSERT OR UPDATE OR DELETE ON "allowed_facility" FOR EACH ROW EXECUTE FUNCTION "forget_report_files"();
