-- What keeps the lists and the reports is planned once for each connection. PostgreSQL planned it anew for each closing,
-- because a list of one id looks cheaper than a list of unknown length; the planning took four times as long as the work.
-- Rows are always looked up by their ids, so one plan fits all, also one that was made while the tables were small.
ALTER FUNCTION "list_calls"(uuid[]) SET plan_cache_mode = force_generic_plan SET enable_seqscan = off;
ALTER FUNCTION "index_calls"(uuid[]) SET plan_cache_mode = force_generic_plan SET enable_seqscan = off;
ALTER FUNCTION "report_calls"(uuid[]) SET plan_cache_mode = force_generic_plan SET enable_seqscan = off;
ALTER FUNCTION "list_lines"(uuid[]) SET plan_cache_mode = force_generic_plan SET enable_seqscan = off;
