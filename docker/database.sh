#!/bin/sh
# Runs once, when the database container makes its files: Patency gets a database and a role of
# its own. The role is no superuser; createrole is for the lesser role that row-level security
# binds (docs/operations.md). The database sorts alike on every system and after every upgrade.
set -eu

psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username postgres <<'SQL'
create role patency login createrole password :'password';
create database patency owner patency
  template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C';
SQL
