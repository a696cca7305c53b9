-- A compliance lock is of a person in a provider, with its reason and who set it (rules 2.4). Until now it held in every
-- provider of the person, and only locks of the nightly job had a row.
ALTER TABLE "account_lock" ADD COLUMN     "locked_by_id" UUID;

-- The job's locks stay in the provider that locked.
DELETE FROM "account_lock" WHERE NOT (SELECT "is_locked" FROM "app_user" WHERE "id" = "account_lock"."user_id")
  OR NOT EXISTS (SELECT FROM "provider_role" WHERE "user_id" = "account_lock"."user_id" AND "provider_id" = "account_lock"."provider_id");
ALTER TABLE "account_lock" DROP CONSTRAINT "account_lock_pkey";
-- Nobody knows which provider's administrator locked the others.
INSERT INTO "account_lock" ("user_id", "provider_id", "locked_at", "requirements")
  SELECT role.user_id, role.provider_id, now(), '[]' FROM "provider_role" AS role JOIN "app_user" ON "app_user".id = role.user_id
  WHERE "app_user".is_locked AND NOT EXISTS (SELECT FROM "account_lock" WHERE "account_lock".user_id = role.user_id);
ALTER TABLE "account_lock" ADD CONSTRAINT "account_lock_pkey" PRIMARY KEY ("provider_id", "user_id");

-- DropIndex
DROP INDEX "account_lock_provider_id_idx";

-- CreateIndex
CREATE INDEX "account_lock_user_id_idx" ON "account_lock"("user_id");

-- Whoever is taken out of a provider has no lock there.
ALTER TABLE "account_lock" ADD CONSTRAINT "account_lock_provider_id_user_id_fkey" FOREIGN KEY ("provider_id", "user_id") REFERENCES "provider_role"("provider_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account_lock" ADD CONSTRAINT "account_lock_locked_by_id_fkey" FOREIGN KEY ("locked_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Open screens follow a lock as they follow a role.
DROP TRIGGER "app_user_standing" ON "app_user";
CREATE TRIGGER "app_user_standing" AFTER UPDATE OF "active", "superadmin", "training", "must_change_password" ON "app_user" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "account_lock_standing" AFTER INSERT OR DELETE ON "account_lock" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();

-- AlterTable
ALTER TABLE "app_user" DROP COLUMN "is_locked";
