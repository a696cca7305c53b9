-- patency: baseline
-- Lines, and the calls for them.

CREATE TABLE "line" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "follow_up_interval" INTEGER,
    "next_change_date" TIMESTAMPTZ(3),
    "room_id" UUID REFERENCES "room" ON DELETE RESTRICT ON UPDATE CASCADE,
    "room_description" TEXT,
    "mrn" TEXT,
    -- Compared as it stands: row-level security lets no other condition reach an index. A record number is folded by its
    -- letters from A to Z alone, so that the server's language makes no difference.
    "mrn_key" TEXT GENERATED ALWAYS AS (lower("mrn" COLLATE "C")) STORED,
    "ordering_provider" TEXT,
    "infection" BOOLEAN NOT NULL DEFAULT false,
    "infection_notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "completed_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "line_provider_id_created_at_idx" ON "line" ("provider_id", "created_at");
-- Looking for the line of a patient, or of a room, among those that are in.
CREATE INDEX "line_open" ON "line" ("provider_id", "created_at") WHERE "completed_at" IS NULL;
CREATE INDEX "line_open_patient" ON "line" ("provider_id", "mrn_key") WHERE "completed_at" IS NULL AND "mrn_key" IS NOT NULL;
CREATE INDEX "line_open_room" ON "line" ("room_id") WHERE "completed_at" IS NULL;
CREATE INDEX "line_room" ON "line" ("room_id") WHERE "room_id" IS NOT NULL;
-- The lines that were in on some day: those that are, and those that came out since.
CREATE INDEX "line_in" ON "line" ("provider_id", "completed_at") INCLUDE ("id", "created_at");

CREATE TABLE "infection_entry" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "line_id" UUID NOT NULL REFERENCES "line" ON DELETE RESTRICT ON UPDATE CASCADE,
    "started_on" DATE NOT NULL,
    "stopped_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    -- Infections of one line follow each other and never overlap (rules 4.5).
    CONSTRAINT "infection_entry_span" CHECK ("stopped_on" >= "started_on"),
    CONSTRAINT "infection_entry_apart" EXCLUDE USING gist ("line_id" WITH =, daterange("started_on", "stopped_on", '[]') WITH &&)
);
CREATE INDEX "infection_entry_line_id_idx" ON "infection_entry" ("line_id");
CREATE INDEX "infection_entry_provider_id_started_on_idx" ON "infection_entry" ("provider_id", "started_on");

CREATE TABLE "call" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "purpose_id" UUID NOT NULL REFERENCES "purpose" ON DELETE RESTRICT ON UPDATE CASCADE,
    "custom_job" TEXT,
    "status_code_id" UUID NOT NULL REFERENCES "status_code" ON DELETE RESTRICT ON UPDATE CASCADE,
    "room_id" UUID REFERENCES "room" ON DELETE RESTRICT ON UPDATE CASCADE,
    "room_description" TEXT,
    "contact" TEXT,
    "inserted_by" TEXT,
    "pre_comments" TEXT,
    "comments" TEXT,
    "patient_first_name" TEXT,
    "patient_last_name" TEXT,
    "dob" DATE,
    "mrn" TEXT,
    "mrn_key" TEXT GENERATED ALWAYS AS (lower("mrn" COLLATE "C")) STORED,
    "ordering_provider" TEXT,
    "line_id" UUID REFERENCES "line" ON DELETE RESTRICT ON UPDATE CASCADE,
    "follow_up_from_id" UUID REFERENCES "call" ON DELETE RESTRICT ON UPDATE CASCADE,
    "assigned_to_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "follow_up_days" INTEGER,
    "alive_at" TIMESTAMPTZ(3) NOT NULL,
    "announced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "start_time" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "dressing_change_date" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "created_by_device_id" UUID REFERENCES "device" ON DELETE RESTRICT ON UPDATE CASCADE,
    "updated_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "completed_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "deleted_by_id" UUID REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "call_follow_up_days" CHECK ("follow_up_days" > 0),
    -- A call is created by a person or by a device, never by both.
    CONSTRAINT "call_one_creator" CHECK (created_by_id IS NULL OR created_by_device_id IS NULL)
);
CREATE INDEX "call_provider_id_created_at_id_idx" ON "call" ("provider_id", "created_at", "id");
CREATE INDEX "call_provider_id_completed_at_id_idx" ON "call" ("provider_id", "completed_at", "id");
CREATE INDEX "call_line_id_idx" ON "call" ("line_id");
CREATE INDEX "call_follow_up_from_id_idx" ON "call" ("follow_up_from_id");
-- Queue and feed.
CREATE INDEX "call_active_idx" ON "call" ("provider_id", "alive_at") WHERE "completed_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "call_unannounced_idx" ON "call" ("alive_at") WHERE "announced_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "call_assigned_idx" ON "call" ("assigned_to_id") WHERE "completed_at" IS NULL AND "deleted_at" IS NULL;
-- Lists that are a small part of all calls.
CREATE INDEX "call_open_idx" ON "call" ("provider_id", "created_at", "id") WHERE "completed_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "call_deleted_idx" ON "call" ("provider_id", "created_at", "id") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "call_completer_idx" ON "call" ("completed_by_id", "completed_at", "id") WHERE "completed_by_id" IS NOT NULL;
CREATE INDEX "call_patient_idx" ON "call" ("provider_id", "mrn_key") WHERE "mrn_key" IS NOT NULL;
-- A line has at most one unfinished follow-up that is scheduled (rules 3.11).
CREATE UNIQUE INDEX "call_one_follow_up_per_line" ON "call" ("line_id")
  WHERE "follow_up_from_id" IS NOT NULL AND "announced_at" IS NULL AND "completed_at" IS NULL AND "deleted_at" IS NULL;
-- Whether a line is called for already.
CREATE INDEX "call_unfinished_of_line" ON "call" ("line_id", "purpose_id") WHERE "line_id" IS NOT NULL AND "completed_at" IS NULL AND "deleted_at" IS NULL;
-- Of completed calls only: work on open calls costs nothing here.
CREATE INDEX "call_reported_patient" ON "call" USING gin (fold_text(coalesce("patient_last_name", '') || ', ' || coalesce("patient_first_name", '') || ' ' || coalesce("patient_last_name", '')) gin_trgm_ops) WHERE "completed_at" IS NOT NULL;
CREATE INDEX "call_reported_orderer" ON "call" USING gin (fold_text(coalesce("ordering_provider", '')) gin_trgm_ops) WHERE "completed_at" IS NOT NULL;
-- What a ward's device shows of its calls, and by what it is slowed down.
CREATE INDEX "call_created_by_device" ON "call" ("created_by_device_id", "created_at") WHERE "created_by_device_id" IS NOT NULL;

CREATE TABLE "work_order" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE RESTRICT ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "is_lead" BOOLEAN NOT NULL,
    "is_training" BOOLEAN NOT NULL,
    "is_assisting" BOOLEAN NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "work_order_role" CHECK (NOT ("is_training" AND "is_assisting") AND NOT ("is_lead" AND "is_assisting")),
    CONSTRAINT "work_order_span" CHECK ("ended_at" IS NULL OR "ended_at" >= "started_at")
);
CREATE INDEX "work_order_call_id_idx" ON "work_order" ("call_id");
CREATE INDEX "work_order_user_id_idx" ON "work_order" ("user_id");
-- One lead on a call, one call led by a person, and one stretch of work of a person on a call at a time.
CREATE UNIQUE INDEX "work_order_one_lead_per_call" ON "work_order" ("call_id") WHERE "ended_at" IS NULL AND "is_lead";
CREATE UNIQUE INDEX "work_order_one_lead_per_person" ON "work_order" ("provider_id", "user_id") WHERE "ended_at" IS NULL AND "is_lead";
CREATE UNIQUE INDEX "work_order_one_per_person_and_call" ON "work_order" ("call_id", "user_id") WHERE "ended_at" IS NULL;

CREATE TABLE "call_value" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE RESTRICT ON UPDATE CASCADE,
    "field_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "procedure_name" TEXT NOT NULL,
    "procedure_weight" INTEGER NOT NULL,
    "field_name" TEXT NOT NULL,
    "field_weight" INTEGER NOT NULL,
    "field_type" "FieldType" NOT NULL,
    "follow_up_type_name" BOOLEAN NOT NULL,
    "end_follow_up" BOOLEAN NOT NULL,
    "values" TEXT[],
    PRIMARY KEY ("call_id", "field_id"),
    CONSTRAINT "call_value_filled" CHECK (cardinality("values") > 0)
);
CREATE INDEX "call_value_field_id_idx" ON "call_value" ("field_id");
-- The calls at which a line came out, which are few among all recorded values.
CREATE INDEX "call_value_end_follow_up" ON "call_value" ("call_id") WHERE "end_follow_up";

CREATE TABLE "call_image" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "call_id" UUID REFERENCES "call" ON DELETE RESTRICT ON UPDATE CASCADE,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID NOT NULL REFERENCES "app_user" ON DELETE RESTRICT ON UPDATE CASCADE,
    "loose_at" TIMESTAMPTZ(3),
    -- Pictures that are on no call: uploaded and not put on one yet, or taken off one.
    CONSTRAINT "call_image_loose" CHECK (("call_id" IS NULL) = ("loose_at" IS NOT NULL))
);
CREATE INDEX "call_image_call_id_idx" ON "call_image" ("call_id");
CREATE INDEX "call_image_provider_id_created_at_idx" ON "call_image" ("provider_id", "created_at");
CREATE INDEX "call_image_loose_idx" ON "call_image" ("loose_at") WHERE "loose_at" IS NOT NULL;

CREATE TABLE "call_draft" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "entries" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY ("call_id", "user_id")
);
CREATE INDEX "call_draft_saved_at_idx" ON "call_draft" ("saved_at");

CREATE TABLE "call_look" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "call_id" UUID NOT NULL REFERENCES "call" ON DELETE CASCADE ON UPDATE CASCADE,
    "user_id" UUID NOT NULL REFERENCES "app_user" ON DELETE CASCADE ON UPDATE CASCADE,
    "page_id" UUID NOT NULL,
    "is_editing" BOOLEAN NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY ("call_id", "user_id", "page_id")
);
CREATE INDEX "call_look_user_id_idx" ON "call_look" ("user_id");
