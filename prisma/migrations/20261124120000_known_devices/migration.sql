-- CreateTable
CREATE TABLE "known_device" (
    "user_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("user_id","token_hash")
);

-- AlterTable
ALTER TABLE "sign_in_try" ADD COLUMN     "device" BYTEA;

-- CreateIndex
CREATE INDEX "known_device_token_hash_idx" ON "known_device"("token_hash");

-- CreateIndex
CREATE INDEX "sign_in_try_at_idx" ON "sign_in_try"("at");

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

GRANT SELECT, INSERT, UPDATE, DELETE ON "known_device" TO patency_app;
