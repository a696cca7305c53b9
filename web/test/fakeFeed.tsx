import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { Movement, QueueFeed } from '../calls/queue/queueFeed'
import { QueueFeedProvider } from '../calls/queue/QueueFeedContext'

/** A feed that tells what a test says. */
export const fakeFeed = () => {
  const listeners = new Set<(movement: Movement) => void>()
  const feed = { onMoved: (listener: (movement: Movement) => void) => (listeners.add(listener), () => listeners.delete(listener)) } as unknown as QueueFeed
  const tell = (movement: Partial<Movement>) => act(async () => listeners.forEach((listener) => listener({ changedIds: [], removed: [], changedLineIds: [], isAll: false, isCatalogue: false, ...movement })))
  return {
    /** The page as it stands in the frame, which has a feed. */
    around: <Props extends object>(Page: ComponentType<Props>): ComponentType<Props> =>
      function WithFeed(props: Props) {
        return (
          <QueueFeedProvider value={feed}>
            <Page {...props} />
          </QueueFeedProvider>
        )
      },
    tell,
    catalogueMoved: () => tell({ isCatalogue: true }),
  }
}
