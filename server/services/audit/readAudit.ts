import type { Request } from '../kernel/request'
import { describeRows } from './describeRows'
import { openTrail, recordTrailRead, type Section } from './findAudit'

/**
 * A section of the audit trail through a filter, one row longer than its page so that the next page is known. A search
 * for a patient is audited; otherwise the door audits the calls and lines whose values it shows.
 */
export const readAudit = async (request: Request, rawFilter: unknown, section: Section) => {
  const trail = await openTrail(request, rawFilter)
  const found = await trail.find(section)
  const { records, shown } = await describeRows(trail, found.slice(0, Math.max(0, section.take - 1)))
  if (trail.patient) await recordTrailRead(request, trail, 'readAudit')
  return { asOf: trail.asOf, found, records, shown: trail.patient ? { callIds: [], lineIds: [] } : shown }
}
