-- CreateEnum
CREATE TYPE "report_file_state" AS ENUM ('preparing', 'ready', 'failed');

-- CreateTable
CREATE TABLE "report_file" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "asked" JSONB NOT NULL,
    "state" "report_file_state" NOT NULL DEFAULT 'preparing',
    "written" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "claim_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_file_part" (
    "file_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "claim_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "report_file_part_pkey" PRIMARY KEY ("file_id","claim_id","place")
);

-- CreateIndex
CREATE INDEX "report_file_provider_id_user_id_idx" ON "report_file"("provider_id", "user_id");

-- CreateIndex
CREATE INDEX "report_file_expires_at_idx" ON "report_file"("expires_at");

-- AddForeignKey
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_file_part" ADD CONSTRAINT "report_file_part_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "report_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Of completed calls only: work on open calls costs nothing here.
CREATE INDEX "call_reported_patient" ON "call" USING gin (fold_text(coalesce("patient_last_name", '') || ', ' || coalesce("patient_first_name", '') || ' ' || coalesce("patient_last_name", '')) gin_trgm_ops) WHERE "completed_at" IS NOT NULL;
CREATE INDEX "call_reported_orderer" ON "call" USING gin (fold_text(coalesce("ordering_provider", '')) gin_trgm_ops) WHERE "completed_at" IS NOT NULL;

-- Row-level security keeps LIKE from using an index, so this searches as the owner, in the caller's provider alone
-- (decision 0022). The statement is planned for each search: a short range is walked, and a rare name is looked up.
CREATE FUNCTION "find_reported_calls"("what" text, "patterns" text[], "from_at" timestamptz, "to_at" timestamptz) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE sought text := CASE what
    WHEN 'patient' THEN 'coalesce("patient_last_name", '''') || '', '' || coalesce("patient_first_name", '''') || '' '' || coalesce("patient_last_name", '''')'
    ELSE 'coalesce("ordering_provider", '''')' END;
BEGIN
  -- Each pattern by itself, because a trigram index does not take a list of them.
  RETURN QUERY EXECUTE format('SELECT id FROM call WHERE provider_id = %L::uuid AND completed_at >= %L AND completed_at < %L AND (%s)',
    nullif(nullif(current_setting('app.provider', true), ''), 'system'), from_at, to_at,
    (SELECT string_agg(format('fold_text(%s) LIKE %L', sought, pattern), ' OR ') FROM unnest(patterns) AS pattern));
END $$;
REVOKE ALL ON FUNCTION "find_reported_calls" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "find_reported_calls" TO patency_app;

-- Parts are stored as they come: they are compressed already.
ALTER TABLE "report_file_part" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "report_file", "report_file_part" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['report_file', 'report_file_part'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
