-- AlterTable
ALTER TABLE "call_draft" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;
