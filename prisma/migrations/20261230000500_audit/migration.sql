-- patency: baseline
-- Who read patient details and who changed what. It is read newest first by any filter (decision 0045).

-- The calls and lines that a row names because their patients were read together, on a page or in a report.
CREATE FUNCTION "audit_named"("fields" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  coalesce("fields" -> 'calls' -> 1, '[]'::jsonb) || coalesce("fields" -> 'lines' -> 1, '[]'::jsonb);

CREATE TABLE "audit_head" (
    "provider_id" UUID PRIMARY KEY,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "hash" BYTEA NOT NULL DEFAULT '\x'
);

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
    "hash" BYTEA NOT NULL DEFAULT '\x',
    PRIMARY KEY ("provider_id", "sequence")
);
CREATE INDEX "audit_entry_provider_id_at_sequence_idx" ON "audit_entry" ("provider_id", "at", "sequence");
CREATE INDEX "audit_entry_provider_id_actor_id_action_at_sequence_idx" ON "audit_entry" ("provider_id", "actor_id", "action", "at", "sequence");
CREATE INDEX "audit_entry_provider_id_action_at_sequence_idx" ON "audit_entry" ("provider_id", "action", "at", "sequence");
CREATE INDEX "audit_entry_provider_id_entity_id_at_sequence_idx" ON "audit_entry" ("provider_id", "entity_id", "at", "sequence");
-- What became of a call, newest first, past the readings of it, which are many more.
CREATE INDEX "audit_entry_done" ON "audit_entry" ("provider_id", "entity_id", "sequence")
  WHERE "outcome" = 'done' AND "action" <> 'readPatient';
-- Few rows say that something was refused or denied.
CREATE INDEX "audit_entry_failed" ON "audit_entry" ("provider_id", "at", "sequence") INCLUDE ("actor_id", "action", "outcome", "entity_id")
  WHERE "outcome" <> 'done';
-- The calls and lines whose patients were read together share a row, which names them.
CREATE INDEX "audit_entry_named" ON "audit_entry" USING gin ("audit_named"("fields")) WITH (gin_pending_list_limit = 256)
  WHERE "action" IN ('readPatients', 'readAudit', 'exportAudit', 'readReport');

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

-- The application can only add to the trail and read it.
REVOKE UPDATE, DELETE ON "audit_entry" FROM patency_app;
REVOKE INSERT, UPDATE, DELETE ON "audit_head" FROM patency_app;

-- A section of the trail of the provider at hand, by time. Row-level security would keep most of these conditions from
-- the indexes, so it runs as the owner. Each branch reads an index in the order of the page, for each record or action
-- its own part, and stops when the page is full. `calls` holds the ids of calls and lines that a row may name.
CREATE FUNCTION "find_audit"(
  person uuid, without_person boolean, actions text[], kind text, records uuid[], calls text[], result text,
  from_at timestamptz, to_at timestamptz, start_at timestamptz, start_sequence integer, newest_first boolean, most integer
) RETURNS TABLE (sequence integer, at timestamptz) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  here uuid := nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid;
  way text := CASE WHEN newest_first THEN 'DESC' ELSE 'ASC' END;
  page text := format(' ORDER BY at %s, sequence %s LIMIT $13', way, way);
  of_person text := CASE WHEN without_person THEN ' AND e.actor_id IS NULL' WHEN person IS NULL THEN '' ELSE ' AND e.actor_id = $1' END;
  span text := 'SELECT e.sequence, e.at FROM audit_entry e WHERE e.provider_id = $14'
    || CASE WHEN from_at IS NULL THEN '' ELSE ' AND e.at >= $8' END
    || CASE WHEN to_at IS NULL THEN '' ELSE ' AND e.at < $9' END
    || CASE WHEN start_at IS NULL THEN '' WHEN newest_first THEN ' AND (e.at, e.sequence) < ($10, $11)' ELSE ' AND (e.at, e.sequence) > ($10, $11)' END;
  of_result text := CASE result WHEN 'done' THEN ' AND e.outcome = ''done''' WHEN 'refused' THEN ' AND e.outcome <> ''done'' AND e.outcome LIKE ''refused%''' WHEN 'denied' THEN ' AND e.outcome <> ''done'' AND e.outcome LIKE ''denied%''' ELSE '' END;
  of_actions text := CASE WHEN actions IS NULL THEN '' ELSE ' AND e.action = ANY ($3)' END;
  source text;
BEGIN
  IF records IS NOT NULL THEN
    source := 'SELECT part.* FROM unnest($5) AS record (id) CROSS JOIN LATERAL (' || span || ' AND e.entity_id = record.id'
      || CASE WHEN kind IS NULL THEN '' ELSE ' AND e.entity_kind = $4' END || of_person || of_actions || of_result || page || ') AS part';
    IF cardinality(calls) > 0 THEN
      -- Materialized, so that the planner does not walk the trail by time in the hope of an early end.
      source := 'WITH pages AS MATERIALIZED (SELECT e.* FROM audit_entry e WHERE e.action IN (''readPatients'', ''readAudit'', ''exportAudit'', ''readReport'') AND audit_named(e.fields) ?| $6) '
        || source || ' UNION ' || replace(span, 'FROM audit_entry e', 'FROM pages e') || of_person || of_actions || of_result;
    END IF;
  ELSIF result IN ('refused', 'denied') THEN
    source := span || of_person || of_actions || of_result;
  ELSIF person IS NOT NULL OR without_person THEN
    source := CASE WHEN actions IS NOT NULL THEN 'SELECT part.* FROM unnest($3) AS each (action)' ELSE
      'WITH RECURSIVE each (action) AS ((SELECT e.action FROM audit_entry e WHERE e.provider_id = $14' || of_person || ' ORDER BY e.actor_id, e.action LIMIT 1)'
      || ' UNION ALL SELECT (SELECT e.action FROM audit_entry e WHERE e.provider_id = $14' || of_person || ' AND e.action > each.action ORDER BY e.actor_id, e.action LIMIT 1) FROM each WHERE each.action IS NOT NULL)'
      || ' SELECT part.* FROM each' END
      -- The person is in the order because the planner does not take IS NULL for an equality.
      || ' CROSS JOIN LATERAL (' || span || of_person || ' AND e.action = each.action' || of_result
      || replace(page, 'ORDER BY', format('ORDER BY e.actor_id %s,', way)) || ') AS part';
  ELSIF actions IS NOT NULL THEN
    source := 'SELECT part.* FROM unnest($3) AS each (action) CROSS JOIN LATERAL (' || span || ' AND e.action = each.action' || of_result || page || ') AS part';
  ELSE
    source := span || of_result;
  END IF;
  RETURN QUERY EXECUTE 'SELECT found.sequence, found.at FROM (' || source || ') AS found' || page
    USING person, without_person, actions, kind, records, calls, result, from_at, to_at, start_at, start_sequence, newest_first, most, here;
END $$;

-- The actions in the trail of the provider at hand, or in that of one of its people: jumps along an index.
CREATE FUNCTION "audit_actions"() RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH RECURSIVE here AS (
    SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid AS id
  ), found (action) AS (
    (SELECT e.action FROM audit_entry e WHERE e.provider_id = (SELECT id FROM here) ORDER BY e.action LIMIT 1)
    UNION ALL
    SELECT (SELECT e.action FROM audit_entry e WHERE e.provider_id = (SELECT id FROM here) AND e.action > f.action ORDER BY e.action LIMIT 1)
    FROM found f WHERE f.action IS NOT NULL
  )
  SELECT action FROM found WHERE action IS NOT NULL
$$;

-- The people in the trail of the provider at hand.
CREATE FUNCTION "audit_people"() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH RECURSIVE here AS (
    SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid AS id
  ), found (person) AS (
    (SELECT e.actor_id FROM audit_entry e WHERE e.provider_id = (SELECT id FROM here) AND e.actor_id IS NOT NULL ORDER BY e.actor_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.actor_id FROM audit_entry e WHERE e.provider_id = (SELECT id FROM here) AND e.actor_id > f.person ORDER BY e.actor_id LIMIT 1)
    FROM found f WHERE f.person IS NOT NULL
  )
  SELECT person FROM found WHERE person IS NOT NULL
$$;
