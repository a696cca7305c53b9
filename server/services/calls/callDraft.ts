import type { Prisma } from '../../db/generated/prisma/client'
import { canDraft, discardCallDraftInput, leftOfDraft, saveCallDraftInput, type DraftEntry } from '../../domain/calls/draft'
import { command, type CommandContext } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { findVisibleCall } from './lockVisibleCall'

type Owner = { callId: string; userId: string }

const ownerOf = ({ actor }: CommandContext, callId: string): Owner => ({ callId, userId: actor.userId })

const readDraft = async ({ tx }: CommandContext, owner: Owner): Promise<DraftEntry[]> => entriesOf(await tx.callDraft.findUnique({ where: { callId_userId: owner } }))

/** The entries of a draft as they were kept. */
export const entriesOf = (draft: { entries: Prisma.JsonValue } | null | undefined): DraftEntry[] => (draft?.entries ?? []) as DraftEntry[]

const namesOf = (entries: readonly DraftEntry[]): string | null => entries.map(({ name }) => name).sort().join(', ') || null

/**
 * Keeps what the actor has entered on the call and not sent; nothing, when that is nothing (rules 3.22). It is no change of the
 * call: no version, no word to the screens. The trail tells each time of what it has come to hold,
 * not each letter; what was entered is not told there before it is sent.
 */
export const saveCallDraft = command({ name: 'saveCallDraft', permission: 'call:work', input: saveCallDraftInput }, async (context, { callId, entries }) => {
  const { tx, actor, now, record } = context
  const call = await findVisibleCall(context, callId)
  stopIf(canDraft(call, actor, now))
  const owner = ownerOf(context, call.id)
  const [before, after] = [namesOf(await readDraft(context, owner)), namesOf(entries)]
  const kept = { entries, savedAt: now }
  if (entries.length === 0) await tx.callDraft.deleteMany({ where: owner })
  else await tx.callDraft.upsert({ where: { callId_userId: owner }, create: { ...owner, ...kept, providerId: call.providerId }, update: kept })
  if (before !== after) record({ kind: 'call', id: call.id }, { draft: [before, after] })
  return { callId: call.id, savedAt: now }
})

/** Forgets what the actor had entered; also of a call that is over by now. */
export const discardCallDraft = command({ name: 'discardCallDraft', permission: 'call:work', input: discardCallDraftInput }, async (context, { callId }) => {
  const call = await findVisibleCall(context, callId)
  const owner = ownerOf(context, call.id)
  const before = namesOf(await readDraft(context, owner))
  if (before) {
    await context.tx.callDraft.deleteMany({ where: owner })
    context.record({ kind: 'call', id: call.id }, { draft: [before, null] })
  }
  return { callId: call.id }
})

/** What was sent is no draft any more: the entries that the input holds, or everything when the call was closed. */
export const settleDraft = async (context: CommandContext, callId: string, sent: object | 'everything'): Promise<void> => {
  const owner = ownerOf(context, callId)
  const names = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const left = sent === 'everything' ? [] : leftOfDraft(await readDraft(context, owner), names)
  if (left.length === 0) await context.tx.callDraft.deleteMany({ where: owner })
  else await context.tx.callDraft.update({ where: { callId_userId: owner }, data: { entries: left } })
}
