import type { Clients, Tx } from '../../../db/access/client'
import { hasBegunSince, nextNight, nightOf } from '../../../domain/compliance/nights'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import type { ClaimedJob, Settlement } from '../../jobs/claim'
import { timedWrite } from '../../kernel/timedWrite'
import { readPeople } from './facts'
import { pendingNotices } from './notices'
import { notifyAdministrators } from './notifyAdministrators'
import { notifyPerson } from './notifyPerson'

type Run = { providerId: string; canMail: boolean; job: Pick<ClaimedJob, 'dueAt' | 'attempt' | 'isRequested'> }

/** People can be many; their administrators' messages are written in one transaction. */
const longestMs = 30_000

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : [])

/**
 * The nightly job of a provider (rules 6.7, 6.8). Each person is a transaction, in which the keys of what they are told
 * are stored; the last one tells administrators and settles the job. So a process may die at any moment: the next one
 * tells the others, and nobody twice. What is due follows from the dates, so the run of a later day makes up for missed ones.
 * If no night has begun since it was due, because the provider is new or its first facility has changed, it only finds out
 * when the next one is.
 */
export const followCompliance = async (
  clients: Clients,
  { providerId, canMail, job }: Run,
  now: () => Date,
  settle: (tx: Tx, settlement: Settlement) => Promise<void>,
): Promise<void> => {
  const db = clients.forProvider(providerId)
  const at = now()
  const timeZone = await readProviderZone(db, providerId)
  // Another attempt is due when it is tried again, and no longer when the night began.
  if (job.attempt === 1 && !job.isRequested && !hasBegunSince(timeZone, job.dueAt, at))
    return clients.transaction(providerId, (tx) => settle(tx, { dueAt: nextNight(timeZone, at), summary: null }))
  const night = { providerId, timeZone, day: nightOf(timeZone, at), canMail }
  const done = { locked: 0, told: 0 }
  for (const { person } of await pendingNotices(db, providerId, await readPeople(db, night), night.day)) {
    const outcome = await notifyPerson(clients, night, person.userId, now)
    if (outcome) done[outcome] += 1
  }
  await timedWrite(clients, { name: 'followCompliance', providerId, now, longestMs }, async (context) => {
    await notifyAdministrators(context, night, await readPeople(context.tx, night))
    const parts = [...counted(done.locked, 'locked'), ...counted(done.told, 'warned or reminded')]
    await settle(context.tx, {
      dueAt: nextNight(timeZone, at),
      summary: parts.length > 0 ? parts.join(', ') : null,
    })
  })
}

/** When the provider's next night is. */
export const nextComplianceRun = async (clients: Clients, providerId: string, now: Date): Promise<Date> =>
  nextNight(await readProviderZone(clients.forProvider(providerId), providerId), now)
