-- The numbers of the change feed mean something within one history of the database only. A standby that is promoted, a
-- backup that is restored and a disk that is put back begin another one, which gives the same numbers to other changes.
-- A history goes back only through a start of PostgreSQL, or by filling another database, or the table of the heads,
-- anew. So these three tell one from another, and whoever may connect may ask for them, on a standby as well.
CREATE FUNCTION "feed_epoch"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(encode(sha256(convert_to(concat_ws(' ',
    extract(epoch FROM pg_postmaster_start_time()),
    (SELECT oid FROM pg_catalog.pg_database WHERE datname = current_database()),
    pg_relation_filenode('public.change_head')
  ), 'UTF8')), 'hex'), 12)
$$;
