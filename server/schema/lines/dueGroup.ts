import type { DueGroup } from '../../domain/lines/due'
import { enumOf } from '../kernel/enumOf'

export const DueGroupRef = enumOf<DueGroup>(
  'DueGroup',
  "When an open line's dressing is due, by the calendar day of its facility.",
  {
    OVERDUE: 'Before today.',
    TODAY: 'Today.',
    NEXT_TWO_DAYS: 'Tomorrow or the day after.',
    LATER: 'After that.',
    NO_DATE: 'No date is set.',
  },
)
