import type { QueueGroup } from '../../domain/calls/queue/queue'
import { enumOf } from './enumOf'

export const QueueGroupRef = enumOf<QueueGroup>('QueueGroup', 'The part of the queue that a call belongs to.', {
  stat: 'Stat calls, including line checks; they come first.',
  normal: 'Calls that are neither Stat nor on hold.',
  onHold: 'Calls on hold.',
  lineCheck: 'Line checks that are not Stat; they come last.',
})
