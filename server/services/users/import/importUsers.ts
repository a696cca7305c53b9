import { createHash } from 'node:crypto'
import { countsOf, rowPlanner, type ImportOutcome, type PlannedRow } from '../../../domain/users/importRows'
import { importUsersInput } from '../../../domain/users/importInput'
import { refuse } from '../../../domain/kernel/refusal'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { command, type CommandContext } from '../../kernel/command'
import { Refused } from '../../kernel/refused'
import { mapInSlices, slicesOf } from '../../kernel/slices'
import { addPeople, type NewInvitation } from './addPeople'
import { lockImports, readAccounts } from './readAccounts'
import { problemsCsv } from './problemsCsv'
import type { PeopleFile } from './readCsv'
import { readPeople } from './readPeople'

export type ImportReport = {
  /** Stands for what comes of each row; the import itself takes it. */
  digest: string
  rows: PlannedRow[]
  counts: Record<ImportOutcome, number>
  ignoredColumns: string[]
  /** The wrong rows as a CSV file. */
  problems: string | null
  /** Whether invitations are mailed. */
  canMail: boolean
  /** The links of new people, when they are not mailed. */
  invitations: NewInvitation[]
}

/** The people of a large file are written in several seconds; a browser waits for a minute. */
const longestMs = 40_000

const digestOf = async (rows: readonly PlannedRow[]): Promise<string> => {
  const hash = createHash('sha256')
  for await (const some of slicesOf(rows)) hash.update(JSON.stringify(some))
  return hash.digest('base64url')
}

/** What comes of each row, with the accounts as they are now. */
const planNow = async (context: CommandContext, rows: PeopleFile['rows']): Promise<PlannedRow[]> => {
  const { tx, actor } = context
  const facilities = await tx.facility.findMany({ where: visibleFacilities(actor), select: { id: true, name: true } })
  return mapInSlices(rows, rowPlanner({ accounts: await readAccounts(context, rows), facilities, actor }))
}

/**
 * Adds the people of a file to the provider, all valid rows or none (rules 9.11). A dry run tells what comes of each row.
 * With its digest, the import does exactly that, or is refused as stale.
 */
export const importUsers = command({
  name: 'importUsers',
  permission: 'users:change',
  input: importUsersInput,
  longestMs,
  isHeavy: true,
  on: 'person',
  description:
    'Adds the people of a CSV file to the provider, all valid rows or none. New people are invited, and so is to the role here someone who has an account already. Wrong rows are answered as a CSV file that says what is wrong.',
  refusals: ['STALE'],
  prepare: async ({ csv }, { canMail = false }) => ({ file: await readPeople(csv), canMail }),
  run: async (context, { dryRun, digest }, { file, canMail }): Promise<ImportReport> => {
    if (!dryRun) await lockImports(context, file.rows)
    const rows = await planNow(context, file.rows)
    const report = {
      digest: await digestOf(rows),
      rows,
      counts: countsOf(rows),
      ignoredColumns: file.ignored,
      problems: await problemsCsv(file, rows),
      canMail,
    }
    if (dryRun) return { ...report, invitations: [] }
    if (digest !== null && digest !== report.digest) throw stale()
    return { ...report, invitations: await addPeople(context, rows, canMail) }
  },
})

/** The people, roles or facilities are other than in the dry run. */
const stale = (): Refused =>
  new Refused(refuse('STALE', 'People or facilities have changed since the file was checked. Check it again.'))
