-- In how many providers a person has a role. Row-level security hides the roles of other providers, but one provider's
-- administrator must not take over an account that works elsewhere (rules 9.3).
ALTER TABLE "app_user" ADD COLUMN     "role_count" INTEGER NOT NULL DEFAULT 0;

UPDATE "app_user" SET "role_count" = (SELECT count(*) FROM "provider_role" WHERE "user_id" = "app_user"."id");

CREATE FUNCTION "count_roles"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE app_user SET role_count = role_count - 1 WHERE id = OLD.user_id; END IF;
  IF TG_OP <> 'DELETE' THEN UPDATE app_user SET role_count = role_count + 1 WHERE id = NEW.user_id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_role_count" AFTER INSERT OR DELETE OR UPDATE OF "user_id" ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "count_roles"();
