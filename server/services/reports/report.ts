import { object, type AnyObject, type ObjectSchema, type ObjectShape } from 'yup'
import type { Db, ReportSource } from '../../db/access/client'
import { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { checkInput } from '../../domain/kernel/input/input'
import { hoursOf, type Hours } from '../../domain/reports/hours'
import { rangeFields, rangeOf, type Range, type RangeInput } from '../../domain/reports/range'
import { inFacilities, visibleFacilityIds } from '../configuration/facilities/visibility'
import { readProviderZone } from '../configuration/facilities/providerZone'
import { firstValues, recordRead } from '../kernel/audit'
import { stopIf } from '../kernel/refused'
import { authorize, reportSource, type Request } from '../kernel/request'

/** What the query of a report works with: its rows are never others than these. */
export type Scope = {
  db: Db
  actor: Actor
  range: Range
  /** The hours of each day that were asked for; null: all of it. */
  hours: Hours | null
  /** The time of the request. */
  now: Date
  /** A condition on a row with a `facility_id`: the actor sees the facility. */
  isVisible: Prisma.Sql
  /**
   * Rows of `reported_call`: the completed calls that are not deleted, were completed in the range (rules 7.1), and are
   * visible to the actor (rules 2.3).
   */
  completed: Prisma.Sql
  /** The same calls as rows of `listed_call`, with what a list sorts by. */
  listed: Prisma.Sql
}

type Read<Filters, Answer> = (scope: Scope, filters: Filters, request: Request) => Promise<Answer>

type Definition<Filters extends object, Answer extends object> = {
  /** As addresses and the audit log have it. */
  name: string
  description: string
  /** What the report takes besides the range. */
  filters?: ObjectShape
  read: Read<Filters, Answer>
  /** The lines whose names the answer shows (rules 2.10). */
  lineIds?: (answer: Answer) => readonly string[]
  /** What the audit log keeps of the filters, where that is not all of them. */
  kept?: (answer: Answer) => Record<string, unknown>
}

/** The days of a report. `asOf`: it was read from a replica, which had every change before that moment; null: it has all. */
export type ReportRange = Range & Pick<ReportSource, 'asOf'>

/** What a report was asked: its days, and what its filters say. */
export type Asked = { range: ReportRange; chosen: Readonly<Record<string, unknown>> }

/** A report as a value: both doors, its file and its screen read it with this function, so that its figures are the same everywhere. */
export type Report<Answer extends object, Filters = never> = ((
  request: Request,
  input: unknown,
) => Promise<Answer & Asked>) & {
  details: { name: string; description: string; input: ObjectSchema<AnyObject> }
  /** Reads it as a part of another report, which audits the reading. */
  part: Read<Filters, Answer>
  /** Reads it for what is sent to others: whoever sends it audits that. */
  unaudited: (request: Request, input: unknown) => Promise<Answer & Asked>
}

/** Defines a report. Reading it is one row of the audit log, with the range, the filters, and the lines it names (rules 7.10). */
export const report = <Filters extends object, Answer extends object>({
  name,
  description,
  filters = {},
  read,
  lineIds,
  kept,
}: Definition<Filters, Answer>): Report<Answer, Filters> => {
  const input = object({ ...rangeFields, ...filters })
  const readAsked = async (request: Request, asked: unknown) => {
    const actor = authorize(request, 'reports:see')
    const { value, refusal } = checkInput(input, asked)
    stopIf(refusal)
    const { db, asOf } = reportSource(request, actor)
    const { start, end, preset, earlier, timeZone, ...chosen } = value as RangeInput & Filters
    const usualZone = timeZone ?? (await readProviderZone(db, actor.providerId))
    const hours = 'startTime' in chosen ? hoursOf(chosen as unknown as { startTime: string; endTime: string }) : null
    const found = rangeOf({ start, end, preset, earlier, timeZone }, usualZone, request.now(), hours)
    stopIf(found.refusal)
    const range: ReportRange = { ...found.range!, asOf }
    const answer = await read(scopeOf(db, actor, range, hours, request.now()), chosen as unknown as Filters, request)
    const named = lineIds?.(answer) ?? []
    const told = {
      report: name,
      start: range.start,
      end: range.end,
      timeZone: range.timeZone,
      ...(kept?.(answer) ?? chosen),
    }
    const fields = firstValues({ ...told, ...(named.length > 0 ? { lines: [...named] } : {}) })
    return { read: { ...answer, range, chosen }, fields }
  }
  const readReport = async (request: Request, asked: unknown) => {
    const { read: answer, fields } = await readAsked(request, asked)
    await recordRead(request, 'readReport', null, fields)
    return answer
  }
  return Object.assign(readReport, {
    details: { name, description, input: input as ObjectSchema<AnyObject> },
    part: read,
    unaudited: async (request: Request, asked: unknown) => (await readAsked(request, asked)).read,
  })
}

const scopeOf = (db: Db, actor: Actor, range: Range, hours: Hours | null, now: Date): Scope => {
  const isVisible = inFacilities(visibleFacilityIds(actor))
  const inRange = Prisma.sql`completed_at >= ${range.from}::timestamptz and completed_at < ${range.to}::timestamptz and ${isVisible}`
  return {
    db,
    actor,
    range,
    hours,
    now,
    isVisible,
    completed: Prisma.sql`
      select call_id, facility_id, completed_by_id, status_code_id, alive_at, completed_at, response_ms, lead_id, procedure_ids, led_ids, assisted_ids, trained_ids, endings, insertions, marks, target_minutes, escalations from reported_call
      where provider_id = ${actor.providerId}::uuid and ${inRange}`,
    listed: Prisma.sql`
      select call_id, facility_id, room_id, completed_by_id, status_code_id, created_at, start_time, completed_at, response_ms, procedure_ms from listed_call
      where provider_id = ${actor.providerId}::uuid and not deleted and ${inRange}`,
  }
}
