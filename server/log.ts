import { types } from 'node:util'
import { destination, pino, type DestinationStream, type Logger } from 'pino'
import type { Outages } from './outages'

export type { Logger }

// Errors of the engine, the system and our own code. Messages of libraries may quote their input: Prisma a whole row,
// PostgreSQL and JSON.parse a value.
const withoutValues = new Set([
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'AggregateError',
  'StartProblem',
  'FilesAway',
])

type LoggedError = {
  type: string
  code?: unknown
  sqlState?: unknown
  constraint?: unknown
  message?: string
  stack: string[]
  cause?: LoggedError
}

const loggedError = (error: unknown): LoggedError => {
  if (!types.isNativeError(error)) return { type: typeof error, stack: [] }
  const { code, constraint, meta, syscall } = error as {
    code?: unknown
    constraint?: unknown
    syscall?: unknown
    meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } }
  }
  const sqlState = meta?.driverAdapterError?.cause?.originalCode
  const type = error.constructor.name
  return {
    type,
    ...(code === undefined ? {} : { code }),
    ...(sqlState === undefined ? {} : { sqlState }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(withoutValues.has(type) || syscall !== undefined ? { message: error.message } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(types.isNativeError(error.cause) ? { cause: loggedError(error.cause) } : {}),
  }
}

type Line = { time: string; level: string; msg?: string; err?: LoggedError }

// A caller may have chosen the value, so it must not start a new line or move the cursor of a terminal.
const printable = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const errorText = ({ type, message, stack, cause, ...codes }: LoggedError): string =>
  [
    `    ${type}${message === undefined ? '' : `: ${printable(message)}`}${valuesText(codes)}`,
    ...stack.map((line) => `      ${printable(line)}`),
    ...(cause ? [errorText(cause)] : []),
  ].join('\n')

const valuesText = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}=${printable(JSON.stringify(value))}`)
    .join('')

/** The same line for a person: time, level, message and values, with the error below. */
const lineText = (json: string): string => {
  const { time, level, msg = '', err, ...values } = JSON.parse(json) as Line
  return `${time} ${level.padEnd(5)} ${printable(msg)}${valuesText(values)}\n${err ? `${errorText(err)}\n` : ''}`
}

const standardOutput = (): DestinationStream => destination({ fd: 1, sync: true })

export type LogOptions = { outages?: Outages; to?: DestinationStream }

type LogSettings = { logLevel: string; logFormat: 'text' | 'json' }

/** Log lines carry ids, never names, dates of birth, record numbers, passwords or tokens (rules 2.10). */
export const createLog = (
  { logLevel, logFormat }: LogSettings,
  { outages, to = standardOutput() }: LogOptions = {},
): Logger => {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
      redact: {
        paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
        remove: true,
      },
      ...(outages && {
        hooks: {
          logMethod(line, method, level) {
            // The last message of a process is never a repetition.
            const edited = level === pino.levels.values.fatal ? 'unchanged' : outages.edited(line[0], line[1])
            if (edited) method.apply(this, edited === 'unchanged' ? line : edited)
          },
        },
      }),
    },
    logFormat === 'json' ? to : { write: (json) => to.write(lineText(json)) },
  )
}
