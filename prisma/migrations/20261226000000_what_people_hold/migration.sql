-- What people have documents for, as bits: bit n is that of the provider's requirement with the number n. So the compliance report
-- counts what 2,000 people have of 40 requirements without reading 80,000 standings; it reads those that have expired or
-- soon will.
ALTER TABLE "compliance_requirement" ADD COLUMN "number" INTEGER NOT NULL DEFAULT 0;
UPDATE compliance_requirement q SET number = numbered.number
FROM (SELECT id, row_number() OVER (PARTITION BY provider_id ORDER BY id) AS number FROM compliance_requirement) numbered
WHERE numbered.id = q.id;
CREATE UNIQUE INDEX "compliance_requirement_provider_id_number_key" ON "compliance_requirement"("provider_id", "number");

-- The next number of the provider. Two who create one at the same moment follow each other.
CREATE FUNCTION "number_compliance_requirement"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('compliance_requirement ' || NEW.provider_id, 0));
  NEW.number := (SELECT coalesce(max(number), 0) + 1 FROM compliance_requirement WHERE provider_id = NEW.provider_id);
  RETURN NEW;
END $$;
CREATE TRIGGER "number_compliance_requirement" BEFORE INSERT ON "compliance_requirement"
  FOR EACH ROW WHEN (NEW.number = 0) EXECUTE FUNCTION "number_compliance_requirement"();

CREATE INDEX "compliance_standing_provider_id_current_expiration_idx" ON "compliance_standing"("provider_id", "current_expiration");
CREATE INDEX "compliance_standing_provider_id_approved_expiration_idx" ON "compliance_standing"("provider_id", "approved_expiration");

CREATE TABLE "compliance_holding" (
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "current" VARBIT NOT NULL DEFAULT '',
    "approved" VARBIT NOT NULL DEFAULT '',

    CONSTRAINT "compliance_holding_pkey" PRIMARY KEY ("provider_id","user_id")
);
ALTER TABLE "compliance_holding" ADD CONSTRAINT "compliance_holding_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "compliance_holding" ADD CONSTRAINT "compliance_holding_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Bits, of which those with these numbers are set; the first is number 1.
CREATE FUNCTION "bits_of"(numbers integer[]) RETURNS varbit LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(CASE WHEN is_set.n IS NULL THEN '0' ELSE '1' END, '' ORDER BY each.n)::varbit, B'')
  FROM generate_series(1, (SELECT max(n) FROM unnest(numbers) n)) each (n)
  LEFT JOIN (SELECT DISTINCT n FROM unnest(numbers) n) is_set ON is_set.n = each.n
$$;

-- As before, and then what their people hold. The rows of people are locked first as well, so that of two changes of one
-- person the second one reads what the first one wrote.
CREATE OR REPLACE FUNCTION "keep_compliance_standings"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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

INSERT INTO compliance_holding
SELECT s.provider_id, s.user_id,
  bits_of(array_agg(q.number) FILTER (WHERE s.current_id IS NOT NULL)),
  bits_of(array_agg(q.number) FILTER (WHERE s.approved_id IS NOT NULL))
FROM compliance_standing s JOIN compliance_requirement q ON q.id = s.requirement_id
GROUP BY s.provider_id, s.user_id;

GRANT SELECT ON "compliance_holding" TO patency_app;

-- The second wall behind the visibility filters.
ALTER TABLE "compliance_holding" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "compliance_holding" TO patency_app
USING ((SELECT current_setting('app.provider', true) = 'system')
  OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
