-- The filters of a list under a name, one's own or for everybody of the provider (rules 10.8).
-- CreateTable
CREATE TABLE "saved_view" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_view_provider_id_list_idx" ON "saved_view"("provider_id", "list");

-- CreateIndex
CREATE INDEX "saved_view_owner_id_idx" ON "saved_view"("owner_id");

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say.

-- A name is unique among a person's own views of a list, and among the shared ones of a list.
CREATE UNIQUE INDEX "saved_view_own_name" ON "saved_view" ("provider_id", "owner_id", "list", lower("name")) WHERE NOT "shared";
CREATE UNIQUE INDEX "saved_view_shared_name" ON "saved_view" ("provider_id", "list", lower("name")) WHERE "shared";

GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_view" TO patency_app;

-- The second wall behind the visibility filter.
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "saved_view" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
