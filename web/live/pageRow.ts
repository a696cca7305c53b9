import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Params } from 'react-router'
import type { ConcreteRequest, FetchPolicy, Variables } from 'relay-runtime'
import type { Viewer } from '../relay/viewer'
import type { Signal } from '../ui/browser/signal'
import type { Feed } from './feed'

type Entry = {
  path: string
  /** Its place among the main sections. */
  section?: {
    name: string
    icon: LucideIcon
    /** One of the most used sections, which a phone shows in the bottom bar. */
    isNear?: boolean
    /** The menu of the header that it is in; without one it stands in the header itself. */
    menu?: 'Calls' | 'Administration'
    /** Who sees it, of those who may see the page; by default all of them. */
    may?: (viewer: Viewer) => boolean
  }
  shortcut?: { keys: string; label: string }
  /** Who may see the page, its section and its shortcut; by default everybody. */
  may?: (viewer: Viewer) => boolean
}

/** A page. Its code and its query start to load when its address is chosen. */
export type PageRow = Entry & {
  page: () => Promise<unknown>
  /** As a function it is loaded with the page, so that it is not in the first download. */
  query: ConcreteRequest | (() => Promise<{ default: ConcreteRequest }>)
  variables?: (address: { params: Params; search: URLSearchParams }) => Variables | Promise<Variables>
  /** The page's query also depends on the search part of its address. */
  isBySearch?: boolean
  /** Parts of the search that change nothing of what is read, such as the order in which the page shows it. */
  unread?: readonly string[]
  /** By default, stored data is shown at once and read again, because calls change. */
  fetchPolicy?: FetchPolicy | ((workspace: { feed: Signal<Feed | null> }) => FetchPolicy)
  /** Shown while the page loads. */
  outline?: ReactNode
  /** Its label in the tab bar of the surrounding frame. */
  tab?: string
}

/** Pages with a frame of their own. Their paths extend its path; the first page is shown at that path. */
export type FrameRow = Entry & {
  frame: () => Promise<unknown>
  outline: ReactNode
  pages: readonly PageRow[]
}
