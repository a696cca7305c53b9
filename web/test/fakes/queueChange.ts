import type { App } from '../renderApp'
import { happening } from '../settled'

/** What the server pushes when the queue changed: these facts, and else nothing. */
export const queueChange = (facts: object = {}) => ({
  callQueueChanged: {
    version: 11,
    at: new Date().toISOString(),
    resync: false,
    catalogueChanged: false,
    complianceChanged: false,
    handoverChanged: false,
    changedLineIds: [],
    changed: [],
    opened: [],
    people: [],
    removed: [],
    ...facts,
  },
})

/** The server pushes it to the app. */
export const pushChange = (app: App, facts: object): Promise<void> =>
  happening(async () => {
    const [feed] = app.waiting('queueFeedSubscription')
    app.latestConnection().environment.mock.nextValue(feed!, { data: queueChange(facts) } as never)
  })
