import { exportCatalogue } from '../services/configuration/transfer/exportCatalogue'
import { importCatalogue } from '../services/configuration/transfer/importCatalogue'
import { updateFacility } from '../services/configuration/facilities/configureFacilities'
import { addRooms, hideRoom } from '../services/configuration/facilities/configureRooms'
import { createProcedureField, updateProcedureField } from '../services/configuration/procedures/configureFields'
import { createProcedure } from '../services/configuration/procedures/configureProcedures'
import { deletePurpose, reorderPurposes, updatePurpose } from '../services/configuration/purposes/configurePurposes'
import { readPurposes } from '../services/configuration/purposes/readPurposes'
import type { Request } from '../services/kernel/request'
import { doors } from '../test/harness/doors'
import { refusalOf } from '../test/harness/expect'
import { holdIntervals } from '../test/harness/heldIntervals'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { subscribe, type QueueEvent, type Subscriber } from '../test/harness/subscriber'

// What is heard at once is heard without a safety read.
holdIntervals()

let hospital: Hospital
let address: string
let admin: Request
const open: Subscriber[] = []
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  admin = await hospital.as(hospital.people.admin)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.stop()))
})
afterAll(() => hospital.close())

const document =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync catalogueChanged changed { databaseId } removed { callId } } }'
type CatalogueEvent = QueueEvent & { catalogueChanged: boolean }
const told = (event: QueueEvent): boolean => (event as CatalogueEvent).catalogueChanged

/** A person who watches, from now on. */
const watch = async (person: Person, since?: number): Promise<Subscriber> => {
  const subscriber = subscribe(address, person, { document, ...(since === undefined ? {} : { since }) })
  open.push(subscriber)
  await subscriber.next(() => true)
  return subscriber
}

const screen = `{ provider {
  purposes { name } facilities { name rooms { name } } procedures { name fields { name required } }
  queue { calls { edges { node { purpose { name } room { name facility { name } } } } } }
} }`
/** What the queue, New Call and the call page show of the catalogue, as one text. */
const read = async (person: Person): Promise<string> =>
  JSON.stringify((await doors(address, person).graphql(screen)).data!.provider)

test.each<[what: string, change: () => Promise<unknown>, shows: string]>([
  [
    'a renamed purpose',
    () => updatePurpose(admin, { purposeId: hospital.riverside.purposes['Difficult IV'], name: 'Hard IV' }),
    '{"node":{"purpose":{"name":"Hard IV"}',
  ],
  [
    'a renamed facility',
    () => updateFacility(admin, { facilityId: hospital.riverside.facilities[0]!.id, name: 'Old Main' }),
    '"room":{"name":"1A-01","facility":{"name":"Old Main"}}',
  ],
  [
    'a new required field',
    () => updateProcedureField(admin, { fieldId: hospital.riverside.fields.Topic, required: true }),
    '{"name":"Topic","required":true}',
  ],
  [
    'another field',
    () =>
      createProcedureField(admin, {
        procedureId: hospital.riverside.procedures.Education,
        name: 'Minutes',
        weight: 3,
        type: 'number',
      }),
    '{"name":"Minutes","required":false}',
  ],
  [
    'a hidden room',
    () => hideRoom(admin, { roomId: hospital.riverside.facilities[0]!.roomIds[1] }),
    '"rooms":[{"name":"1A-01"},{"name":"ICU-07"}]',
  ],
  ['a new procedure', () => createProcedure(admin, { name: 'Declot', weight: 9 }), '{"name":"Declot","fields":[]}'],
])('%s is heard at once, and read as it is now (rules 5.11)', async (_what, change, shows) => {
  const { people, openCall } = hospital
  await openCall({ purpose: 'Difficult IV' })
  const [rosa, external] = [await watch(people.rosa), await watch(people.external)]
  const before = await read(people.rosa)
  expect(before).not.toContain(shows)
  await change()
  const [event] = await Promise.all([rosa.next(told), external.next(told)])
  expect(event).toMatchObject({ version: await hospital.version(), resync: true, changed: [], removed: [] })
  expect(await read(people.rosa)).toContain(shows)
})

test('neither another provider hears of it, nor people of other facilities of a room that they do not see', async () => {
  const { people, riverside } = hospital
  const [main] = riverside.facilities
  const [stranger, north, rosa] = [await watch(people.stranger), await watch(people.north), await watch(people.rosa)]
  await addRooms(admin, { facilityId: main!.id, names: ['9C-01'] })
  await rosa.next(told)
  await updatePurpose(admin, { purposeId: riverside.purposes.Custom, weight: 8 })
  await north.next(told)
  expect(north.events.filter(told).map((event) => event.version)).toEqual([await hospital.version()])
  expect(stranger.events).toHaveLength(1)
})

test('what changes nothing, was tried only, or was refused is not told', async () => {
  const { people, riverside } = hospital
  const ids = (await readPurposes(admin)).map(({ id }) => id)
  await reorderPurposes(admin, { ids })
  const rosa = await watch(people.rosa)
  const before = await hospital.version()
  await reorderPurposes(admin, { ids })
  await updatePurpose(admin, { purposeId: riverside.purposes.Custom, name: 'Custom' })
  const catalogue = await exportCatalogue(admin)
  await importCatalogue(admin, catalogue)
  catalogue.purposes!.push({ name: 'Only tried', lineCheck: false, procedures: [] })
  catalogue.counts.purposes += 1
  await importCatalogue(admin, { ...catalogue, dryRun: true })
  expect(await refusalOf(deletePurpose(admin, { purposeId: riverside.purposes.Custom }))).toBe('NEEDED_BY_RULES')
  expect(await hospital.version()).toBe(before)
  const callId = await hospital.openCall()
  await rosa.next(({ changed }) => changed.some(({ databaseId }) => databaseId === callId))
  expect(rosa.events.filter(told)).toEqual([])
})

test('an import is told once, however much it changes', async () => {
  const { people } = hospital
  const catalogue = await exportCatalogue(admin)
  for (const purpose of catalogue.purposes!) purpose.lineCheck = !purpose.lineCheck
  for (const procedure of catalogue.procedures!) procedure.countInPerformance = false
  const rosa = await watch(people.rosa)
  const before = await hospital.version()
  await importCatalogue(admin, catalogue)
  await rosa.next(told)
  expect(await hospital.version()).toBe(before + 1)
  expect(rosa.events.filter(told)).toHaveLength(1)
})

test('whoever was away is told when they come back, and who knows nothing yet is told of nothing', async () => {
  const { people, riverside } = hospital
  const since = await hospital.version()
  await updatePurpose(admin, { purposeId: riverside.purposes.Custom, weight: 6 })
  const ben = await watch(people.ben, since)
  expect(ben.events[0]).toMatchObject({ catalogueChanged: true, resync: true })
  const [current, fresh, lost] = [
    await watch(people.ben, ben.events[0]!.version),
    await watch(people.ben),
    await watch(people.ben, 1_000_000),
  ]
  expect(current.events[0]).toMatchObject({ catalogueChanged: false, resync: false })
  expect(fresh.events[0]).toMatchObject({ catalogueChanged: false, resync: false })
  // Too much was missed to tell whether it was the catalogue.
  expect(lost.events[0]).toMatchObject({ catalogueChanged: true, resync: true })
})
