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

/** The pages that the viewer is offered. */
export const pagesFor = (viewer: Viewer) =>
  pages.filter(({ may, section }) => [may, section?.may].every((each) => !each || each(viewer)))

/** The main sections that the viewer is offered. */
export const sectionsFor = (viewer: Viewer): Section[] =>
  pagesFor(viewer).flatMap(({ path, section }) => (section ? [{ ...section, to: `/${path}` }] : []))

/** The section in which a page is: of those whose address it begins with, the one with the longest. */
export const sectionAt = (sections: readonly Section[], pathname: string): Section | undefined =>
  sections
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .reduce<Section | undefined>(
      (found, each) => (found && found.to.length >= each.to.length ? found : each),
      undefined,
    )

/** The sections in their order, those of a menu together at the place of the first. A menu with one section is that section. */
export const inMenus = (sections: readonly Section[]): { name: string; sections: Section[] }[] => {
  const groups = new Map<string, Section[]>()
  for (const section of sections) {
    const key = section.menu ?? section.to
    groups.set(key, [...(groups.get(key) ?? []), section])
  }
  return [...groups].map(([key, together]) => ({
    name: together[0]!.menu ? key : together[0]!.name,
    sections: together,
  }))
}
