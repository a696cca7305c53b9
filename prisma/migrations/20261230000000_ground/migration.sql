-- patency: baseline
-- patency: replaces 20261121080000_call_area 20261121120000_presence 20261122080000_procedures
-- patency: replaces 20261122100000_call_lists 20261122110000_call_history 20261122110000_call_look
-- patency: replaces 20261122120000_catalogue 20261122150000_draft_revision 20261123080000_lines
-- patency: replaces 20261123100000_line_checks 20261124110000_call_spans 20261124120000_known_devices
-- patency: replaces 20261124130000_feed_epoch 20261124130100_people_in_the_feed 20261125100000_history_of_migrations
-- patency: replaces 20261125200000_search_keys 20261125300000_offline_since 20261126000000_people 20261126010000_users
-- patency: replaces 20261126030000_providers 20261126050000_audit_search 20261127000000_compliance_requirements
-- patency: replaces 20261128000000_reports 20261129000000_audit_of_reports 20261202000000_compliance_documents
-- patency: replaces 20261204000000_locking_and_inbox 20261205000000_call_report 20261206000000_reported_calls
-- patency: replaces 20261207000000_bedside 20261208000000_call_search 20261209000000_alert_settings 20261210000000_push
-- patency: replaces 20261211000000_waiting_targets 20261212000000_devices 20261213000000_handover
-- patency: replaces 20261215000000_external_length 20261217000000_central_types 20261218000000_saved_views
-- patency: replaces 20261219000000_chosen_marks 20261220000000_files_end_with_rights
-- patency: replaces 20261221000000_roles_begin_with_their_invitation 20261222000000_locks_are_of_a_provider
-- patency: replaces 20261223000000_training_is_of_a_role 20261224000000_zones_by_their_iana_names
-- patency: replaces 20261225000000_nights_follow_the_first_facility 20261226000000_what_people_hold
-- patency: replaces 20261227000000_uploads_without_a_document 20261228000000_one_form_of_texts
-- patency: replaces 20261229000000_files_of_other_builds
-- What everything else stands on: the role of the application, extensions, and how texts are compared.

-- The application works as a role without the right to bypass row-level security or to touch the audit trail; whoever
-- migrates stays the owner. The role may read and write what the owner creates, unless a table's migration takes that away.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'patency_app') THEN
    CREATE ROLE patency_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  -- Since PostgreSQL 16 whoever creates a role is a member of it that may not take it on.
  IF NOT pg_has_role(current_user, 'patency_app', CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT patency_app TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO patency_app', current_schema());
  EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO patency_app', current_schema());
  -- What was migrated is the owner's to write. Readiness reads it as the application. Where Prisma compares schemas there
  -- is no history.
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    GRANT SELECT ON "_prisma_migrations" TO patency_app;
  END IF;
END $$;

-- Parts of words are found by the three-letter groups that they are made of; and days of infections exclude each other.
-- Both extensions are trusted ones: whoever may create in the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A text as it is compared (rules 1.2a): without capitals and accents, with one sign of each kind and single blanks. Like
-- foldText in server/domain/kernel/input/names.ts, whose test compares the two. Not the extension unaccent: its function
-- may change with a file of the server, so no index can hold what it answers.
CREATE FUNCTION "fold_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = char_length($1) AND strpos($1, '  ') = 0 AND strpos($1, E'\t') = 0 THEN lower(translate($1, '`', ''''))
    ELSE regexp_replace(translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f\u200c\u200d\ufe0f\U000e0100-\U000e01ef]', '', 'g')),
      'øłđħŧıς`´‘’‚‛‹›ʹʻʼʽʾʿˈ′‵＇׳՚ꞌ‐‑‒–—―⁃−﹘﹣－־“”„‟«»″‶〝〞〟＂״',
      'oldhtiσ' || repeat('''', 21) || repeat('-', 12) || repeat('"', 13)), '[ \t]+', ' ', 'g') END
$$;

-- Texts, each on a line of its own, as they are searched in: whole, for a part of any of them; and after that the words
-- that begin inside of one, because of one or two letters only beginnings of words are found. What is searched for holds
-- no line break, so nothing is found across two lines.
CREATE FUNCTION "search_text"("lines" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  whole text := E'\n' || fold_text(regexp_replace("lines", '[ \t\r]+', ' ', 'g')) || E'\n';
BEGIN
  RETURN whole || coalesce((
    SELECT string_agg(DISTINCT word[1], E'\n') FROM regexp_matches(whole, '[^[:alnum:]\n]([[:alnum:]]+)', 'g') AS word
    WHERE position(E'\n' || word[1] IN whole) = 0
  ) || E'\n', '');
END $$;

CREATE TABLE "installation" (
    "id" INTEGER PRIMARY KEY DEFAULT 1,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "installation_single" CHECK ("id" = 1)
);
