import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Params } from 'react-router'
import type { ConcreteRequest, FetchPolicy, Variables } from 'relay-runtime'
import type { Viewer } from '../../relay/viewer'
import type { Workspace } from '../../session/workspaces'

type Entry = {
  path: string
  /** Its place among the main sections. */
  section?: {
    name: string
    icon: LucideIcon
    /** One of those that are used most, which a phone keeps where the thumb is. */
    isNear?: boolean
  }
  shortcut?: { keys: string; label: string }
  /** Who is shown the section and may use the shortcut; everybody, where it does not say. */
  may?: (viewer: Viewer) => boolean
}

/** A page. Its code and its query start when its address is chosen. */
export type PageRow = Entry & {
  page: () => Promise<unknown>
  /** Fetched with the page, so that the first screen does not carry it. */
  query: ConcreteRequest | (() => Promise<{ default: ConcreteRequest }>)
  variables?: (address: { params: Params; search: URLSearchParams }) => Variables | Promise<Variables>
  /** What the page is asked for stands in the search of its address, too. */
  isBySearch?: boolean
  /** By default what was shown before is shown at once, and asked for again: calls come and go. */
  fetchPolicy?: FetchPolicy | ((workspace: Pick<Workspace, 'feed'>) => FetchPolicy)
  /** What is shown while the page is on its way. */
  outline?: ReactNode
  /** Its word in the tab bar of the frame around it. */
  tab?: string
}

/** Pages with a frame of their own around them. Their paths go on from its own; the first one is shown at that. */
export type FrameRow = Entry & {
  frame: () => Promise<unknown>
  outline: ReactNode
  pages: readonly PageRow[]
}
