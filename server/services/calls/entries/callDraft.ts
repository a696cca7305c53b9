import type { CallDraft, Prisma } from '../../../db/generated/prisma/client'
import type { Statement } from '../../../db/access/client'
import {
  canDraft,
  discardCallDraftInput,
  draftAfter,
  leftOfDraft,
  saveCallDraftInput,
  tooMuch,
  type DraftEntry,
} from '../../../domain/calls/entries/draft'
import { isUuid } from '../../../domain/kernel/input/input'
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

/** The draft under its row lock, so that two pages of one person do not overwrite each other (rules 3.22). */
const lockDraft = async ({ sql }: CommandContext, { callId, userId }: Owner): Promise<DraftEntry[]> =>
  entriesOf((await sql.rows<Pick<CallDraft, 'entries'>>(lock, [callId, userId]))[0])

/** The same for the first page that keeps something, too: whoever comes second waits for its row. */
const lockOrBeginDraft = async ({ tx, now }: CommandContext, owner: Owner, providerId: string) => {
  await tx.$executeRaw`
    insert into call_draft (provider_id, call_id, user_id, entries, revision, saved_at)
    values (${providerId}::uuid, ${owner.callId}::uuid, ${owner.userId}::uuid, '[]', 0, ${now})
    on conflict (call_id, user_id) do update set saved_at = excluded.saved_at`
  return tx.callDraft.findUniqueOrThrow({ where: { callId_userId: owner } })
}

/** A draft that holds nothing is none. */
const writeDraft = async ({ tx }: CommandContext, owner: Owner, entries: DraftEntry[]): Promise<CallDraft | null> => {
  if (entries.length > 0)
    return tx.callDraft.update({ where: { callId_userId: owner }, data: { entries, revision: { increment: 1 } } })
  await tx.callDraft.deleteMany({ where: owner })
  return null
}

/** The entries of a draft as they were kept. */
export const entriesOf = (draft: { entries: Prisma.JsonValue } | null | undefined): DraftEntry[] =>
  (draft?.entries ?? []) as DraftEntry[]

const namesOf = (entries: readonly DraftEntry[]): string | null =>
  entries
    .map(({ name }) => name)
    .sort()
    .join(', ') || null

/**
 * Keeps what the actor has entered on the call and not sent, as far as the page has not told it before (rules 3.22). With
 * `expectedRevision` it is refused when the draft is another by now: kept from another page, or by the last words of this
 * one, which may overtake those before them. It is no change of the call: no version, no word to the screens. The trail
 * tells each time of what it has come to hold, not each letter; what was entered is not told there before it is sent.
 */
export const saveCallDraft = command({
  name: 'saveCallDraft',
  permission: 'call:work',
  input: saveCallDraftInput,
  on: 'call',
  description:
    'Keeps what you entered on the call and have not sent. What is not named stays as it was kept before. The call does not change by it.',
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
    const problem = tooMuch(after)
    if (problem) stopIfInvalid([{ field: 'entries', message: problem }])
    const draft = await writeDraft(context, owner, after)
    // What the page did not know is read with the answer (rules 2.10).
    if (expectedRevision == null && after.some(({ name }) => !change.entries.some((entry) => entry.name === name)))
      learnt(call.id)
    const [had, has] = [namesOf(before), namesOf(after)]
    if (had !== has) record({ kind: 'call', id: call.id }, { draft: [had, has] })
    return { callId: call.id, savedAt: now, draft }
  },
})

/** Forgets what the actor had entered, or these entries of it; also of a call that is over by now. */
export const discardCallDraft = command({
  name: 'discardCallDraft',
  permission: 'call:work',
  input: discardCallDraftInput,
  on: 'call',
  description: 'Discards what you entered on the call and have not sent.',
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

/** What the actor has entered and not sent on the call of a verb, whatever call that is; locked after it, in the same round trip. */
export const lockOwnDraft = (context: CommandContext, callId: string): Promise<DraftEntry[]> =>
  isUuid(callId) ? lockDraft(context, ownerOf(context, callId)) : Promise.resolve([])

/** What was sent is no draft any more: the entries that the input holds. */
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

/** A call that is closed needs none of what its closer had entered. */
export const forgetDraft = ({ sql, actor }: CommandContext, callId: string): void =>
  sql.ahead(forget, [callId, actor.userId])
