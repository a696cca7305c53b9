import type { Prisma } from '../../db/generated/prisma/client'
import type { Write } from '../kernel/operation'

export type NewMail = {
  kind: 'invitation' | 'reset'
  userId: string
  /** The provider in whose name it is sent. */
  providerId: string | null
  facts?: Prisma.InputJsonObject
}

/** Puts a message into the table of mail, in the transaction of the write that causes it. A job sends it afterwards. */
export const queueMail = async ({ tx, now }: Pick<Write, 'tx' | 'now'>, mail: NewMail): Promise<void> =>
  void (await tx.mail.create({ data: { ...mail, createdAt: now, dueAt: now } }))
