-- patency: in batches
-- Calls that a trainee led alone had nobody who led them first.
UPDATE reported_call SET lead_id = (
  SELECT user_id FROM work_order WHERE work_order.call_id = reported_call.call_id AND is_training ORDER BY started_at, id LIMIT 1
)
WHERE call_id IN (SELECT call_id FROM reported_call WHERE lead_id IS NULL AND cardinality(trained_ids) > 0 LIMIT $1);
