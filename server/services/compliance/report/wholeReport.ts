import type { Request } from '../../kernel/request'
import { readComplianceOf, type RequirementStanding } from '../readCompliance'
import { openReport, type OpenReport } from './reading'
import { byPerson, readWholeReport } from './rows'
import type { ComplianceReportRow } from './rowSql'
import type { ReportCriteria } from './tables'

/** A person of the report, with their rows and the standing behind each. */
export type ReportPerson = {
  userId: string
  fullName: string
  inGraceUntil: string | null
  rows: { row: ComplianceReportRow; standing: RequirementStanding }[]
}

/** Every row of the report by person, with their documents. Its reading is recorded before. */
export const readReportPeople = async (
  request: Request,
  criteria: ReportCriteria,
): Promise<AsyncGenerator<ReportPerson[], void>> => peopleOf(request, await openReport(request, criteria))

async function* peopleOf(request: Request, report: OpenReport) {
  const { db, actor } = report
  for await (const rows of readWholeReport(report)) {
    const own = byPerson(rows)
    const people = await readComplianceOf(request, actor, { id: { in: [...own.keys()] } }, { db })
    const standings = new Map(people.map(({ userId, standings }) => [userId, standings]))
    yield [...own].map(([userId, rows]) => ({
      userId,
      fullName: rows[0]!.fullName,
      inGraceUntil: rows[0]!.inGraceUntil,
      rows: rows.flatMap((row) => {
        const standing = standings.get(userId)?.find(({ requirement }) => requirement.id === row.requirementId)
        return standing ? [{ row, standing }] : []
      }),
    }))
  }
}
