import type { JobName } from '../../domain/jobs/jobs'
import { scheduleOf, zoneDueAt } from '../../domain/line-checks/schedule'
import { readProviderZone } from '../configuration/facilities/providerZone'
import type { Request } from '../kernel/request'
import { readZones } from './settings'

type Waiting = { name: string; providerId: string | null; dueAt: Date | null }

/** The zone of the job's due moment: line checks are due by the clocks of each facility (rules 4.6). */
export const timeZoneOfJob = async (
  { clients }: Request,
  { name, providerId, dueAt }: Waiting,
): Promise<string | null> => {
  if (name === ('followCompliance' satisfies JobName) && providerId)
    return readProviderZone(clients.forProvider(providerId), providerId)
  if (name !== ('checkLines' satisfies JobName) || !providerId || !dueAt) return null
  const db = clients.forProvider(providerId)
  const schedule = scheduleOf(await db.lineCheckSettings.findUnique({ where: { providerId } }))
  return zoneDueAt(schedule, await readZones(db, providerId), dueAt)
}
