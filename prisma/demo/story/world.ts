import { day, minute } from './calendar'
import type { PurposeModel } from '../plan/catalogue'
import { formsOf } from '../plan/forms'
import { furtherClinicians, type Person } from '../plan/people'
import { roomsOf } from '../plan/places'
import { riverside, type HospitalPlan } from '../plan/plans'
import type { Facility, StatusName } from './model'
import { Random } from './random'
import { Staff } from './staff'

export type Purpose = PurposeModel & { id: string }

export interface HospitalOptions {
  now: Date
  seed?: number
  /** Times the volume of the plan; its places and its queue stay. */
  scale?: number
  plan?: HospitalPlan
}

/** The provider while its history is being made. */
export type World = ReturnType<typeof createWorld>

export const createWorld = ({ now: nowDate, seed = 1, scale = 1, plan = riverside }: HospitalOptions) => {
  const now = nowDate.getTime()
  const random = new Random(seed ^ hashOf(plan.name))
  const createdAt = now - (plan.days + 35) * day
  const id = (): string => random.uuid(createdAt)

  const facilities = plan.places.map((place): Facility => ({
    ...place,
    id: id(),
    rooms: roomsOf(place).map((room) => ({ ...room, id: id() })),
    askers: [],
    recent: [],
  }))
  const idOf = new Map(facilities.map((facility) => [facility.name, facility.id]))

  const clinicians = plan.people.filter(({ role }) => role === 'Clinician').length
  const homes = facilities.flatMap(({ name, beds }) => Array.from({ length: Math.ceil(beds / 60) }, () => name))
  const people = [...plan.people, ...furtherClinicians(random, Math.round(clinicians * Math.max(0, scale - 1)), homes)]
  const memberOf = (person: Person, chance: Random) => ({
    person,
    // A person who belongs to two providers has one account, so its id comes from the address.
    userId: new Random(hashOf(person.email)).uuid(now - 400 * day),
    joinedAt: person.isNew ? now - 12 * day : createdAt + chance.int(1, 20 * 24 * 60) * minute,
    allowedIds: person.allowed.length > 0 ? new Set(person.allowed.map((name) => idOf.get(name)!)) : null,
  })
  const members = people.map((person) => memberOf(person, random))
  // They have a chance of their own, so that they change nothing of the story.
  const chance = new Random(seed)
  const others = plan.others.map((person) => memberOf(person, chance))
  for (const facility of facilities)
    facility.askers = members
      .filter(
        ({ person, allowedIds }) => !person.isLocked && !person.superadmin && (allowedIds?.has(facility.id) ?? true),
      )
      .flatMap(({ person, userId }) => Array.from({ length: person.role === 'External' ? 5 : 1 }, () => userId))

  const staff = members
    .filter(({ person }) => person.role === 'Clinician')
    .map(({ person, userId, allowedIds }) => ({
      userId,
      training: person.training,
      homeId: idOf.get(person.home),
      allowedIds,
      until: now - (person.isLocked ? lockedDaysAgo * day : engagedMinutes(plan, person) * minute),
      busyUntil: -Infinity,
    }))
  return {
    now,
    scale,
    random,
    plan,
    providerId: id(),
    createdAt,
    facilities,
    purposes: new Map(plan.purposes.map((purpose): [string, Purpose] => [purpose.name, { ...purpose, id: id() }])),
    statusIds: { Normal: id(), 'On Hold': id(), Stat: id() } satisfies Record<StatusName, string>,
    forms: formsOf(random, createdAt, plan.procedures),
    members,
    others,
    staff: new Staff(random, staff),
    lastMrn: 4_118_203,
  }
}

const lockedDaysAgo = 24

/** For how long the line checker has been at it. */
export const lineCheckerMinutes = 7

/** For how long somebody has been at what they do now; of who is free minus infinity. */
const engagedMinutes = ({ scenes, lineChecker }: HospitalPlan, { email }: Person): number =>
  Math.max(
    email === lineChecker ? lineCheckerMinutes : -Infinity,
    ...scenes.flatMap(({ works }) => works.flatMap((work) => (work.email === email ? work.minutes : []))),
  )

/** The plan names what it has; a name that is missing is a mistake in the plan. */
export const purposeNamed = ({ purposes, plan }: World, name: string): Purpose => {
  const purpose = purposes.get(name)
  if (!purpose) throw new Error(`${plan.name} has no purpose ${name}`)
  return purpose
}

export const memberByEmail = ({ members, plan }: World, email: string): World['members'][number] => {
  const member = members.find(({ person }) => person.email === email)
  if (!member) throw new Error(`${plan.name} has no one with the address ${email}`)
  return member
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
