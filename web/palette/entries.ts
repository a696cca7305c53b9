import { searchKeyOf } from 'domain/calls/queue/filter'
import type { PageRow } from '../live/pageRow'
import type { Viewer } from '../relay/viewer'
import type { Registered } from '../ui/keys/shortcuts'

/** One thing that the palette offers. */
export type Entry = {
  /** Unique among all entries. */
  value: string
  group: string
  label: string
  /** What tells it from others with the same label. */
  note?: string
  /** Its key, where it has one. */
  keys?: string
  /** What a search is compared with; entries that the server found have none. */
  searchKey?: string
  run: () => void
}

/** The pages that the viewer may open. */
export type Pages = readonly Pick<PageRow, 'path' | 'section' | 'shortcut'>[]

/** Entries that stand in other places of the palette: moving in a list, and lists of what is offered. */
const isOwn = ({ keys }: Registered): boolean => ['j', 'k', '?', '/'].includes(keys)

/** What can be done on the page at hand. */
export const actionEntries = (shortcuts: readonly Registered[], pages: Pages): Entry[] => {
  const keysOfPages = new Set(pages.flatMap(({ shortcut }) => shortcut?.keys ?? []))
  return shortcuts
    .filter((shortcut) => !isOwn(shortcut) && !keysOfPages.has(shortcut.keys))
    .map(({ keys, label, run }) => ({
      value: `action ${keys} ${label}`,
      group: 'On this page',
      label,
      keys,
      searchKey: searchKeyOf([label]),
      run,
    }))
}

const ownPages = [
  ['/account', 'Your Account'],
  ['/account/sessions', 'Sessions'],
] as const

/** The pages, and those of the person's own that stand in no section. */
export const pageEntries = (pages: Pages, viewer: Viewer, go: (to: string) => void): Entry[] => {
  const keysOf = new Map(pages.map(({ path, shortcut }) => [`/${path}`, shortcut?.keys]))
  const sections = pages.flatMap(({ path, section }) =>
    section ? [{ name: section.name, to: `/${path}`, menu: section.menu }] : [],
  )
  const own = [...ownPages, ...(viewer.canSeeLists ? ([['/account/alerts', 'Alerts']] as const) : [])]
  return [...sections, ...own.map(([to, name]) => ({ name, to, menu: undefined }))].map(({ name, to, menu }) => ({
    value: `page ${to}`,
    group: 'Pages',
    label: name,
    note: menu,
    keys: keysOf.get(to),
    searchKey: searchKeyOf([name, menu]),
    run: () => go(to),
  }))
}
