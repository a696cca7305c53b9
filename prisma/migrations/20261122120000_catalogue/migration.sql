-- AlterTable
ALTER TABLE "facility" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "room" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "purpose" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "procedure" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "procedure_field" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "procedure_field_option" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "call_value_field_id_idx" ON "call_value"("field_id");

-- What Prisma cannot say.

-- Two living items of one list never have the same name. A hidden room keeps its name: who adds it again shows it.
CREATE UNIQUE INDEX "facility_name" ON "facility" ("provider_id", lower("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "purpose_name" ON "purpose" ("provider_id", lower("name")) WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "room_name" ON "room" ("facility_id", lower("name"));
