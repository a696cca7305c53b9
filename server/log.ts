import { pino, type Logger } from 'pino'
import type { Env } from './env'

export type { Logger }

/** Log lines carry ids, never names, dates of birth, record numbers, passwords or tokens (rules 2.10). */
export function createLog(env: Pick<Env, 'logLevel'>): Logger {
  return pino({
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
      remove: true,
    },
  })
}
