import type { FormChanges, FormKeeper } from '../forms/kept/formKeeper'
import { serverNow } from '../relay/serverClock'
import type { Owner } from './keptFor'
import { keptStoreOf } from './keptStore'

type KeptForm = { readonly keptAt: string; readonly changes: FormChanges }

const ofForms = 'form '

/** Whether what is kept is about a form, and not about a call. */
export const isForm = (about: string): boolean => about.startsWith(ofForms)

const lockOf = (pageId: string): string => `patency.page.${pageId}`

/** An id of a page. A lock of that name, which the browser ends with the page, tells other tabs that it is open. */
export const openPage = (): string => {
  const pageId = crypto.randomUUID()
  // Where it cannot be had, what this page typed may also appear in another tab.
  navigator.locks?.request(lockOf(pageId), () => new Promise(() => {})).catch(() => {})
  return pageId
}

let pageId: string | null = null
const thisPage = (): string => (pageId ??= openPage())

const openPages = async (): Promise<Set<string | undefined>> =>
  new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))

/**
 * What was typed into forms and not sent (rules 10.9a), by the name of the form. A form gets the latest that a closed page
 * left; what an open tab has stays there.
 */
export const keptFormsOf = (person: Owner, page = thisPage()): FormKeeper => {
  const store = keptStoreOf<KeptForm>(person, page)
  return {
    take: async (form) => {
      const about = ofForms + form
      const open = await openPages()
      const left = (await store.read(about)).filter(({ pageId }) => !open.has(lockOf(pageId)))
      const latest = left.at(-1)
      return latest && (await store.takeOver(about, latest)) ? latest.changes : null
    },
    write: (form, changes) => store.write(ofForms + form, { keptAt: serverNow().toISOString(), changes }),
    forget: (form) => store.remove(ofForms + form, [], true),
  }
}
