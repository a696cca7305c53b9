// Loaded into each Node.js process of `npm run test:hours`. PostgreSQL is started with an environment of its own
// (server/db/embedded/processes.ts), and would otherwise be left behind by the clock of everything else.
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { shiftedClock } from './shiftedClock.mjs'

const clock = Object.fromEntries(shiftedClock.map((name) => [name, process.env[name]]))
const { spawn } = childProcess

childProcess.spawn = (command, args, options) =>
  spawn(command, args, options?.env ? { ...options, env: { ...clock, ...options.env } } : options)
syncBuiltinESMExports()
