import type { Clients, Tx } from '../../db/access/client'
import { reasonWithoutAddresses, type MailText } from '../../domain/mail/mailText'
import { isLastAttempt, waitAfterMs } from '../../domain/jobs/retry'
import { MailServerDown, type Attachment, type Mailer } from '../../mail/smtp'

/** A message that this process has claimed. */
export type ClaimedMail = {
  id: string
  kind: string
  /** Null: it goes to an address without an account. */
  userId: string | null
  providerId: string | null
  facts: unknown
  /** The number of this attempt, from 1. */
  attempts: number
}

/** The message as it is sent now, or why it is not sent at all. */
export type Composed =
  | { to: { name: string; address: string }; content: MailText & { attachments?: readonly Attachment[] } }
  | { notSent: string }

/** Writes a message. What it reads is read before anything is sent. */
export type Compose = (clients: Clients, mail: ClaimedMail, now: Date) => Promise<Composed>

type ToPerson = ClaimedMail & { userId: string }

/** Writes a message to a person, in a transaction of its own, which has ended before it is sent. */
export const composeInTransaction =
  (write: (tx: Tx, mail: ToPerson, now: Date) => Promise<Composed>): Compose =>
  (clients, mail, now) =>
    clients.systemTransaction((tx) => write(tx, mail as ToPerson, now))

/** How long a process may take for one message before another one tries. */
const leaseMs = 3 * 60_000
/** A run ends after this time, so that it does not hold its lane; the next one goes on. */
const longestRunMs = 30_000

type Counts = { sent: number; failed: number; givenUp: number; notSent: number; reasons: Set<string> }

/**
 * Sends everything that is due, and says what became of it; null when nothing was due. Each message is claimed first, so
 * that several processes send each one once. A process that dies after sending and before recording that leads to a
 * second message with the same id.
 */
export const sendMail = async (
  clients: Clients,
  mailer: Mailer,
  compose: Record<string, Compose>,
  now: () => Date,
): Promise<string | null> => {
  const counts: Counts = { sent: 0, failed: 0, givenUp: 0, notSent: 0, reasons: new Set() }
  const until = Date.now() + longestRunMs
  while (Date.now() < until) {
    const mail = await claim(clients, now())
    if (!mail) break
    await sendOne(clients, mailer, compose, mail, now, counts)
  }
  return summaryOf(counts)
}

const summaryOf = ({ sent, failed, givenUp, notSent, reasons }: Counts): string | null => {
  const parts = [
    [sent, 'sent'],
    [failed, 'failed and tried again'],
    [givenUp, 'given up'],
    [notSent, 'no longer needed'],
  ] as const
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  if (told.length === 0) return null
  return reasons.size === 0 ? told.join(', ') : `${told.join(', ')}: ${[...reasons].slice(0, 3).join('; ')}`
}

const claim = async ({ system }: Clients, now: Date): Promise<ClaimedMail | null> => {
  const until = new Date(now.getTime() + leaseMs)
  const [mail] = await system.$queryRaw<ClaimedMail[]>`
    update mail set claimed_until = ${until}, attempts = attempts + 1
    where id = (
      select id from mail where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
        and not exists (select from provider where provider.id = mail.provider_id and provider.status = 'Moving')
      order by due_at, id limit 1 for update skip locked
    )
    returning id, kind, user_id as "userId", provider_id as "providerId", facts, attempts`
  return mail ?? null
}

type Settlement = { sentAt?: Date; givenUpAt?: Date; dueAt: Date | null; problem: string | null; attempts?: number }

/** Claims it anew, because a report can take long to write; false when another process has claimed the message since. */
const keepClaim = async ({ system }: Clients, { id, attempts }: ClaimedMail, now: Date): Promise<boolean> => {
  const { count } = await system.mail.updateMany({
    where: { id, attempts, sentAt: null, givenUpAt: null },
    data: { claimedUntil: new Date(now.getTime() + leaseMs) },
  })
  return count === 1
}

/** Records the result, unless another process has claimed the message since. */
const settle = async ({ system }: Clients, { id, attempts }: ClaimedMail, settlement: Settlement): Promise<void> =>
  void (await system.mail.updateMany({
    where: { id, attempts, sentAt: null },
    data: { ...settlement, claimedUntil: null },
  }))

const sendOne = async (
  clients: Clients,
  mailer: Mailer,
  compose: Record<string, Compose>,
  mail: ClaimedMail,
  now: () => Date,
  counts: Counts,
): Promise<void> => {
  try {
    const composed = (await compose[mail.kind]?.(clients, mail, now())) ?? { notSent: 'This kind of mail is unknown.' }
    if ('notSent' in composed) {
      await settle(clients, mail, { givenUpAt: now(), dueAt: null, problem: composed.notSent })
      counts.notSent += 1
      return
    }
    if (!(await keepClaim(clients, mail, now()))) return
    await mailer.send({ id: mail.id, to: composed.to, ...composed.content })
    await settle(clients, mail, { sentAt: now(), dueAt: null, problem: null })
    counts.sent += 1
  } catch (error) {
    const problem = reasonWithoutAddresses((error as Error).message)
    if (error instanceof MailServerDown) {
      // It counts against no message. The run fails as a whole, and is tried again as a whole.
      await settle(clients, mail, { dueAt: now(), problem, attempts: mail.attempts - 1 })
      throw error
    }
    const isOver = isLastAttempt(mail.attempts)
    await settle(clients, mail, {
      ...(isOver
        ? { givenUpAt: now(), dueAt: null }
        : { dueAt: new Date(now().getTime() + waitAfterMs(mail.attempts)) }),
      problem,
    })
    counts[isOver ? 'givenUp' : 'failed'] += 1
    counts.reasons.add(problem)
  }
}
