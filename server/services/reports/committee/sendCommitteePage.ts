import type { Clients, Tx } from '../../../db/access/client'
import { standIn } from '../../../domain/kernel/actor'
import { keyFigures } from '../../../domain/reports/committee/keyFigures'
import {
  committeeMailText,
  daysOfMonth,
  monthAfter,
  monthBefore,
  monthInWords,
  monthNow,
  morningAfter,
  sendingAt,
} from '../../../domain/reports/committee/monthlyMail'
import { spreadsheetType } from '../../../domain/reports/spreadsheet/fileName'
import type { FileStore } from '../../../files/fileStore'
import { eachInTurn, heavyTurns, inTurn } from '../../../heavyWork'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import type { Settlement } from '../../jobs/claim'
import { firstValues } from '../../kernel/audit'
import type { Request } from '../../kernel/request'
import { timedWrite } from '../../kernel/timedWrite'
import { queueMail } from '../../mail/queueMail'
import type { Compose } from '../../mail/sendMail'
import { committeeFile } from '../files'
import { committeeReport } from './committee'
import { findCommitteeMail, storedMonth } from './committeeMail'

/**
 * The monthly job of a provider (rules 7.15): puts a message for each address into the table of mail, and stores which
 * month is next, in one transaction; so a month is sent once, whichever process dies. After a time without a server only
 * the last month is sent.
 */
export const sendCommitteePage = (
  clients: Clients,
  providerId: string,
  now: () => Date,
  settle: (tx: Tx, settlement: Settlement) => Promise<void>,
): Promise<void> =>
  timedWrite(clients, { name: 'sendCommitteePage', providerId, now }, async (context) => {
    const { tx, record } = context
    // A change of the list and a run wait for each other.
    await tx.$executeRaw`select from committee_mail where provider_id = ${providerId}::uuid for update`
    const { emails, nextMonth } = await findCommitteeMail(tx, providerId)
    if (!nextMonth || emails.length === 0) return settle(tx, { dueAt: null, summary: null })
    const timeZone = await readProviderZone(tx, providerId)
    const month = monthBefore(monthNow(timeZone, context.now))
    // Somebody asked for it early, or the first facility is in another zone since.
    if (month < nextMonth) return settle(tx, { dueAt: sendingAt(timeZone, nextMonth), summary: null })
    const mails = emails.map((email) => ({
      ...({ kind: 'committeePage', userId: null, providerId } as const),
      facts: { email, month },
    }))
    await queueMail(context, mails)
    const following = monthAfter(month)
    await tx.committeeMail.update({ where: { providerId }, data: { nextMonth: storedMonth(following) } })
    record({ kind: 'committeeMail', id: providerId }, firstValues({ month, emails }))
    const counted = emails.length === 1 ? '1 address' : `${emails.length} addresses`
    await settle(tx, { dueAt: sendingAt(timeZone, following), summary: `${monthInWords(month)} to ${counted}` })
  })

/** When a run that was given up is tried again. */
export const nextSending = async (clients: Clients, providerId: string, now: Date): Promise<Date> =>
  morningAfter(await readProviderZone(clients.forProvider(providerId), providerId), now)

const composePage =
  (files: FileStore, publicUrl: string): Compose =>
  async (clients, { providerId, facts }, now) => {
    const { email, month } = facts as { email: string; month: string }
    const row = await clients.forProvider(providerId!).committeeMail.findUnique({
      where: { providerId: providerId! },
      select: { emails: true, provider: { select: { name: true, status: true } } },
    })
    if (row?.provider.status !== 'Active') return { notSent: 'The provider is inactive.' }
    if (!row.emails.includes(email)) return { notSent: 'The address was removed meanwhile.' }
    // The figures are those of the whole team, as its manager sees them.
    const actor = standIn({
      ...{ providerId: providerId!, fullName: 'Patency, each month', role: 'Manager', allowedFacilityIds: [] },
    })
    const request: Request = { clients, files, now: () => now, actor, door: 'clock', origin: null }
    // Apart from what people ask for meanwhile.
    const who = { person: `mail of ${providerId}`, provider: providerId! }
    const days = daysOfMonth(month)
    const read = (asked: object) => inTurn(heavyTurns, who, () => committeeReport.unaudited(request, asked))
    const answer = await read(days)
    const before = await read(daysOfMonth(monthBefore(month)))
    const { fileName, parts } = await committeeFile(request, answer)
    const bytes: Uint8Array[] = []
    for await (const part of eachInTurn(heavyTurns, who, parts)) bytes.push(part)
    const link = new URL(`${publicUrl}/reports/committee`)
    for (const [name, value] of Object.entries({ ...days, provider: providerId! })) link.searchParams.set(name, value)
    return {
      to: { name: '', address: email },
      content: {
        ...committeeMailText({
          ...{ provider: row.provider.name, month, link: link.href },
          ...{ figures: keyFigures(answer), before: keyFigures(before) },
        }),
        attachments: [{ filename: fileName, contentType: spreadsheetType, content: Buffer.concat(bytes) }],
      },
    }
  }

/** The kind of mail that goes to addresses. */
export const committeePageMail = (files: FileStore, publicUrl: string): Record<string, Compose> => ({
  committeePage: composePage(files, publicUrl),
})
