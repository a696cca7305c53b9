-- A role for an account that was there before begins when its person opens the link of this invitation (rules 9.3a).
CREATE TABLE "role_invitation" (
    "id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "facility_ids" UUID[],
    "invited_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "role_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "role_invitation_provider_id_user_id_key" ON "role_invitation"("provider_id", "user_id");

-- CreateIndex
CREATE INDEX "role_invitation_user_id_idx" ON "role_invitation"("user_id");

-- AddForeignKey
ALTER TABLE "role_invitation" ADD CONSTRAINT "role_invitation_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "provider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_invitation" ADD CONSTRAINT "role_invitation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "one_time_link" ADD COLUMN     "role_invitation_id" UUID,
ADD COLUMN     "mailed_to" TEXT;

-- CreateIndex
CREATE INDEX "one_time_link_role_invitation_id_idx" ON "one_time_link"("role_invitation_id");

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_role_invitation_id_fkey" FOREIGN KEY ("role_invitation_id") REFERENCES "role_invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "address_confirmed_at" TIMESTAMPTZ(3);

-- What Prisma cannot say.

-- Nobody has opened a link that was mailed to a new address.
CREATE FUNCTION "forget_confirmed_address"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  NEW.address_confirmed_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "app_user_address" BEFORE UPDATE OF "email" ON "app_user" FOR EACH ROW WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION "forget_confirmed_address"();

-- Whoever is invited to a role elsewhere is nobody's alone either.
CREATE TRIGGER "role_invitation_count" AFTER INSERT OR DELETE OR UPDATE OF "user_id" ON "role_invitation" FOR EACH ROW EXECUTE FUNCTION "count_roles"();

GRANT SELECT, INSERT, UPDATE, DELETE ON "role_invitation" TO patency_app;

-- The second wall behind the visibility filter.
ALTER TABLE "role_invitation" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "role_invitation" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));
