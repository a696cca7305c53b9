import type { LineCheckSettings } from '../../db/generated/prisma/client'
import type { Tx } from '../../db/access/client'
import { zoneWithoutRoom } from '../../domain/line-checks/coming'
import { nextDue, scheduleOf, type Schedule } from '../../domain/line-checks/schedule'

/** The settings of a provider that never configured line checks. */
export const noSettings = {
  version: 0,
  intervalAmount: null,
  intervalUnits: null,
  intervalSince: null,
  timeHour: null,
  timeMinute: null,
  enabledDays: [],
  purposeId: null,
  whitelist: [],
  blacklist: [],
} satisfies Omit<LineCheckSettings, 'providerId' | 'checkedUpTo'>

/** The zones of the provider's facilities, and the zone of lines without a room. */
export const readZones = async (tx: Pick<Tx, 'facility'>, providerId: string): Promise<string[]> => {
  const facilities = await tx.facility.findMany({
    where: { providerId },
    distinct: ['timeZone'],
    select: { timeZone: true },
    orderBy: { timeZone: 'asc' },
  })
  return [...facilities.map(({ timeZone }) => timeZone), zoneWithoutRoom]
}

/** The first due moment after `after` in any of the zones. */
const firstDue = (schedule: Schedule, zones: readonly string[], after: Date): Date | null => {
  const dues = zones.flatMap((zone) => nextDue(schedule, zone, after) ?? [])
  return dues.length === 0 ? null : new Date(Math.min(...dues.map((due) => due.getTime())))
}

/** The same by the provider's current settings. */
export const firstDueOf = async (
  tx: Pick<Tx, 'facility'>,
  providerId: string,
  settings: Parameters<typeof scheduleOf>[0],
  after: Date,
): Promise<Date | null> => firstDue(scheduleOf(settings), await readZones(tx, providerId), after)
