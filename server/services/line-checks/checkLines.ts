import type { Clients, Tx } from '../../db/access/client'
import { zoneWithoutRoom } from '../../domain/line-checks/coming'
import { patientOfNewCall } from '../../domain/lines/patient'
import { lastDue, scheduleOf } from '../../domain/line-checks/schedule'
import { passesLists } from '../../domain/line-checks/types'
import { statusNames } from '../../domain/configuration/statuses/status'
import type { Settlement } from '../jobs/claim'
import { addCallRows } from '../records/addCall'
import { readLatestCalls } from '../lines/verbs/latestCalls'
import { firstValues } from '../kernel/audit'
import { timedWrite } from '../kernel/timedWrite'
import { lockUncheckedLines, readOpenLines } from './openLines'
import { firstDueOf, readZones } from './settings'

/** A run is one transaction, whatever the number of lines. */
const longestMs = 30_000

/** Rows that one statement writes. */
const batch = 500

const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batch) }, (_, at) => all.slice(at * batch, (at + 1) * batch))

type Run = { providerId: string; isRequested: boolean }

/**
 * Makes the line checks of a provider that are due (rules 4.6): for each zone the last missed due moment, or now when
 * somebody asked for it, is one run. The same transaction creates the calls, stores up to when checks are done, and
 * settles the job, so it happens once or not at all, whichever process dies.
 */
export const checkLines = (
  clients: Clients,
  { providerId, isRequested }: Run,
  now: Date,
  settle: (tx: Tx, settlement: Settlement) => Promise<void>,
): Promise<void> =>
  timedWrite(
    clients,
    { name: 'checkLines', providerId, now: () => now, longestMs },
    async ({ tx, record, changed }) => {
      // A change of the schedule and a run wait for each other.
      await tx.$executeRaw`select from line_check_settings where provider_id = ${providerId}::uuid for update`
      const settings = await tx.lineCheckSettings.findUnique({ where: { providerId }, include: { purpose: true } })
      const schedule = scheduleOf(settings)
      if (!settings || schedule.type === 'none') return settle(tx, { dueAt: null, summary: null })
      const zones = (await readZones(tx, providerId)).filter(
        (zone) => isRequested || lastDue(schedule, zone, settings.checkedUpTo, now),
      )
      const lines =
        zones.length === 0
          ? []
          : (await readOpenLines(tx, providerId)).filter(({ timeZone }) => zones.includes(timeZone ?? zoneWithoutRoom))
      const checked = lines.filter(({ types }) => passesLists(types, settings))
      const calls =
        checked.length === 0
          ? []
          : await makeCalls(
              tx,
              providerId,
              checked.map(({ id }) => id),
              settings.purpose,
              now,
            )
      await tx.lineCheckSettings.update({ where: { providerId }, data: { checkedUpTo: now } })
      const summary =
        lines.length === 0 && !isRequested
          ? null
          : `${count(calls.length, 'call')} for ${count(checked.length, 'line')}`
      await settle(tx, { dueAt: await firstDueOf(tx, providerId, settings, now), summary })
      for (const { id, facilityId, values } of calls) {
        record({ kind: 'call', id }, firstValues(values))
        changed({ kind: 'call', id }, [facilityId])
      }
    },
  )

/** When the provider's line checks are due next. */
export const nextLineChecks = async (clients: Clients, providerId: string, now: Date): Promise<Date | null> => {
  const db = clients.forProvider(providerId)
  return firstDueOf(db, providerId, await db.lineCheckSettings.findUnique({ where: { providerId } }), now)
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

type MadeCall = { id: string; facilityId: string | null; values: Record<string, unknown> }

const makeCalls = async (
  tx: Tx,
  providerId: string,
  lineIds: string[],
  purpose: { id: string; name: string; deletedAt: Date | null } | null,
  now: Date,
): Promise<MadeCall[]> => {
  if (!purpose || purpose.deletedAt) throw new Error('The purpose of the line checks was deleted. Choose another one.')
  const status = await tx.statusCode.findFirst({ where: { providerId, name: statusNames.onHold } })
  if (!status) throw new Error('There is no status On Hold, which line checks need.')
  const made: MadeCall[] = []
  const lines = await lockUncheckedLines(tx, lineIds, purpose.id, now)
  const latest = await readLatestCalls(
    tx,
    lines.map(({ id }) => id),
  )
  for (const some of inBatches(lines)) {
    const calls = some.map(({ id, facilityId, roomId, roomDescription, ...line }) => ({
      facilityId,
      values: {
        roomId,
        roomDescription,
        ...patientOfNewCall(latest.get(id), line),
        lineId: id,
        purposeId: purpose.id,
        statusCodeId: status.id,
      },
    }))
    const ids = await addCallRows(
      tx,
      { providerId, userId: null },
      now,
      calls.map(({ values }) => values),
    )
    made.push(...calls.map((call, index) => ({ ...call, id: ids[index]! })))
  }
  return made
}
