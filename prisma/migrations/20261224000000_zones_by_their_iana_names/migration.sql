-- A facility was kept in a zone by the name that its administrator chose, of which some are not those of the IANA database.
-- PostgreSQL may lack the others (rules 1.4a).
UPDATE "facility" SET "time_zone" = renamed.name FROM (VALUES
  ('america/argentina/comodrivadavia', 'America/Argentina/Catamarca'),
  ('america/atka', 'America/Adak'),
  ('america/buenos_aires', 'America/Argentina/Buenos_Aires'),
  ('america/catamarca', 'America/Argentina/Catamarca'),
  ('america/coral_harbour', 'America/Atikokan'),
  ('america/cordoba', 'America/Argentina/Cordoba'),
  ('america/ensenada', 'America/Tijuana'),
  ('america/fort_wayne', 'America/Indiana/Indianapolis'),
  ('america/godthab', 'America/Nuuk'),
  ('america/indianapolis', 'America/Indiana/Indianapolis'),
  ('america/jujuy', 'America/Argentina/Jujuy'),
  ('america/knox_in', 'America/Indiana/Knox'),
  ('america/louisville', 'America/Kentucky/Louisville'),
  ('america/mendoza', 'America/Argentina/Mendoza'),
  ('america/montreal', 'America/Toronto'),
  ('america/nipigon', 'America/Toronto'),
  ('america/pangnirtung', 'America/Iqaluit'),
  ('america/porto_acre', 'America/Rio_Branco'),
  ('america/rainy_river', 'America/Winnipeg'),
  ('america/rosario', 'America/Argentina/Cordoba'),
  ('america/santa_isabel', 'America/Tijuana'),
  ('america/shiprock', 'America/Denver'),
  ('america/thunder_bay', 'America/Toronto'),
  ('america/virgin', 'America/St_Thomas'),
  ('america/yellowknife', 'America/Edmonton')
) AS renamed (other, name) WHERE lower("time_zone") = renamed.other;
-- Capitals did not matter.
UPDATE "facility" SET "time_zone" = known.name FROM pg_timezone_names AS known WHERE lower("time_zone") = lower(known.name) AND "time_zone" <> known.name;
