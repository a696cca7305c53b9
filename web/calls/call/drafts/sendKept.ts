import { unsentOf } from 'domain/calls/entries/draft'
import type { IEnvironment } from 'relay-runtime'
import { keptEntriesOf, type Owner } from '../../../offline/keptEntries'
import { saveCallDraft } from './useSaveCallDraft'

/**
 * Sends what pages left in the browser that were closed before they could send it, whichever page is open now. Where the
 * draft has moved since, it waits for the page of its call, which brings the two together (rules 3.22a).
 */
export const sendKept = async (environment: IEnvironment, owner: Owner): Promise<void> => {
  const store = keptEntriesOf(owner)
  for (const callId of await store.calls()) {
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
