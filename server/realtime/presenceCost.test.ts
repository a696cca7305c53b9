// What presence costs: no sweep falls into what is counted here.
import { setPresence } from '../services/account/presence/setPresence'
import { assignCall } from '../services/calls/working/assignCall'
import { returnCall } from '../services/calls/working/returnCall'
import { doors } from '../test/harness/doors'
import { holdIntervals } from '../test/harness/heldIntervals'
import { subscribe, type QueueEvent } from '../test/harness/subscriber'
import { servedHospitalOfFile } from '../test/hospital/setUp'

holdIntervals()

const hospital = servedHospitalOfFile()

const document =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version people { databaseId presence } } }'
type Told = QueueEvent & { people: { databaseId: string; presence: string }[] }

test('presence costs the queue no statement, and a change of it is in the very next answer, prepared or not', async () => {
  const { people, openCall, clients, as, goOnline } = hospital
  const nurse = await hospital.hire('Leading Nurse', 'Clinician', hospital.riverside.id)
  const callId = await openCall()
  await assignCall(await as(nurse), { callId })
  const ask = async (fields: string) => {
    const before = clients.statements()
    const { data } = await doors(hospital.address, people.rosa).graphql(
      `{ provider { queue { calls { edges { node { databaseId assignedTo { ${fields} } workOrders { user { ${fields} } } } } } } } }`,
    )
    const node = data!.provider.queue.calls.edges.find(
      (edge: { node: { databaseId: string } }) => edge.node.databaseId === callId,
    )!.node
    return { statements: clients.statements() - before, node }
  }
  expect((await ask('fullName presence')).node.assignedTo.presence).toBe('OFFLINE')
  /** Of a queue that has just moved. */
  const costOf = async (fields: string): Promise<number> => {
    await openCall()
    return (await ask(fields)).statements
  }
  expect(await costOf('fullName presence')).toBe(await costOf('fullName'))
  await goOnline(nurse)
  const online = await ask('fullName presence')
  expect([online.node.assignedTo.presence, online.node.workOrders[0].user.presence]).toEqual(['ONLINE', 'ONLINE'])
  await setPresence(await as(nurse), { away: true })
  expect((await ask('fullName presence')).node.assignedTo.presence).toBe('AWAY')
  await returnCall(await as(nurse), { callId })
  await clients.system.connection.deleteMany({ where: { userId: nurse.id } })
})

test('a change of presence costs the same few statements for one who watches and for twenty', async () => {
  const { people, clients, goOnline, as } = hospital
  const costOf = async (count: number): Promise<number> => {
    const nurse = await hospital.hire(`Nurse of ${count === 1 ? 'One' : 'Twenty'}`, 'Clinician', hospital.riverside.id)
    await goOnline(nurse)
    const request = await as(nurse)
    const watchers = Array.from({ length: count }, () => subscribe(hospital.address, people.ben, { document }))
    await Promise.all(watchers.map((watcher) => watcher.next(() => true)))
    const costs: number[] = []
    for (const away of [true, false, true, false, true, false]) {
      const heard = watchers.map(({ events }) => events.length)
      const before = clients.statements()
      await setPresence(request, { away })
      const isNew = (index: number) => (event: QueueEvent) =>
        watchers[index]!.events.indexOf(event) >= heard[index]! &&
        (event as Told).people.some((one) => one.databaseId === nurse.id && one.presence === (away ? 'AWAY' : 'ONLINE'))
      await Promise.all(watchers.map((watcher, index) => watcher.next(isNew(index))))
      costs.push(clients.statements() - before)
    }
    await Promise.all(watchers.map((watcher) => watcher.stop()))
    // The arrival of the watchers may still be told during one of them, and not during each.
    return Math.min(...costs)
  }
  const [one, twenty] = [await costOf(1), await costOf(20)]
  expect(one).toBeLessThanOrEqual(5)
  expect(twenty).toBe(one)
})
