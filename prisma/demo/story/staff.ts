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
  night: boolean
}

type At = { id: string; timeZone: string }

/** Who works where and when. Nobody leads two calls at a time. */
export class Staff {
  readonly #random: Random
  readonly #clinicians: Clinician[]
  readonly #teams = new Map<string, { home: Clinician[]; visiting: Clinician[] }>()

  constructor(random: Random, clinicians: Omit<Clinician, 'busyUntil' | 'night'>[]) {
    this.#random = random
    this.#clinicians = clinicians.map((clinician, index) => ({
      ...clinician,
      busyUntil: -Infinity,
      night: index % 4 === 3,
    }))
  }

  /** Somebody free to lead a call here, from `wanted` on or as soon after as anybody is. */
  lead(facility: At, wanted: number): { clinician: Clinician; start: number } {
    const { home, visiting } = this.#team(facility)
    const found =
      this.#free(home, facility, wanted, true) ??
      this.#free(visiting, facility, wanted, true) ??
      this.#free(home, facility, wanted, false) ??
      this.#free(visiting, facility, wanted, false)
    if (found) return { clinician: found, start: wanted }
    const next = [...home, ...visiting]
      .filter(({ until }) => wanted < until)
      .reduce((a, b) => (a.busyUntil <= b.busyUntil ? a : b))
    return {
      clinician: next,
      start: Math.max(wanted, Math.round(next.busyUntil + this.#random.between(1, 6) * minute)),
    }
  }

  /** A second pair of hands for somebody else's call. */
  helper(facility: At, at: number): Clinician | null {
    const { home, visiting } = this.#team(facility)
    return (
      this.#free(home, facility, at, true) ??
      this.#free(visiting, facility, at, true) ??
      this.#free(home, facility, at, false)
    )
  }

  /** Anybody who may see this facility at that time. */
  anyone(facility: At, at: number): Clinician {
    const { home, visiting } = this.#team(facility)
    return this.#random.pick([...home, ...visiting].filter(({ until }) => at < until))
  }

  #team(facility: At): { home: Clinician[]; visiting: Clinician[] } {
    let team = this.#teams.get(facility.id)
    if (!team) {
      const allowed = this.#clinicians.filter(({ allowedIds }) => !allowedIds || allowedIds.has(facility.id))
      team = {
        home: allowed.filter(({ homeId }) => homeId === facility.id),
        visiting: allowed.filter(({ homeId }) => homeId !== facility.id),
      }
      this.#teams.set(facility.id, team)
    }
    return team
  }

  #free(team: Clinician[], { timeZone }: At, at: number, onDuty: boolean): Clinician | null {
    // Shifts change at seven, so the night after midnight belongs to the day before.
    const shiftDay = localDay(at - 7 * hour, timeZone)
    const clock = localHour(at, timeZone)
    const isNight = clock < 7 || clock >= 19
    const first = this.#random.int(0, Math.max(0, team.length - 1))
    for (let index = 0; index < team.length; index += 1) {
      const place = (first + index) % team.length
      const clinician = team[place] as Clinician
      if (at + hour >= clinician.until || at < clinician.busyUntil) continue
      // Four days of seven, each their own.
      if (onDuty && (clinician.night !== isNight || (shiftDay * 3 + place * 5) % 7 >= 4)) continue
      // A trainee leads now and then.
      if (clinician.training && !this.#random.chance(0.3)) continue
      return clinician
    }
    return null
  }
}
