-- The hand-over of a facility's shift, and the note for the next one (rules 10.7).
-- CreateTable
CREATE TABLE "handover_note" (
    "facility_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "text" TEXT,
    "changed_at" TIMESTAMPTZ(3),
    "changed_by_id" UUID,

    CONSTRAINT "handover_note_pkey" PRIMARY KEY ("facility_id")
);

-- CreateTable
CREATE TABLE "handover" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "facility_id" UUID NOT NULL,
    "note_version" INTEGER NOT NULL,
    "note" TEXT,
    "contents" JSONB NOT NULL,
    "handed_over_at" TIMESTAMPTZ(3) NOT NULL,
    "handed_over_by_id" UUID NOT NULL,
    "taken_over_at" TIMESTAMPTZ(3),
    "taken_over_by_id" UUID,
    "replaced_at" TIMESTAMPTZ(3),

    CONSTRAINT "handover_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "handover_note_provider_id_idx" ON "handover_note"("provider_id");

-- CreateIndex
CREATE INDEX "handover_facility_id_handed_over_at_id_idx" ON "handover"("facility_id", "handed_over_at", "id");

-- CreateIndex
CREATE INDEX "handover_provider_id_handed_over_at_idx" ON "handover"("provider_id", "handed_over_at");

-- CreateIndex
CREATE INDEX "handover_handed_over_at_idx" ON "handover"("handed_over_at");

-- AddForeignKey
ALTER TABLE "handover_note" ADD CONSTRAINT "handover_note_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_note" ADD CONSTRAINT "handover_note_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_note" ADD CONSTRAINT "handover_note_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover" ADD CONSTRAINT "handover_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover" ADD CONSTRAINT "handover_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover" ADD CONSTRAINT "handover_handed_over_by_id_fkey" FOREIGN KEY ("handed_over_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover" ADD CONSTRAINT "handover_taken_over_by_id_fkey" FOREIGN KEY ("taken_over_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- A stamp has its person and its time.
ALTER TABLE "handover" ADD CONSTRAINT "handover_taken_over_whole" CHECK (("taken_over_at" IS NULL) = ("taken_over_by_id" IS NULL));
-- A facility has at most one hand-over that waits for somebody to take over.
CREATE UNIQUE INDEX "handover_waiting" ON "handover" ("facility_id") WHERE "taken_over_at" IS NULL AND "replaced_at" IS NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "handover_note", "handover" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['handover_note', 'handover'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;

-- Every facility has a note, so that a change of it locks a row.
CREATE FUNCTION add_handover_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO handover_note (facility_id, provider_id) VALUES (NEW.id, NEW.provider_id);
  RETURN NULL;
END $$;
CREATE TRIGGER add_handover_note AFTER INSERT ON facility FOR EACH ROW EXECUTE FUNCTION add_handover_note();

INSERT INTO handover_note (facility_id, provider_id) SELECT id, provider_id FROM facility;
