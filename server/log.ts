import { types } from 'node:util'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Env } from './env'

export type { Logger }

// Those that the engine, the system and our own code make. What libraries say may repeat what they
// were given: Prisma the whole row that it could not write, PostgreSQL and JSON.parse a value.
const withoutValues = new Set(['Error', 'TypeError', 'ReferenceError', 'RangeError', 'AggregateError', 'StartProblem'])

type Told = { type: string; code?: unknown; sqlState?: unknown; constraint?: unknown; message?: string; stack: string[]; cause?: Told }

const errorTold = (error: unknown): Told => {
  if (!types.isNativeError(error)) return { type: typeof error, stack: [] }
  const { code, constraint, meta, syscall } = error as { code?: unknown; constraint?: unknown; syscall?: unknown; meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } } }
  const sqlState = meta?.driverAdapterError?.cause?.originalCode
  const type = error.constructor.name
  return {
    type,
    ...(code === undefined ? {} : { code }),
    ...(sqlState === undefined ? {} : { sqlState }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(withoutValues.has(type) || syscall !== undefined ? { message: error.message } : {}),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim()),
    ...(types.isNativeError(error.cause) ? { cause: errorTold(error.cause) } : {}),
  }
}

/** Log lines carry ids, never names, dates of birth, record numbers, passwords or tokens (rules 2.10). */
export function createLog(env: Pick<Env, 'logLevel'>, to?: DestinationStream): Logger {
  return pino(
    {
      level: env.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorTold },
      redact: {
        paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
        remove: true,
      },
    },
    ...(to ? [to] : []),
  )
}
