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
