-- Providers are edited (rules 9.6, 9.7).
-- AlterTable
ALTER TABLE "provider" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- No two providers share a name, whatever its case. Of those that did, the first keeps it and the others get a number.
DO $$
DECLARE twin RECORD; base TEXT; place INTEGER;
BEGIN
  FOR twin IN
    SELECT id, name FROM (
      SELECT id, name, created_at, row_number() OVER (PARTITION BY lower(btrim(name)) ORDER BY created_at, id) AS place FROM provider
    ) AS ranked WHERE ranked.place > 1 ORDER BY created_at, id
  LOOP
    base := left(btrim(twin.name), 190);
    place := 2;
    WHILE EXISTS (SELECT FROM provider WHERE lower(btrim(name)) = lower(base || ' (' || place || ')')) LOOP
      place := place + 1;
    END LOOP;
    UPDATE provider SET name = base || ' (' || place || ')' WHERE id = twin.id;
  END LOOP;
END $$;
CREATE UNIQUE INDEX "provider_name_key" ON "provider" (lower(btrim("name")));

-- Superadmins work in providers without a role there, so their screens follow as well.
CREATE OR REPLACE FUNCTION "announce_provider_standing"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('patency_standing', id::text) FROM (
    SELECT user_id AS id FROM provider_role WHERE provider_id = NEW.id
    UNION SELECT id FROM app_user WHERE superadmin
  ) AS concerned;
  RETURN NULL;
END $$;
