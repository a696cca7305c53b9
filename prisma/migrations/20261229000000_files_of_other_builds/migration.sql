-- The hashed files of the web app's builds, for pages that are open while the installation is upgraded.

CREATE TABLE "web_file" (
    "path" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "had_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "web_file_pkey" PRIMARY KEY ("path")
);
CREATE INDEX "web_file_had_at_idx" ON "web_file"("had_at");
-- It is compressed already.
ALTER TABLE "web_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "web_file" TO patency_app;
