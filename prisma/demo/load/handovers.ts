import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { HandoverCall, HandoverContents, HandoverLine } from '../../../server/domain/handover/contents'
import { compareByRoom, compareDueLines, linesUntil, sectionOf } from '../../../server/domain/handover/contents'
import { momentAt, todayIn } from '../../../server/domain/kernel/time/facilityTime'
import { isOnHold } from '../../../server/domain/configuration/statuses/status'
import { insertTables } from './insert'

type Facility = { id: string; timeZone: string }

/** Calls of the facility that were open at the moment, without line checks. */
const callsThen = `
  select c.id as "callId", p.name as purpose, c.custom_job as "customJob", s.name as status, false as "isLineCheck", r.name as room,
    c.room_description as "roomDescription", c.contact, to_json(c.alive_at)#>>'{}' as "aliveAt", null as lead, array[]::text[] as others,
    null as "lineName", false as "isInfected", c.pre_comments as notes, null as comments
  from call c join purpose p on p.id = c.purpose_id join status_code s on s.id = c.status_code_id join room r on r.id = c.room_id
  where r.facility_id = $1 and not p.line_check and c.deleted_at is null and c.alive_at <= $2 and (c.completed_at is null or c.completed_at > $2) and c.alive_at > $2::timestamptz - interval '1 day'
  order by c.created_at limit 12`

/** Its open lines that were due before the other moment, or are infected. */
const linesThen = `
  select l.id as "lineId", l.name, array[]::text[] as types, r.name as room, l.room_description as "roomDescription",
    to_json(l.next_change_date)#>>'{}' as "nextChangeDate", l.infection_notes as "infectionNotes",
    (select to_char(max(e.started_on), 'YYYY-MM-DD') from infection_entry e where e.line_id = l.id and e.stopped_on is null) as "infectedSince", l.infection
  from line l join room r on r.id = l.room_id
  where r.facility_id = $1 and l.completed_at is null and l.created_at <= $2 and (l.infection or l.next_change_date < $3) limit 40`

/** Two who work here everywhere, for the two stamps. */
const nursesHere = `
  select u.id from provider_role r join app_user u on u.id = r.user_id where r.provider_id = $1 and u.active and not exists (select from account_lock k where k.user_id = u.id and k.provider_id = $1) and r.role = 'Clinician'
    and not exists (select from allowed_facility a where a.user_id = u.id and a.provider_id = $1)
  order by u.email limit 2`

const note = `Ultrasound 2 is back from biomed and stands in the supply room.
The CT contrast suite wants lines before 10:00. Two PICC kits are left on the cart; central supply delivers in the morning.`

const minuteMs = 60_000

/** The last change of shifts before now, at 07:00 or 19:00 of the facility. */
const lastShiftChange = (timeZone: string, now: Date): Date => {
  const at = (moment: Date, hour: number): Date => momentAt(timeZone, todayIn(timeZone, moment), hour, 0)
  const yesterday = new Date(now.getTime() - 24 * 60 * minuteMs)
  return [at(now, 19), at(now, 7), at(yesterday, 19)].find(
    (moment) => moment.getTime() + 10 * minuteMs < now.getTime(),
  )!
}

/** Adds the hand-over of the last shift of the first facility, in the transaction of the caller. */
export const insertHandovers = async (client: ClientBase, providerId: string, now: Date): Promise<void> => {
  const read = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
    (await client.query<Row>(text, values)).rows
  const [facility] = await read<Facility>(
    'select id, time_zone as "timeZone" from facility where provider_id = $1 and deleted_at is null order by weight, name limit 1',
    [providerId],
  )
  const [from, to] = await read<{ id: string }>(nursesHere, [providerId])
  if (!facility || !from || !to) return
  const at = lastShiftChange(facility.timeZone, now)
  const calls = await read<HandoverCall>(callsThen, [facility.id, at])
  const until = linesUntil(facility.timeZone, at)
  const rows = await read<HandoverLine & { infection: boolean }>(linesThen, [facility.id, at, until])
  const lines = rows.map(({ infection, ...line }) => ({ infection, line }))
  const contents: HandoverContents = {
    calls: sectionOf(calls.filter(({ status }) => !isOnHold(status))),
    holds: sectionOf(calls.filter(({ status }) => isOnHold(status))),
    followUps: sectionOf([]),
    dueLines: sectionOf(
      lines
        .map(({ line }) => line)
        .filter(({ nextChangeDate }) => nextChangeDate !== null && new Date(nextChangeDate) < until)
        .sort(compareDueLines),
    ),
    infections: sectionOf(lines.flatMap(({ infection, line }) => (infection ? [line] : [])).sort(compareByRoom)),
  }
  await insertTables(client, {
    handover: [
      {
        id: randomUUID(),
        providerId,
        facilityId: facility.id,
        noteVersion: 1,
        note,
        contents,
        handedOverAt: at,
        handedOverById: from.id,
        takenOverAt: new Date(at.getTime() + 6 * minuteMs),
        takenOverById: to.id,
      },
    ],
  })
  await client.query('update handover_note set version = 2 where facility_id = $1', [facility.id])
}
