import type { CallDraft, Prisma } from '../../../db/generated/prisma/client'
import type { Statement } from '../../../db/access/client'
import {
  canDraft,
  discardCallDraftInput,
  draftAfter,
  leftOfDraft,
  saveCallDraftInput,
  sizeProblem,
  type DraftEntry,
} from '../../../domain/calls/entries/draft'
import { isUuid } from '../../../domain/kernel/uuid'
import { refuse } from '../../../domain/kernel/refusal'
import { notOpen } from '../../../domain/calls/rules'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { findVisibleCall } from '../../records/lockVisibleCall'

type Owner = { callId: string; userId: string }

const ownerOf = ({ actor }: Pick<CommandContext, 'actor'>, callId: string): Owner => ({ callId, userId: actor.userId })

const lock: Statement = {
  name: 'patency_lock_draft',
  text: 'select entries from call_draft where call_id = $1 and user_id = $2 for update',
}

/** Locks the draft, so that two pages of one person do not overwrite each other (rules 3.22). */
const lockDraft = async ({ sql }: CommandContext, { callId, userId }: Owner): Promise<DraftEntry[]> =>
  entriesOf((await sql.rows<Pick<CallDraft, 'entries'>>(lock, [callId, userId]))[0])

/** The same for a page that may be the first to keep something; a second page waits for its row. */
const lockOrBeginDraft = async ({ tx, now }: CommandContext, owner: Owner, providerId: string) => {
  await tx.$executeRaw`
    insert into call_draft (provider_id, call_id, user_id, entries, revision, saved_at)
    values (${providerId}::uuid, ${owner.callId}::uuid, ${owner.userId}::uuid, '[]', 0, ${now})
    on conflict (call_id, user_id) do update set saved_at = excluded.saved_at`
  return tx.callDraft.findUniqueOrThrow({ where: { callId_userId: owner } })
}

/** An empty draft is deleted. */
const writeDraft = async ({ tx }: CommandContext, owner: Owner, entries: DraftEntry[]): Promise<CallDraft | null> => {
  if (entries.length > 0)
    return tx.callDraft.update({ where: { callId_userId: owner }, data: { entries, revision: { increment: 1 } } })
  await tx.callDraft.deleteMany({ where: owner })
  return null
}

export const entriesOf = (draft: { entries: Prisma.JsonValue } | null | undefined): DraftEntry[] =>
  (draft?.entries ?? []) as DraftEntry[]

const namesOf = (entries: readonly DraftEntry[]): string | null =>
  entries
    .map(({ name }) => name)
    .sort()
    .join(', ') || null

/**
 * Keeps the entries that the actor changed on the call and has not sent (rules 3.22). With `expectedRevision` it is
 * refused when the draft has changed: another page kept something, or the last request of this page overtook an earlier
 * one. The call does not change: no version, no notification. The audit log names the entries once when the draft comes
 * to hold them, without their values.
 */
export const saveCallDraft = command({
  name: 'saveCallDraft',
  permission: 'call:work',
  input: saveCallDraftInput,
  on: 'call',
  description:
    'Keeps entries on the call that you have not sent. Entries that are not named stay as they were kept. The call itself does not change.',
  refusals: [...notOpen, 'CALL_CANNOT_BE_UPDATED', 'STALE'],
  history: null,
  run: async (context, { callId, expectedRevision, ...change }) => {
    const { actor, now, record, learnt } = context
    const call = await findVisibleCall(context, callId)
    stopIf(canDraft(call, actor, now))
    const owner = ownerOf(context, call.id)
    const held = await lockOrBeginDraft(context, owner, call.providerId)
    if (expectedRevision != null && expectedRevision !== held.revision)
      stopIf(refuse('STALE', 'You entered something on this call elsewhere in the meantime.'))
    const before = entriesOf(held)
    const after = draftAfter(before, change)
    const problem = sizeProblem(after)
    if (problem) stopIfInvalid([{ field: 'entries', message: problem }])
    const draft = await writeDraft(context, owner, after)
    // Entries that the page did not know are read with the answer (rules 2.10).
    if (expectedRevision == null && after.some(({ name }) => !change.entries.some((entry) => entry.name === name)))
      learnt(call.id)
    const [had, has] = [namesOf(before), namesOf(after)]
    if (had !== has) record({ kind: 'call', id: call.id }, { draft: [had, has] })
    return { callId: call.id, savedAt: now, draft }
  },
})

/** Discards the actor's draft, or these entries of it; also for a call that has ended. */
export const discardCallDraft = command({
  name: 'discardCallDraft',
  permission: 'call:work',
  input: discardCallDraftInput,
  on: 'call',
  description: 'Discards entries on the call that you have not sent.',
  history: null,
  run: async (context, { callId, names }) => {
    const call = await findVisibleCall(context, callId)
    const owner = ownerOf(context, call.id)
    const before = await lockDraft(context, owner)
    const after = before.filter(({ name }) => names !== undefined && !names.includes(name))
    if (after.length === before.length) return { callId: call.id }
    await writeDraft(context, owner, after)
    context.record({ kind: 'call', id: call.id }, { draft: [namesOf(before), namesOf(after)] })
    return { callId: call.id }
  },
})

/** The actor's draft on the call of a verb, whatever the call is; locked after it, in the same round trip. */
export const lockOwnDraft = (context: CommandContext, callId: string): Promise<DraftEntry[]> =>
  isUuid(callId) ? lockDraft(context, ownerOf(context, callId)) : Promise.resolve([])

/** Removes sent entries from the draft. */
export const settleDraft = async (
  context: CommandContext,
  callId: string,
  draft: DraftEntry[],
  sent: object,
): Promise<void> => {
  const names = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const left = leftOfDraft(draft, names)
  if (left.length < draft.length) await writeDraft(context, ownerOf(context, callId), left)
}

const forget: Statement = {
  name: 'patency_forget_draft',
  text: 'delete from call_draft where call_id = $1 and user_id = $2',
}

/** Closing a call discards the closer's draft. */
export const forgetDraft = ({ sql, actor }: CommandContext, callId: string): void =>
  sql.ahead(forget, [callId, actor.userId])
