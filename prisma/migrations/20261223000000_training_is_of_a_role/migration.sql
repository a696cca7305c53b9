-- Being a trainee is of a role in a provider, as the role and the lock are (rules 2.1). Until now it was of the account.
ALTER TABLE "provider_role" ADD COLUMN     "training" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "role_invitation" ADD COLUMN     "training" BOOLEAN NOT NULL DEFAULT false;

-- A trainee stays one in each of their providers.
UPDATE "provider_role" SET "training" = true FROM "app_user" WHERE "app_user".id = user_id AND "app_user".training;

-- What Prisma cannot say.

-- A prepared file ends with what its person may see, which training does not change.
DROP TRIGGER "provider_role_report_files" ON "provider_role";
CREATE TRIGGER "provider_role_report_files" AFTER UPDATE OF "role" OR DELETE ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "forget_report_files"();

DROP TRIGGER "app_user_standing" ON "app_user";
CREATE TRIGGER "app_user_standing" AFTER UPDATE OF "active", "superadmin", "must_change_password" ON "app_user" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();

-- The queue shows who is a trainee, so answers that are kept are made again.
DROP TRIGGER "app_user_shown" ON "app_user";
CREATE CONSTRAINT TRIGGER "app_user_shown" AFTER UPDATE OF "full_name", "email" ON "app_user" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email) IS DISTINCT FROM (NEW.full_name, NEW.email))
  EXECUTE FUNCTION "announce_person"();
CREATE FUNCTION "announce_trainee"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF coalesce(OLD.training, false) <> coalesce(NEW.training, false) THEN
    INSERT INTO change (provider_id, kind, entity_id, facility_ids) VALUES (coalesce(NEW.provider_id, OLD.provider_id), 'user', coalesce(NEW.user_id, OLD.user_id), '{}');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "provider_role_shown" AFTER INSERT OR DELETE OR UPDATE OF "training" ON "provider_role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "announce_trainee"();

-- AlterTable
ALTER TABLE "app_user" DROP COLUMN "training";
