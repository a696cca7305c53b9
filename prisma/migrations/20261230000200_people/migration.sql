-- patency: baseline
-- People, their roles in providers, and how they come in (rules 2 and 9).

CREATE TYPE "role" AS ENUM ('Admin', 'Manager', 'Clinician', 'External', 'SystemAdmin');
CREATE TYPE "token_scope" AS ENUM ('read', 'read-write');
CREATE TYPE "link_kind" AS ENUM ('invitation', 'reset');

CREATE TABLE "app_user" (
    "id" UUID PRIMARY KEY,
    "full_name" TEXT NOT NULL,
    "name_key" TEXT GENERATED ALWAYS AS (fold_text("full_name")) STORED,
    "email" TEXT NOT NULL,
    "password_hash" TEXT,
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "address_confirmed_at" TIMESTAMPTZ(3),
    "role_count" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "superadmin" BOOLEAN NOT NULL DEFAULT false,
    "away_at" TIMESTAMPTZ(3),
    "is_online" BOOLEAN NOT NULL DEFAULT false,
    -- So that calls whose people are all gone stand out. Null for people who are Online, and for those who were never seen
    -- to leave.
    "offline_since" TIMESTAMPTZ(3),
    "last_provider_id" UUID REFERENCES "provider" ON DELETE SET NULL ON UPDATE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "app_user_email_lower" CHECK ("email" = lower("email"))
);
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" ("email");
-- Those who are Online are looked at every second.
CREATE INDEX "app_user_online_idx" ON "app_user" ("id") WHERE "is_online";

-- Nobody has opened a link that was mailed to a new address.
CREATE FUNCTION "forget_confirmed_address"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  NEW.address_confirmed_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "app_user_address" BEFORE UPDATE OF "email" ON "app_user" FOR EACH ROW WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION "forget_confirmed_address"();

CREATE TABLE "provider_role" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "role" "role" NOT NULL,
    "training" BOOLEAN NOT NULL DEFAULT false,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "provider_role_user_id_idx" ON "provider_role" ("user_id");
CREATE UNIQUE INDEX "provider_role_provider_id_user_id_key" ON "provider_role" ("provider_id", "user_id");

-- A role for an account that was there before begins when its person opens the link of this invitation (rules 9.3a).
CREATE TABLE "role_invitation" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "training" BOOLEAN NOT NULL DEFAULT false,
    "facility_ids" UUID[],
    "invited_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "role_invitation_provider_id_user_id_key" ON "role_invitation" ("provider_id", "user_id");
CREATE INDEX "role_invitation_user_id_idx" ON "role_invitation" ("user_id");

CREATE TABLE "allowed_facility" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "facility_id" UUID NOT NULL REFERENCES "facility" ON DELETE CASCADE ON UPDATE CASCADE,
    PRIMARY KEY ("provider_id", "user_id", "facility_id")
);
CREATE INDEX "allowed_facility_user_id_idx" ON "allowed_facility" ("user_id");
CREATE INDEX "allowed_facility_facility_id_idx" ON "allowed_facility" ("facility_id");

-- In how many providers a person has a role or is invited to one. Row-level security hides the roles of other providers,
-- but one provider's administrator must not take over an account that works elsewhere (rules 9.3).
CREATE FUNCTION "count_roles"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE app_user SET role_count = role_count - 1 WHERE id = OLD.user_id; END IF;
  IF TG_OP <> 'DELETE' THEN UPDATE app_user SET role_count = role_count + 1 WHERE id = NEW.user_id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_role_count" AFTER INSERT OR DELETE OR UPDATE OF "user_id" ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "count_roles"();
-- Whoever is invited to a role elsewhere is nobody's alone either.
CREATE TRIGGER "role_invitation_count" AFTER INSERT OR DELETE OR UPDATE OF "user_id" ON "role_invitation" FOR EACH ROW EXECUTE FUNCTION "count_roles"();

-- A compliance lock is of a person in a provider, with its reason and who set it (rules 2.4). Whoever is taken out of the
-- provider has no lock there.
CREATE TABLE "account_lock" (
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "locked_at" TIMESTAMPTZ(3) NOT NULL,
    "locked_by_id" UUID REFERENCES "app_user" ON DELETE SET NULL ON UPDATE CASCADE,
    "requirements" JSONB NOT NULL,
    PRIMARY KEY ("provider_id", "user_id"),
    FOREIGN KEY ("provider_id", "user_id") REFERENCES "provider_role" ("provider_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_lock_user_id_idx" ON "account_lock" ("user_id");

CREATE TABLE "session" (
    "id" UUID PRIMARY KEY,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID REFERENCES "provider" ON DELETE SET NULL ON UPDATE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "verified_at" TIMESTAMPTZ(3),
    "user_agent" TEXT,
    "origin" TEXT
);
CREATE UNIQUE INDEX "session_token_hash_key" ON "session" ("token_hash");
CREATE INDEX "session_user_id_idx" ON "session" ("user_id");

CREATE TABLE "known_device" (
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "token_hash" BYTEA NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY ("user_id", "token_hash")
);
CREATE INDEX "known_device_token_hash_idx" ON "known_device" ("token_hash");

CREATE TABLE "sign_in_try" (
    "id" UUID PRIMARY KEY,
    "account" BYTEA NOT NULL,
    "origin" TEXT,
    "device" BYTEA,
    "at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "sign_in_try_account_at_idx" ON "sign_in_try" ("account", "at");
CREATE INDEX "sign_in_try_origin_at_idx" ON "sign_in_try" ("origin", "at");
CREATE INDEX "sign_in_try_at_idx" ON "sign_in_try" ("at");

CREATE TABLE "api_token" (
    "id" UUID PRIMARY KEY,
    "token_hash" BYTEA NOT NULL,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "name" TEXT NOT NULL,
    "scope" "token_scope" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token" ("token_hash");
CREATE INDEX "api_token_user_id_idx" ON "api_token" ("user_id");

CREATE TABLE "one_time_link" (
    "id" UUID PRIMARY KEY,
    "kind" "link_kind" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "created_by_id" UUID REFERENCES "app_user" ON DELETE SET NULL ON UPDATE CASCADE,
    "role_invitation_id" UUID REFERENCES "role_invitation" ON DELETE CASCADE ON UPDATE CASCADE,
    "mailed_to" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link" ("token_hash");
CREATE INDEX "one_time_link_user_id_idx" ON "one_time_link" ("user_id");
CREATE INDEX "one_time_link_expires_at_idx" ON "one_time_link" ("expires_at");
CREATE INDEX "one_time_link_role_invitation_id_idx" ON "one_time_link" ("role_invitation_id");

-- Whoever loses a right keeps no open socket: the servers are told whose standing changed.
CREATE FUNCTION "announce_standing"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE person uuid := CASE TG_TABLE_NAME WHEN 'app_user' THEN (to_jsonb(coalesce(NEW, OLD)) ->> 'id')::uuid ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'user_id')::uuid END;
BEGIN
  PERFORM pg_notify('patency_standing', person::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "session_standing" AFTER UPDATE OF "ended_at" ON "session" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "api_token_standing" AFTER UPDATE OF "revoked_at" ON "api_token" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "app_user_standing" AFTER UPDATE OF "active", "superadmin", "must_change_password" ON "app_user" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "provider_role_standing" AFTER UPDATE OR DELETE ON "provider_role" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "allowed_facility_standing" AFTER INSERT OR UPDATE OR DELETE ON "allowed_facility" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();
CREATE TRIGGER "account_lock_standing" AFTER INSERT OR DELETE ON "account_lock" FOR EACH ROW EXECUTE FUNCTION "announce_standing"();

-- Open screens follow when a provider is closed or opened. Superadmins work in providers without a role there, so theirs
-- follow as well.
CREATE FUNCTION "announce_provider_standing"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('patency_standing', id::text) FROM (
    SELECT user_id AS id FROM provider_role WHERE provider_id = NEW.id
    UNION SELECT id FROM app_user WHERE superadmin
  ) AS concerned;
  RETURN NULL;
END $$;
CREATE TRIGGER "provider_standing" AFTER UPDATE OF "status" ON "provider" FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "announce_provider_standing"();
