import { CalendarClock, CircleCheck, ListTodo, Plus, Settings2, Spline, Trash2, type LucideIcon } from 'lucide-react'

export type Section = { name: string; to: string; icon: LucideIcon }

/** What a person may go to. */
export type Reach = {
  canCreateCall: boolean
  canSeeLists: boolean
  canSeeLines: boolean
  canSeeConfiguration: boolean
  canRunJobs: boolean
}

/** The two that are taken most, which a phone keeps where the thumb is. */
export const nearSectionsFor = ({ canCreateCall }: Reach): Section[] => [
  { name: 'Queue', to: '/calls/queue', icon: ListTodo },
  ...(canCreateCall ? [{ name: 'New Call', to: '/calls/new', icon: Plus }] : []),
]

/** The main sections, each only for those who may. */
export const sectionsFor = (reach: Reach): Section[] => [
  ...nearSectionsFor(reach),
  ...(reach.canSeeLists
    ? [
        { name: 'Completed', to: '/calls/completed', icon: CircleCheck },
        { name: 'Deleted', to: '/calls/deleted', icon: Trash2 },
      ]
    : []),
  ...(reach.canSeeLines ? [{ name: 'Lines', to: '/lines', icon: Spline }] : []),
  ...(reach.canSeeConfiguration ? [{ name: 'Configuration', to: '/configuration', icon: Settings2 }] : []),
  ...(reach.canRunJobs ? [{ name: 'Jobs', to: '/jobs', icon: CalendarClock }] : []),
]
