// Everybody who may come: each role, and each standing that takes from it or adds to it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { roles, roleNames, type Role } from '../../domain/kernel/actor'
import { projectRoot } from '../../paths'
import type { DeviceKind } from '../../domain/devices/device'
import { inFull } from '../harness/rounds'
import { addDevice } from '../harness/screen'
import type { Hospital, Person } from '../hospital/hospital'
import type { Expectation, Line } from './expectations'

export type Caller = {
  name: string
  headers: Record<string, string>
  person: Person
  role: Role | null
  /** What the session or token still opens. */
  signedIn: boolean
  superadmin: boolean
  /** In the provider where they have their role (rules 2.4). */
  locked: boolean
  token: 'read' | 'readWrite' | null
  /** May see what is in the Main Hospital. */
  seesMain: boolean
  /** A paired screen, which is nobody. */
  device?: { id: string; kind: DeviceKind }
}

/** Where a request is made, and in whose data the record lies that it is about. */
export type Place = { name: string; askedIn: 'riverside' | 'lakeshore'; recordIn: 'riverside' | 'lakeshore' }

export const places: Place[] = [
  { name: 'at home', askedIn: 'riverside', recordIn: 'riverside' },
  { name: 'about another provider’s record', askedIn: 'riverside', recordIn: 'lakeshore' },
  { name: 'in another provider', askedIn: 'lakeshore', recordIn: 'lakeshore' },
]

/** Who is answered in a way of their own away from home: one of each kind. */
const telling = [
  roleNames.Clinician,
  roleNames.Admin,
  'Administrator of another provider',
  'superadmin without a role',
  'locked superadmin',
  'ward device',
  'token of a superadmin',
]

/** Who tries there: everybody at home; elsewhere the others, who are answered like one of the telling, in the full run alone. */
export const triedBy = (callers: readonly Caller[], place: Place): readonly Caller[] =>
  inFull || place === places[0] ? callers : callers.filter(({ name }) => telling.includes(name))

export const hireCallers = async (hospital: Hospital): Promise<Caller[]> => {
  const { hire, riverside, lakeshore, clients, clock } = hospital
  const { system } = clients
  const north = { only: [riverside.facilities[1]!.id] }
  const caller = async (
    name: string,
    role: Role | null,
    standing: Partial<Caller> = {},
    options: Parameters<typeof hire>[3] = {},
    providerId = riverside.id,
  ): Promise<Caller> => {
    const person = await hire(name, role, providerId, {
      ...options,
      superadmin: standing.superadmin ?? false,
      isLocked: standing.locked ?? false,
    })
    return {
      name,
      headers: { cookie: `patency=${person.token}` },
      person,
      role,
      signedIn: true,
      superadmin: false,
      locked: false,
      token: null,
      seesMain: providerId === riverside.id,
      ...standing,
    }
  }
  const withToken = async (
    name: string,
    scope: 'read' | 'readWrite',
    standing: Partial<Caller> = {},
  ): Promise<Caller> => {
    const owner = await caller(name, 'Clinician', { token: scope, ...standing })
    const token = newSessionToken()
    const data = {
      tokenHash: hashSessionToken(token),
      providerId: riverside.id,
      userId: owner.person.id,
      name,
      scope,
      createdAt: clock.now,
      lastUsedAt: clock.now,
    }
    await system.apiToken.create({ data: { ...data, revokedAt: standing.signedIn === false ? clock.now : null } })
    return { ...owner, headers: { authorization: `Bearer ${token}` } }
  }
  const withDevice = async (name: string, kind: DeviceKind): Promise<Caller> => {
    const place = { kind, name, facilityId: kind === 'wardDevice' ? riverside.facilities[0]!.id : null }
    const { id, headers } = await addDevice(hospital, riverside.id, place)
    // Nobody is signed in there; the person only fills in what every caller has.
    return { ...(await caller(`person beside the ${name}`, null)), name, headers, device: { id, kind } }
  }
  const ended = await caller('session that ended', 'Admin', { signedIn: false })
  await system.session.updateMany({ where: { userId: ended.person.id }, data: { endedAt: clock.now } })
  const disabled = await caller('disabled account', 'Admin', { signedIn: false })
  await system.user.update({ where: { id: disabled.person.id }, data: { active: false } })
  const idle = await caller('session that idled out', 'Admin', { signedIn: false })
  await system.session.updateMany({
    where: { userId: idle.person.id },
    data: { seenAt: new Date(clock.now.getTime() - 15 * 60_000) },
  })

  const each: Caller[] = []
  for (const role of roles) each.push(await caller(roleNames[role], role))
  return [
    ...each,
    await caller('Clinician of the North Campus', 'Clinician', { seesMain: false }, north),
    await caller('External of the North Campus', 'External', { seesMain: false }, north),
    await caller('Administrator of another provider', 'Admin', {}, {}, lakeshore.id),
    await caller('superadmin without a role', null, { superadmin: true }),
    await caller('locked Clinician', 'Clinician', { locked: true }),
    await caller('locked superadmin', 'SystemAdmin', { locked: true, superadmin: true }),
    await withDevice('wall board', 'wallBoard'),
    await withDevice('ward device', 'wardDevice'),
    await withToken('token that may read', 'read'),
    await withToken('token that may write', 'readWrite'),
    // Their role is a Clinician's, which the token's rights do not depend on.
    await withToken('token of a superadmin', 'readWrite', { superadmin: true }),
    await withToken('token that was revoked', 'readWrite', { signedIn: false }),
    ended,
    idle,
    disabled,
    { ...(await caller('nobody', 'Admin', { signedIn: false })), headers: {} },
  ]
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The table of rules 2.2 on the page: row → role → cell. */
const rulesTable = (): Record<string, Partial<Record<Role, string>>> => {
  const page = readFileSync(path.join(projectRoot, 'docs/rules.md'), 'utf8')
  const [head, , ...lines] = /^\| \| System Administrator.*\n(\|.*\n)+/m.exec(page)![0].trim().split('\n').map(cellsOf)
  const columns = head!.slice(1).map((shown) => roles.find((role) => roleNames[role] === shown)!)
  return Object.fromEntries(
    lines.map(([line, ...cells]) => [line!, Object.fromEntries(columns.map((role, index) => [role, cells[index]]))]),
  )
}

const table = rulesTable()

/** What the page says of the caller's role. */
const saidOf = (role: Role | null, line: Line): string => {
  const [, cells] = Object.entries(table).find(([words]) => words.startsWith(line)) ?? []
  if (!cells) throw new Error(`rules 2.2 have no line “${line} …”`)
  return (role && cells[role]) ?? 'no'
}

/** A token permits nothing outside of its provider (rules 2.8), whoever's it is. */
const reachesOutside = ({ superadmin, token }: Caller): boolean => superadmin && !token

export const may = (caller: Caller, line: Line): boolean =>
  !(line === 'Manage providers' && caller.token) && (caller.superadmin || saidOf(caller.role, line) !== 'no')

const home = (caller: Caller, hospital: Hospital): Place['askedIn'] =>
  caller.person.providerId === hospital.lakeshore.id ? 'lakeshore' : 'riverside'

/** Whether the provider exists for the caller (rules 2.3). */
export const belongsTo = (caller: Caller, provider: Place['askedIn'], hospital: Hospital): boolean =>
  reachesOutside(caller) || home(caller, hospital) === provider

/** Whether a lock keeps the caller out of the provider: it does where they have their role, and nowhere else (rules 2.4). */
export const isLockedOut = (caller: Caller, provider: Place['askedIn'], hospital: Hospital): boolean =>
  caller.locked && home(caller, hospital) === provider

/** Whether the caller may see a record of that provider; Riverside's records are in the Main Hospital. */
export const sees = (caller: Caller, { askedIn, recordIn }: Place, isInFacility = true): boolean =>
  askedIn === recordIn && (!isInFacility || recordIn === 'lakeshore' || caller.seesMain)

/** What paired screens may do; boards are also looked at by those who manage devices. */
const kindsFor: Partial<Record<Expectation['who'], DeviceKind[]>> = {
  'wall board': ['wallBoard'],
  'ward device': ['wardDevice'],
  'any device': ['wallBoard', 'wardDevice'],
}

/** What the caller must be answered: `done`, or the code. */
export const expected = (caller: Caller, it: Expectation, place: Place, hospital: Hospital): string => {
  if (caller.signedIn && !belongsTo(caller, place.askedIn, hospital)) return 'NOT_FOUND'
  if (it.who === 'anybody') return 'done'
  if (!caller.signedIn) return 'UNAUTHENTICATED'
  const kinds = kindsFor[it.who]
  if (caller.device) {
    if (!kinds?.includes(caller.device.kind)) return 'FORBIDDEN'
  } else if (it.who === 'ward device') return 'FORBIDDEN'
  else if (it.who !== 'own account') {
    if (isLockedOut(caller, place.askedIn, hospital)) return 'ACCOUNT_LOCKED'
    if (!may(caller, kinds ? 'Manage devices' : (it.who as Line))) return 'FORBIDDEN'
  }
  if (caller.token && it.tokens) return it.tokens
  if (it.writes && caller.token === 'read') return 'TOKEN_READ_ONLY'
  // What is tried on was deleted by somebody else, or long ago.
  if (it.who === 'Undelete a call' && !caller.superadmin && saidOf(caller.role, it.who).startsWith('what they deleted'))
    return 'NOT_YOURS'
  // Everybody has sessions and devices of their own, wherever they work.
  if (it.about === 'session' || it.about === 'own device') return 'done'
  // Compliance is asked of people with a role, also while they are locked.
  const isEmployed = caller.role !== null && home(caller, hospital) === place.askedIn
  if (it.about === 'own compliance') return isEmployed ? 'done' : 'NOT_FOUND'
  if (it.about === 'own document') return isEmployed && place.askedIn === place.recordIn ? 'done' : 'VALIDATION'
  if (it.about === 'document' || it.about === 'own review')
    return !isLockedOut(caller, place.askedIn, hospital) && may(caller, 'Review documents') && sees(caller, place)
      ? 'done'
      : 'NOT_FOUND'
  if (it.about === 'own file' || it.about === 'own view' || it.about === 'own message')
    return place.askedIn === place.recordIn ? 'done' : 'NOT_FOUND'
  if (it.about === 'provider') return belongsTo(caller, place.recordIn, hospital) ? 'done' : 'NOT_FOUND'
  if (it.about === 'any provider') return 'done'
  if (it.about === 'list') return place.askedIn === place.recordIn ? 'done' : 'STALE'
  if (it.about === 'catalogue') return sees(caller, place, false) ? 'done' : 'NOT_FOUND'
  if (it.about && !sees(caller, place)) return it.about === 'choices' ? 'VALIDATION' : 'NOT_FOUND'
  // Somebody else created the call that is tried on.
  if (it.who === 'Delete a call' && !caller.superadmin && saidOf(caller.role, it.who).startsWith('their own'))
    return 'NOT_YOURS'
  return 'done'
}
