import type { statusNames } from '../../../server/domain/configuration/statuses/status'
import { day, minute } from './calendar'
import type { PurposeModel } from '../plan/catalogue'
import { formsOf, type Form } from '../plan/forms'
import { furtherClinicians, type Person } from '../plan/people'
import { roomNames, type Place, type RoomKind } from '../plan/places'
import { riverside, type HospitalPlan } from '../plan/plans'
import { Random } from './random'
import { Staff } from './staff'

export type StatusName = (typeof statusNames)[keyof typeof statusNames]

export interface Room {
  id: string
  name: string
  kind: RoomKind
}

export interface Patient {
  firstName: string
  lastName: string
  dob: string
  mrn: string
  orderingProvider: string
  room: Room
}

export interface Facility extends Omit<Place, 'units'> {
  id: string
  rooms: Room[]
  /** People who enter calls here. */
  askers: string[]
  /** Patients seen lately, in no order. */
  recent: (Patient | undefined)[]
}

export interface Purpose extends PurposeModel {
  id: string
}

export interface Member {
  person: Person
  userId: string
  roleId: string
  joinedAt: number
  /** null: all. */
  allowedIds: Set<string> | null
}

/** The provider while its history is being made. */
export interface World {
  now: number
  scale: number
  random: Random
  plan: HospitalPlan
  providerId: string
  createdAt: number
  facilities: Facility[]
  purposes: Map<string, Purpose>
  statusIds: Record<StatusName, string>
  forms: Form[]
  members: Member[]
  staff: Staff
  lastMrn: number
}

export interface HospitalOptions {
  now: Date
  seed?: number
  /** Times the volume of the plan; its places and its queue stay. */
  scale?: number
  plan?: HospitalPlan
}

export const createWorld = ({ now: nowDate, seed = 1, scale = 1, plan = riverside }: HospitalOptions): World => {
  const now = nowDate.getTime()
  const random = new Random(seed ^ hashOf(plan.name))
  const createdAt = now - (plan.days + 35) * day
  const providerId = random.uuid(createdAt)

  const facilities = plan.places.map(({ units, ...place }): Facility => ({
    ...place,
    id: random.uuid(createdAt),
    rooms: units.flatMap((unit) =>
      roomNames(unit).map((name) => ({ id: random.uuid(createdAt), name, kind: unit.kind })),
    ),
    askers: [],
    recent: [],
  }))
  const facilityNamed = new Map(facilities.map((facility) => [facility.name, facility]))
  const idsOf = (names: string[]): string[] => names.flatMap((name) => facilityNamed.get(name)?.id ?? [])

  const clinicians = plan.people.filter(({ role }) => role === 'Clinician').length
  const homes = facilities.flatMap(({ name, beds }) => Array.from({ length: Math.ceil(beds / 60) }, () => name))
  const people = [...plan.people, ...furtherClinicians(random, Math.round(clinicians * Math.max(0, scale - 1)), homes)]
  const members = people.map((person): Member => ({
    person,
    userId: userIdOf(person.email, now),
    roleId: random.uuid(createdAt),
    joinedAt: createdAt + random.int(1, 20 * 24 * 60) * minute,
    allowedIds: person.allowed ? new Set(idsOf(person.allowed)) : null,
  }))

  for (const facility of facilities)
    facility.askers = members.flatMap(({ person, userId, allowedIds }) => {
      if (person.lockedDaysAgo !== undefined || person.superadmin || (allowedIds && !allowedIds.has(facility.id)))
        return []
      return person.role === 'External' ? Array.from({ length: 5 }, () => userId) : [userId]
    })

  return {
    now,
    scale,
    random,
    plan,
    providerId,
    createdAt,
    facilities,
    purposes: new Map(plan.purposes.map((purpose) => [purpose.name, { ...purpose, id: random.uuid(createdAt) }])),
    statusIds: { Normal: random.uuid(createdAt), 'On Hold': random.uuid(createdAt), Stat: random.uuid(createdAt) },
    forms: formsOf(random, createdAt, plan.procedures),
    members,
    staff: new Staff(
      random,
      members.flatMap(({ person, userId, allowedIds }) => {
        if (person.role !== 'Clinician') return []
        const homeId = person.home ? idsOf([person.home])[0] : undefined
        return [
          {
            userId,
            training: person.training === true,
            homeId,
            allowedIds,
            until: Math.min(lockedAt(person, now), engagedAt(plan, person, now)),
          },
        ]
      }),
    ),
    lastMrn: 4_118_203,
  }
}

/** For how long the line checker has been at it. */
export const lineCheckerMinutes = 7

/** A person who belongs to two providers has one account, so its id comes from the address. */
const userIdOf = (email: string, now: number): string => new Random(hashOf(email)).uuid(now - 400 * day)

/** The plan names what it has; a name that is missing is a mistake in the plan. */
export const purposeNamed = ({ purposes, plan }: World, name: string): Purpose => {
  const purpose = purposes.get(name)
  if (!purpose) throw new Error(`${plan.name} has no purpose ${name}`)
  return purpose
}

export const memberByEmail = ({ members, plan }: World, email: string): Member => {
  const member = members.find(({ person }) => person.email === email)
  if (!member) throw new Error(`${plan.name} has nobody with the address ${email}`)
  return member
}

const lockedAt = ({ lockedDaysAgo }: Person, now: number): number =>
  lockedDaysAgo === undefined ? Infinity : now - lockedDaysAgo * day

/** When they began with what they do now. */
const engagedAt = ({ scenes, lineChecker }: HospitalPlan, { email }: Person, now: number): number => {
  const work = scenes
    .flatMap(({ lead, helpers = [], returned }) => [lead, returned, ...helpers])
    .flatMap((each) => (each?.email === email ? each.minutes : []))
  if (email === lineChecker) work.push(lineCheckerMinutes)
  return work.length > 0 ? now - Math.max(...work) * minute : Infinity
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
