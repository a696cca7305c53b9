-- Paired screens: wall boards and ward's devices, the codes that pair them, and the calls that a ward's device created.
-- CreateEnum
CREATE TYPE "device_kind" AS ENUM ('wallBoard', 'wardDevice');

-- AlterTable
ALTER TABLE "call" ADD COLUMN     "created_by_device_id" UUID;

-- CreateTable
CREATE TABLE "device" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "kind" "device_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "facility_id" UUID,
    "unit" TEXT,
    "paired_by_id" UUID NOT NULL,
    "paired_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "device_pairing" (
    "token_hash" BYTEA NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "network" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "device_pairing_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "device_code_try" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "device_code_try_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "device_token_hash_key" ON "device"("token_hash");

-- CreateIndex
CREATE INDEX "device_provider_id_paired_at_idx" ON "device"("provider_id", "paired_at");

-- CreateIndex
CREATE INDEX "device_facility_id_idx" ON "device"("facility_id");

-- CreateIndex
CREATE UNIQUE INDEX "device_pairing_code_hash_key" ON "device_pairing"("code_hash");

-- CreateIndex
CREATE INDEX "device_pairing_network_idx" ON "device_pairing"("network");

-- CreateIndex
CREATE INDEX "device_pairing_expires_at_idx" ON "device_pairing"("expires_at");

-- CreateIndex
CREATE INDEX "device_code_try_provider_id_at_idx" ON "device_code_try"("provider_id", "at");

-- CreateIndex
CREATE INDEX "device_code_try_user_id_idx" ON "device_code_try"("user_id");

-- AddForeignKey
ALTER TABLE "device" ADD CONSTRAINT "device_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device" ADD CONSTRAINT "device_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device" ADD CONSTRAINT "device_paired_by_id_fkey" FOREIGN KEY ("paired_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_code_try" ADD CONSTRAINT "device_code_try_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_code_try" ADD CONSTRAINT "device_code_try_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_created_by_device_id_fkey" FOREIGN KEY ("created_by_device_id") REFERENCES "device"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- A ward's device stands in one facility, and only there a unit means anything (rules 10.16).
ALTER TABLE "device" ADD CONSTRAINT "device_place" CHECK (
  CASE WHEN kind = 'wardDevice' THEN facility_id IS NOT NULL ELSE unit IS NULL END);
-- A call is created by a person or by a device, never by both.
ALTER TABLE "call" ADD CONSTRAINT "call_one_creator" CHECK (created_by_id IS NULL OR created_by_device_id IS NULL) NOT VALID;
ALTER TABLE "call" VALIDATE CONSTRAINT "call_one_creator";
-- What a ward's device shows of its calls, and by what it is slowed down.
CREATE INDEX "call_created_by_device" ON "call" ("created_by_device_id", "created_at") WHERE "created_by_device_id" IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "device", "device_pairing", "device_code_try" TO patency_app;

-- The second wall behind the visibility filters. A pairing is in no provider yet.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['device', 'device_code_try'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
