import { createHash } from 'node:crypto'
import type { Prisma } from '../../db/generated/prisma/client'
import type { Tx } from '../../db/access/client'
import type { Actor } from '../../domain/kernel/actor'
import { isStorable } from '../../domain/kernel/input/input'
import { invalid, refuse } from '../../domain/kernel/refusal'
import { stopIf } from './refused'

/** How long a key is valid (rules 3.15). */
export const keptMs = 24 * 3_600_000
const longestKey = 200

/** A file among the input counts by its content. */
const bytesAsHash = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value

type Once = { answered: object; keep?: undefined } | { answered: null; keep: (result: object) => Promise<void> }

/**
 * Takes the key for this transaction. Of two requests with one key, the second waits for the first and gets the same
 * answer; a key with another input is refused.
 */
export const claimKey = async (
  { tx, actor, now }: { tx: Tx; actor: Pick<Actor, 'providerId' | 'userId'>; now: Date },
  key: string | null | undefined,
  verb: string,
  input: object,
): Promise<Once | null> => {
  if (!key) return null
  const wrong =
    key.length > longestKey ? `Must be at most ${longestKey} characters` : isStorable(key) ? null : 'Must be text'
  stopIf(wrong ? invalid([{ field: 'clientMutationId', message: wrong }]) : null)
  const owner = { providerId: actor.providerId, userId: actor.userId, key }
  const inputHash = new Uint8Array(createHash('sha256').update(JSON.stringify(input, bytesAsHash)).digest())
  await tx.idempotencyKey.deleteMany({ where: { ...owner, createdAt: { lt: new Date(now.getTime() - keptMs) } } })
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ ...owner, verb, inputHash, createdAt: now }],
    skipDuplicates: true,
  })
  if (count === 1)
    return {
      answered: null,
      keep: async (result) =>
        void (await tx.idempotencyKey.update({
          where: { providerId_userId_key: owner },
          data: { result: result as Prisma.InputJsonObject },
        })),
    }
  const first = await tx.idempotencyKey.findUniqueOrThrow({ where: { providerId_userId_key: owner } })
  const isSame = first.verb === verb && Buffer.from(first.inputHash).equals(Buffer.from(inputHash))
  stopIf(isSame ? null : refuse('KEY_REUSED', 'This key was used for another request.'))
  return { answered: first.result as object }
}
