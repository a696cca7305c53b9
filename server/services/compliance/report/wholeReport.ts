import { authorize, type Request } from '../../kernel/request'
import { readComplianceOf, type RequirementStanding } from '../readCompliance'
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

/** Every row of the report by person, with their documents. */
export async function* readReportPeople(
  request: Request,
  criteria: ReportCriteria,
): AsyncGenerator<ReportPerson[], void> {
  const actor = authorize(request, 'compliance:review')
  for await (const rows of readWholeReport(request, criteria)) {
    const own = byPerson(rows)
    const people = await readComplianceOf(request, actor, { id: { in: [...own.keys()] } })
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
