// All lines of a provider through REST: streamed while they are read, without gaps.
import { jest } from '@jest/globals'
import pg from 'pg'
import { doors } from '../harness/doors'
import { openHospital, type Hospital } from '../hospital/hospital'

let hospital: Hospital
let address: string
const many = 3_000
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  const { clients, riverside, clock } = hospital
  const [main, north] = riverside.facilities
  const lineOf = (n: number) => ({
    providerId: riverside.id,
    name: n % 100 === 0 ? `Rare ${n}` : `Line ${n}`,
    createdAt: new Date(clock.now.getTime() - n * 60_000),
    roomId: (n % 3 === 0 ? north : main)!.roomIds[0]!,
  })
  await clients.system.line.createMany({ data: Array.from({ length: many }, (_, n) => lineOf(n)) })
})
afterAll(() => hospital.close())

const linesOf = (query = '') => `/providers/${hospital.riverside.id}/lines${query}`
const fetchLines = (query = '', init: RequestInit = {}, person = hospital.people.rosa) =>
  fetch(`${address}/api/v0${linesOf(query)}`, { headers: { cookie: `patency=${person.token}` }, ...init })

test('all of them come, the oldest first, in more than one piece', async () => {
  const answer = await fetchLines()
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/json',
    'no-store',
  ])
  expect(answer.headers.get('content-length')).toBeNull()
  const lines = (await answer.json()) as { id: string; createdAt: string; name: string }[]
  expect(lines).toHaveLength(many)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(many)
  const made = lines.map(({ createdAt }) => createdAt)
  expect(made).toEqual([...made].sort())
  expect(lines.at(-1)).toMatchObject({ name: 'Rare 0', calls: [], room: { name: '1A-01' } })
})

test('of their facilities alone, and what is searched for alone', async () => {
  const north = (await (await fetchLines('', {}, hospital.people.north)).json()) as {
    room: { facility: { id: string } }
  }[]
  expect(north).toHaveLength(many / 3)
  expect(new Set(north.map(({ room }) => room.facility.id))).toEqual(new Set([hospital.riverside.facilities[1]!.id]))
  expect(await (await fetchLines('?search=rare')).json()).toHaveLength(many / 100)
  expect(await (await fetchLines('?search=nowhere')).json()).toEqual([])
})

test('what is refused is refused before anything is answered', async () => {
  expect(await doors(address, hospital.people.rosa).rest('GET', linesOf(`?search=${'x'.repeat(201)}`))).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION' },
  })
  expect((await fetchLines('', {}, hospital.people.external)).status).toBe(403)
})

test('whoever leaves early, or asks for the head only, keeps nobody waiting, themselves neither', async () => {
  for (let n = 0; n < 6; n += 1) {
    const left = await fetchLines()
    await left.body!.cancel()
    expect(await (await fetchLines('', { method: 'HEAD' })).text()).toBe('')
  }
  expect(await (await fetchLines()).json()).toHaveLength(many)
})

test('an answer that breaks while it is read is no whole JSON, and does not say what broke', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await fetchLines()
  const reader = answer.body!.getReader()
  const texts = [Buffer.from((await reader.read()).value!).toString()]
  const owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await owner.query('alter table infection_entry rename to infection_entry_away')
  try {
    await expect(
      (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read())
          texts.push(Buffer.from(part.value).toString())
      })(),
    ).rejects.toThrow()
  } finally {
    await owner.query('alter table infection_entry_away rename to infection_entry')
    await owner.end()
  }
  expect(JSON.stringify(reported.mock.calls)).not.toContain('infection_entry')
  expect(texts.join('')).not.toContain('infection_entry')
  expect(() => JSON.parse(texts.join('')) as unknown).toThrow()
  expect((await fetchLines('?page=0')).status).toBe(200)
})
