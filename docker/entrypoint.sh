#!/bin/sh
# Runs the server, or one of the operators' commands:
#   docker compose run --rm patency-1 user list     is what npm run user -- list is elsewhere
set -eu

command="$1"
shift
case "$command" in
  # As `npm start` does: memory that was freed goes back to the system (decision 0099).
  main) MALLOC_TRIM_THRESHOLD_=131072 exec node dist/server/main.js "$@" ;;
  user | token | provider | audit-verify | backup | restore | files | migrate) exec node "dist/server/$command.js" "$@" ;;
  *)
    echo "There is no command \"$command\": main, user, token, provider, audit-verify, backup, restore, files, migrate." >&2
    exit 64
    ;;
esac
