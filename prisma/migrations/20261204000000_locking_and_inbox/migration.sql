-- Messages in the app, why accounts are locked, and what people were told about compliance (rules 6.7, 6.8).
-- CreateEnum
CREATE TYPE "compliance_notice_kind" AS ENUM ('expiring', 'lockWarning', 'lock', 'digest');

-- AlterTable
ALTER TABLE "compliance_requirement" ADD COLUMN     "applies_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "inbox_message" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_lock" (
    "user_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "locked_at" TIMESTAMPTZ(3) NOT NULL,
    "requirements" JSONB NOT NULL,

    CONSTRAINT "account_lock_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "compliance_notice" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "compliance_notice_kind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "days_before" INTEGER NOT NULL,
    "night" DATE NOT NULL,
    "is_untold" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "compliance_notice_pkey" PRIMARY KEY ("provider_id","user_id","kind","subject_id","day","days_before")
);

-- CreateIndex
CREATE INDEX "inbox_message_user_id_provider_id_created_at_idx" ON "inbox_message"("user_id", "provider_id", "created_at");

-- CreateIndex
CREATE INDEX "inbox_message_created_at_idx" ON "inbox_message"("created_at");

-- CreateIndex
CREATE INDEX "inbox_message_provider_id_idx" ON "inbox_message"("provider_id");

-- CreateIndex
CREATE INDEX "account_lock_provider_id_idx" ON "account_lock"("provider_id");

-- CreateIndex
CREATE INDEX "compliance_notice_user_id_idx" ON "compliance_notice"("user_id");

-- CreateIndex
CREATE INDEX "compliance_notice_provider_id_night_idx" ON "compliance_notice"("provider_id", "night");

-- AddForeignKey
ALTER TABLE "inbox_message" ADD CONSTRAINT "inbox_message_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_message" ADD CONSTRAINT "inbox_message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_lock" ADD CONSTRAINT "account_lock_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_lock" ADD CONSTRAINT "account_lock_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_notice" ADD CONSTRAINT "compliance_notice_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_notice" ADD CONSTRAINT "compliance_notice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- What an inbox counts.
CREATE INDEX "inbox_message_unread" ON "inbox_message" ("user_id", "provider_id") WHERE "read_at" IS NULL;
-- What administrators have not been told yet.
CREATE INDEX "compliance_notice_untold" ON "compliance_notice" ("provider_id") WHERE "is_untold";

GRANT SELECT, INSERT, UPDATE, DELETE ON "inbox_message", "account_lock", "compliance_notice" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['inbox_message', 'account_lock', 'compliance_notice'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;

-- Every provider has a nightly job. Its first run is due at once, finds out when the next night is, and has nothing to
-- make up for: no requirement was asked for before now.
CREATE FUNCTION schedule_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job (id, provider_id, name, due_at, settled_at) VALUES (gen_random_uuid(), NEW.id, 'followCompliance', now(), now());
  RETURN NULL;
END $$;
CREATE TRIGGER schedule_nights AFTER INSERT ON provider FOR EACH ROW EXECUTE FUNCTION schedule_nights();

INSERT INTO job (id, provider_id, name, due_at, settled_at) SELECT gen_random_uuid(), id, 'followCompliance', now(), now() FROM provider;
