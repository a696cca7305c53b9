import type { KeptChange } from 'domain/calls/entries/draft'
import { canKeep, type Owner } from './keptFor'
import { isForm } from './keptForms'
import { keptStoreOf, type KeptOf, type KeptStore } from './keptStore'

export type Kept = KeptOf<KeptChange>

/** Entries of calls that the server does not have yet (rules 3.22a), by the id of the call. */
export const keptEntriesOf = (person: Owner): KeptStore<KeptChange> => {
  const store = keptStoreOf<KeptChange>(person, canKeep() ? crypto.randomUUID() : '')
  return { ...store, list: async () => (await store.list()).filter((about) => !isForm(about)) }
}
