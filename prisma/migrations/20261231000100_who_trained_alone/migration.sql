-- The row of each of these calls, made anew: a call that is open, deleted or gone has none. Lists of ids are in order,
-- so that the same people, and the same procedures, are the same list.
CREATE OR REPLACE FUNCTION "report_calls"(ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET jit = off AS $$
BEGIN
  DELETE FROM reported_call USING unnest(ids) AS changed WHERE call_id = changed
    AND NOT EXISTS (SELECT FROM call WHERE call.id = changed AND completed_at IS NOT NULL AND deleted_at IS NULL);
  INSERT INTO reported_call AS reported (call_id, provider_id, facility_id, alive_at, completed_at, completed_by_id, status_code_id, response_ms, lead_id, procedure_ids, led_ids, assisted_ids, trained_ids, endings, insertions, marks)
  SELECT call.id, call.provider_id, room.facility_id, alive_at, completed_at, completed_by_id, status_code_id,
    -- A follow-up that was begun before it was due kept nobody waiting.
    CASE WHEN start_time IS NOT NULL THEN greatest((extract(epoch FROM start_time - alive_at) * 1000)::bigint, 0) END,
    work.first, coalesce(done.procedures, '{}'), coalesce(work.led, '{}'), coalesce(work.assisted, '{}'), coalesce(work.trained, '{}'),
    done.endings, placed.insertions, chosen.marks
  FROM unnest(ids) WITH ORDINALITY AS changed (id, place) JOIN call ON call.id = changed.id LEFT JOIN room ON room.id = call.room_id
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT procedure_id ORDER BY procedure_id) AS procedures,
      jsonb_agg(jsonb_build_array(field_id, "values") ORDER BY procedure_weight, field_weight, field_id) FILTER (WHERE end_follow_up) AS endings,
      bool_or(follow_up_type_name AND cardinality("values") > 0) AS has_types
    FROM call_value WHERE call_value.call_id = call.id
  ) AS done ON true
  -- A procedure for which a type of line was recorded, with what else the report on insertions reads of it (rules 7.9).
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('types', types, 'marks', coalesce(marks, '[]'), 'attempts', attempts) ORDER BY procedure_id) AS insertions FROM (
      SELECT procedure_id,
        jsonb_agg(DISTINCT value ORDER BY value) FILTER (WHERE follow_up_type_name) AS types,
        jsonb_agg(DISTINCT value ORDER BY value) FILTER (WHERE value IN ('Successful', 'Unsuccessful', 'PICC changed to ML', 'PICC changed to IV', 'ML changed to IV', 'ML changed to PICC', 'IV changed to PICC', 'IV changed to ML')) AS marks,
        min(value) FILTER (WHERE field_type = 'number' AND lower(field_name) = 'attempts') AS attempts
      FROM call_value CROSS JOIN LATERAL unnest("values") AS value WHERE call_value.call_id = call.id GROUP BY procedure_id
    ) AS procedures WHERE types IS NOT NULL
  ) AS placed ON done.has_types
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT value ORDER BY value) AS marks FROM call_value CROSS JOIN LATERAL unnest("values") AS value
    WHERE call_value.call_id = call.id AND field_type IN ('radio', 'checkboxes') AND value IN ('Successful', 'Unsuccessful', 'PICC changed to ML', 'PICC changed to IV', 'ML changed to IV', 'ML changed to PICC', 'IV changed to PICC', 'IV changed to ML')
  ) AS chosen ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE NOT is_training AND NOT is_assisting) AS led,
      array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE is_assisting AND NOT is_training) AS assisted,
      array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE is_training) AS trained,
      -- Where nobody led, who trained on it did the work (rules 7.2).
      (array_agg(user_id ORDER BY is_training, started_at, work_order.id) FILTER (WHERE is_training OR NOT is_assisting))[1] AS first
    FROM work_order WHERE work_order.call_id = call.id
  ) AS work ON true
  WHERE completed_at IS NOT NULL AND deleted_at IS NULL ORDER BY changed.place
  ON CONFLICT (call_id) DO UPDATE SET provider_id = excluded.provider_id, facility_id = excluded.facility_id, alive_at = excluded.alive_at, completed_at = excluded.completed_at,
    completed_by_id = excluded.completed_by_id, status_code_id = excluded.status_code_id, response_ms = excluded.response_ms, lead_id = excluded.lead_id,
    procedure_ids = excluded.procedure_ids, led_ids = excluded.led_ids, assisted_ids = excluded.assisted_ids, trained_ids = excluded.trained_ids,
    endings = excluded.endings, insertions = excluded.insertions, marks = excluded.marks
  WHERE reported IS DISTINCT FROM excluded;
END $$;
