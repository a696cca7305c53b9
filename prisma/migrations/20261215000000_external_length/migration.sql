-- A number that is the external length of a line, whatever a hospital calls it; the passport of the line compares it.

-- AlterTable
ALTER TABLE "procedure_field" ADD COLUMN     "external_length" BOOLEAN NOT NULL DEFAULT false;
