import { nilUuid } from '../../../domain/kernel/uuid'
import { staffedHours, type StaffedHour } from '../../../domain/reports/committee/staffing'
import type { InsertionFigures, InsertionRow } from '../../../domain/reports/insertions'
import type { LineFigures, LineRow } from '../../../domain/reports/lines'
import type { ReasonCount } from '../../../domain/reports/removals'
import type { ResponseRow } from '../../../domain/reports/responseTime'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { readFrame } from '../../compliance/report/frame'
import { readPeoplePage, type ReportTotals } from '../../compliance/report/people'
import { completedReport } from '../completed'
import { demandReport } from '../demand'
import { insertionsReport } from '../insertions'
import { linesReport } from '../lines'
import { removalsReport } from '../removals'
import { report, type Scope } from '../report'
import { responseTimeReport } from '../responseTime'
import { readWorkedHours } from './staffing'

/** What the team did in a month or quarter, on one page (rules 7.14). Nothing of it names a patient. */
export type Committee = {
  completed: number
  insertions: { total: InsertionFigures; types: InsertionRow[] }
  response: { total: ResponseRow | null; statuses: ResponseRow[] }
  hours: StaffedHour[]
  lines: { total: LineFigures; central: LineFigures; centralTypes: readonly string[]; types: LineRow[] }
  removals: { total: number; reasons: ReasonCount[] }
  compliance: ReportTotals
}

/** The people and requirements that the actor sees, as they stand now. */
const readCompliance = async ({ actor, db, now }: Scope): Promise<ReportTotals> => {
  const [frame, facilities] = await Promise.all([
    readFrame(db, actor, now),
    db.facility.findMany({ where: { AND: [visibleFacilities(actor), { deletedAt: null }] }, select: { id: true } }),
  ])
  const criteria = { facilityIds: [nilUuid, ...facilities.map(({ id }) => id)] }
  return (await readPeoplePage({ db, actor, frame, criteria }, 0, { withRows: false })).totals
}

const allCalls = { status: null, facilityId: null, unit: null, purposeId: null }

export const committeeReport = report({
  name: 'committee',
  description:
    'What the team did: insertions by type and success, response times by status, calls and clinicians at work by hour, lines and reported infections, removals by reason, and compliance as of now. No patient data.',
  read: async (scope, _filters: object, request): Promise<Committee> => {
    const [completed, insertions, response, demand, worked, lines, removals, compliance] = await Promise.all([
      completedReport.part(scope, {}, request),
      insertionsReport.part(scope, { type: null }, request),
      responseTimeReport.part(scope, allCalls, request),
      demandReport.part(scope, allCalls, request),
      readWorkedHours(scope),
      linesReport.part(scope, {}, request),
      removalsReport.part(scope, { page: 0 }, request),
      readCompliance(scope),
    ])
    const [total, statuses] = await Promise.all([response.rows('total'), response.rows('statuses')])
    return {
      completed: completed.total,
      insertions: { total: insertions.total, types: insertions.types },
      response: { total: total[0] ?? null, statuses },
      hours: staffedHours(demand.hours, worked),
      lines: {
        total: lines.total,
        central: lines.central,
        centralTypes: lines.centralTypes,
        types: lines.rows(['TYPE']),
      },
      removals: { total: removals.total, reasons: removals.reasons },
      compliance,
    }
  },
})
