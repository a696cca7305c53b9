import type { Prisma } from '../../db/generated/prisma/client'
import type { Message } from '../../domain/inbox/messages'
import type { Write } from '../kernel/operation'

export type NewMail = {
  kind: 'invitation' | 'reset' | 'committeePage' | Message['kind']
  /** Null: to an address without an account, which is among its facts. */
  userId: string | null
  /** The provider in whose name it is sent. */
  providerId: string | null
  facts?: Prisma.InputJsonObject
}

/** Puts messages into the table of mail, in the transaction of the write that causes them. A job sends them afterwards. */
export const queueMail = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  mail: readonly NewMail[],
  dueAt: Date = now,
): Promise<void> => void (await tx.mail.createMany({ data: mail.map((one) => ({ ...one, createdAt: now, dueAt })) }))
