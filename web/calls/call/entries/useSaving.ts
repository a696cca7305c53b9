import { useCorrectCall } from './useCorrectCall'
import { useSaveCall } from './useSaveCall'
import type { Refused } from '../actions/useCallVerbs'
import type { CallFormState, Outcome, Stopping } from './useStopping'

type SavingVerb = 'saveEntries' | 'saveCompleted'

type Reports = {
  stopping: Stopping
  onStart: () => void
  onSaved: () => void
  onStale: (goOn: { verb: SavingVerb }) => void
  onRefused: (refusal: Refused) => void
}

/**
 * Saving entries of a call. What closing needs may still be missing from an open one, which stays in sight; a completed
 * one is saved with all that it needed to be completed, and left (calls, section 2).
 */
export const useSaving = (
  callId: string,
  { form, wrong, missing, changes, allChanges, markSaved }: CallFormState,
  { stopping, onStart, onSaved, onStale, onRefused }: Reports,
) => {
  const [correctCall, isCorrecting] = useCorrectCall()
  const [saveCall, isSavingCompleted] = useSaveCall()

  const send = async (verb: SavingVerb, problems: ReturnType<typeof wrong>, sending: () => Promise<Outcome>) => {
    const sent = form.values
    if (problems.length > 0) return stopping.stop('saved', problems, sent)
    onStart()
    const result = await sending()
    if (result.ok) {
      markSaved(sent)
      onSaved()
    } else if (result.refusal?.code === 'STALE') onStale({ verb })
    else if (result.refusal && result.refusal.fields.length > 0) stopping.stop('saved', result.refusal.fields, sent)
    else if (result.refusal) onRefused(result.refusal)
  }

  return {
    isSaving: isCorrecting || isSavingCompleted,
    /** The call's own entries, while it is open. */
    saveEntries: () => send('saveEntries', wrong(), () => correctCall({ input: { callId, ...changes() } })),
    /** Everything that is recorded of a completed call. */
    saveCompleted: () => send('saveCompleted', missing(), () => saveCall({ input: { callId, ...allChanges() } })),
  }
}
