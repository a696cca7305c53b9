-- patency: baseline
-- Providers and their places, the statuses of their calls, and the keys by which repeated requests are known.

CREATE TYPE "provider_status" AS ENUM ('Active', 'Inactive');

CREATE TABLE "provider" (
    "id" UUID PRIMARY KEY,
    "name" TEXT NOT NULL,
    "status" "provider_status" NOT NULL DEFAULT 'Active',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
-- No two providers share a name.
CREATE UNIQUE INDEX "provider_name_key" ON "provider" (fold_text("name"));

CREATE TABLE "facility" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "follow_ups_enabled" BOOLEAN NOT NULL DEFAULT true,
    "weight" INTEGER NOT NULL,
    "required_call_fields" TEXT[],
    "deleted_at" TIMESTAMPTZ(3)
);
CREATE INDEX "facility_provider_id_weight_idx" ON "facility" ("provider_id", "weight");
-- Two living items of one list never have the same name.
CREATE UNIQUE INDEX "facility_name" ON "facility" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;

CREATE TABLE "room" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "facility_id" UUID NOT NULL REFERENCES "facility" ON DELETE RESTRICT ON UPDATE CASCADE,
    "name" TEXT NOT NULL,
    "hidden_at" TIMESTAMPTZ(3)
);
CREATE INDEX "room_provider_id_idx" ON "room" ("provider_id");
CREATE UNIQUE INDEX "room_facility_id_name_key" ON "room" ("facility_id", "name");
-- A hidden room keeps its name: who adds it again shows it.
CREATE UNIQUE INDEX "room_name" ON "room" ("facility_id", fold_text("name"));

CREATE TABLE "status_code" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "name" TEXT NOT NULL
);
CREATE UNIQUE INDEX "status_code_provider_id_name_key" ON "status_code" ("provider_id", "name");

CREATE TABLE "idempotency_key" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "verb" TEXT NOT NULL,
    "input_hash" BYTEA NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY ("provider_id", "user_id", "key")
);
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key" ("created_at");
