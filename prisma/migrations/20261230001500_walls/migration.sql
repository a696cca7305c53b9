-- patency: baseline
-- The second wall behind the visibility filters: rows of another provider do not exist. app.provider is the provider's id,
-- or 'system' for the few places that serve all providers (sign-in, jobs, the change listener); unset means nothing is
-- visible. Outside of it are what people have in all their providers, and the two heads, which only triggers write.
DO $$
DECLARE tenant text;
BEGIN
  FOR tenant IN
    SELECT table_name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'provider_id'
      AND table_name NOT IN ('session', 'one_time_link', 'mail', 'audit_head', 'change_head') ORDER BY table_name
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    -- Jobs of the installation belong to nobody, and tell of nobody.
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid)%s)
    $policy$, tenant, CASE WHEN tenant IN ('job', 'job_run') THEN ' OR provider_id IS NULL' ELSE '' END);
  END LOOP;
END $$;
