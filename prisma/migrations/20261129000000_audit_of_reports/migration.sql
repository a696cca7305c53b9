-- A report that names calls or lines is found by their patient too.
CREATE FUNCTION "audit_named"("fields" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  coalesce("fields" -> 'calls' -> 1, '[]'::jsonb) || coalesce("fields" -> 'lines' -> 1, '[]'::jsonb);

-- The calls and lines whose patients were read together share a row, which names them.
DROP INDEX "audit_entry_calls";
CREATE INDEX "audit_entry_named" ON "audit_entry" USING gin ("audit_named"("fields")) WITH (gin_pending_list_limit = 256)
  WHERE "action" IN ('readPatients', 'readAudit', 'exportAudit', 'readReport');

-- As before, but also with these rows: `calls` holds the ids of calls and lines.
CREATE OR REPLACE FUNCTION "find_audit"(
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
