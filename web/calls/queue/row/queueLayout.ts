import { createSignal } from '../../../ui/browser/signal'
import { readStored, writeStored } from '../../../ui/browser/stored'

export type QueueLayout = 'cards' | 'list'

/** How this device shows the queue. */
export const queueLayout = createSignal<QueueLayout>(readStored('queueLayout') === 'list' ? 'list' : 'cards')

export const setQueueLayout = (layout: QueueLayout): void => {
  queueLayout.set(layout)
  writeStored('queueLayout', layout === 'cards' ? null : layout)
}
