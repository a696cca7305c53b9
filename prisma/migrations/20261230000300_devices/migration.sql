-- patency: baseline
-- Screens that nobody signs in to: wall boards and ward's devices, and the codes that pair them.

CREATE TYPE "device_kind" AS ENUM ('wallBoard', 'wardDevice');

CREATE TABLE "device" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "kind" "device_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "facility_id" UUID REFERENCES "facility" ON DELETE RESTRICT ON UPDATE CASCADE,
    "unit" TEXT,
    "paired_by_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "paired_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    -- A ward's device stands in one facility, and only there a unit means anything (rules 10.16).
    CONSTRAINT "device_place" CHECK (
      CASE WHEN kind = 'wardDevice' THEN facility_id IS NOT NULL ELSE unit IS NULL END)
);
CREATE UNIQUE INDEX "device_token_hash_key" ON "device" ("token_hash");
CREATE INDEX "device_provider_id_paired_at_idx" ON "device" ("provider_id", "paired_at");
CREATE INDEX "device_facility_id_idx" ON "device" ("facility_id");

CREATE TABLE "device_pairing" (
    "token_hash" BYTEA PRIMARY KEY,
    "code_hash" BYTEA NOT NULL,
    "network" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "device_pairing_code_hash_key" ON "device_pairing" ("code_hash");
CREATE INDEX "device_pairing_network_idx" ON "device_pairing" ("network");
CREATE INDEX "device_pairing_expires_at_idx" ON "device_pairing" ("expires_at");

CREATE TABLE "device_code_try" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "device_code_try_provider_id_at_idx" ON "device_code_try" ("provider_id", "at");
CREATE INDEX "device_code_try_user_id_idx" ON "device_code_try" ("user_id");
