import type { Write } from '../kernel/operation'

/** Ends a person's invitations and resets that nobody has used; in one provider, or everywhere. */
export const voidLinks = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  userId: string,
  providerId?: string,
): Promise<void> => {
  await tx.oneTimeLink.updateMany({
    where: { userId, usedAt: null, expiresAt: { gt: now }, ...(providerId ? { providerId } : {}) },
    data: { expiresAt: now },
  })
}
