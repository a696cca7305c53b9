import { hour, localDay, localHour, minute } from './calendar'
import type { Random } from './random'

export interface Clinician {
  userId: string
  training: boolean
  homeId: string | undefined
  /** Facilities they may see; null: all. */
  allowedIds: Set<string> | null
  /** Nothing of theirs is completed after this: they were locked, or are at a call that is still open. */
  until: number
  /** When they are done with the call they lead. */
  busyUntil: number
}

type At = { id: string; timeZone: string }

/** Who works where and when. Nobody leads two calls at a time. */
export class Staff {
  readonly #random: Random
  readonly #clinicians: Clinician[]
  /** Of each facility, those whose home it is first. */
  readonly #teams = new Map<string, Clinician[]>()

  constructor(random: Random, clinicians: Clinician[]) {
    this.#random = random
    this.#clinicians = clinicians
  }

  /** Somebody free to lead a call here, from `wanted` on or as soon after as anybody is. */
  lead(facility: At, wanted: number): { clinician: Clinician; start: number } {
    const found = this.helper(facility, wanted) ?? this.#free(facility, wanted, false, false)
    if (found) return { clinician: found, start: wanted }
    const next = this.#team(facility)
      .filter(({ until }) => wanted < until)
      .reduce((a, b) => (a.busyUntil <= b.busyUntil ? a : b))
    return {
      clinician: next,
      start: Math.max(wanted, Math.round(next.busyUntil + this.#random.between(1, 6) * minute)),
    }
  }

  /** A second pair of hands for somebody else's call. */
  helper(facility: At, at: number): Clinician | undefined {
    return (
      this.#free(facility, at, true, true) ??
      this.#free(facility, at, false, true) ??
      this.#free(facility, at, true, false)
    )
  }

  /** Anybody who may see this facility at that time. */
  anyone(facility: At, at: number): Clinician {
    return this.#random.pick(this.#team(facility).filter(({ until }) => at < until))
  }

  #team({ id }: At): Clinician[] {
    const team = this.#teams.get(id) ?? this.#clinicians.filter(({ allowedIds }) => !allowedIds || allowedIds.has(id))
    this.#teams.set(id, team)
    return team
  }

  #free(facility: At, at: number, atHome: boolean, onDuty: boolean): Clinician | undefined {
    // Shifts change at seven, so the night after midnight belongs to the day before.
    const shiftDay = localDay(at - 7 * hour, facility.timeZone)
    const clock = localHour(at, facility.timeZone)
    const isNight = clock < 7 || clock >= 19
    const team = this.#team(facility).filter(({ homeId }) => (homeId === facility.id) === atHome)
    const first = this.#random.int(0, team.length)
    return [...team.slice(first), ...team.slice(0, first)].find((clinician) => {
      if (at + hour >= clinician.until || at < clinician.busyUntil) return false
      // One in four works at night; four days of seven, each their own.
      const place = this.#clinicians.indexOf(clinician)
      if (onDuty && ((place % 4 === 3) !== isNight || (shiftDay * 3 + place * 5) % 7 >= 4)) return false
      // A trainee leads now and then.
      return !clinician.training || this.#random.chance(0.3)
    })
  }
}
