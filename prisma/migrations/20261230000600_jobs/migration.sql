-- patency: baseline
-- Work that is due at a time, mail, and messages in the app.

CREATE TYPE "job_outcome" AS ENUM ('done', 'failed', 'dead');

CREATE TABLE "job" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3),
    "claim_id" UUID,
    "claimed_at" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "settled_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "job_claim" CHECK (("claim_id" IS NULL) = ("claimed_until" IS NULL) AND ("claim_id" IS NULL) = ("claimed_at" IS NULL))
);
CREATE UNIQUE INDEX "job_provider_id_name_key" ON "job" ("provider_id", "name");
-- One job of each kind: of a provider by the key above, of the installation by this one.
CREATE UNIQUE INDEX "job_of_installation" ON "job" ("name") WHERE "provider_id" IS NULL;
CREATE INDEX "job_due" ON "job" ("due_at") WHERE "due_at" IS NOT NULL;

CREATE TABLE "job_run" (
    "id" UUID PRIMARY KEY,
    "job_id" UUID NOT NULL REFERENCES "job" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "attempt" INTEGER NOT NULL,
    "outcome" "job_outcome" NOT NULL,
    "told" TEXT NOT NULL
);
CREATE INDEX "job_run_job_id_ended_at_idx" ON "job_run" ("job_id", "ended_at");
CREATE INDEX "job_run_ended_at_idx" ON "job_run" ("ended_at");

CREATE TABLE "mail" (
    "id" UUID PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "facts" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "given_up_at" TIMESTAMPTZ(3),
    "problem" TEXT
);
CREATE INDEX "mail_due_at_idx" ON "mail" ("due_at");
CREATE INDEX "mail_user_id_idx" ON "mail" ("user_id");

CREATE TABLE "inbox_message" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3)
);
CREATE INDEX "inbox_message_user_id_provider_id_created_at_idx" ON "inbox_message" ("user_id", "provider_id", "created_at");
CREATE INDEX "inbox_message_created_at_idx" ON "inbox_message" ("created_at");
CREATE INDEX "inbox_message_provider_id_idx" ON "inbox_message" ("provider_id");
-- What an inbox counts.
CREATE INDEX "inbox_message_unread" ON "inbox_message" ("user_id", "provider_id") WHERE "read_at" IS NULL;
