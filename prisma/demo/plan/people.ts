import type { Role } from '../../../server/domain/kernel/actor'
import type { Random } from '../story/random'
import { familyNames, givenNames } from './names'

export interface Person {
  email: string
  fullName: string
  role: Role
  /** Names of the facilities that the person is restricted to; none means all. */
  allowed?: string[]
  /** Where a clinician works as a rule. */
  home?: string
  training?: true
  superadmin?: true
  /** Locked for compliance this many days ago. */
  lockedDaysAgo?: number
  /** Set for the accounts that a reader of the demo is told of. */
  note?: string
}

export const riversidePeople: Person[] = [
  { email: 'admin@demo.example', fullName: 'Amara Okafor', role: 'Admin', note: '' },
  { email: 'manager@demo.example', fullName: 'Miguel Santos', role: 'Manager', note: '' },
  {
    email: 'clinician@demo.example',
    fullName: 'Rosa Alvarez',
    role: 'Clinician',
    home: 'Main Hospital',
    note: 'all facilities',
  },
  {
    email: 'nurse2@demo.example',
    fullName: 'Ben Carter',
    role: 'Clinician',
    home: 'Main Hospital',
    note: 'all facilities',
  },
  {
    email: 'north@demo.example',
    fullName: 'Priya Natarajan',
    role: 'Clinician',
    home: 'North Campus',
    allowed: ['North Campus'],
    note: 'North Campus only',
  },
  {
    email: 'trainee@demo.example',
    fullName: 'Tomás Lindqvist',
    role: 'Clinician',
    home: 'Main Hospital',
    training: true,
    note: 'in training',
  },
  {
    email: 'external@demo.example',
    fullName: 'Ward 4B Desk',
    role: 'External',
    allowed: ['Main Hospital'],
    note: 'Main Hospital only',
  },
  {
    email: 'locked@demo.example',
    fullName: 'Dana Whitfield',
    role: 'Clinician',
    home: 'Main Hospital',
    lockedDaysAgo: 24,
    note: 'locked for compliance',
  },
  {
    email: 'system@demo.example',
    fullName: 'Sasha Ivanova',
    role: 'SystemAdmin',
    superadmin: true,
    note: 'superadmin; also in Lakeshore Medical',
  },
  { email: 'fatima@demo.example', fullName: 'Fatima Haddad', role: 'Clinician', home: 'Main Hospital' },
  {
    email: 'liam@demo.example',
    fullName: "Liam O'Connell",
    role: 'Clinician',
    home: 'Main Hospital',
    allowed: ['Main Hospital'],
  },
  { email: 'elena@demo.example', fullName: 'Elena Petrova', role: 'Clinician', home: 'Main Hospital' },
  {
    email: 'keiko@demo.example',
    fullName: 'Keiko Tanaka',
    role: 'Clinician',
    home: 'North Campus',
    allowed: ['North Campus', 'Main Hospital'],
  },
  { email: 'samuel@demo.example', fullName: 'Samuel Boateng', role: 'Clinician', home: 'North Campus' },
  {
    email: 'darnell@demo.example',
    fullName: 'Darnell Begaye',
    role: 'Clinician',
    home: 'Desert Clinic',
    allowed: ['Desert Clinic'],
  },
  {
    email: 'meiling@demo.example',
    fullName: 'Mei-Ling Chow',
    role: 'Clinician',
    home: 'Harbour Unit',
    allowed: ['Harbour Unit', 'Main Hospital'],
  },
]

export const lakeshorePeople: Person[] = [
  { email: 'other@demo.example', fullName: 'Olu Adeyemi', role: 'Admin', note: 'Lakeshore Medical only' },
  { email: 'system@demo.example', fullName: 'Sasha Ivanova', role: 'SystemAdmin', superadmin: true },
  { email: 'hannah@demo.example', fullName: 'Hannah Weiss', role: 'Clinician', home: 'Lakeshore Hospital' },
  { email: 'jorge@demo.example', fullName: 'Jorge Medina', role: 'Clinician', home: 'Lakeshore Hospital' },
  { email: 'aisha@demo.example', fullName: 'Aisha Khan', role: 'Clinician', home: 'Lakeshore Hospital' },
]

/** Hands for a hospital with more work than the demo's. */
export const furtherClinicians = (random: Random, count: number, homes: string[]): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `clinician${index + 1}@demo.example`,
    fullName: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
    role: 'Clinician',
    home: homes[index % homes.length],
  }))
