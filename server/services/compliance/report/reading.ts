import { nilUuid, isUuid } from '../../../domain/kernel/uuid'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { firstValues, recordRead } from '../../kernel/audit'
import { authorize, reportSource, type Request } from '../../kernel/request'
import type { Db, ReportSource } from '../../../db/access/client'
import type { Actor } from '../../../domain/kernel/actor'
import { readFrame, type Frame } from './frame'
import { searched, type ReportCriteria } from './tables'

/** Stands for global requirements where facilities are named. */
export const globalName = 'Global'

/** A report whose reading was recorded: who reads it, what of it, and from where. */
export type OpenReport = ReportSource & { actor: Actor; frame: Frame; criteria: ReportCriteria }

/** The names of the facilities that the report is asked for, of those that the person sees. */
export const readFacilitiesOf = async (db: Db, actor: Actor, { facilityIds }: ReportCriteria): Promise<string[]> => {
  const chosen = (facilityIds ?? []).filter((id) => id !== nilUuid && isUuid(id))
  const facilities =
    chosen.length > 0
      ? await db.facility.findMany({
          where: { AND: [visibleFacilities(actor), { id: { in: chosen } }] },
          select: { name: true },
          orderBy: { weight: 'asc' },
        })
      : []
  const isGlobal = facilityIds?.includes(nilUuid) ?? true
  return [...(isGlobal ? [globalName] : []), ...facilities.map(({ name }) => name)]
}

/** Reading the report is one audit row with its filters (rules 7.10). */
export const openReport = async (request: Request, criteria: ReportCriteria): Promise<OpenReport> => {
  const { status, expires, search } = criteria
  const actor = authorize(request, 'compliance:review')
  const source = reportSource(request, actor)
  const record = async () => {
    const fields = firstValues({
      report: 'compliance',
      // By name, because not everybody who reads the log sees every facility by its id.
      facilities: await readFacilitiesOf(source.db, actor, criteria),
      status: status ?? null,
      expires: expires ?? null,
      search: searched(search),
    })
    await recordRead(request, 'readReport', null, fields)
  }
  const [frame] = await Promise.all([readFrame(source.db, actor, request.now()), record()])
  return { ...source, actor, frame, criteria }
}
