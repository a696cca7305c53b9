-- The calls at which a line came out, which are few among all recorded values.
CREATE INDEX "call_value_end_follow_up" ON "call_value" ("call_id") WHERE "end_follow_up";
