-- CreateEnum
CREATE TYPE "provider_status" AS ENUM ('Active', 'Inactive');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('Admin', 'Manager', 'Clinician', 'External', 'SystemAdmin');

-- CreateEnum
CREATE TYPE "token_scope" AS ENUM ('read', 'read-write');

-- CreateTable
CREATE TABLE "installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" "provider_status" NOT NULL DEFAULT 'Active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "training" BOOLEAN NOT NULL DEFAULT false,
    "superadmin" BOOLEAN NOT NULL DEFAULT false,
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "away_at" TIMESTAMPTZ(3),
    "last_provider_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_role" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "allowed_facility" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "facility_id" UUID NOT NULL,

    CONSTRAINT "allowed_facility_pkey" PRIMARY KEY ("provider_id","user_id","facility_id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "provider_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_try" (
    "id" UUID NOT NULL,
    "account" BYTEA NOT NULL,
    "origin" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_try_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scope" "token_scope" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connection" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "facility" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "follow_ups_enabled" BOOLEAN NOT NULL DEFAULT true,
    "weight" INTEGER NOT NULL,
    "required_call_fields" TEXT[],
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "facility_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "facility_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hidden_at" TIMESTAMPTZ(3),

    CONSTRAINT "room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purpose" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "line_check" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "purpose_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "status_code" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "status_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "purpose_id" UUID NOT NULL,
    "custom_job" TEXT,
    "status_code_id" UUID NOT NULL,
    "room_id" UUID,
    "room_description" TEXT,
    "contact" TEXT,
    "inserted_by" TEXT,
    "pre_comments" TEXT,
    "comments" TEXT,
    "patient_first_name" TEXT,
    "patient_last_name" TEXT,
    "dob" DATE,
    "mrn" TEXT,
    "ordering_provider" TEXT,
    "line_id" UUID,
    "follow_up_from_id" UUID,
    "assigned_to_id" UUID,
    "alive_at" TIMESTAMPTZ(3) NOT NULL,
    "announced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "start_time" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "dressing_change_date" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "updated_by_id" UUID,
    "completed_by_id" UUID,
    "deleted_by_id" UUID,

    CONSTRAINT "call_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_order" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "call_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "is_lead" BOOLEAN NOT NULL,
    "is_training" BOOLEAN NOT NULL,
    "is_assisting" BOOLEAN NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "work_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "line" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "follow_up_interval" INTEGER,
    "next_change_date" TIMESTAMPTZ(3),
    "room_id" UUID,
    "room_description" TEXT,
    "mrn" TEXT,
    "ordering_provider" TEXT,
    "infection" BOOLEAN NOT NULL DEFAULT false,
    "infection_notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "completed_by_id" UUID,

    CONSTRAINT "line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "verb" TEXT NOT NULL,
    "input_hash" BYTEA NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("provider_id","user_id","key")
);

-- CreateTable
CREATE TABLE "change" (
    "provider_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "kind" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "facility_ids" UUID[],
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_pkey" PRIMARY KEY ("provider_id","sequence")
);

-- CreateTable
CREATE TABLE "change_head" (
    "provider_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "change_head_pkey" PRIMARY KEY ("provider_id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "provider_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,
    "door" TEXT NOT NULL,
    "origin" TEXT,
    "action" TEXT NOT NULL,
    "entity_kind" TEXT,
    "entity_id" UUID,
    "outcome" TEXT NOT NULL,
    "fields" JSONB,
    "hash" BYTEA NOT NULL DEFAULT '\x'::bytea,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("provider_id","sequence")
);

-- CreateTable
CREATE TABLE "audit_head" (
    "provider_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "hash" BYTEA NOT NULL DEFAULT '\x'::bytea,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("provider_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "provider_role_user_id_idx" ON "provider_role"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_role_provider_id_user_id_key" ON "provider_role"("provider_id", "user_id");

-- CreateIndex
CREATE INDEX "allowed_facility_user_id_idx" ON "allowed_facility"("user_id");

-- CreateIndex
CREATE INDEX "allowed_facility_facility_id_idx" ON "allowed_facility"("facility_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_try_account_at_idx" ON "sign_in_try"("account", "at");

-- CreateIndex
CREATE INDEX "sign_in_try_origin_at_idx" ON "sign_in_try"("origin", "at");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE INDEX "connection_user_id_seen_at_idx" ON "connection"("user_id", "seen_at");

-- CreateIndex
CREATE INDEX "facility_provider_id_weight_idx" ON "facility"("provider_id", "weight");

-- CreateIndex
CREATE INDEX "room_provider_id_idx" ON "room"("provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "room_facility_id_name_key" ON "room"("facility_id", "name");

-- CreateIndex
CREATE INDEX "purpose_provider_id_weight_name_idx" ON "purpose"("provider_id", "weight", "name");

-- CreateIndex
CREATE UNIQUE INDEX "status_code_provider_id_name_key" ON "status_code"("provider_id", "name");

-- CreateIndex
CREATE INDEX "call_provider_id_created_at_id_idx" ON "call"("provider_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "call_provider_id_completed_at_id_idx" ON "call"("provider_id", "completed_at", "id");

-- CreateIndex
CREATE INDEX "call_line_id_idx" ON "call"("line_id");

-- CreateIndex
CREATE INDEX "call_follow_up_from_id_idx" ON "call"("follow_up_from_id");

-- CreateIndex
CREATE INDEX "work_order_call_id_idx" ON "work_order"("call_id");

-- CreateIndex
CREATE INDEX "work_order_user_id_idx" ON "work_order"("user_id");

-- CreateIndex
CREATE INDEX "line_provider_id_created_at_idx" ON "line"("provider_id", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "audit_entry_provider_id_entity_id_idx" ON "audit_entry"("provider_id", "entity_id");

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_last_provider_id_fkey" FOREIGN KEY ("last_provider_id") REFERENCES "provider"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_role" ADD CONSTRAINT "provider_role_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_role" ADD CONSTRAINT "provider_role_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allowed_facility" ADD CONSTRAINT "allowed_facility_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allowed_facility" ADD CONSTRAINT "allowed_facility_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connection" ADD CONSTRAINT "connection_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connection" ADD CONSTRAINT "connection_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "facility" ADD CONSTRAINT "facility_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room" ADD CONSTRAINT "room_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room" ADD CONSTRAINT "room_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose" ADD CONSTRAINT "purpose_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_code" ADD CONSTRAINT "status_code_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_purpose_id_fkey" FOREIGN KEY ("purpose_id") REFERENCES "purpose"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_status_code_id_fkey" FOREIGN KEY ("status_code_id") REFERENCES "status_code"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "line"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_follow_up_from_id_fkey" FOREIGN KEY ("follow_up_from_id") REFERENCES "call"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_assigned_to_id_fkey" FOREIGN KEY ("assigned_to_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_completed_by_id_fkey" FOREIGN KEY ("completed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call" ADD CONSTRAINT "call_deleted_by_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line" ADD CONSTRAINT "line_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line" ADD CONSTRAINT "line_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line" ADD CONSTRAINT "line_completed_by_id_fkey" FOREIGN KEY ("completed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_head" ADD CONSTRAINT "change_head_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Queue and feed
CREATE INDEX "call_active_idx" ON "call" ("provider_id", "alive_at") WHERE "completed_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "call_unannounced_idx" ON "call" ("alive_at") WHERE "announced_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "call_assigned_idx" ON "call" ("assigned_to_id") WHERE "completed_at" IS NULL AND "deleted_at" IS NULL;

-- Lists that are a small part of all calls
CREATE INDEX "call_open_idx" ON "call" ("provider_id", "created_at", "id") WHERE "completed_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "call_deleted_idx" ON "call" ("provider_id", "created_at", "id") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "call_completer_idx" ON "call" ("completed_by_id", "completed_at", "id") WHERE "completed_by_id" IS NOT NULL;
CREATE INDEX "call_patient_idx" ON "call" ("provider_id", "mrn") WHERE "mrn" IS NOT NULL;

-- One lead on a call, one call led by a person, and one stretch of work of a person on a call at a time.
CREATE UNIQUE INDEX "work_order_one_lead_per_call" ON "work_order" ("call_id") WHERE "ended_at" IS NULL AND "is_lead";
CREATE UNIQUE INDEX "work_order_one_lead_per_person" ON "work_order" ("provider_id", "user_id") WHERE "ended_at" IS NULL AND "is_lead";
CREATE UNIQUE INDEX "work_order_one_per_person_and_call" ON "work_order" ("call_id", "user_id") WHERE "ended_at" IS NULL;
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_role" CHECK (NOT ("is_training" AND "is_assisting") AND NOT ("is_lead" AND "is_assisting"));
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_span" CHECK ("ended_at" IS NULL OR "ended_at" >= "started_at");
ALTER TABLE "installation" ADD CONSTRAINT "installation_single" CHECK ("id" = 1);
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_email_lower" CHECK ("email" = lower("email"));

-- The change feed: the sequence is taken under the head's row lock, which is held until the
-- commit, so rows become visible in order; the commit wakes the listeners.
CREATE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO change_head AS head (provider_id, sequence) VALUES (NEW.provider_id, 1)
  ON CONFLICT (provider_id) DO UPDATE SET sequence = head.sequence + 1
  RETURNING sequence INTO NEW.sequence;
  PERFORM pg_notify('patency_change', NEW.provider_id || ':' || NEW.sequence);
  RETURN NEW;
END $$;
CREATE TRIGGER "change_announce" BEFORE INSERT ON "change" FOR EACH ROW EXECUTE FUNCTION "announce_change"();

-- Whoever loses a right keeps no open socket: the servers are told whose standing changed.
CREATE FUNCTION "announce_standing"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE person uuid := CASE TG_TABLE_NAME WHEN 'app_user' THEN (to_jsonb(coalesce(NEW, OLD)) ->> 'id')::uuid ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'user_id')::uuid END;
BEGIN
  PERFORM pg_notify('patency_standing', person::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "session_standing" AFTER UPDATE OF "ended_at" ON "session" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "api_token_standing" AFTER UPDATE OF "revoked_at" ON "api_token" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "app_user_standing" AFTER UPDATE OF "active", "is_locked", "superadmin", "training" ON "app_user" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "provider_role_standing" AFTER UPDATE OR DELETE ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "allowed_facility_standing" AFTER INSERT OR UPDATE OR DELETE ON "allowed_facility" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();

-- The audit chain: each row's hash covers its content and the hash of the row before it.
CREATE FUNCTION "audit_digest"(previous bytea, entry audit_entry) RETURNS bytea LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    entry.provider_id, entry.sequence, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'),
    entry.actor_id, entry.door, entry.origin, entry.action, entry.entity_kind, entry.entity_id, entry.outcome, entry.fields
  )::text, 'UTF8'))
$$;
CREATE FUNCTION "chain_audit"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE head audit_head;
BEGIN
  INSERT INTO audit_head AS h (provider_id, sequence) VALUES (NEW.provider_id, 1)
  ON CONFLICT (provider_id) DO UPDATE SET sequence = h.sequence + 1
  RETURNING * INTO head;
  NEW.sequence := head.sequence;
  NEW.hash := audit_digest(head.hash, NEW);
  UPDATE audit_head SET hash = NEW.hash WHERE provider_id = NEW.provider_id;
  RETURN NEW;
END $$;
CREATE TRIGGER "audit_chain" BEFORE INSERT ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "chain_audit"();

-- The application works as a role without the right to bypass row-level security or to
-- touch the audit trail; whoever migrates stays the owner.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'patency_app') THEN
    CREATE ROLE patency_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  -- Since PostgreSQL 16 whoever creates a role is a member of it that may not take it on.
  IF NOT pg_has_role(current_user, 'patency_app', CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT patency_app TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO patency_app', current_schema());
  EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO patency_app', current_schema());
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO patency_app', current_schema());
END $$;
REVOKE UPDATE, DELETE ON "audit_entry" FROM patency_app;
REVOKE UPDATE ON "change" FROM patency_app;
REVOKE INSERT, UPDATE, DELETE ON "audit_head", "change_head" FROM patency_app;

-- The second wall behind the visibility filters: rows of another provider do not exist.
-- app.provider is the provider's id, or 'system' for the few places that serve all
-- providers (sign-in, jobs, the change listener); unset means nothing is visible.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['provider_role', 'allowed_facility', 'connection', 'api_token', 'facility', 'room', 'purpose', 'status_code', 'call', 'work_order', 'line', 'idempotency_key', 'change', 'audit_entry'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
