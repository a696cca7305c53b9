// What people should be told of compliance, by counting days one after the other. It shares no code with what it checks.

export type ModelRequirement = {
  id: string
  name: string
  gracePeriod: number
  doesNotExpire: boolean
  /** Null: everywhere. */
  facilityId: string | null
  appliesSince: string
}

export type ModelDocument = {
  id: string
  userId: string
  requirementId: string
  expirationDate: string | null
  uploadedOn: string
  state: 'PENDING' | 'APPROVED' | 'REJECTED'
}

export type ModelPerson = {
  id: string
  joinedOn: string
  /** Null: all. */
  facilityId: string | null
  isAdmin: boolean
  isLocked: boolean
}

export type Model = {
  onboardingDays: number
  people: ModelPerson[]
  requirements: ModelRequirement[]
  /** The later one is the newer one. */
  documents: ModelDocument[]
}

/** A message of a day, in a form that can be compared. */
export type Told = { userId: string; day: string; locked: string[]; lockOn: string | null; expiring: string[] }

export const plus = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const asked = ({ people, requirements }: Model, userId: string): ModelRequirement[] => {
  const { facilityId } = people.find(({ id }) => id === userId)!
  return requirements.filter((one) => one.facilityId === null || facilityId === null || one.facilityId === facilityId)
}

const newest = ({ documents }: Model, userId: string, requirementId: string): ModelDocument | undefined =>
  documents
    .filter((one) => one.userId === userId && one.requirementId === requirementId && one.state !== 'REJECTED')
    .at(-1)

/** Whether the account is locked for the requirement on that day: count back how long it has been wrong. */
const locksOn = (model: Model, { id, joinedOn }: ModelPerson, requirement: ModelRequirement, day: string): boolean => {
  const document = newest(model, id, requirement.id)
  if (document && (requirement.doesNotExpire || (document.expirationDate && day < document.expirationDate)))
    return false
  let onboarding = 0
  for (let at = joinedOn; at < day; at = plus(at, 1)) onboarding += 1
  if (onboarding <= model.onboardingDays) return false
  const isWrong = (at: string): boolean =>
    at >= joinedOn && at >= requirement.appliesSince && !(document?.expirationDate && at < document.expirationDate)
  let wrong = 0
  for (let at = day; isWrong(plus(at, -1)); at = plus(at, -1)) {
    wrong += 1
    if (wrong > requirement.gracePeriod) return isWrong(day)
  }
  return false
}

/** The days on which a document's person is reminded, until two years after it expired. */
const remindersOf = (expirationDate: string): string[] => [
  ...[90, 60, 30, 7, 0].map((days) => plus(expirationDate, -days)),
  ...Array.from({ length: 104 }, (_, week) => plus(expirationDate, 7 * (week + 1))),
]

export const slowTable = (model: Model) => {
  const done = new Set<string>()
  const once = (key: string): boolean => !done.has(key) && Boolean(done.add(key))
  const mayLock = (person: ModelPerson): boolean =>
    !person.isAdmin || model.people.some((other) => other.isAdmin && !other.isLocked && other.id !== person.id)

  /** What the night of this day tells, person by person; who is locked by it is locked afterwards. */
  return (day: string): Told[] =>
    [...model.people]
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .flatMap((person): Told[] => {
        const told: Told = { userId: person.id, day, locked: [], lockOn: null, expiring: [] }
        const requirements = asked(model, person.id)
        for (const requirement of requirements) {
          const document = newest(model, person.id, requirement.id)
          if (!document?.expirationDate || requirement.doesNotExpire) continue
          const last = remindersOf(document.expirationDate)
            .filter((at) => at <= day)
            .at(-1)
          if (last && last > document.uploadedOn && once(`${document.id} ${last}`)) told.expiring.push(requirement.name)
        }
        if (!person.isLocked) {
          const locking = (at: string) => requirements.filter((requirement) => locksOn(model, person, requirement, at))
          if (locking(day).length > 0) {
            if (mayLock(person)) {
              told.locked = locking(day).map(({ name }) => name)
              person.isLocked = true
            }
          } else
            for (let left = 1; left <= 14; left += 1)
              if (locking(plus(day, left)).length > 0) {
                const step = left <= 1 ? 1 : left <= 7 ? 7 : 14
                if (once(`${person.id} ${plus(day, left)} ${step}`)) told.lockOn = plus(day, left)
                break
              }
        }
        told.locked.sort()
        told.expiring.sort()
        return told.locked.length > 0 || told.lockOn || told.expiring.length > 0 ? [told] : []
      })
}
