import { approveDocument } from '../services/compliance/reviewDocument'
import { subscribe, type QueueEvent, type Subscriber } from '../test/harness/subscriber'
import { giveDocument } from '../test/hospital/documents'
import { servedHospitalOfFile } from '../test/hospital/setUp'

const hospital = servedHospitalOfFile()
const open: Subscriber[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.stop()))
})

const document =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync complianceChanged people { databaseId } changed { databaseId } removed { callId } } }'
type ComplianceEvent = QueueEvent & { complianceChanged: boolean; people: { databaseId: string }[] }

test('whoever has a screen open learns that documents changed, of whom not, and the queue is not read again', async () => {
  const { people, riverside, as } = hospital
  const watchers = [people.manager, people.ben, people.external].map((person) =>
    subscribe(hospital.address, person, { document }),
  )
  open.push(...watchers)
  await Promise.all(watchers.map((watcher) => watcher.next(() => true)))
  const told = () =>
    Promise.all(watchers.map((watcher) => watcher.next((event) => (event as ComplianceEvent).complianceChanged)))
  const added = told()
  const id = await giveDocument(await as(people.rosa), { requirementId: riverside.requirements['RN License']! })
  for (const event of await added) {
    expect(event).toMatchObject({ resync: false, changed: [], removed: [] })
    expect(JSON.stringify(event)).not.toContain(people.rosa.id)
  }
  const reviewed = told()
  await approveDocument(await as(people.manager), { documentId: id })
  expect(await reviewed).toHaveLength(3)
})
