-- Texts have one form; names and record numbers are compared as rules 1.2a says.

-- Like foldText in server/domain/kernel/input/names.ts, whose test compares the two.
CREATE OR REPLACE FUNCTION "fold_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = char_length($1) AND strpos($1, '  ') = 0 AND strpos($1, E'\t') = 0 THEN lower(translate($1, '`', ''''))
    ELSE regexp_replace(translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f\u200c\u200d\ufe0f\U000e0100-\U000e01ef]', '', 'g')),
      'øłđħŧıς`´‘’‚‛‹›ʹʻʼʽʾʿˈ′‵＇׳՚ꞌ‐‑‒–—―⁃−﹘﹣－־“”„‟«»″‶〝〞〟＂״',
      'oldhtiσ' || repeat('''', 21) || repeat('-', 12) || repeat('"', 13)), '[ \t]+', ' ', 'g') END
$$;

-- What is stored, without what nobody sees, on one line with single blanks; what would be empty stays.
CREATE FUNCTION pg_temp.cleaned(stored text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(btrim(normalize(regexp_replace(regexp_replace(stored,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e00ff\U000e01f0-\U000e0fff\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]', '', 'g'),
    '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'), NFC)), ''), stored)
$$;
CREATE FUNCTION pg_temp.plain_mrn(stored text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(replace(pg_temp.cleaned(normalize(stored, NFKC)), ' ', ''), ''), stored)
$$;

DROP INDEX "facility_name", "purpose_name", "room_name", "procedure_name", "procedure_field_name", "procedure_field_option_value",
  "compliance_category_name", "compliance_requirement_name", "provider_name_key", "saved_view_own_name", "saved_view_shared_name";

-- Of names that are the same now, the first keeps it and the others get a number; the log of the start lists them.
DO $$
DECLARE
  kind record;
  twin record;
  base text;
  given text;
  place integer;
  taken boolean;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('provider', 'name', 'true', 'true'),
    ('facility', 'name', 'provider_id', 'deleted_at IS NULL'),
    ('purpose', 'name', 'provider_id', 'deleted_at IS NULL'),
    ('room', 'name', 'facility_id', 'true'),
    ('procedure', 'name', 'provider_id', 'deleted_at IS NULL'),
    ('procedure_field', 'name', 'procedure_id', 'deleted_at IS NULL'),
    ('procedure_field_option', 'value', 'field_id', 'deleted_at IS NULL'),
    ('compliance_category', 'name', 'provider_id', 'deleted_at IS NULL'),
    ('compliance_requirement', 'name', 'provider_id', 'deleted_at IS NULL'),
    ('saved_view', 'name', '(provider_id, list, shared, CASE WHEN shared THEN NULL ELSE owner_id END)', 'true')
  ) AS kinds (of, named, list, counts) LOOP
    FOR twin IN EXECUTE format(
      'SELECT id, %2$I AS stored, pg_temp.cleaned(%2$I) AS name, %3$s::text AS list, row_number() OVER (PARTITION BY %3$s, fold_text(pg_temp.cleaned(%2$I)) ORDER BY id) AS place FROM %1$I WHERE %4$s ORDER BY id',
      kind.of, kind.named, kind.list, kind.counts)
    LOOP
      given := twin.name;
      IF twin.place > 1 THEN
        base := left(twin.name, CASE kind.of WHEN 'saved_view' THEN 50 ELSE 190 END);
        place := 2;
        LOOP
          given := base || ' (' || place || ')';
          EXECUTE format('SELECT EXISTS (SELECT FROM %1$I WHERE %3$s::text = $1 AND fold_text(%2$I) = fold_text($2) AND %4$s)', kind.of, kind.named, kind.list, kind.counts)
          INTO taken USING twin.list, given;
          EXIT WHEN NOT taken;
          place := place + 1;
        END LOOP;
        RAISE WARNING '% % has the name of another: it is called % now', kind.of, twin.id, given;
      END IF;
      IF given <> twin.stored THEN
        EXECUTE format('UPDATE %I SET %I = $1 WHERE id = $2', kind.of, kind.named) USING given, twin.id;
      END IF;
    END LOOP;
  END LOOP;
END $$;

CREATE UNIQUE INDEX "provider_name_key" ON "provider" (fold_text("name"));
CREATE UNIQUE INDEX "facility_name" ON "facility" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "purpose_name" ON "purpose" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "room_name" ON "room" ("facility_id", fold_text("name"));
CREATE UNIQUE INDEX "procedure_name" ON "procedure" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "procedure_field_name" ON "procedure_field" ("procedure_id", fold_text("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "procedure_field_option_value" ON "procedure_field_option" ("field_id", fold_text("value")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "compliance_category_name" ON "compliance_category" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "compliance_requirement_name" ON "compliance_requirement" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "saved_view_own_name" ON "saved_view" ("provider_id", "owner_id", "list", fold_text("name")) WHERE NOT "shared";
CREATE UNIQUE INDEX "saved_view_shared_name" ON "saved_view" ("provider_id", "list", fold_text("name")) WHERE "shared";

UPDATE "app_user" SET "full_name" = pg_temp.cleaned("full_name") WHERE "full_name" <> pg_temp.cleaned("full_name") OR "name_key" <> fold_text("full_name");
UPDATE "role_invitation" SET "full_name" = pg_temp.cleaned("full_name") WHERE "full_name" <> pg_temp.cleaned("full_name");

-- Record numbers that would become one stay two, because nobody here knows whether they are of one patient.
DO $$
DECLARE kept record;
BEGIN
  CREATE TEMP TABLE numbered ON COMMIT DROP AS
    SELECT 'call' AS kind, id, provider_id, mrn, pg_temp.plain_mrn(mrn) AS plain FROM call WHERE mrn IS NOT NULL AND mrn <> pg_temp.plain_mrn(mrn)
    UNION ALL
    SELECT 'line', id, provider_id, mrn, pg_temp.plain_mrn(mrn) FROM line WHERE mrn IS NOT NULL AND mrn <> pg_temp.plain_mrn(mrn);
  FOR kept IN
    DELETE FROM numbered AS one
    WHERE EXISTS (SELECT FROM numbered AS other WHERE other.provider_id = one.provider_id AND lower(other.plain COLLATE "C") = lower(one.plain COLLATE "C") AND lower(other.mrn COLLATE "C") <> lower(one.mrn COLLATE "C"))
      OR EXISTS (SELECT FROM call WHERE call.provider_id = one.provider_id AND mrn_key = lower(one.plain COLLATE "C"))
      OR EXISTS (SELECT FROM line WHERE line.provider_id = one.provider_id AND mrn_key = lower(one.plain COLLATE "C"))
    RETURNING kind, id
  LOOP
    RAISE WARNING 'The MRN of % % differs from that of another only by blanks or by what no one sees; compare them, and correct it by hand', kept.kind, kept.id;
  END LOOP;
  UPDATE call SET mrn = plain FROM numbered WHERE kind = 'call' AND numbered.id = call.id;
  UPDATE line SET mrn = plain FROM numbered WHERE kind = 'line' AND numbered.id = line.id;
END $$;

UPDATE "call" SET "patient_first_name" = pg_temp.cleaned("patient_first_name"), "patient_last_name" = pg_temp.cleaned("patient_last_name"), "ordering_provider" = pg_temp.cleaned("ordering_provider")
WHERE "patient_first_name" <> pg_temp.cleaned("patient_first_name") OR "patient_last_name" <> pg_temp.cleaned("patient_last_name") OR "ordering_provider" <> pg_temp.cleaned("ordering_provider");
UPDATE "line" SET "name" = pg_temp.cleaned("name") WHERE "name" <> pg_temp.cleaned("name");

-- What was folded before. The lists keep single blanks, so only kinds of signs make a difference.
SELECT list_lines(array(SELECT line_id FROM listed_line WHERE sought <> fold_text(sought)));
SELECT index_calls(array(SELECT call_id FROM call_search WHERE sought <> fold_text(sought)));
REINDEX INDEX "call_reported_patient";
REINDEX INDEX "call_reported_orderer";
