import type { LucideIcon } from 'lucide-react'
import { pages } from '../../pages'
import type { Viewer } from '../../relay/viewer'

export type Section = { name: string; to: string; icon: LucideIcon; isNear?: boolean }

/** The pages that somebody may go to. */
export const pagesFor = (viewer: Viewer) => pages.filter(({ may }) => !may || may(viewer))

/** The main sections, each only for those who may. */
export const sectionsFor = (viewer: Viewer): Section[] =>
  pagesFor(viewer).flatMap(({ path, section }) => (section ? [{ ...section, to: `/${path}` }] : []))
