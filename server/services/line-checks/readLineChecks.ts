import type { LineCheckSettings } from '../../db/generated/prisma/client'
import { comingInWords, nextInWords, zoneWithoutRoom, type ComingChecks } from '../../domain/line-checks/coming'
import { nextDue, scheduleOf } from '../../domain/line-checks/schedule'
import { passesLists } from '../../domain/line-checks/types'
import { authorize, type Request } from '../kernel/request'
import { visibleFacilities, visibleFacilityIds } from '../configuration/facilities/visibility'
import { countOpenLines } from './openLines'
import { noSettings } from './settings'

export type LineChecks = Omit<LineCheckSettings, 'providerId' | 'checkedUpTo'>

export const readLineChecks = async (request: Request): Promise<LineChecks> => {
  const { providerId } = authorize(request, 'catalogue:see')
  return (
    (await request.clients.forProvider(providerId).lineCheckSettings.findUnique({ where: { providerId } })) ??
    noSettings
  )
}

/** The next checks in a sentence, and for each zone in which the actor sees facilities, the earliest first. */
export type Coming = { says: string; zones: (ComingChecks & { says: string })[] }

export const readComingChecks = async (request: Request, settings: LineChecks): Promise<Coming> => {
  const actor = authorize(request, 'catalogue:see')
  const { providerId } = actor
  const now = request.now()
  const schedule = scheduleOf(settings)
  if (schedule.type === 'none') return { says: nextInWords(schedule, false, [], now), zones: [] }
  const db = request.clients.forProvider(providerId)
  const purpose =
    settings.purposeId === null
      ? null
      : await db.purpose.findFirst({ where: { id: settings.purposeId, deletedAt: null } })
  const facilities = await db.facility.findMany({
    where: { ...visibleFacilities(actor), deletedAt: null },
    select: { timeZone: true },
  })
  const kinds = (await countOpenLines(db, { providerId, facilityIds: visibleFacilityIds(actor) })).filter(({ types }) =>
    passesLists(types, settings),
  )
  const numbers = new Map(facilities.map(({ timeZone }) => [timeZone, 0]))
  for (const { timeZone, lines } of kinds) {
    const zone = timeZone ?? zoneWithoutRoom
    numbers.set(zone, (numbers.get(zone) ?? 0) + lines)
  }
  const coming = [...numbers]
    .flatMap(([timeZone, count]): ComingChecks[] => {
      const at = nextDue(schedule, timeZone, now)
      return at ? [{ timeZone, at, lines: count }] : []
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.timeZone.localeCompare(other.timeZone))
  return {
    says: nextInWords(schedule, purpose === null, coming, now),
    zones: coming.map((each) => ({ ...each, says: comingInWords(each, now) })),
  }
}
