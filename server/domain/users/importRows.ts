import { isRestricted, roleNames, roles, type Actor, type Role } from '../kernel/actor'
import { checkInput } from '../kernel/input/input'
import { readFlag } from '../kernel/input/lenient'
import { foldText, nameKey } from '../kernel/input/names'
import { facilitiesRequired, grantableRoles } from './rules'
import { newUserInput } from './userInput'

/** The columns of a file of people, as its template has them (rules 9.11). */
export const importColumns = ['Full Name', 'E-Mail', 'Role', 'Training', 'Allowed Facilities'] as const
export type ImportColumn = (typeof importColumns)[number]

/** Columns without which a file cannot be read. */
export const neededColumns: readonly ImportColumn[] = ['Full Name', 'E-Mail', 'Role']

/** The column that tells what is wrong with a row. A corrected file may still have it. */
export const problemColumn = 'Problem'

/** More rows are refused. */
export const mostRows = 20_000

const keyOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The column that a heading names, however it is written; null: none of ours. */
export const columnOf = (heading: string): ImportColumn | typeof problemColumn | null =>
  ([...importColumns, problemColumn] as const).find((column) => keyOf(column) === keyOf(heading)) ?? null

/** A row of the file, with its texts as they are. */
export type FileRow = { line: number; isTooLong: boolean; texts: Record<ImportColumn, string> }

/** A row whose texts were read, before anybody looks who is there already. */
export type ReadRow = {
  line: number
  fullName: string
  email: string
  role: Role | null
  training: boolean
  facilities: string[]
  problems: string[]
}

const person = newUserInput.pick(['fullName', 'email'])

const roleOf = (text: string): Role | null =>
  roles.find((role) => keyOf(role) === keyOf(text) || keyOf(roleNames[role]) === keyOf(text)) ?? null

/** A cross is a yes, as people mark it in a table. */
const trainingOf = (text: string): boolean | undefined => ({ '': false, x: true })[nameKey(text)] ?? readFlag(text)

/** Reads the texts of a row. Each problem begins with the column. */
export const readRow = ({ line, isTooLong, texts }: FileRow): ReadRow => {
  const problems = isTooLong ? ['The row has more fields than the header'] : []
  const checked = checkInput(person, { fullName: texts['Full Name'], email: texts['E-Mail'] })
  const columns: Record<string, ImportColumn> = { fullName: 'Full Name', email: 'E-Mail' }
  for (const { field, message } of checked.refusal?.fields ?? []) problems.push(`${columns[field]}: ${message}`)
  const role = roleOf(texts.Role)
  if (texts.Role.trim() === '') problems.push('Role: Required')
  else if (!role) problems.push(`Role: Must be one of ${roles.map((known) => roleNames[known]).join(', ')}`)
  const training = trainingOf(texts.Training)
  if (training === undefined) problems.push('Training: Must be yes or no')
  const facilities = texts['Allowed Facilities'].split(';').map((name) => name.trim())
  return {
    line,
    fullName: checked.value?.fullName ?? texts['Full Name'].trim(),
    email: checked.value?.email ?? texts['E-Mail'].trim(),
    role,
    training: training === true,
    facilities: facilities.filter(Boolean),
    problems,
  }
}

/** Somebody who has an account already. */
export type KnownAccount = {
  id: string
  email: string
  fullName: string
  training: boolean
  /** Their role in this provider; null: none. */
  role: Role | null
  /** Invited to a role in this provider, and has not accepted it. */
  isInvited: boolean
  /** The facilities that they are restricted to here. */
  facilityIds: string[]
}

/** What comes of a row. `newRole`: somebody with an account is invited to the role in this provider. */
export const importOutcomes = ['newPerson', 'newRole', 'unchanged', 'wrong'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export type PlannedRow = Omit<ReadRow, 'facilities'> & {
  outcome: ImportOutcome
  facilityIds: string[]
  /** The account that exists. */
  userId: string | null
}

type Known = {
  accounts: ReadonlyMap<string, KnownAccount>
  /** The facilities that the actor sees. */
  facilities: readonly { id: string; name: string }[]
  actor: Actor
}

/**
 * What comes of each row for this actor, who may grant here what they could grant by hand (rules 2.2, 9.2, 9.11). The rows
 * are planned in the order of the file.
 */
export const rowPlanner = ({ accounts, facilities, actor }: Known): ((row: ReadRow) => PlannedRow) => {
  const ids = new Map(facilities.map(({ id, name }) => [nameKey(name), id]))
  const lines = new Map<string, number>()
  return ({ facilities: names, ...row }) => {
    const first = lines.get(row.email)
    lines.set(row.email, first ?? row.line)
    const facilityIds = [...new Set(names.flatMap((name) => ids.get(nameKey(name)) ?? []))].sort()
    const account = accounts.get(row.email) ?? null
    const problems = [
      ...row.problems,
      ...(first === undefined || row.email === '' ? [] : [`E-Mail: Is in line ${first} already`]),
      ...(row.role && !grantableRoles(actor).includes(row.role)
        ? [`Role: Only a system administrator can grant ${roleNames[row.role]}`]
        : []),
      ...names
        .filter((name) => !ids.has(nameKey(name)))
        .map((name) => `Allowed Facilities: There is no facility ${name}`),
      ...(isRestricted(actor) && names.length === 0 ? [`Allowed Facilities: ${facilitiesRequired}`] : []),
      ...(account?.role ? differences(row, facilityIds, account, account.role) : []),
    ]
    const outcome: ImportOutcome =
      problems.length > 0
        ? 'wrong'
        : !account
          ? 'newPerson'
          : account.role || account.isInvited
            ? 'unchanged'
            : 'newRole'
    return { ...row, problems, outcome, facilityIds, userId: account?.id ?? null }
  }
}

/** In what a row differs from somebody who works here already. An import changes nobody. */
const differences = (
  { role, training, problems }: Omit<ReadRow, 'facilities'>,
  facilityIds: readonly string[],
  account: KnownAccount,
  roleHere: Role,
): string[] => {
  if (problems.length > 0) return []
  const others = [
    ...(role === roleHere ? [] : [`as ${roleNames[roleHere]}`]),
    ...(training === account.training ? [] : [account.training ? 'as a trainee' : 'not as a trainee']),
    ...(facilityIds.join() === [...account.facilityIds].sort().join() ? [] : ['with other facilities']),
  ]
  return others.length > 0 ? [`E-Mail: Works here already, ${others.join(', ')}. Change that in the list of users`] : []
}

export const countsOf = (rows: readonly { outcome: ImportOutcome }[]): Record<ImportOutcome, number> => {
  const counts = { newPerson: 0, newRole: 0, unchanged: 0, wrong: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
