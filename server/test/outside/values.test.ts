// Values in the forms in which other programs send them, in paths, queries, bodies and headers (rules, section 8 of calls).
import { doors, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'

serveHospital()

const rosa = () => doors(address, hospital.people.rosa)
const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const correct = (id: string, headers: Record<string, string>, body: Json = { contact: '4711' }) =>
  rosa().rest('PUT', of(`/calls/${id}`), body, headers)

describe('the version that a change was made on', () => {
  test.each(['"v1"', 'v1', 'W/"v1"', 'w/"v1"', '1', '"1"', 'V1', '"v0", "v1"', 'v1,W/"q3"', '*', ' "v1" ', ''])(
    'If-Match: %s is the first',
    async (tag) => {
      const id = await hospital.openCall()
      expect((await correct(id, { 'if-match': tag })).status).toBe(200)
      const { status, body } = await correct(id, { 'if-match': tag === '*' || tag === '' ? 'v1' : tag })
      expect([status, body.code, body.current.contact]).toEqual([412, 'STALE', '4711'])
    },
  )

  test('the tag of the call is one, without its quotes, too', async () => {
    const id = await hospital.openCall()
    const read = await rosa().rest('GET', of(`/calls/${id}`))
    const tag = read.headers.get('etag')!
    expect((await correct(id, { 'if-match': tag.replaceAll('"', '') })).status).toBe(200)
    expect((await correct(id, { 'if-match': tag })).status).toBe(412)
  })

  test.each(['"q12-abc"', '"abc"', 'W/""', '"v1-otherepoch"'])('If-Match: %s is of something else', async (tag) => {
    const id = await hospital.openCall()
    expect((await correct(id, { 'if-match': tag })).body).toMatchObject({ status: 412, code: 'STALE' })
  })

  test.each(['abc', 'v', 'v1.5', 'version 1', '"v1" "v2"x'])(
    'If-Match: %s is refused, with an example',
    async (tag) => {
      const id = await hospital.openCall()
      const message = 'Must be the version that you read, such as "v7", or the ETag of the record'
      const { status, body } = await correct(id, { 'if-match': tag })
      expect([status, body.errors]).toEqual([422, [{ field: 'If-Match', message }]])
      // Where no version counts, it is not looked at.
      expect((await rosa().rest('GET', of(`/calls/${id}`), undefined, { 'if-match': tag })).status).toBe(200)
    },
  )

  test('a tag that one holds spares the answer, in quotes or not', async () => {
    const id = await hospital.openCall()
    const tag = (await rosa().rest('GET', of(`/calls/${id}`))).headers.get('etag')!
    for (const held of [tag, tag.replaceAll('"', ''), `W/${tag}`, `"x", ${tag}`])
      expect((await rosa().rest('GET', of(`/calls/${id}`), undefined, { 'if-none-match': held })).status).toBe(304)
  })
})

const hire = (name: string) => hospital.hire(name, 'Clinician', hospital.riverside.id)

test.each([
  ['True', 'Ann'],
  ['TRUE', 'Bea'],
  ['1', 'Cid'],
  ['yes', 'Dan'],
  ['on', 'Eve'],
  ['', 'Flo'],
])('?force=%s takes a call over', async (force, name) => {
  const id = await hospital.openCall()
  const [leads, takes] = [await hire(`${name} Leads`), await hire(`${name} Takes`)]
  const assign = (query: string, person = takes) =>
    doors(address, person).rest('POST', of(`/calls/${id}/assigntome${query}`))
  expect((await assign('', leads)).status).toBe(200)
  expect((await assign('?force=No')).status).toBe(409)
  expect((await assign(`?force=${force}`)).status).toBe(200)
  const { body } = await assign('?force=maybe')
  expect(body.errors).toEqual([{ field: 'force', message: 'Must be true or false' }])
})

test.each([
  ['in capitals', (id: string) => id.toUpperCase(), true],
  ['without dashes', (id: string) => id.replaceAll('-', ''), true],
  // No address of ours holds these signs.
  ['in braces', (id: string) => `{${id}}`, false],
  ['as a name of RFC 4122', (id: string) => `urn:uuid:${id}`, false],
])('ids %s are the same, in the body and in a path that may hold them', async (_what, form, isInPath) => {
  const roomId = hospital.riverside.facilities[0]!.roomIds[1]!
  const id = await hospital.openCall()
  const { status } = await rosa().rest(
    'PUT',
    isInPath ? `/providers/${form(hospital.riverside.id)}/calls/${form(id)}` : of(`/calls/${id}`),
    { roomId: form(roomId) },
  )
  expect([status, (await hospital.readCall(id)).roomId]).toEqual([200, roomId])
})

test.each([
  '1950-03-01',
  '3/1/1950',
  ' 03/01/1950 ',
  '1950-03-01T00:00:00',
  '1950-03-01 00:00:00',
  '1950-03-01t00:00:00.000z',
])('a date of birth that is sent as %j is that day', async (dob) => {
  const id = await hospital.openCall()
  const { status } = await correct(id, {}, { dob })
  expect([status, (await hospital.readCall(id)).dob]).toEqual([200, new Date('1950-03-01T00:00:00Z')])
})

test.each(['01.03.1950', '1950/03/01', '19500301', '1950-02-30', -626140800, ['1950-03-01']])(
  'a date of birth that is sent as %j is refused at its field, with an example',
  async (dob) => {
    const id = await hospital.openCall()
    const { status, body } = await correct(id, {}, { dob })
    expect([status, body.errors]).toEqual([422, [{ field: 'dob', message: 'Must be a valid date (MM/DD/YYYY)' }]])
  },
)

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['12.0', 12],
  [12, 12],
])('a weight that is sent as %j is a number', async (weight, is) => {
  const admin = doors(address, hospital.people.admin)
  const { status, body } = await admin.rest('POST', of('/callpurposes'), {
    name: `Need ${JSON.stringify(weight)}`,
    weight,
    lineCheck: 'No',
  })
  expect([status, body.weight, body.lineCheck]).toEqual([200, is, false])
})

test.each(['12,5', '1e2', '0x10', 'twelve', true])(
  'a weight that is sent as %j is refused at its field',
  async (weight) => {
    const admin = doors(address, hospital.people.admin)
    const { status, body } = await admin.rest('POST', of('/callpurposes'), { name: `Not ${String(weight)}`, weight })
    expect([status, body.errors]).toEqual([422, [{ field: 'weight', message: 'Must be a whole number' }]])
  },
)

test('the number of a page has its forms, too', async () => {
  for (const page of ['0', '0.0', '%200%20']) {
    const { status } = await rosa().rest('GET', of(`/lines?page=${page}`))
    expect([page, status]).toEqual([page, 200])
  }
  const { body } = await rosa().rest('GET', of('/lines?page=first'))
  expect(body.errors).toEqual([{ field: 'page', message: 'Must be a whole number from 0' }])
})
