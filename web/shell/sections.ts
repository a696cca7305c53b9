import { ListTodo, Plus, type LucideIcon } from 'lucide-react'

export type Section = { name: string; to: string; icon: LucideIcon }

/** The main sections, each only for those who may. */
export const sectionsFor = ({ canCreateCall }: { canCreateCall: boolean }): Section[] => [
  { name: 'Queue', to: '/calls/queue', icon: ListTodo },
  ...(canCreateCall ? [{ name: 'New Call', to: '/calls/new', icon: Plus }] : []),
]
