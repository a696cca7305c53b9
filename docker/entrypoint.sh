#!/bin/sh
# Runs the server, or one of the operators' commands:
#   docker compose run --rm patency-1 user list     is what npm run user -- list is elsewhere
set -eu

command="$1"
shift
case "$command" in
  # The same room for young objects as in `npm start`: with less, a third of the time goes into collecting them.
  main) exec node --max-semi-space-size=64 dist/server/main.js "$@" ;;
  user | token | provider | audit-verify | backup | restore | files | migrate) exec node "dist/server/$command.js" "$@" ;;
  *)
    echo "There is no command \"$command\": main, user, token, provider, audit-verify, backup, restore, files, migrate." >&2
    exit 64
    ;;
esac
