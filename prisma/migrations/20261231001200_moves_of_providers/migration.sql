-- A provider can be moved to another installation (decision 0096). Meanwhile it is Moving, and no write of it is accepted;
-- afterwards it is Inactive here, and moved_to says where its people work.
ALTER TYPE "provider_status" ADD VALUE 'Moving';
ALTER TABLE "provider" ADD COLUMN "moved_to" TEXT;

-- Every write takes the lock of this row before its commit, so a write either ends before the row is closed, or is refused.
ALTER TABLE "audit_head" ADD COLUMN "closed" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION "refuse_closed"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the provider is being moved' USING ERRCODE = 'PVM01';
END $$;

CREATE OR REPLACE FUNCTION "chain_audit"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE head audit_head;
BEGIN
  INSERT INTO audit_head AS h (provider_id, sequence) VALUES (NEW.provider_id, 1)
  ON CONFLICT (provider_id) DO UPDATE SET sequence = h.sequence + 1 WHERE NOT h.closed
  RETURNING * INTO head;
  IF NOT FOUND THEN PERFORM refuse_closed(); END IF;
  NEW.sequence := head.sequence;
  NEW.hash := audit_digest(head.hash, NEW);
  UPDATE audit_head SET hash = NEW.hash WHERE provider_id = NEW.provider_id;
  RETURN NEW;
END $$;

-- For a write without a row in the log: it locks the head as well.
CREATE FUNCTION "stop_if_closed"("provider" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE head audit_head;
BEGIN
  SELECT * INTO head FROM audit_head WHERE provider_id = "provider" FOR SHARE;
  IF head.closed THEN PERFORM refuse_closed(); END IF;
END $$;

CREATE FUNCTION "reopen_head"("provider" uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE audit_head SET closed = false WHERE provider_id = "provider"
$$;
