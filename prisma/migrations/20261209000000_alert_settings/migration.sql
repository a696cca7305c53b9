-- How alerts reach people, where they changed it (rules 10.1).
-- CreateTable
CREATE TABLE "alert_setting" (
    "user_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "all_facilities" BOOLEAN NOT NULL,
    "facility_ids" UUID[],
    "sound" BOOLEAN NOT NULL,
    "notification" BOOLEAN NOT NULL,

    CONSTRAINT "alert_setting_pkey" PRIMARY KEY ("user_id","provider_id","kind")
);

-- CreateIndex
CREATE INDEX "alert_setting_provider_id_idx" ON "alert_setting"("provider_id");

-- AddForeignKey
ALTER TABLE "alert_setting" ADD CONSTRAINT "alert_setting_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_setting" ADD CONSTRAINT "alert_setting_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

ALTER TABLE "alert_setting" ADD CONSTRAINT "alert_setting_kind" CHECK (kind IN ('STAT', 'ASSIGNED', 'NEW_CALL', 'ESCALATION'));

GRANT SELECT, INSERT, UPDATE, DELETE ON "alert_setting" TO patency_app;

-- The second wall behind the visibility filters.
ALTER TABLE "alert_setting" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "alert_setting" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
