-- People, their invitations and resets, and mail (rules 9).
-- CreateEnum
CREATE TYPE "link_kind" AS ENUM ('invitation', 'reset');

-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "must_change_password" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "password_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "origin" TEXT,
ADD COLUMN     "user_agent" TEXT,
ADD COLUMN     "verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "one_time_link" (
    "id" UUID NOT NULL,
    "kind" "link_kind" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "provider_id" UUID,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "provider_id" UUID,
    "facts" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "given_up_at" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_link_user_id_idx" ON "one_time_link"("user_id");

-- CreateIndex
CREATE INDEX "one_time_link_expires_at_idx" ON "one_time_link"("expires_at");

-- CreateIndex
CREATE INDEX "mail_due_at_idx" ON "mail"("due_at");

-- CreateIndex
CREATE INDEX "mail_user_id_idx" ON "mail"("user_id");

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "one_time_link", "mail" TO patency_app;

-- Open screens follow when somebody must choose another password, and when a provider is closed or opened.
DROP TRIGGER "app_user_standing" ON "app_user";
CREATE TRIGGER "app_user_standing" AFTER UPDATE OF "active", "is_locked", "superadmin", "training", "must_change_password" ON "app_user" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();

CREATE FUNCTION "announce_provider_standing"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('patency_standing', user_id::text) FROM provider_role WHERE provider_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_standing" AFTER UPDATE OF "status" ON "provider" FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "announce_provider_standing"();
