import type { FeedPosition } from '../domain/kernel/feedPosition'
import { providerOfScreen, type Request } from '../services/kernel/request'
import type { ChangeFeed } from './changeFeed'
import { readFeed } from './readFeed'
import type { Watch } from './watchQueue'

/** That something changed for a paired screen. It names nothing: the screen reads again what it shows. */
export type ScreenChange = { position: FeedPosition; at: Date }

/** What a paired screen shows, watched. */
export const watchScreen = (request: Request, feed: ChangeFeed): Watch<ScreenChange> => {
  const providerId = providerOfScreen(request, 'screen')
  const changedTo = (position: FeedPosition): ScreenChange => ({ position, at: request.now() })
  return {
    follow: async (send) => (await feed.follow(providerId, ({ head }) => send(changedTo(head)))).unfollow,
    catchUp: async () => changedTo((await readFeed(request.clients, providerId, null)).head),
    resync: changedTo,
  }
}
