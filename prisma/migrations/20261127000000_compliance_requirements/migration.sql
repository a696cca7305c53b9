-- What a provider asks of its people (rules 6).
-- CreateTable
CREATE TABLE "compliance_category" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "compliance_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compliance_requirement" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "category_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "notes" TEXT,
    "link" TEXT,
    "grace_period" INTEGER NOT NULL,
    "is_global" BOOLEAN NOT NULL DEFAULT false,
    "does_not_expire" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "compliance_requirement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "requirement_facility" (
    "provider_id" UUID NOT NULL,
    "requirement_id" UUID NOT NULL,
    "facility_id" UUID NOT NULL,

    CONSTRAINT "requirement_facility_pkey" PRIMARY KEY ("requirement_id","facility_id")
);

-- CreateTable
CREATE TABLE "compliance_settings" (
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "grace_period" INTEGER NOT NULL,

    CONSTRAINT "compliance_settings_pkey" PRIMARY KEY ("provider_id")
);

-- CreateIndex
CREATE INDEX "compliance_category_provider_id_idx" ON "compliance_category"("provider_id");

-- CreateIndex
CREATE INDEX "compliance_requirement_provider_id_weight_idx" ON "compliance_requirement"("provider_id", "weight");

-- CreateIndex
CREATE INDEX "compliance_requirement_category_id_idx" ON "compliance_requirement"("category_id");

-- CreateIndex
CREATE INDEX "requirement_facility_facility_id_idx" ON "requirement_facility"("facility_id");

-- AddForeignKey
ALTER TABLE "compliance_category" ADD CONSTRAINT "compliance_category_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_requirement" ADD CONSTRAINT "compliance_requirement_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_requirement" ADD CONSTRAINT "compliance_requirement_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "compliance_category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requirement_facility" ADD CONSTRAINT "requirement_facility_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requirement_facility" ADD CONSTRAINT "requirement_facility_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "compliance_requirement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requirement_facility" ADD CONSTRAINT "requirement_facility_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_settings" ADD CONSTRAINT "compliance_settings_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Two living items of one list never have the same name.
CREATE UNIQUE INDEX "compliance_category_name" ON "compliance_category" ("provider_id", lower("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "compliance_requirement_name" ON "compliance_requirement" ("provider_id", lower("name")) WHERE "deleted_at" IS NULL;

ALTER TABLE "compliance_requirement" ADD CONSTRAINT "compliance_requirement_grace_period" CHECK ("grace_period" BETWEEN 0 AND 3650);
ALTER TABLE "compliance_settings" ADD CONSTRAINT "compliance_settings_grace_period" CHECK ("grace_period" BETWEEN 0 AND 3650);
-- Screens make it a link, so it is never an address that runs code.
ALTER TABLE "compliance_requirement" ADD CONSTRAINT "compliance_requirement_link" CHECK ("link" ~* '^https://');

GRANT SELECT, INSERT, UPDATE, DELETE ON "compliance_category", "compliance_requirement", "requirement_facility", "compliance_settings" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['compliance_category', 'compliance_requirement', 'requirement_facility', 'compliance_settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
