import type { Db, Tx } from '../../../db/access/client'
import { mustSeeAllFacilities } from '../../../domain/configuration/facilities/rules'
import { isRestricted } from '../../../domain/kernel/actor'
import { toDatabaseDate, fromDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { mustBeCurrent } from '../../../domain/kernel/version'
import { committeeMailInput } from '../../../domain/reports/committee/mailInput'
import { monthNow, sendingAt } from '../../../domain/reports/committee/monthlyMail'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import { lockCatalogue } from '../../configuration/order'
import { scheduleJob } from '../../jobs/scheduleJob'
import { fieldChanges } from '../../kernel/audit'
import { command } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'

/** To whom the committee's page is mailed each month (rules 7.15). */
export type CommitteeMail = {
  emails: readonly string[]
  version: number
  /** The month that is sent next, `YYYY-MM`, and when; null: nobody gets it, or this installation sends no mail. */
  next: { month: string; at: Date } | null
  /** Whether this installation sends mail. */
  canMail: boolean
}

/** The row of a provider; without one, nobody gets it. */
export const findCommitteeMail = async (db: Db | Tx, providerId: string) => {
  const row = await db.committeeMail.findUnique({ where: { providerId } })
  return {
    version: row?.version ?? 0,
    emails: row?.emails ?? [],
    nextMonth: row && fromDatabaseDate(row.nextMonth).slice(0, 7),
  }
}

/** A month as it is stored. */
export const storedMonth = (month: string): Date => toDatabaseDate(`${month}-01`)

export const readCommitteeMail = async (request: Request): Promise<CommitteeMail> => {
  const actor = authorize(request, 'reports:see')
  stopIf(mustSeeAllFacilities(actor))
  const db = request.clients.forProvider(actor.providerId)
  const { emails, version, nextMonth } = await findCommitteeMail(db, actor.providerId)
  const canMail = request.canMail === true
  const isSent = canMail && nextMonth !== null && emails.length > 0
  const at = isSent ? sendingAt(await readProviderZone(db, actor.providerId), nextMonth) : null
  return { emails, version, next: at && { month: nextMonth!, at }, canMail }
}

/** The same for those who may choose; null for others. */
export const offeredCommitteeMail = async (request: Request): Promise<CommitteeMail | null> =>
  isRestricted(authorize(request, 'reports:see')) ? null : readCommitteeMail(request)

export const saveCommitteeMail = command({
  name: 'saveCommitteeMail',
  permission: 'reports:see',
  on: 'provider',
  input: committeeMailInput,
  refusals: ['STALE', 'RESTRICTED_TO_FACILITIES'],
  description:
    "Says to which addresses the committee's page of a month is mailed on the first of the next one. A list that was empty begins with the month that goes on now.",
  run: async (context, { emails, expectedVersion }) => {
    const { tx, actor, about, record } = context
    const { providerId } = actor
    stopIf(mustSeeAllFacilities(actor))
    await lockCatalogue(context)
    // Waits for a run in progress.
    await tx.$executeRaw`select from committee_mail where provider_id = ${providerId}::uuid for update`
    const before = await findCommitteeMail(tx, providerId)
    about({ kind: 'provider', id: providerId, list: 'committeeMail' })
    stopIf(mustBeCurrent(before, expectedVersion, 'list of addresses'))
    const fields = fieldChanges(before, { emails })
    // An unchanged list is not saved.
    if (Object.keys(fields).length === 0) return { providerId }
    const { now } = context
    const timeZone = await readProviderZone(tx, providerId)
    // A list that was empty begins with this month. Who is added to others gets what is sent next.
    const nextMonth = before.emails.length > 0 ? before.nextMonth! : monthNow(timeZone, now)
    const data = { emails, version: before.version + 1, nextMonth: storedMonth(nextMonth) }
    await tx.committeeMail.upsert({ where: { providerId }, create: { providerId, ...data }, update: data })
    const dueAt = emails.length > 0 ? sendingAt(timeZone, nextMonth) : null
    await scheduleJob(tx, { providerId, name: 'sendCommitteePage' }, dueAt, now)
    record({ kind: 'committeeMail', id: providerId }, fields)
    return { providerId }
  },
})
