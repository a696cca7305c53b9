-- patency: baseline
-- What a provider sets up: purposes, procedures with their fields and options, central types, line checks.

CREATE TYPE "FieldType" AS ENUM ('checkbox', 'checkboxes', 'radio', 'number', 'text');
CREATE TYPE "interval_units" AS ENUM ('minutes', 'hours');

CREATE TABLE "purpose" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "line_check" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3)
);
CREATE INDEX "purpose_provider_id_weight_name_idx" ON "purpose" ("provider_id", "weight", "name");
-- Two living items of one list never have the same name.
CREATE UNIQUE INDEX "purpose_name" ON "purpose" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;

CREATE TABLE "procedure" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "follow_up_interval" INTEGER,
    "count_in_performance" BOOLEAN NOT NULL DEFAULT true,
    "required_call_fields" TEXT[],
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "procedure_interval" CHECK ("follow_up_interval" > 0)
);
CREATE INDEX "procedure_provider_id_weight_idx" ON "procedure" ("provider_id", "weight");
CREATE UNIQUE INDEX "procedure_name" ON "procedure" ("provider_id", fold_text("name")) WHERE "deleted_at" IS NULL;

-- Purposes name the procedures that usually answer them.
CREATE TABLE "purpose_procedure" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "purpose_id" UUID NOT NULL REFERENCES "purpose" ON DELETE RESTRICT ON UPDATE CASCADE,
    "procedure_id" UUID NOT NULL REFERENCES "procedure" ON DELETE RESTRICT ON UPDATE CASCADE,
    PRIMARY KEY ("purpose_id", "procedure_id")
);
CREATE INDEX "purpose_procedure_procedure_id_idx" ON "purpose_procedure" ("procedure_id");

CREATE TABLE "procedure_field" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "procedure_id" UUID NOT NULL REFERENCES "procedure" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "type" "FieldType" NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "follow_up_type_name" BOOLEAN NOT NULL DEFAULT false,
    -- A number that is the external length of a line, whatever a hospital calls it; the passport of the line compares it.
    "external_length" BOOLEAN NOT NULL DEFAULT false,
    "hide_header" BOOLEAN NOT NULL DEFAULT false,
    "hide_group" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3)
);
CREATE INDEX "procedure_field_procedure_id_weight_idx" ON "procedure_field" ("procedure_id", "weight");
CREATE INDEX "procedure_field_provider_id_idx" ON "procedure_field" ("provider_id");
CREATE UNIQUE INDEX "procedure_field_name" ON "procedure_field" ("procedure_id", fold_text("name")) WHERE "deleted_at" IS NULL;

CREATE TABLE "procedure_field_option" (
    "id" UUID PRIMARY KEY,
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "field_id" UUID NOT NULL REFERENCES "procedure_field" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "value" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "end_follow_up" BOOLEAN NOT NULL DEFAULT false,
    "immediate_follow_up_interval" INTEGER,
    "excludes_others" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "procedure_field_option_interval" CHECK ("immediate_follow_up_interval" > 0)
);
CREATE INDEX "procedure_field_option_field_id_weight_idx" ON "procedure_field_option" ("field_id", "weight");
CREATE INDEX "procedure_field_option_provider_id_idx" ON "procedure_field_option" ("provider_id");
CREATE UNIQUE INDEX "procedure_field_option_value" ON "procedure_field_option" ("field_id", fold_text("value")) WHERE "deleted_at" IS NULL;

CREATE TABLE "option_requirement" (
    "provider_id" UUID NOT NULL REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "option_id" UUID NOT NULL REFERENCES "procedure_field_option" ON DELETE CASCADE ON UPDATE CASCADE,
    "field_id" UUID NOT NULL REFERENCES "procedure_field" ON DELETE RESTRICT ON UPDATE CASCADE,
    PRIMARY KEY ("option_id", "field_id")
);
CREATE INDEX "option_requirement_field_id_idx" ON "option_requirement" ("field_id");

-- Which types of lines are central is the provider's choice.
CREATE TABLE "central_types" (
    "provider_id" UUID PRIMARY KEY REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "types" TEXT[]
);

CREATE TABLE "line_check_settings" (
    "provider_id" UUID PRIMARY KEY REFERENCES "provider" ON DELETE RESTRICT ON UPDATE CASCADE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "interval_amount" INTEGER,
    "interval_units" "interval_units",
    "interval_since" TIMESTAMPTZ(3),
    "time_hour" INTEGER,
    "time_minute" INTEGER,
    "enabled_days" INTEGER[],
    "purpose_id" UUID REFERENCES "purpose" ON DELETE RESTRICT ON UPDATE CASCADE,
    "whitelist" TEXT[],
    "blacklist" TEXT[],
    "checked_up_to" TIMESTAMPTZ(3) NOT NULL,
    -- Never, in an interval, or at a time; and what is scheduled has a purpose.
    CONSTRAINT "line_check_settings_interval"
      CHECK (("interval_amount" IS NULL) = ("interval_units" IS NULL) AND ("interval_amount" IS NULL) = ("interval_since" IS NULL) AND "interval_amount" > 0),
    CONSTRAINT "line_check_settings_time"
      CHECK (("time_hour" IS NULL) = ("time_minute" IS NULL) AND "time_hour" BETWEEN 0 AND 23 AND "time_minute" BETWEEN 0 AND 59
        AND "enabled_days" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND ("time_hour" IS NULL OR cardinality("enabled_days") > 0)),
    CONSTRAINT "line_check_settings_one_schedule"
      CHECK (("interval_amount" IS NULL OR "time_hour" IS NULL) AND ("purpose_id" IS NOT NULL OR coalesce("interval_amount", "time_hour") IS NULL))
);

-- A facility in another zone may have its line checks before everybody else. The job is woken, and reckons anew.
CREATE FUNCTION "wake_line_checks"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE job SET due_at = least(due_at, settled_at) WHERE provider_id = NEW.provider_id AND name = 'checkLines' AND due_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "facility_wakes_line_checks" AFTER INSERT OR UPDATE OF "time_zone" ON "facility" FOR EACH ROW EXECUTE FUNCTION "wake_line_checks"();
