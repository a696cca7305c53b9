import { imageMessages } from '../../../../domain/calls/entries/images'
import type { FieldRefusal } from '../../../../domain/kernel/refusal'
import type { FieldChanges } from '../../../kernel/audit'
import type { CommandContext } from '../../../kernel/command'
import { stopIfInvalid } from '../../../kernel/refused'

type NamedImage = { id: string; fileName: string }

/** What becomes of a call's images: those that it will have, and from what to what. */
export type ImageChange = { after: NamedImage[]; added: NamedImage[]; removed: NamedImage[]; wrong: FieldRefusal[] }

/**
 * The images that the call has, and will have with this list, which stands for the whole; undefined leaves them. Only what one has uploaded oneself, and what is on no other call, can be put on it.
 */
export const readImages = async (
  { tx, actor }: Pick<CommandContext, 'tx' | 'actor'>,
  before: NamedImage[],
  sent: readonly string[] | undefined,
): Promise<ImageChange> => {
  if (!sent) return { after: before, added: [], removed: [], wrong: [] }
  const wanted = new Set(sent.map((id) => id.toLowerCase()))
  const kept = before.filter(({ id }) => wanted.has(id))
  const news = [...wanted].filter((id) => !kept.some((image) => image.id === id))
  const added =
    news.length > 0
      ? await tx.callImage.findMany({
          where: { id: { in: news }, providerId: actor.providerId, callId: null, createdById: actor.userId },
          select: { id: true, fileName: true },
          orderBy: inOrder,
        })
      : []
  return {
    after: [...kept, ...added],
    added,
    removed: before.filter(({ id }) => !wanted.has(id)),
    wrong: added.length < news.length ? unknownImage : [],
  }
}

const unknownImage: FieldRefusal[] = [{ field: 'images', message: imageMessages.unknown }]

/** In the order in which they were uploaded. */
export const inOrder = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/**
 * Puts the new ones on the call and takes the others off; those are kept for a day, in which whoever
 * uploaded them may put them back. Answers what changed, by the names of the files.
 */
export const writeImages = async (
  { tx, now, record }: CommandContext,
  callId: string,
  { after, added, removed }: ImageChange,
): Promise<FieldChanges> => {
  if (added.length === 0 && removed.length === 0) return {}
  const idsOf = (images: NamedImage[]): string[] => images.map(({ id }) => id)
  await tx.$executeRaw`select from call_image where id = any(${idsOf([...added, ...removed])}::uuid[]) order by id for no key update`
  // The same picture may go to another call, or be swept, at this moment: one of the two waits and is too late.
  const { count } = await tx.callImage.updateMany({
    where: { id: { in: idsOf(added) }, callId: null },
    data: { callId, looseAt: null },
  })
  stopIfInvalid(count === added.length ? [] : unknownImage)
  await tx.callImage.updateMany({ where: { id: { in: idsOf(removed) }, callId }, data: { callId: null, looseAt: now } })
  for (const { id } of added) record({ kind: 'image', id }, { callId: [null, callId] })
  for (const { id } of removed) record({ kind: 'image', id }, { callId: [callId, null] })
  const told = (images: NamedImage[]): string | null => images.map(({ fileName }) => fileName).join(', ') || null
  const isAdded = new Set(idsOf(added))
  return { images: [told([...after.filter(({ id }) => !isAdded.has(id)), ...removed]), told(after)] }
}
