import type { Db } from '../../../db/access/client'
import type { Actor } from '../../../domain/kernel/actor'
import { showIn } from '../../../domain/kernel/time/facilityTime'
import { dayEnd, midnight } from '../../../domain/kernel/time/timeOfDay'
import type { SheetCell } from '../../../domain/reports/spreadsheet/sheet'
import type { Asked } from '../report'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import type { Request } from '../../kernel/request'

/** What was asked, in the words of the screen. */
export type Question = readonly [string, SheetCell]

const shownMoment = 'yyyy-MM-dd HH:mm'

/** Who asked, and when: the end of every list of questions. */
export const askedBy = (request: Request, { fullName }: Actor, timeZone: string): Question[] => [
  ['Asked By', fullName],
  ['Asked At', showIn(timeZone, request.now(), shownMoment)],
]

/** Of a report from a replica, until when it surely has every change. */
export const asOfQuestion = (asOf: Date | null, timeZone: string): Question[] =>
  asOf ? [['As Of', showIn(timeZone, asOf, `${shownMoment}:ss`)]] : []

/** The facility and the need that filters name. What does not exist for the actor is told by its id. */
const readNames = async (db: Db, actor: Actor, { facilityId, purposeId }: Record<string, unknown>) => {
  const [facility, purpose] = await Promise.all([
    typeof facilityId === 'string'
      ? db.facility.findFirst({
          where: { AND: [visibleFacilities(actor), { id: facilityId }] },
          select: { name: true },
        })
      : null,
    typeof purposeId === 'string'
      ? db.purpose.findFirst({ where: { providerId: actor.providerId, id: purposeId }, select: { name: true } })
      : null,
  ])
  return { facilityId: facility?.name ?? facilityId, purposeId: purpose?.name ?? purposeId }
}

const filterWords: Record<string, string> = {
  status: 'Status',
  facilityId: 'Facility',
  unit: 'Unit',
  purposeId: 'Need',
  type: 'Type',
}

/** What a report was asked: its days, zone, hours and filters, by whom and when. */
export const questionsOf = async (request: Request, actor: Actor, { range, chosen }: Asked): Promise<Question[]> => {
  const named = { ...chosen, ...(await readNames(request.clients.forProvider(actor.providerId), actor, chosen)) }
  const filters = Object.entries(filterWords).flatMap(([name, word]): Question[] => {
    const value = (named as Record<string, unknown>)[name]
    return typeof value === 'string' ? [[word, value]] : []
  })
  const { startTime, endTime } = chosen as { startTime?: string; endTime?: string }
  const isAllDay = (startTime ?? midnight) === midnight && (endTime ?? dayEnd) === dayEnd
  return [
    ['First Day', range.start],
    ['Last Day', range.end],
    ...(range.until
      ? ([['Counted Until', showIn(range.timeZone, range.until, shownMoment)]] satisfies Question[])
      : []),
    ['Time Zone', range.timeZone],
    ...(isAllDay
      ? []
      : ([
          ['From', startTime ?? midnight],
          ['Until', endTime ?? dayEnd],
        ] satisfies Question[])),
    ...(filters.length > 0 ? filters : ([['Filters', 'None']] satisfies Question[])),
    ...askedBy(request, actor, range.timeZone),
    ...asOfQuestion(range.asOf, range.timeZone),
  ]
}
