// Records that come late or not whole, through both doors: a list never loses an entry without the version that its
// sender looked at (rules 3.14a).
import { doors, globalId, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { linesIn } from '../hospital/lines'
import { upload } from '../hospital/pictures'

serveHospital()

const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const rosa = () => doors(address, hospital.people.rosa)
const admin = () => doors(address, hospital.people.admin)
const uploaded = async (name: string) => upload(await hospital.as(hospital.people.rosa), undefined, name)
const kept = ({ headers }: { headers: Headers }) => headers.get('patency-kept')

describe('the images of a call', () => {
  const namesOf = async (callId: string): Promise<string[]> =>
    (await rosa().rest('GET', of(`/calls/${callId}`))).body.images.map(({ fileName }: Json) => fileName)

  /** A call that was read with one picture, and to which a colleague added another. */
  const grown = async () => {
    const callId = await hospital.openCall()
    await rosa().rest('PUT', of(`/calls/${callId}`), { images: [await uploaded('first.png')] })
    const { body: old } = await rosa().rest('GET', of(`/calls/${callId}`))
    await rosa().rest('PUT', of(`/calls/${callId}`), { images: [...old.images, await uploaded('second.png')] })
    return { callId, old }
  }
  const ways: [
    string,
    (callId: string, body: object, headers?: Record<string, string>) => ReturnType<ReturnType<typeof rosa>['rest']>,
  ][] = [
    ['PUT', (callId, body, headers) => rosa().rest('PUT', of(`/calls/${callId}`), body, headers)],
    [
      'close',
      (callId, body, headers) =>
        rosa().rest('POST', of(`/calls/${callId}/close`), { ...body, ...hospital.recorded }, headers),
    ],
    [
      'save',
      async (callId, body, headers) => {
        await rosa().rest('POST', of(`/calls/${callId}/close`), hospital.recorded)
        return rosa().rest('POST', of(`/calls/${callId}/save`), body, headers)
      },
    ],
  ]
  test.each(ways)('%s of an older record without a version keeps what came since, and says so', async (_way, send) => {
    for (const images of ['old', 'none', 'null'] as const) {
      const { callId, old } = await grown()
      const sent = await send(callId, { contact: 'x', images: { old: old.images, none: [], null: null }[images] })
      expect([images, sent.status, kept(sent)]).toEqual([images, 200, 'images'])
      expect(await namesOf(callId)).toEqual(['first.png', 'second.png'])
    }
  })

  test('with the version, what the list lacks is removed, and nothing is said', async () => {
    const { callId, old } = await grown()
    const stale = await rosa().rest('PUT', of(`/calls/${callId}`), { images: [] }, { 'if-match': `"v${old.version}"` })
    expect([stale.status, stale.body.code, await namesOf(callId)]).toEqual([412, 'STALE', ['first.png', 'second.png']])
    const { body: now } = await rosa().rest('GET', of(`/calls/${callId}`))
    const sent = await rosa().rest(
      'PUT',
      of(`/calls/${callId}`),
      { images: [now.images[1]] },
      { 'if-match': `"v${now.version}"` },
    )
    expect([sent.status, kept(sent), await namesOf(callId)]).toEqual([200, null, ['second.png']])
    const cleared = await rosa().rest(
      'PUT',
      of(`/calls/${callId}`),
      { images: null },
      { 'if-match': `"v${now.version + 1}"` },
    )
    expect([cleared.status, kept(cleared), await namesOf(callId)]).toEqual([200, 'images', ['second.png']])
  })

  test('through GraphQL it is the same', async () => {
    const { callId } = await grown()
    const correct =
      'mutation($input: CorrectCallInput!) { correctCall(input: $input) { __typename ... on Refusal { code } } }'
    const send = (input: object) => rosa().graphql(correct, { input: { callId: globalId('Call', callId), ...input } })
    for (const images of [[], null])
      expect(await send({ imageIds: images })).toMatchObject({
        data: { correctCall: { __typename: 'CorrectCallSuccess' } },
      })
    expect(await namesOf(callId)).toEqual(['first.png', 'second.png'])
    const { version } = await hospital.readCall(callId)
    const done = { data: { correctCall: { __typename: 'CorrectCallSuccess' } } }
    expect(await send({ imageIds: [], expectedVersion: version })).toEqual(done)
    expect(await namesOf(callId)).toEqual([])
  })

  test('a list that is whole says nothing, and one that would be too long is refused', async () => {
    const { callId } = await grown()
    const { body: now } = await rosa().rest('GET', of(`/calls/${callId}`))
    const sent = await rosa().rest('PUT', of(`/calls/${callId}`), now)
    expect([sent.status, kept(sent)]).toEqual([200, null])
    const more = await Promise.all(Array.from({ length: 19 }, (_none, n) => uploaded(`more ${n}.png`)))
    const { status, body } = await rosa().rest('PUT', of(`/calls/${callId}`), { images: more })
    expect([status, body.errors]).toEqual([422, [{ field: 'images', message: 'Must be at most 20 images' }]])
  })
})

test('the infection history of a line keeps what came since, and refuses what overlaps it', async () => {
  const lineId = await linesIn(hospital).addLine()
  const save = (body: object, headers?: Record<string, string>) =>
    rosa().rest('POST', of(`/lines/${lineId}`), body, headers)
  const first = { infectionStart: '2026-02-01', infectionStop: '2026-02-03' }
  const second = { infectionStart: '2026-02-10', infectionStop: '2026-02-12' }
  await save({ infectionHistory: [first] })
  const { body: old } = await rosa().rest('GET', of(`/lines/${lineId}`))
  await save({ infectionHistory: [...old.infectionHistory, second] })
  for (const infectionHistory of [old.infectionHistory, [], null]) {
    const sent = await save({ name: 'Left', infectionHistory })
    expect([sent.status, kept(sent)]).toEqual([200, 'infectionHistory'])
    expect(sent.body.infectionHistory).toMatchObject([first, second])
  }
  const overlapping = await save({ infectionHistory: [{ infectionStart: '2026-02-12', infectionStop: '2026-02-20' }] })
  expect(overlapping.body.errors).toEqual([
    {
      field: 'infectionHistory[0].infectionStart',
      message: 'This infection overlaps the one from 02/10/2026 to 02/12/2026.',
    },
  ])
  const { body: now } = await rosa().rest('GET', of(`/lines/${lineId}`))
  const whole = await save({ infectionHistory: [now.infectionHistory[1]] }, { 'if-match': `"v${now.version}"` })
  expect([kept(whole), whole.body.infectionHistory]).toMatchObject([null, [second]])
})

test('the facilities of a person and of a requirement keep what came since', async () => {
  const [main, north] = hospital.riverside.facilities.map(({ id }) => id)
  const nurse = await hospital.hire('Nora Nurse', 'Clinician', hospital.riverside.id)
  const facilitiesOf = async () =>
    (
      await hospital.clients.system.allowedFacility.findMany({
        where: { userId: nurse.id },
        orderBy: { facilityId: 'asc' },
      })
    ).map(({ facilityId }) => facilityId)
  const both = [main!, north!].sort()
  const person = (body: object, headers?: Record<string, string>) =>
    admin().rest('PUT', of(`/users/${nurse.id}`), body, headers)
  await person({ allowedFacilities: both })
  for (const allowedFacilities of [[main], []]) {
    const sent = await person({ allowedFacilities })
    expect([sent.status, kept(sent), await facilitiesOf()]).toEqual([200, 'allowedFacilities', both])
  }
  const { body: now } = await person({})
  await person({ allowedFacilities: [main] }, { 'if-match': `"v${now.version}"` })
  expect(await facilitiesOf()).toEqual([main])

  const requirementId = hospital.riverside.requirements.ACLS!
  const requirement = (body: object, headers?: Record<string, string>) =>
    admin().rest('PUT', of(`/compliancerequirements/${requirementId}`), body, headers)
  const places = async () =>
    (
      await hospital.clients.system.requirementFacility.findMany({
        where: { requirementId },
        orderBy: { facilityId: 'asc' },
      })
    ).map(({ facilityId }) => facilityId)
  await requirement({ isGlobal: false, facilities: both })
  const sent = await requirement({ facilities: [north] })
  expect([sent.status, kept(sent), await places()]).toEqual([200, 'facilities', both])
})
