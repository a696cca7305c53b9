-- CreateEnum
CREATE TYPE "FieldType" AS ENUM ('checkbox', 'checkboxes', 'radio', 'number', 'text');

-- AlterTable
ALTER TABLE "line" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "call" ADD COLUMN     "follow_up_days" INTEGER;

-- CreateTable
CREATE TABLE "infection_entry" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "started_on" DATE NOT NULL,
    "stopped_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID,

    CONSTRAINT "infection_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "procedure" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "follow_up_interval" INTEGER,
    "count_in_performance" BOOLEAN NOT NULL DEFAULT true,
    "required_call_fields" TEXT[],
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "procedure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "procedure_field" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "type" "FieldType" NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "follow_up_type_name" BOOLEAN NOT NULL DEFAULT false,
    "hide_header" BOOLEAN NOT NULL DEFAULT false,
    "hide_group" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "procedure_field_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "procedure_field_option" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "field_id" UUID NOT NULL,
    "value" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "end_follow_up" BOOLEAN NOT NULL DEFAULT false,
    "immediate_follow_up_interval" INTEGER,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "procedure_field_option_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "option_requirement" (
    "provider_id" UUID NOT NULL,
    "option_id" UUID NOT NULL,
    "field_id" UUID NOT NULL,

    CONSTRAINT "option_requirement_pkey" PRIMARY KEY ("option_id","field_id")
);

-- CreateTable
CREATE TABLE "call_value" (
    "provider_id" UUID NOT NULL,
    "call_id" UUID NOT NULL,
    "field_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "procedure_name" TEXT NOT NULL,
    "procedure_weight" INTEGER NOT NULL,
    "field_name" TEXT NOT NULL,
    "field_weight" INTEGER NOT NULL,
    "field_type" "FieldType" NOT NULL,
    "follow_up_type_name" BOOLEAN NOT NULL,
    "end_follow_up" BOOLEAN NOT NULL,
    "values" TEXT[],

    CONSTRAINT "call_value_pkey" PRIMARY KEY ("call_id","field_id")
);

-- CreateTable
CREATE TABLE "call_image" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "call_id" UUID,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID NOT NULL,
    "loose_at" TIMESTAMPTZ(3),

    CONSTRAINT "call_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call_draft" (
    "provider_id" UUID NOT NULL,
    "call_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "entries" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "call_draft_pkey" PRIMARY KEY ("call_id","user_id")
);

-- CreateIndex
CREATE INDEX "infection_entry_line_id_idx" ON "infection_entry"("line_id");

-- CreateIndex
CREATE INDEX "infection_entry_provider_id_started_on_idx" ON "infection_entry"("provider_id", "started_on");

-- CreateIndex
CREATE INDEX "procedure_provider_id_weight_idx" ON "procedure"("provider_id", "weight");

-- CreateIndex
CREATE INDEX "procedure_field_procedure_id_weight_idx" ON "procedure_field"("procedure_id", "weight");

-- CreateIndex
CREATE INDEX "procedure_field_provider_id_idx" ON "procedure_field"("provider_id");

-- CreateIndex
CREATE INDEX "procedure_field_option_field_id_weight_idx" ON "procedure_field_option"("field_id", "weight");

-- CreateIndex
CREATE INDEX "procedure_field_option_provider_id_idx" ON "procedure_field_option"("provider_id");

-- CreateIndex
CREATE INDEX "option_requirement_field_id_idx" ON "option_requirement"("field_id");

-- CreateIndex
CREATE INDEX "call_image_call_id_idx" ON "call_image"("call_id");

-- CreateIndex
CREATE INDEX "call_image_provider_id_created_at_idx" ON "call_image"("provider_id", "created_at");

-- CreateIndex
CREATE INDEX "call_draft_saved_at_idx" ON "call_draft"("saved_at");

-- AddForeignKey
ALTER TABLE "infection_entry" ADD CONSTRAINT "infection_entry_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "infection_entry" ADD CONSTRAINT "infection_entry_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "line"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "infection_entry" ADD CONSTRAINT "infection_entry_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure" ADD CONSTRAINT "procedure_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_field" ADD CONSTRAINT "procedure_field_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_field" ADD CONSTRAINT "procedure_field_procedure_id_fkey" FOREIGN KEY ("procedure_id") REFERENCES "procedure"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_field_option" ADD CONSTRAINT "procedure_field_option_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_field_option" ADD CONSTRAINT "procedure_field_option_field_id_fkey" FOREIGN KEY ("field_id") REFERENCES "procedure_field"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "option_requirement" ADD CONSTRAINT "option_requirement_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "option_requirement" ADD CONSTRAINT "option_requirement_option_id_fkey" FOREIGN KEY ("option_id") REFERENCES "procedure_field_option"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "option_requirement" ADD CONSTRAINT "option_requirement_field_id_fkey" FOREIGN KEY ("field_id") REFERENCES "procedure_field"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_value" ADD CONSTRAINT "call_value_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_value" ADD CONSTRAINT "call_value_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_image" ADD CONSTRAINT "call_image_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_image" ADD CONSTRAINT "call_image_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_image" ADD CONSTRAINT "call_image_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_draft" ADD CONSTRAINT "call_draft_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_draft" ADD CONSTRAINT "call_draft_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_draft" ADD CONSTRAINT "call_draft_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

ALTER TABLE "procedure" ADD CONSTRAINT "procedure_interval" CHECK ("follow_up_interval" > 0);
ALTER TABLE "procedure_field_option" ADD CONSTRAINT "procedure_field_option_interval" CHECK ("immediate_follow_up_interval" > 0);
ALTER TABLE "call" ADD CONSTRAINT "call_follow_up_days" CHECK ("follow_up_days" > 0);
ALTER TABLE "call_value" ADD CONSTRAINT "call_value_filled" CHECK (cardinality("values") > 0);

-- Two living items of one list never have the same name.
CREATE UNIQUE INDEX "procedure_name" ON "procedure" ("provider_id", lower("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "procedure_field_name" ON "procedure_field" ("procedure_id", lower("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "procedure_field_option_value" ON "procedure_field_option" ("field_id", lower("value")) WHERE "deleted_at" IS NULL;

-- A line has at most one unfinished follow-up that is scheduled (rules 3.11).
CREATE UNIQUE INDEX "call_one_follow_up_per_line" ON "call" ("line_id")
  WHERE "follow_up_from_id" IS NOT NULL AND "announced_at" IS NULL AND "completed_at" IS NULL AND "deleted_at" IS NULL;

-- Infections of one line follow each other and never overlap (rules 4.5).
ALTER TABLE "infection_entry" ADD CONSTRAINT "infection_entry_span" CHECK ("stopped_on" >= "started_on");
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE "infection_entry" ADD CONSTRAINT "infection_entry_apart" EXCLUDE USING gist ("line_id" WITH =, daterange("started_on", "stopped_on", '[]') WITH &&);

-- Looking for the line of a patient, or of a room, among those that are in.
CREATE INDEX "line_open" ON "line" ("provider_id", "created_at") WHERE "completed_at" IS NULL;
CREATE INDEX "line_open_patient" ON "line" ("provider_id", "mrn") WHERE "completed_at" IS NULL AND "mrn" IS NOT NULL;
CREATE INDEX "line_open_room" ON "line" ("room_id") WHERE "completed_at" IS NULL;

-- Pictures that are on no call: uploaded and not put on one yet, or taken off one.
ALTER TABLE "call_image" ADD CONSTRAINT "call_image_loose" CHECK (("call_id" IS NULL) = ("loose_at" IS NOT NULL));
CREATE INDEX "call_image_loose_idx" ON "call_image" ("loose_at") WHERE "call_id" IS NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "infection_entry", "procedure", "procedure_field", "procedure_field_option", "option_requirement", "call_value", "call_image", "call_draft" TO patency_app;

-- The second wall behind the visibility filters.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['infection_entry', 'procedure', 'procedure_field', 'procedure_field_option', 'option_requirement', 'call_value', 'call_image', 'call_draft'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format($policy$
      CREATE POLICY tenant ON %I TO patency_app
      USING ((SELECT current_setting('app.provider', true) = 'system')
        OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid))
    $policy$, tenant);
  END LOOP;
END $$;
