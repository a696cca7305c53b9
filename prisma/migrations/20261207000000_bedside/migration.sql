-- Purposes name the procedures that usually answer them, and an option may exclude the others of its field.

-- AlterTable
ALTER TABLE "procedure_field_option" ADD COLUMN     "excludes_others" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "purpose_procedure" (
    "provider_id" UUID NOT NULL,
    "purpose_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,

    CONSTRAINT "purpose_procedure_pkey" PRIMARY KEY ("purpose_id","procedure_id")
);

-- CreateIndex
CREATE INDEX "purpose_procedure_procedure_id_idx" ON "purpose_procedure"("procedure_id");

-- AddForeignKey
ALTER TABLE "purpose_procedure" ADD CONSTRAINT "purpose_procedure_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_procedure" ADD CONSTRAINT "purpose_procedure_purpose_id_fkey" FOREIGN KEY ("purpose_id") REFERENCES "purpose"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_procedure" ADD CONSTRAINT "purpose_procedure_procedure_id_fkey" FOREIGN KEY ("procedure_id") REFERENCES "procedure"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "purpose_procedure" TO patency_app;

-- The second wall behind the visibility filters.
ALTER TABLE "purpose_procedure" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "purpose_procedure" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
