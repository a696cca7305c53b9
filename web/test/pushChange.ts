import { queueChange } from './fakes/queueChange'
import type { App } from './renderApp'
import { happening } from './settled'

/** The server pushes to the app that the queue changed: these facts, and else nothing. */
export const pushChange = (app: App, facts: object): Promise<void> =>
  happening(async () => {
    const [feed] = app.waiting('queueFeedSubscription')
    app.latestConnection().environment.mock.nextValue(feed!, { data: queueChange(facts) } as never)
  })
