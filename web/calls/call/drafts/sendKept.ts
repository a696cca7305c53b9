import { unsentOf } from 'domain/calls/entries/draft'
import type { IEnvironment } from 'relay-runtime'
import { keptEntriesOf } from '../../../offline/keptEntries'
import type { Owner } from '../../../offline/keptFor'
import { saveCallDraft } from './useSaveCallDraft'

/**
 * Sends the entries that closed pages left in this browser, from any page. If the draft has changed since, they wait
 * for the page of their call, which merges the two (rules 3.22a).
 */
export const sendKept = async (environment: IEnvironment, owner: Owner): Promise<void> => {
  const store = keptEntriesOf(owner)
  for (const callId of await store.list()) {
    const kept = await store.read(callId)
    const [first] = kept
    if (!first || kept.some(({ revision }) => revision !== first.revision)) continue
    const { entries } = unsentOf({ savedAt: null, entries: [] }, kept)
    const takenBack = [...new Set(kept.flatMap((change) => change.takenBack))].filter(
      (taken) => !entries.some(({ name }) => name === taken),
    )
    const change = { entries, takenBack, expectedRevision: first.revision }
    const outcome = await saveCallDraft(environment, { callId, ...change })
    if (outcome === 'kept') await store.remove(callId, kept)
  }
}
