import type { LucideIcon } from 'lucide-react'
import { pages } from '../../pages'
import type { Viewer } from '../../relay/viewer'

export type Section = {
  name: string
  to: string
  icon: LucideIcon
  isNear?: boolean
  menu?: 'Calls' | 'Administration'
}

/** The pages that the viewer may open. */
export const pagesFor = (viewer: Viewer) => pages.filter(({ may }) => !may || may(viewer))

/** The main sections that the viewer may open. */
export const sectionsFor = (viewer: Viewer): Section[] =>
  pagesFor(viewer).flatMap(({ path, section }) => (section ? [{ ...section, to: `/${path}` }] : []))
