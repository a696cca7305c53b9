// What the operators' commands share: their database, their words, their end.
import os from 'node:os'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { openClients } from '../../server/db/access/client'
import { visitDatabase } from '../../server/db/opening/visit'
import { readEnv, type Env } from '../../server/env'
import { openFileStore } from '../../server/files/fileStore'
import { Refused } from '../../server/services/kernel/refused'
import type { Request } from '../../server/services/kernel/request'
import { StartProblem } from '../../server/startProblem'
import { Interrupted } from './prompt'

/** The command was called in a way that makes no sense; its usage is told with it. */
export class UsageProblem extends Error {}

/** sysexits.h EX_USAGE. */
const badUsage = 64

/** As in server/db/opening/visit.ts. */
type Wanted = { makes?: boolean; asItIs?: boolean }

/** What the command has opened, to be closed in the opposite order. */
export type Opened = {
  env: Env
  /** The address of the installation's database, for its owner. */
  database(options?: Wanted): Promise<string>
  /** As whom a service sees the person at this shell. */
  operator(options?: Wanted): Promise<Request>
  /** Called at the end, whichever it is. */
  atEnd(close: () => Promise<unknown>): void
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
export const remark = (line: string): void => void process.stderr.write(`${line}\n`)

/** What a verb is called that there is not. */
export const noSuchVerb = (verb: string): UsageProblem =>
  new UsageProblem(verb ? `There is no "${verb}".` : 'What shall be done?')

/** Runs a command to its end; what goes wrong is told in plain words, and nothing stays open behind it. */
export async function runCommand(usage: string, work: (opened: Opened) => Promise<void>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0).reverse()) await one()
  }
  const interrupt = (): void => {
    void close().finally(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt)
  try {
    await work(openerOf((one) => closers.push(one)))
  } catch (error) {
    process.exitCode = tell(error, usage)
  } finally {
    await close()
  }
}

function openerOf(atEnd: Opened['atEnd']): Opened {
  const env = readEnv()
  const database = async ({ makes = false, asItIs = false }: Wanted = {}): Promise<string> => {
    const visit = await visitDatabase(env, { makes, asItIs, print: remark })
    atEnd(visit.end)
    return visit.url
  }
  return {
    env,
    database,
    atEnd,
    operator: async (options) => {
      const clients = openClients(await database(options), { connections: 2 })
      atEnd(clients.close)
      return {
        clients,
        files: openFileStore(env),
        now: () => new Date(),
        actor: null,
        door: 'operator',
        origin: `${os.userInfo().username}@${os.hostname()}`,
      }
    },
  }
}

/** By parseArgs(). */
const isRefusedArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Tells what went wrong; answers the exit code. */
function tell(error: unknown, usage: string): number {
  if (error instanceof Interrupted) return 130
  if (error instanceof UsageProblem || isRefusedArgument(error)) {
    remark(`${error.message}\n\n${usage}`)
    return badUsage
  }
  if (error instanceof StartProblem) {
    remark(`${error.message}\n\n${error.remedy}`)
    return error.exitCode
  }
  if (error instanceof Refused) {
    const { fields, message } = error.refusal
    remark(fields.length === 0 ? message : fields.map((one) => `${one.field}: ${one.message}`).join('\n'))
    remark('\nNothing was changed.')
    return 1
  }
  console.error(error)
  return 1
}

/** The arguments as the command knows them, `words` of them without a name; others are refused, not overlooked. */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(options: T, words = 0) {
  const args = process.argv.slice(2)
  if (args.some((one) => /^--?(password|pass|pw)\b/i.test(one))) {
    throw new UsageProblem(
      'A password is never an argument: everyone on this machine could read it. It is asked for, read from standard input, or made with --generate.',
    )
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
  if (positionals.length > words)
    throw new UsageProblem(`"${positionals[words]}" is one word too many. Names with blanks need quotation marks.`)
  return { values, positionals }
}

/** Rows under their headings, in columns. */
export function table(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)))
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
