import { Prisma } from '../../db/generated/prisma/client'
import type { CommandContext } from '../kernel/command'

type Context = Pick<CommandContext, 'tx' | 'actor' | 'now' | 'changed'>

/** Marks unread messages of the provider read, in one order, and answers how many. Screens of their people count anew. */
export const markRead = async (
  { tx, actor: { providerId }, now, changed }: Context,
  which: Prisma.Sql,
): Promise<number> => {
  const read = await tx.$queryRaw<{ userId: string }[]>`
    update inbox_message set read_at = ${now}
    where id in (
      select id from inbox_message message
      where provider_id = ${providerId}::uuid and read_at is null and ${which}
      order by id for no key update
    )
    returning user_id as "userId"`
  for (const id of new Set(read.map(({ userId }) => userId))) changed({ kind: 'user', id }, [])
  return read.length
}

/**
 * A person has sent a document. Their messages are read that ask for documents of this requirement and perhaps of others,
 * when one of each was sent since (rules 6.8).
 */
export const markSent = (
  context: Context,
  { userId, requirementId }: { userId: string; requirementId: string },
): Promise<number> =>
  markRead(
    context,
    Prisma.sql`user_id = ${userId}::uuid and facts -> 'asksFor' ? ${requirementId} and not exists (
      select from jsonb_array_elements_text(facts -> 'asksFor') asked (id)
      where not exists (
        select from compliance_document document
        where document.user_id = message.user_id and document.provider_id = message.provider_id
          and document.requirement_id = asked.id::uuid
          and document.state <> 'REJECTED' and document.uploaded_at >= message.created_at
      )
    )`,
  )

/** A person was unlocked. What told administrators of the lock is read when everybody whom it names is unlocked. */
export const markUnlocked = (context: Context, userId: string): Promise<number> =>
  markRead(
    context,
    Prisma.sql`kind = 'peopleLocked' and facts @> ${JSON.stringify({ people: [{ userId }] })}::jsonb and not exists (
      select from jsonb_array_elements(facts -> 'people') person
      join account_lock on account_lock.provider_id = message.provider_id
        and account_lock.user_id = (person ->> 'userId')::uuid
    )`,
  )
