-- What was migrated is the owner's to write. Readiness reads it as the application. Where Prisma compares schemas there
-- is no history.
DO $$
BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    REVOKE INSERT, UPDATE, DELETE ON "_prisma_migrations" FROM patency_app;
  END IF;
END $$;
