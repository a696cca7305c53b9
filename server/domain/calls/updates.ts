import { object, type InferType } from 'yup'
import { flag } from '../kernel/input/entries'
import type { Actor } from '../kernel/actor'
import { subject, text } from '../kernel/input/input'
import { may } from '../kernel/permissions'
import { refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import type { ChangedFields } from './past/history'
import { mustBeOpen, notOpen, type CallFacts } from './rules'

// Short messages between the ward that asked for a call and the team (rules 3.27).

/** The longest update: what one reads at a glance. */
const updateLimit = 280

/** So many updates of one call. */
export const mostUpdates = 100
/** So many of a ward's device in a minute. */
export const mostOfDevice = 10
export const deviceWindowMs = 60_000

export const callUpdateInput = object({
  callId: subject('Call', 'The call.'),
  text: text(updateLimit)
    .required('Required.')
    .meta({
      description: `What is new, in a few words, and nothing about who the patient is. At most ${updateLimit} characters.`,
    }),
  isWorse: flag()
    .default(false)
    .meta({ description: 'That it has become worse; only the ward says so. The team sees it until it has answered.' }),
})

export type CallUpdateInput = InferType<typeof callUpdateInput>

/** Whether the ward writes it, or the team. */
export type Side = 'ward' | 'team'

/** What the other side wrote last, of updates in their order; null when it wrote nothing. */
export const lastWordsTo = (side: Side, updates: readonly { text: string; isFromWard: boolean }[]): string | null =>
  updates.filter(({ isFromWard }) => isFromWard === (side === 'team')).at(-1)?.text ?? null

/** What the ward wrote when it last said that it is worse, of updates in their order. */
export const wordsOfWorse = (updates: readonly { text: string; isWorse: boolean }[]): string | null =>
  updates.filter(({ isWorse }) => isWorse).at(-1)?.text ?? null

export const updateRefusals = [...notOpen, 'NO_WARD_ASKED', 'NOT_WHO_ASKED', 'TOO_MANY_UPDATES'] as const

export type UpdateFacts = Pick<CallFacts, 'completedAt' | 'deletedAt' | 'completedBy' | 'createdById'> & {
  isFromWard: boolean
}

/** On which side of the call a person is. */
export const sideOf = (actor: Actor): Side => (may(actor, 'call:work') ? 'team' : 'ward')

/** Whoever works calls writes to the ward that asked, and who asked to the team, until the call has ended. */
export const canWriteUpdate = (call: UpdateFacts, actor: Actor): Refusal | null => {
  const over = mustBeOpen(call)
  if (over) return over
  if (!call.isFromWard) return refuse('NO_WARD_ASKED', 'No ward asked for this call, so no one would read an update.')
  return sideOf(actor) === 'team' || call.createdById === actor.userId
    ? null
    : refuse('NOT_WHO_ASKED', 'Only whoever asked for this call writes to the team about it.')
}

/** Whether a person reads the updates of a call: the team, and who asked. */
export const readsUpdates = (call: Pick<UpdateFacts, 'createdById'>, actor: Actor): boolean =>
  sideOf(actor) === 'team' || call.createdById === actor.userId

export const wrongUpdate = ({ isWorse }: { isWorse: boolean }, side: Side): FieldRefusal[] =>
  isWorse && side === 'team' ? [{ field: 'isWorse', message: 'Only the ward says that it is worse.' }] : []

/** Keeps a call, and what a device writes, readable. */
export const tooManyUpdates = (written: { ofCall: number; ofDevice: number }): Refusal | null => {
  if (written.ofCall >= mostUpdates)
    return refuse('TOO_MANY_UPDATES', `This call has ${mostUpdates} updates. Phone instead.`)
  return written.ofDevice >= mostOfDevice
    ? refuse('TOO_MANY_UPDATES', 'Too many updates from this device. Wait a minute or phone the team.')
    : null
}

/** An update as the history of its call tells it. */
export const updateInWords = ({ update, worseAt }: ChangedFields): string =>
  `${worseAt?.[1] ? 'Wrote that it is worse' : 'Wrote'}: ${String(update?.[1] ?? '')}`

/** Whether the team still has to hear that it is worse, after this update. */
export const worseAfter = (
  was: Date | null,
  { isWorse, side, now }: { isWorse: boolean; side: Side; now: Date },
): Date | null => {
  if (side === 'team') return null
  return isWorse ? now : was
}
