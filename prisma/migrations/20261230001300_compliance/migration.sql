-- patency: baseline
-- What a provider asks of its people, and their documents for it (rules 6).

CREATE TYPE "document_state" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');
CREATE TYPE "compliance_notice_kind" AS ENUM ('expiring', 'lockWarning', 'lock', 'digest');

CREATE TABLE "compliance_settings" (
    "provider_id" UUID PRIMARY KEY REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "grace_period" INTEGER NOT NULL,
    CONSTRAINT "compliance_settings_grace_period" CHECK ("grace_period" BETWEEN 0 AND 3650)
);

CREATE TABLE "compliance_category" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3)
);
CREATE INDEX "compliance_category_provider_id_idx" ON "compliance_category" ("provider_id");
-- Two living items of one list never have the same name.
CREATE UNIQUE INDEX "compliance_category_name" ON "compliance_category" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;

CREATE TABLE "compliance_requirement" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "category_id" UUID NOT NULL REFERENCES "compliance_category" ON DELETE RESTRICT ON UPDATE CASCADE,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "notes" TEXT,
    "link" TEXT,
    "grace_period" INTEGER NOT NULL,
    "is_global" BOOLEAN NOT NULL DEFAULT false,
    "does_not_expire" BOOLEAN NOT NULL DEFAULT false,
    "applies_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "number" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "compliance_requirement_grace_period" CHECK ("grace_period" BETWEEN 0 AND 3650),
    -- Screens make it a link, so it is never an address that runs code.
    CONSTRAINT "compliance_requirement_link" CHECK ("link" ~* '^https://')
);
CREATE INDEX "compliance_requirement_provider_id_weight_idx" ON "compliance_requirement" ("provider_id", "weight");
CREATE INDEX "compliance_requirement_category_id_idx" ON "compliance_requirement" ("category_id");
CREATE UNIQUE INDEX "compliance_requirement_provider_id_number_key" ON "compliance_requirement" ("provider_id", "number");
CREATE UNIQUE INDEX "compliance_requirement_name" ON "compliance_requirement" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;

CREATE TABLE "requirement_facility" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "requirement_id" UUID NOT NULL REFERENCES "compliance_requirement" ON DELETE CASCADE ON UPDATE CASCADE,
    "facility_id" UUID NOT NULL REFERENCES "facility" ON DELETE RESTRICT ON UPDATE CASCADE,
    PRIMARY KEY ("requirement_id", "facility_id")
);
CREATE INDEX "requirement_facility_facility_id_idx" ON "requirement_facility" ("facility_id");

-- The next number of the provider. Two who create one at the same moment follow each other.
CREATE FUNCTION "number_compliance_requirement"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('compliance_requirement ' || NEW.provider_id, 0));
  NEW.number := (SELECT coalesce(max(number), 0) + 1 FROM compliance_requirement WHERE provider_id = NEW.provider_id);
  RETURN NEW;
END $$;
CREATE TRIGGER "number_compliance_requirement" BEFORE INSERT ON "compliance_requirement"
  FOR EACH ROW WHEN (NEW.number = 0) EXECUTE FUNCTION "number_compliance_requirement"();

CREATE TABLE "document_upload" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    -- Since when no document names it, so that the sweep finds the few unused ones by an index; null: a document does.
    "loose_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "document_upload_size" CHECK ("size" BETWEEN 1 AND 14 * 1024 * 1024)
);
CREATE INDEX "document_upload_provider_id_created_at_idx" ON "document_upload" ("provider_id", "created_at");
CREATE INDEX "document_upload_loose_idx" ON "document_upload" ("loose_at") WHERE "loose_at" IS NOT NULL;

CREATE TABLE "compliance_document" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "requirement_id" UUID NOT NULL REFERENCES "compliance_requirement" ON DELETE RESTRICT ON UPDATE CASCADE,
    "upload_id" UUID NOT NULL REFERENCES "document_upload" ON DELETE RESTRICT ON UPDATE CASCADE,
    "issue_date" DATE NOT NULL,
    "expiration_date" DATE,
    "state" "document_state" NOT NULL DEFAULT 'PENDING',
    "rejection_reason" TEXT,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "uploaded_by_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "compliance_document_dates" CHECK ("expiration_date" >= "issue_date"),
    CONSTRAINT "compliance_document_review" CHECK (
      ("state" = 'PENDING') = ("reviewed_at" IS NULL)
      AND ("reviewed_at" IS NULL) = ("reviewed_by_id" IS NULL)
      AND ("state" = 'REJECTED') = ("rejection_reason" IS NOT NULL)
    ),
    -- Nobody reviews their own (rules 6.4).
    CONSTRAINT "compliance_document_reviewer" CHECK ("reviewed_by_id" <> "user_id")
);
CREATE UNIQUE INDEX "compliance_document_upload_id_key" ON "compliance_document" ("upload_id");
CREATE INDEX "compliance_document_provider_id_user_id_requirement_id_issu_idx" ON "compliance_document" ("provider_id", "user_id", "requirement_id", "issue_date");
CREATE INDEX "compliance_document_requirement_id_idx" ON "compliance_document" ("requirement_id");
-- The queue of those who review.
CREATE INDEX "compliance_document_pending" ON "compliance_document" ("provider_id", "uploaded_at", "id") WHERE "state" = 'PENDING';
-- The order of versions: the newest issue date first (rules 6.4).
CREATE INDEX "compliance_document_first" ON "compliance_document" ("user_id", "requirement_id", "issue_date" DESC, "uploaded_at" DESC, "id" DESC) WHERE "state" <> 'REJECTED';

-- An upload that a document names is not loose any more.
CREATE FUNCTION "use_document_upload"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE document_upload SET loose_at = NULL WHERE id = NEW.upload_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "use_document_upload" AFTER INSERT ON "compliance_document"
  FOR EACH ROW EXECUTE FUNCTION "use_document_upload"();

CREATE TABLE "compliance_standing" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "requirement_id" UUID NOT NULL REFERENCES "compliance_requirement" ON DELETE CASCADE ON UPDATE CASCADE,
    "current_id" UUID,
    "current_expiration" DATE,
    "approved_id" UUID,
    "approved_expiration" DATE,
    PRIMARY KEY ("provider_id", "user_id", "requirement_id")
);
CREATE INDEX "compliance_standing_requirement_id_idx" ON "compliance_standing" ("requirement_id");
CREATE INDEX "compliance_standing_provider_id_current_expiration_idx" ON "compliance_standing" ("provider_id", "current_expiration");
CREATE INDEX "compliance_standing_provider_id_approved_expiration_idx" ON "compliance_standing" ("provider_id", "approved_expiration");

-- What people have documents for, as bits: bit n is that of the provider's requirement with the number n. So the compliance
-- report counts what 2,000 people have of 40 requirements without reading 80,000 standings; it reads those that have
-- expired or soon will.
CREATE TABLE "compliance_holding" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "current" VARBIT NOT NULL DEFAULT '',
    "approved" VARBIT NOT NULL DEFAULT '',
    PRIMARY KEY ("provider_id", "user_id")
);

-- Bits, of which those with these numbers are set; the first is number 1.
CREATE FUNCTION "bits_of"(numbers integer[]) RETURNS varbit LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(CASE WHEN is_set.n IS NULL THEN '0' ELSE '1' END, '' ORDER BY each.n)::varbit, B'')
  FROM generate_series(1, (SELECT max(n) FROM unnest(numbers) n)) each (n)
  LEFT JOIN (SELECT DISTINCT n FROM unnest(numbers) n) is_set ON is_set.n = each.n
$$;

-- Keeps the standings of the pairs of people and requirements whose documents changed, and then what their people hold.
-- The rows of both are locked first, so that of two changes the second one reads what the first one wrote.
CREATE FUNCTION "keep_compliance_standings"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO compliance_standing AS s (provider_id, user_id, requirement_id)
  SELECT DISTINCT provider_id, user_id, requirement_id FROM changed ORDER BY 1, 2, 3
  ON CONFLICT (provider_id, user_id, requirement_id) DO UPDATE SET user_id = s.user_id;
  UPDATE compliance_standing s SET
    current_id = first.current_id, current_expiration = first.current_expiration,
    approved_id = first.approved_id, approved_expiration = first.approved_expiration
  FROM (
    SELECT pair.provider_id, pair.user_id, pair.requirement_id,
      shown.id AS current_id, shown.expiration_date AS current_expiration,
      approved.id AS approved_id, approved.expiration_date AS approved_expiration
    FROM (SELECT DISTINCT provider_id, user_id, requirement_id FROM changed) pair
    LEFT JOIN LATERAL (
      SELECT d.id, d.expiration_date FROM compliance_document d
      WHERE d.user_id = pair.user_id AND d.requirement_id = pair.requirement_id AND d.state <> 'REJECTED'
      ORDER BY d.issue_date DESC, d.uploaded_at DESC, d.id DESC LIMIT 1
    ) shown ON true
    LEFT JOIN LATERAL (
      SELECT d.id, d.expiration_date FROM compliance_document d
      WHERE d.user_id = pair.user_id AND d.requirement_id = pair.requirement_id AND d.state <> 'REJECTED' AND d.state = 'APPROVED'
      ORDER BY d.issue_date DESC, d.uploaded_at DESC, d.id DESC LIMIT 1
    ) approved ON true
  ) first
  WHERE s.provider_id = first.provider_id AND s.user_id = first.user_id AND s.requirement_id = first.requirement_id;

  INSERT INTO compliance_holding AS h (provider_id, user_id)
  SELECT DISTINCT provider_id, user_id FROM changed ORDER BY 1, 2
  ON CONFLICT (provider_id, user_id) DO UPDATE SET user_id = h.user_id;
  UPDATE compliance_holding h SET current = held.current, approved = held.approved
  FROM (
    SELECT s.provider_id, s.user_id,
      bits_of(array_agg(q.number) FILTER (WHERE s.current_id IS NOT NULL)) AS current,
      bits_of(array_agg(q.number) FILTER (WHERE s.approved_id IS NOT NULL)) AS approved
    FROM (SELECT DISTINCT provider_id, user_id FROM changed) person
    JOIN compliance_standing s USING (provider_id, user_id)
    JOIN compliance_requirement q ON q.id = s.requirement_id
    GROUP BY s.provider_id, s.user_id
  ) held
  WHERE h.provider_id = held.provider_id AND h.user_id = held.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_compliance_standings_of_added" AFTER INSERT ON "compliance_document"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_compliance_standings"();
CREATE TRIGGER "keep_compliance_standings_of_changed" AFTER UPDATE ON "compliance_document"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_compliance_standings"();

CREATE TABLE "compliance_notice" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE CASCADE ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" "compliance_notice_kind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "days_before" INTEGER NOT NULL,
    "night" DATE NOT NULL,
    "is_untold" BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY ("provider_id", "user_id", "kind", "subject_id", "day", "days_before")
);
CREATE INDEX "compliance_notice_user_id_idx" ON "compliance_notice" ("user_id");
CREATE INDEX "compliance_notice_provider_id_night_idx" ON "compliance_notice" ("provider_id", "night");
-- What administrators have not been told yet.
CREATE INDEX "compliance_notice_untold" ON "compliance_notice" ("provider_id") WHERE "is_untold";

-- Every provider has a nightly job. Its first run is due at once, finds out when the next night is, and has nothing to
-- make up for: no requirement was asked for before now.
CREATE FUNCTION "schedule_nights"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job (id, provider_id, name, due_at, settled_at) VALUES (gen_random_uuid(), NEW.id, 'followCompliance', now(), now());
  RETURN NULL;
END $$;
CREATE TRIGGER "schedule_nights" AFTER INSERT ON "provider" FOR EACH ROW EXECUTE FUNCTION "schedule_nights"();

-- Nights begin where the first facility is (rules 6.7). When that may be another one, or elsewhere, the nightly job is woken
-- as line checks are, and reckons anew.
CREATE FUNCTION "wake_nights"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE job SET due_at = least(due_at, settled_at) WHERE provider_id = NEW.provider_id AND name = 'followCompliance' AND due_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "facility_wakes_nights" AFTER INSERT OR UPDATE OF "time_zone", "weight", "name", "deleted_at" ON "facility" FOR EACH ROW EXECUTE FUNCTION "wake_nights"();
