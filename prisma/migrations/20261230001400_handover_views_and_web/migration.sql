-- patency: baseline
-- The hand-over of a facility's shift, and the note for the next one (rules 10.7).
CREATE TABLE "handover_note" (
    "facility_id" UUID PRIMARY KEY REFERENCES "facility" ON DELETE CASCADE ON UPDATE CASCADE,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "text" TEXT,
    "changed_at" TIMESTAMPTZ(3),
    "changed_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "handover_note_provider_id_idx" ON "handover_note" ("provider_id");

-- Every facility has a note, so that a change of it locks a row.
CREATE FUNCTION "add_handover_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO handover_note (facility_id, provider_id) VALUES (NEW.id, NEW.provider_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "add_handover_note" AFTER INSERT ON "facility" FOR EACH ROW EXECUTE FUNCTION "add_handover_note"();

CREATE TABLE "handover" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "facility_id" UUID NOT NULL REFERENCES "facility" ON DELETE RESTRICT ON UPDATE CASCADE,
    "note_version" INTEGER NOT NULL,
    "note" TEXT,
    "contents" JSONB NOT NULL,
    "handed_over_at" TIMESTAMPTZ(3) NOT NULL,
    "handed_over_by_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "taken_over_at" TIMESTAMPTZ(3),
    "taken_over_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "replaced_at" TIMESTAMPTZ(3),
    -- A stamp has its person and its time.
    CONSTRAINT "handover_taken_over_whole" CHECK (("taken_over_at" IS NULL) = ("taken_over_by_id" IS NULL))
);
CREATE INDEX "handover_facility_id_handed_over_at_id_idx" ON "handover" ("facility_id", "handed_over_at", "id");
CREATE INDEX "handover_provider_id_handed_over_at_idx" ON "handover" ("provider_id", "handed_over_at");
CREATE INDEX "handover_handed_over_at_idx" ON "handover" ("handed_over_at");
-- A facility has at most one hand-over that waits for somebody to take over.
CREATE UNIQUE INDEX "handover_waiting" ON "handover" ("facility_id") WHERE "taken_over_at" IS NULL AND "replaced_at" IS NULL;

-- The filters of a list under a name, one's own or for everybody of the provider (rules 10.8).
CREATE TABLE "saved_view" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "owner_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "saved_view_provider_id_list_idx" ON "saved_view" ("provider_id", "list");
CREATE INDEX "saved_view_owner_id_idx" ON "saved_view" ("owner_id");
-- A name is unique among a person's own views of a list, and among the shared ones of a list.
CREATE UNIQUE INDEX "saved_view_own_name" ON "saved_view" ("provider_id", "owner_id", "list", fold_text("name")) WHERE NOT "shared";
CREATE UNIQUE INDEX "saved_view_shared_name" ON "saved_view" ("provider_id", "list", fold_text("name")) WHERE "shared";

-- The hashed files of the web app's builds, for pages that are open while the installation is upgraded.
CREATE TABLE "web_file" (
    "path" TEXT PRIMARY KEY,
    "content" BYTEA NOT NULL,
    "had_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "web_file_had_at_idx" ON "web_file" ("had_at");
-- It is compressed already.
ALTER TABLE "web_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;
