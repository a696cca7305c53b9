import { unitOf } from '../../configuration/facilities/unit'
import { compareNames } from '../../kernel/input/names'

// The stops of a round, in the order in which somebody walks (rules 4.18).

/** Identifies a unit among those of all facilities. */
export const unitId = (facilityId: string, unit: string | null): string => `${facilityId}:${unit ?? ''}`

export type RoundPlace = {
  facility: { id: string; name: string; weight: number }
  roomName: string
} | null

export type RoundStop = { id: string; place: RoundPlace; since: Date }

const unitIdOf = (place: RoundPlace): string | null => place && unitId(place.facility.id, unitOf(place.roomName))

/** What has no place, or no unit, comes last. */
const lastWithout = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareNames(a, b)

/** By facility, unit and room, naturally: room 9 before room 10. In one room the earliest first. */
export const compareOnRound = (a: RoundStop, b: RoundStop): number => {
  const [one, other] = [a.place, b.place]
  if (!one || !other)
    return Number(!one) - Number(!other) || a.since.getTime() - b.since.getTime() || compareNames(a.id, b.id)
  return (
    one.facility.weight - other.facility.weight ||
    compareNames(one.facility.name, other.facility.name) ||
    compareNames(one.facility.id, other.facility.id) ||
    lastWithout(unitOf(one.roomName), unitOf(other.roomName)) ||
    compareNames(one.roomName, other.roomName) ||
    a.since.getTime() - b.since.getTime() ||
    compareNames(a.id, b.id)
  )
}

/** The facilities and units of a round; with none of both, all places. */
export type RoundChoice = { facilityIds: readonly string[]; unitIds: readonly string[] }

export const isOnRound = ({ facilityIds, unitIds }: RoundChoice, place: RoundPlace): boolean =>
  (facilityIds.length === 0 && unitIds.length === 0) ||
  (place !== null && (facilityIds.includes(place.facility.id) || unitIds.includes(unitIdOf(place)!)))

export type RoundUnit = { id: string; facilityId: string; facilityName: string; unit: string | null; count: number }

/** The units that have stops, in walking order; what has no place is in none. */
export const unitsOf = (stops: readonly RoundStop[]): RoundUnit[] => {
  const units = new Map<string, RoundUnit>()
  for (const { place } of [...stops].sort(compareOnRound)) {
    if (!place) continue
    const id = unitIdOf(place)!
    const { facility, roomName } = place
    const known = units.get(id) ?? {
      id,
      facilityId: facility.id,
      facilityName: facility.name,
      unit: unitOf(roomName),
      count: 0,
    }
    units.set(id, { ...known, count: known.count + 1 })
  }
  return [...units.values()]
}

/**
 * The stop after this one. When that is done and gone, the one after what came before it, as the round was shown
 * (`walked`) when it was opened. Null at the end.
 */
export const stopAfter = <Stop extends { readonly id: string }>(
  stops: readonly Stop[],
  walked: readonly string[],
  id: string,
): Stop | null => {
  const place = stops.findIndex((stop) => stop.id === id)
  if (place >= 0) return stops[place + 1] ?? null
  const behind = new Set(walked.slice(0, Math.max(0, walked.indexOf(id))))
  return stops[stops.findLastIndex((stop) => behind.has(stop.id)) + 1] ?? null
}
