import type { DueGroup } from '../../domain/lines/due'
import { builder } from '../kernel/builder'

const groups: Record<DueGroup, { description: string }> = {
  OVERDUE: { description: 'Before today.' },
  TODAY: { description: 'Today.' },
  NEXT_TWO_DAYS: { description: 'Tomorrow or the day after.' },
  LATER: { description: 'After that.' },
  NO_DATE: { description: 'Nobody said when.' },
}

export const DueGroupRef = builder.enumType('DueGroup', {
  values: groups,
  description: "When an open line's dressing is due, by the day of its facility.",
})
