-- Since when somebody is Offline, so that calls whose people are all gone stand out. Null for
-- people who are Online, and for those who were never seen to leave.
ALTER TABLE "app_user" ADD COLUMN     "offline_since" TIMESTAMPTZ(3);
