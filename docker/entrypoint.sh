#!/bin/sh
# Runs the server, or one of the operators' commands:
#   docker compose run --rm patency-1 user list     is what npm run user -- list is elsewhere
set -eu

command="$1"
shift
case "$command" in
  main | user | token | audit-verify | backup | restore | migrate) exec node "dist/server/$command.js" "$@" ;;
  *)
    echo "There is no command \"$command\": main, user, token, audit-verify, backup, restore, migrate." >&2
    exit 64
    ;;
esac
