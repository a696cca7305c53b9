import type { ComponentType } from 'react'
import { FeedContext, type Feed, type Movement } from '../../live/feed'
import { happening } from '../settled'

/** A movement in which nothing changed. */
const noMovement: Movement = {
  changedIds: [],
  removed: [],
  changedLineIds: [],
  personIds: [],
  isAll: false,
  isCatalogue: false,
  isCompliance: false,
  isHandover: false,
}

/** A feed whose events come from the test. */
export const fakeFeed = () => {
  const listeners = new Set<(movement: Movement) => void>()
  const feed = {
    onMoved: (listener: (movement: Movement) => void) => (listeners.add(listener), () => listeners.delete(listener)),
  } as unknown as Feed
  const tell = (movement: Partial<Movement>) =>
    happening(async () => listeners.forEach((listener) => listener({ ...noMovement, ...movement })))
  return {
    /** Wraps a page in a feed, as the frame does. */
    around: <Props extends object>(Page: ComponentType<Props>): ComponentType<Props> =>
      function WithFeed(props: Props) {
        return (
          <FeedContext value={feed}>
            <Page {...props} />
          </FeedContext>
        )
      },
    tell,
    catalogueMoved: () => tell({ isCatalogue: true }),
  }
}
