import { calendarDate, day, localDay } from './calendar'
import type { Random } from './random'
import type { InfectionRow } from '../load/rows'
import type { Facility, World } from './world'

/** When an infection was found, and when it was over. */
interface Infection {
  start: number
  /** Infinity: it goes on as long as the line is in. */
  stop: number
}

export interface Infections {
  found: Infection[]
  /** When it was decided to take the line out because of one. */
  pulledAt: number | null
}

/** For each line-day (published: 1 to 2 for each 1,000). */
const hazard = 1.5 / 1000

/** Of a line that is to be in from `since` to `until`: some cost the line, some are treated through it. */
export const infectionsOf = ({ random }: World, since: number, until: number): Infections => {
  const found: Infection[] = []
  // What is found in the first two days came with the patient.
  let start = since + 2 * day + waiting(random)
  while (start < until) {
    const infection = { start, stop: Infinity }
    found.push(infection)
    if (random.chance(0.4)) return { found, pulledAt: start }
    if (random.chance(0.6)) break
    infection.stop = start + random.between(10, 21) * day
    start = infection.stop + 2 * day + waiting(random)
  }
  return { found, pulledAt: null }
}

const waiting = (random: Random): number => (-Math.log(1 - random.next()) / hazard) * day

export const isInfected = ({ found }: Infections, at: number): boolean =>
  found.some(({ start, stop }) => start <= at && at < stop)

type Infected = { id: string; facility: Facility; infections: Infections }

/** What is known of them at `until`; with the line the infection is over too. */
export const infectionRows = (
  world: World,
  { id, facility, infections }: Infected,
  until: number,
  isOut: boolean,
): InfectionRow[] =>
  infections.found
    .filter(({ start }) => start < until)
    .map(({ start, stop }) => {
      const isOver = isOut || stop < until
      const dateOf = (time: number): string => calendarDate(localDay(time, facility.timeZone) * day)
      return {
        id: world.random.uuid(start),
        providerId: world.providerId,
        lineId: id,
        startedOn: dateOf(start),
        stoppedOn: isOver ? dateOf(Math.min(stop, until)) : null,
        createdAt: new Date(start),
        createdById: world.staff.anyone(facility, start).userId,
      }
    })
