import type { Role } from '../../../server/domain/kernel/actor'
import { familyNames, givenNames } from './names'
import type { Random } from '../story/random'
import { table } from './table'

const personOf = (row: Record<'login' | 'fullName' | 'role' | 'home' | 'allowed' | 'note', string>) => ({
  email: `${row.login}@demo.example`,
  fullName: row.fullName,
  role: row.role as Role,
  /** Where a clinician works as a rule. */
  home: row.home,
  /** Names of the facilities that the person is restricted to; none means all. */
  allowed: row.allowed ? row.allowed.split(', ') : [],
  training: row.note === 'in training',
  superadmin: row.role === 'SystemAdmin',
  isLocked: row.note === 'locked for compliance',
  active: row.note !== 'disabled',
  /** Has not chosen a password yet. */
  isInvited: row.note === 'invited',
  /** Joined twelve days ago, so they are in the onboarding grace period. */
  isNew: row.note === 'new',
  /** What a reader of the demo is told of the account; null of the others. */
  note: ['-', 'disabled', 'invited', 'new'].includes(row.note) ? null : row.note,
})

export type Person = ReturnType<typeof personOf>

/** People by the rows of a table. */
export const people = (text: string): Person[] =>
  table(['login', 'fullName', 'role', 'home', 'allowed', 'note'], text).map(personOf)

export const riversidePeople = people(`
  admin     | Amara Okafor     | Admin       |               |                             |
  manager   | Miguel Santos    | Manager     |               |                             |
  clinician | Rosa Alvarez     | Clinician   | Main Hospital |                             | all facilities
  nurse2    | Ben Carter       | Clinician   | Main Hospital |                             | all facilities
  north     | Priya Natarajan  | Clinician   | North Campus  | North Campus                | North Campus only
  trainee   | Tomás Lindqvist  | Clinician   | Main Hospital |                             | in training
  external  | Ward 4B Desk     | External    |               | Main Hospital               | Main Hospital only
  locked    | Dana Whitfield   | Clinician   | Main Hospital |                             | locked for compliance
  system    | Sasha Ivanova    | SystemAdmin |               |                             | superadmin; also in Lakeshore Medical
  fatima    | Fatima Haddad    | Clinician   | Main Hospital |                             | -
  liam      | Liam O'Connell   | Clinician   | Main Hospital | Main Hospital               | -
  elena     | Elena Petrova    | Clinician   | Main Hospital |                             | -
  keiko     | Keiko Tanaka     | Clinician   | North Campus  | North Campus, Main Hospital | -
  samuel    | Samuel Boateng   | Clinician   | North Campus  |                             | -
  darnell   | Darnell Begaye   | Clinician   | Desert Clinic | Desert Clinic               | -
  meiling   | Mei-Ling Chow    | Clinician   | Harbour Unit  | Harbour Unit, Main Hospital | -`)

export const lakeshorePeople = people(`
  other     | Olu Adeyemi      | Admin       |                    |  | Lakeshore Medical only
  system    | Sasha Ivanova    | SystemAdmin |                    |  | -
  hannah    | Hannah Weiss     | Clinician   | Lakeshore Hospital |  | -
  jorge     | Jorge Medina     | Clinician   | Lakeshore Hospital |  | -
  aisha     | Aisha Khan       | Clinician   | Lakeshore Hospital |  | -`)

/** Hands for a hospital with more work than the demo's. */
export const furtherClinicians = (random: Random, count: number, homes: string[]): Person[] =>
  Array.from({ length: count }, (_, index) =>
    personOf({
      login: `clinician${index + 1}`,
      fullName: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
      role: 'Clinician',
      home: homes[index % homes.length] ?? '',
      allowed: '',
      note: '-',
    }),
  )
