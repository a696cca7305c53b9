-- Short messages between the ward that asked for a call and the team (rules 3.27).
ALTER TABLE "call"
  ADD COLUMN "is_from_ward" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "said_at" TIMESTAMPTZ(3),
  ADD COLUMN "worse_at" TIMESTAMPTZ(3);

CREATE TABLE "call_update" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "text" TEXT NOT NULL,
    "is_worse" BOOLEAN NOT NULL DEFAULT false,
    "is_from_ward" BOOLEAN NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "by_device_id" UUID REFERENCES "device" ON DELETE RESTRICT ON UPDATE CASCADE,
    -- Only the ward says that it is worse, and somebody has written it.
    CONSTRAINT "call_update_worse" CHECK ("is_from_ward" OR NOT "is_worse"),
    CONSTRAINT "call_update_writer" CHECK (num_nonnulls("by_id", "by_device_id") = 1)
);
CREATE INDEX "call_update_call_id_written_at_idx" ON "call_update" ("call_id", "written_at");
CREATE INDEX "call_update_by_device_id_written_at_idx" ON "call_update" ("by_device_id", "written_at");
ALTER TABLE "call_update" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "call_update" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));

-- Calls that are open now. Those that ended take no updates.
UPDATE "call" SET "is_from_ward" = true
WHERE "completed_at" IS NULL AND "deleted_at" IS NULL AND "follow_up_from_id" IS NULL
  AND ("created_by_device_id" IS NOT NULL OR EXISTS (
    SELECT FROM "provider_role" held
    WHERE held."user_id" = "call"."created_by_id" AND held."provider_id" = "call"."provider_id" AND held."role" = 'External'));

-- What was written stays as it is.
REVOKE UPDATE, DELETE ON "call_update" FROM patency_app;
