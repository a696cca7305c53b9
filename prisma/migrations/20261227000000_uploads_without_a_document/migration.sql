-- Since when no document names an upload, so that the sweep finds the few unused ones by an index; null: a document does.
ALTER TABLE "document_upload" ADD COLUMN "loose_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
UPDATE document_upload upload SET loose_at = CASE
  WHEN EXISTS (SELECT FROM compliance_document document WHERE document.upload_id = upload.id) THEN NULL ELSE created_at END;
CREATE INDEX "document_upload_loose_idx" ON "document_upload" ("loose_at") WHERE "loose_at" IS NOT NULL;

CREATE FUNCTION "use_document_upload"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE document_upload SET loose_at = NULL WHERE id = NEW.upload_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "use_document_upload" AFTER INSERT ON "compliance_document"
  FOR EACH ROW EXECUTE FUNCTION "use_document_upload"();

-- The same condition as for uploads, which the one sweep of both asks.
DROP INDEX "call_image_loose_idx";
CREATE INDEX "call_image_loose_idx" ON "call_image" ("loose_at") WHERE "loose_at" IS NOT NULL;
