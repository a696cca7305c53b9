import { imageMessages, mostImages } from '../../../../domain/calls/entries/images'
import type { FieldRefusal } from '../../../../domain/kernel/refusal'
import type { FieldChanges } from '../../../kernel/audit'
import type { CommandContext } from '../../../kernel/command'
import { stopIfInvalid } from '../../../kernel/refused'

type NamedImage = { id: string; fileName: string }

/** The change of a call's images: the new list, and what is added and removed. */
export type ImageChange = { after: NamedImage[]; added: NamedImage[]; removed: NamedImage[]; wrong: FieldRefusal[] }

/**
 * The images of the call before and after. The sent list stands for the whole; without one it is kept. Only images that the
 * actor uploaded, and that are on no other call, can be added.
 */
export const readImages = async (
  { tx, actor }: Pick<CommandContext, 'tx' | 'actor'>,
  before: NamedImage[],
  sent: readonly string[] | null | undefined,
): Promise<ImageChange> => {
  if (!sent) return { after: before, added: [], removed: [], wrong: [] }
  const sentIds = new Set(sent.map((id) => id.toLowerCase()))
  const kept = before.filter(({ id }) => sentIds.has(id))
  const newIds = [...sentIds].filter((id) => !kept.some((image) => image.id === id))
  const added =
    newIds.length > 0
      ? await tx.callImage.findMany({
          where: { id: { in: newIds }, providerId: actor.providerId, callId: null, createdById: actor.userId },
          select: { id: true, fileName: true },
          orderBy: inOrder,
        })
      : []
  const after = [...kept, ...added]
  return {
    after,
    added,
    removed: before.filter(({ id }) => !sentIds.has(id)),
    wrong:
      added.length < newIds.length
        ? unknownImage
        : added.length > 0 && after.length > mostImages
          ? [{ field: 'images', message: imageMessages.tooMany }]
          : [],
  }
}

const unknownImage: FieldRefusal[] = [{ field: 'images', message: imageMessages.unknown }]

export const inOrder = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/**
 * Adds and removes images; removed ones are kept for a day, in which the person who uploaded them may add them again.
 * Answers what changed, by file names.
 */
export const writeImages = async (
  { tx, now, record }: CommandContext,
  callId: string,
  { after, added, removed }: ImageChange,
): Promise<FieldChanges> => {
  if (added.length === 0 && removed.length === 0) return {}
  const idsOf = (images: NamedImage[]): string[] => images.map(({ id }) => id)
  await tx.$executeRaw`select from call_image where id = any(${idsOf([...added, ...removed])}::uuid[]) order by id for no key update`
  // The same image may be added to another call or swept at this moment: one of the two waits and fails.
  const { count } = await tx.callImage.updateMany({
    where: { id: { in: idsOf(added) }, callId: null },
    data: { callId, looseAt: null },
  })
  stopIfInvalid(count === added.length ? [] : unknownImage)
  await tx.callImage.updateMany({ where: { id: { in: idsOf(removed) }, callId }, data: { callId: null, looseAt: now } })
  for (const { id } of added) record({ kind: 'image', id }, { callId: [null, callId] })
  for (const { id } of removed) record({ kind: 'image', id }, { callId: [callId, null] })
  const namesOf = (images: NamedImage[]): string | null => images.map(({ fileName }) => fileName).join(', ') || null
  const isAdded = new Set(idsOf(added))
  return { images: [namesOf([...after.filter(({ id }) => !isAdded.has(id)), ...removed]), namesOf(after)] }
}
