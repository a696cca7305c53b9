-- The role of the application may do no more than it does. Nobody deletes a document; triggers alone keep who holds what;
-- the keys that sign push notifications are made once.
REVOKE DELETE ON "compliance_document" FROM patency_app;
REVOKE INSERT, UPDATE, DELETE ON "compliance_standing", "compliance_holding" FROM patency_app;
REVOKE UPDATE, DELETE ON "vapid_key" FROM patency_app;
