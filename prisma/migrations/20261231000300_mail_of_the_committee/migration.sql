-- To which addresses the committee's page is mailed each month (rules 7.15). "next_month" is the first day of the month
-- that is sent next.
CREATE TABLE "committee_mail" (
    "provider_id" UUID PRIMARY KEY REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "emails" TEXT[],
    "next_month" DATE NOT NULL
);
ALTER TABLE "committee_mail" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "committee_mail" TO patency_app
  USING ((SELECT current_setting('app.provider', true) = 'system')
    OR provider_id = (SELECT nullif(nullif(current_setting('app.provider', true), ''), 'system')::uuid));

-- Such a mail goes to an address, not to an account.
ALTER TABLE "mail" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "mail" ADD CONSTRAINT "mail_receiver" CHECK ("user_id" IS NOT NULL OR "kind" = 'committeePage') NOT VALID;
