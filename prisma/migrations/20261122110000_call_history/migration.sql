-- What became of a call, newest first, past the readings of it, which are many more.
CREATE INDEX "audit_entry_done" ON "audit_entry" ("provider_id", "entity_id", "sequence")
  WHERE "outcome" = 'done' AND "action" <> 'readPatient';
