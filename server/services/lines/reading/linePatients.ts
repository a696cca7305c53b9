import { byFirstCall, patientRecord } from '../../../domain/lines/patient'
import { recordPatientReads } from '../../kernel/audit'
import { authorize, type Request } from '../../kernel/request'

/** A line with the call of its patient. */
export type LinePatient = {
  id: string
  calls: { id: string; patientFirstName: string | null; patientLastName: string | null }[]
}

export const readLinePatients = async (request: Request, lineIds: string[]): Promise<LinePatient[]> => {
  if (lineIds.length === 0) return []
  const { line } = request.clients.forProvider(authorize(request, 'lines:see').providerId)
  return line.findMany({
    where: { id: { in: lineIds } },
    select: {
      id: true,
      calls: {
        orderBy: [...byFirstCall],
        take: 1,
        select: { id: true, patientFirstName: true, patientLastName: true },
      },
    },
  })
}

/** Audits that the patients of these lines were read (rules 2.10). */
export const recordLineReads = (
  request: Request,
  lines: readonly { id: string; calls: readonly { id: string }[] }[],
): Promise<void> => {
  const records = lines.map(patientRecord)
  const idsOf = (kind: 'call' | 'line'): string[] =>
    records.flatMap((record) => (record.kind === kind ? record.id : []))
  return recordPatientReads(request, idsOf('call'), idsOf('line'))
}
