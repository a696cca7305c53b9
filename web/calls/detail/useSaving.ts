import { useCorrectCall } from '../verbs/useCorrectCall'
import type { Refused } from './useCallVerbs'
import type { CallFormState, Stopping } from './useStopping'

type Reports = { stopping: Stopping; onStart: () => void; onSaved: () => void; onRefused: (refusal: Refused) => void }

/** Saving entries of an open call, which stays where it is. What closing needs may still be missing. */
export const useSaving = (callId: string, { form, wrong, changes, markSaved }: CallFormState, { stopping, onStart, onSaved, onRefused }: Reports) => {
  const [correctCall, isSaving] = useCorrectCall()

  const save = async () => {
    const sent = form.values
    const illFormed = wrong()
    if (illFormed.length > 0) return stopping.stop('saved', illFormed, sent)
    onStart()
    const result = await correctCall({ input: { callId, ...changes() } })
    if (result.ok) {
      markSaved(sent)
      onSaved()
    } else if (result.refusal && result.refusal.fields.length > 0) stopping.stop('saved', result.refusal.fields, sent)
    else if (result.refusal) onRefused(result.refusal)
  }

  return { save, isSaving }
}
