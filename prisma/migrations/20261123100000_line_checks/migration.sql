-- CreateEnum
CREATE TYPE "interval_units" AS ENUM ('minutes', 'hours');

-- CreateEnum
CREATE TYPE "job_outcome" AS ENUM ('done', 'failed', 'dead');

-- CreateTable
CREATE TABLE "line_check_settings" (
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "interval_amount" INTEGER,
    "interval_units" "interval_units",
    "interval_since" TIMESTAMPTZ(3),
    "time_hour" INTEGER,
    "time_minute" INTEGER,
    "enabled_days" INTEGER[],
    "purpose_id" UUID,
    "whitelist" TEXT[],
    "blacklist" TEXT[],
    "checked_up_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "line_check_settings_pkey" PRIMARY KEY ("provider_id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" UUID NOT NULL,
    "provider_id" UUID,
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3),
    "claim_id" UUID,
    "claimed_at" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "settled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_run" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "provider_id" UUID,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "attempt" INTEGER NOT NULL,
    "outcome" "job_outcome" NOT NULL,
    "told" TEXT NOT NULL,

    CONSTRAINT "job_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "job_provider_id_name_key" ON "job"("provider_id", "name");

-- CreateIndex
CREATE INDEX "job_run_job_id_ended_at_idx" ON "job_run"("job_id", "ended_at");

-- CreateIndex
CREATE INDEX "job_run_ended_at_idx" ON "job_run"("ended_at");

-- AddForeignKey
ALTER TABLE "line_check_settings" ADD CONSTRAINT "line_check_settings_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_check_settings" ADD CONSTRAINT "line_check_settings_purpose_id_fkey" FOREIGN KEY ("purpose_id") REFERENCES "purpose"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Never, in an interval, or at a time; and what is scheduled has a purpose.
ALTER TABLE "line_check_settings" ADD CONSTRAINT "line_check_settings_interval"
  CHECK (("interval_amount" IS NULL) = ("interval_units" IS NULL) AND ("interval_amount" IS NULL) = ("interval_since" IS NULL) AND "interval_amount" > 0);
ALTER TABLE "line_check_settings" ADD CONSTRAINT "line_check_settings_time"
  CHECK (("time_hour" IS NULL) = ("time_minute" IS NULL) AND "time_hour" BETWEEN 0 AND 23 AND "time_minute" BETWEEN 0 AND 59
    AND "enabled_days" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND ("time_hour" IS NULL OR cardinality("enabled_days") > 0));
ALTER TABLE "line_check_settings" ADD CONSTRAINT "line_check_settings_one_schedule"
  CHECK (("interval_amount" IS NULL OR "time_hour" IS NULL) AND ("purpose_id" IS NOT NULL OR coalesce("interval_amount", "time_hour") IS NULL));

-- One job of each kind: of a provider by the key above, of the installation by this one.
CREATE UNIQUE INDEX "job_of_installation" ON "job" ("name") WHERE "provider_id" IS NULL;
CREATE INDEX "job_due" ON "job" ("due_at") WHERE "due_at" IS NOT NULL;
ALTER TABLE "job" ADD CONSTRAINT "job_claim" CHECK (("claim_id" IS NULL) = ("claimed_until" IS NULL) AND ("claim_id" IS NULL) = ("claimed_at" IS NULL));

-- A facility in another zone may have its line checks before everybody else. The job is woken, and reckons anew.
CREATE FUNCTION "wake_line_checks"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE job SET due_at = least(due_at, settled_at) WHERE provider_id = NEW.provider_id AND name = 'checkLines' AND due_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "facility_wakes_line_checks" AFTER INSERT OR UPDATE OF "time_zone" ON "facility" FOR EACH ROW EXECUTE FUNCTION "wake_line_checks"();

GRANT SELECT, INSERT, UPDATE, DELETE ON "line_check_settings", "job", "job_run" TO patency_app;

-- The second wall behind the visibility filters. Jobs of the installation belong to nobody, and tell of nobody.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['line_check_settings', 'job', 'job_run'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid)%s)
    $policy$, tenant, CASE tenant WHEN 'line_check_settings' THEN '' ELSE ' OR provider_id IS NULL' END);
  END LOOP;
END $$;
