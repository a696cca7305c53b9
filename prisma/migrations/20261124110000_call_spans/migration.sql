-- CreateTable
CREATE TABLE "call_span" (
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "key" TEXT NOT NULL,
    "span" BIGINT NOT NULL,
    "facility_id" UUID NOT NULL,
    "status_code_id" UUID NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "call_span_pkey" PRIMARY KEY ("provider_id","deleted","key","span","facility_id","status_code_id")
);

-- CreateTable
CREATE TABLE "call_span_step" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "provider_id" UUID NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "facility_id" UUID,
    "status_code_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "start_time" TIMESTAMPTZ(3),
    "response_ms" BIGINT,
    "procedure_ms" BIGINT,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "call_span_step_pkey" PRIMARY KEY ("id")
);

-- What Prisma cannot say.

-- In which spans of the lists' orders a call stands: weeks of the moments, half minutes of the times. The widths are
-- those of server/services/calls/past/spans.ts.
CREATE FUNCTION "spans_of"(created_at timestamptz, completed_at timestamptz, start_time timestamptz, response_ms bigint, procedure_ms bigint)
RETURNS TABLE ("key" text, "span" bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT each.key, each.span FROM (VALUES
    ('created_at', floor(extract(epoch FROM created_at) / 604800)::bigint),
    ('completed_at', floor(extract(epoch FROM completed_at) / 604800)::bigint),
    ('start_time', floor(extract(epoch FROM start_time) / 604800)::bigint),
    ('response_ms', floor(response_ms / 30000.0)::bigint),
    ('procedure_ms', floor(procedure_ms / 30000.0)::bigint)) AS each (key, span)
  WHERE each.span IS NOT NULL
$$;

-- Counted by adding a row for each change, as the tally is: people who close calls at the same moment do not wait for one another.
CREATE FUNCTION "count_call_spans"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO call_span_step (provider_id, deleted, facility_id, status_code_id, created_at, completed_at, start_time, response_ms, procedure_ms, calls)
  SELECT provider_id, deleted, facility_id, status_code_id, created_at, completed_at, start_time, response_ms, procedure_ms, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END FROM moved;
  RETURN NULL;
END $$;
CREATE TRIGGER "listed_call_spans_in" AFTER INSERT ON "listed_call" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "count_call_spans"();
CREATE TRIGGER "listed_call_spans_out" AFTER DELETE ON "listed_call" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION "count_call_spans"();

-- What was added goes into the numbers; answers how many rows went. Calls without a room are in the facility that nothing is in.
CREATE FUNCTION "sum_call_spans"() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH gone AS (
    DELETE FROM call_span_step RETURNING *
  ), summed AS (
    INSERT INTO call_span AS known (provider_id, deleted, key, span, facility_id, status_code_id, calls)
    SELECT provider_id, deleted, each.key, each.span, coalesce(facility_id, '00000000-0000-0000-0000-000000000000'), status_code_id, sum(calls)
    FROM gone CROSS JOIN LATERAL spans_of(created_at, completed_at, start_time, response_ms, procedure_ms) AS each GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (provider_id, deleted, key, span, facility_id, status_code_id) DO UPDATE SET calls = known.calls + excluded.calls
  )
  SELECT count(*) FROM gone
$$;

INSERT INTO call_span (provider_id, deleted, key, span, facility_id, status_code_id, calls)
SELECT provider_id, deleted, each.key, each.span, coalesce(facility_id, '00000000-0000-0000-0000-000000000000'), status_code_id, count(*)
FROM listed_call CROSS JOIN LATERAL spans_of(created_at, completed_at, start_time, response_ms, procedure_ms) AS each GROUP BY 1, 2, 3, 4, 5, 6;

-- The application reads both; only triggers and the function that sums write them.
REVOKE ALL ON "call_span", "call_span_step" FROM patency_app;
GRANT SELECT ON "call_span", "call_span_step" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['call_span', 'call_span_step'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
