-- Push notifications to people's devices (rules 10.3).
-- AlterTable
ALTER TABLE "alert_setting" ADD COLUMN     "push" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "push_away" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "vapid_key" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vapid_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscription" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_alert" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "call_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB,
    "user_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_alert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "call_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "push_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription"("user_id");

-- CreateIndex
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription"("session_id");

-- CreateIndex
CREATE INDEX "push_alert_created_at_idx" ON "push_alert"("created_at");

-- CreateIndex
CREATE INDEX "push_alert_call_id_idx" ON "push_alert"("call_id");

-- CreateIndex
CREATE INDEX "push_alert_provider_id_idx" ON "push_alert"("provider_id");

-- CreateIndex
CREATE INDEX "push_call_id_idx" ON "push"("call_id");

-- CreateIndex
CREATE INDEX "push_subscription_id_idx" ON "push"("subscription_id");

-- CreateIndex
CREATE INDEX "push_provider_id_idx" ON "push"("provider_id");

-- CreateIndex
CREATE INDEX "push_created_at_idx" ON "push"("created_at");

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_alert" ADD CONSTRAINT "push_alert_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_alert" ADD CONSTRAINT "push_alert_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push" ADD CONSTRAINT "push_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push" ADD CONSTRAINT "push_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push" ADD CONSTRAINT "push_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

ALTER TABLE "vapid_key" ADD CONSTRAINT "vapid_key_one" CHECK (id = 1);
ALTER TABLE "push_alert" ADD CONSTRAINT "push_alert_kind" CHECK (kind IN ('CHANGE', 'ESCALATION'));
ALTER TABLE "push" ADD CONSTRAINT "push_kind" CHECK (kind IN ('STAT', 'ASSIGNED', 'NEW_CALL', 'ESCALATION', 'WITHDRAWN'));

-- What is to be sent.
CREATE INDEX "push_due" ON "push" ("due_at") WHERE "due_at" IS NOT NULL;

GRANT SELECT, INSERT ON "vapid_key" TO patency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "push_subscription", "push_alert", "push" TO patency_app;

-- The second wall behind the visibility filters. Subscriptions belong to a person, as sessions do.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['push_alert', 'push'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;

-- A device gets nothing more once the session is ended there: signed out, revoked, or the account disabled. A session
-- that only ran out does not end it.
CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER end_push_subscriptions AFTER UPDATE OF ended_at ON session FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_push_subscriptions();

-- Whom a change of a call alerts is found out after the commit, by the settings of each person; the row says what the
-- call was before. Nothing is written while nobody has a device.
CREATE FUNCTION queue_push() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE was jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM push_subscription) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD.announced_at IS NOT NULL AND OLD.completed_at IS NULL AND OLD.deleted_at IS NULL THEN
    was := jsonb_build_object('leadId', OLD.assigned_to_id, 'statusName', (SELECT name FROM status_code WHERE id = OLD.status_code_id));
  END IF;
  INSERT INTO push_alert (id, provider_id, call_id, kind, before, by_id, created_at)
  VALUES (gen_random_uuid(), NEW.provider_id, NEW.id, 'CHANGE', was,
    CASE WHEN TG_OP = 'UPDATE' AND NEW.version = OLD.version THEN NULL ELSE NEW.updated_by_id END,
    greatest(NEW.updated_at, NEW.announced_at));
  RETURN NULL;
END $$;
CREATE TRIGGER queue_push_of_added AFTER INSERT ON call FOR EACH ROW
  WHEN (NEW.announced_at IS NOT NULL AND NEW.completed_at IS NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION queue_push();
CREATE TRIGGER queue_push_of_changed AFTER UPDATE OF announced_at, completed_at, deleted_at, assigned_to_id, status_code_id ON call FOR EACH ROW
  WHEN (NEW.announced_at IS NOT NULL AND (OLD.announced_at, OLD.completed_at, OLD.deleted_at, OLD.assigned_to_id, OLD.status_code_id)
    IS DISTINCT FROM (NEW.announced_at, NEW.completed_at, NEW.deleted_at, NEW.assigned_to_id, NEW.status_code_id))
  EXECUTE FUNCTION queue_push();
