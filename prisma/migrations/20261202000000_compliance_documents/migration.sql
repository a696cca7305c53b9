-- The documents of people for what a provider asks of them (rules 6).
-- CreateEnum
CREATE TYPE "document_state" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateTable
CREATE TABLE "document_upload" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID NOT NULL,

    CONSTRAINT "document_upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compliance_document" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" UUID NOT NULL,
    "requirement_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "issue_date" DATE NOT NULL,
    "expiration_date" DATE,
    "state" "document_state" NOT NULL DEFAULT 'PENDING',
    "rejection_reason" TEXT,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "uploaded_by_id" UUID NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by_id" UUID,

    CONSTRAINT "compliance_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compliance_standing" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "requirement_id" UUID NOT NULL,
    "current_id" UUID,
    "current_expiration" DATE,
    "approved_id" UUID,
    "approved_expiration" DATE,

    CONSTRAINT "compliance_standing_pkey" PRIMARY KEY ("provider_id","user_id","requirement_id")
);

-- CreateIndex
CREATE INDEX "document_upload_provider_id_created_at_idx" ON "document_upload"("provider_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "compliance_document_upload_id_key" ON "compliance_document"("upload_id");

-- CreateIndex
CREATE INDEX "compliance_document_provider_id_user_id_requirement_id_issu_idx" ON "compliance_document"("provider_id", "user_id", "requirement_id", "issue_date");

-- CreateIndex
CREATE INDEX "compliance_document_requirement_id_idx" ON "compliance_document"("requirement_id");

-- CreateIndex
CREATE INDEX "compliance_standing_requirement_id_idx" ON "compliance_standing"("requirement_id");

-- AddForeignKey
ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "compliance_requirement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "document_upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_reviewed_by_id_fkey" FOREIGN KEY ("reviewed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_standing" ADD CONSTRAINT "compliance_standing_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_standing" ADD CONSTRAINT "compliance_standing_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_standing" ADD CONSTRAINT "compliance_standing_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "compliance_requirement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- The queue of those who review.
CREATE INDEX "compliance_document_pending" ON "compliance_document" ("provider_id", "uploaded_at", "id") WHERE "state" = 'PENDING';

-- The order of versions: the newest issue date first (rules 6.4).
CREATE INDEX "compliance_document_first" ON "compliance_document" ("user_id", "requirement_id", "issue_date" DESC, "uploaded_at" DESC, "id" DESC) WHERE "state" <> 'REJECTED';

ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_size" CHECK ("size" BETWEEN 1 AND 14 * 1024 * 1024);
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_dates" CHECK ("expiration_date" >= "issue_date");
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_review" CHECK (
  ("state" = 'PENDING') = ("reviewed_at" IS NULL)
  AND ("reviewed_at" IS NULL) = ("reviewed_by_id" IS NULL)
  AND ("state" = 'REJECTED') = ("rejection_reason" IS NOT NULL)
);
-- Nobody reviews their own (rules 6.4).
ALTER TABLE "compliance_document" ADD CONSTRAINT "compliance_document_reviewer" CHECK ("reviewed_by_id" <> "user_id");

-- Keeps the standings of the pairs of people and requirements whose documents changed. Their rows are locked first, so
-- that two changes of one pair follow each other and the second one reads what the first one wrote.
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
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_compliance_standings_of_added" AFTER INSERT ON "compliance_document"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_compliance_standings"();
CREATE TRIGGER "keep_compliance_standings_of_changed" AFTER UPDATE ON "compliance_document"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_compliance_standings"();

-- A document is kept as a version, and nobody deletes one.
GRANT SELECT, INSERT, UPDATE ON "compliance_document" TO patency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "document_upload" TO patency_app;
GRANT SELECT ON "compliance_standing" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['document_upload', 'compliance_document', 'compliance_standing'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
