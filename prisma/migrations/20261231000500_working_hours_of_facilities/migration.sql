-- When a facility works: what is due outside of it joins the queue when it begins (rules 3.11b). No hours: always.
ALTER TABLE "facility"
  ADD COLUMN "working_from" TEXT,
  ADD COLUMN "working_to" TEXT,
  ADD COLUMN "working_days" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5, 6, 7],
  ADD CONSTRAINT "facility_working_hours" CHECK (("working_from" IS NULL) = ("working_to" IS NULL) AND "working_from" < "working_to" COLLATE "C");
