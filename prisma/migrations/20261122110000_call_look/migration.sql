-- CreateTable
CREATE TABLE "call_look" (
    "provider_id" UUID NOT NULL,
    "call_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "page_id" UUID NOT NULL,
    "is_editing" BOOLEAN NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "call_look_pkey" PRIMARY KEY ("call_id","user_id","page_id")
);

-- CreateIndex
CREATE INDEX "call_look_user_id_idx" ON "call_look"("user_id");

-- AddForeignKey
ALTER TABLE "call_look" ADD CONSTRAINT "call_look_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_look" ADD CONSTRAINT "call_look_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_look" ADD CONSTRAINT "call_look_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

GRANT SELECT, INSERT, UPDATE, DELETE ON "call_look" TO patency_app;

-- The second wall behind the visibility filters.
ALTER TABLE "call_look" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "call_look" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
