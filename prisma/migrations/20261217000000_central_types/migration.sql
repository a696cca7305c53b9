-- Which types of lines are central is the provider's choice.
-- CreateTable
CREATE TABLE "central_types" (
    "provider_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "types" TEXT[],

    CONSTRAINT "central_types_pkey" PRIMARY KEY ("provider_id")
);

-- AddForeignKey
ALTER TABLE "central_types" ADD CONSTRAINT "central_types_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "central_types" TO patency_app;

-- The second wall behind the visibility filters.
ALTER TABLE "central_types" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "central_types" TO patency_app
USING ((SELECT current_setting('app.provider', true) = 'system')
  OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
