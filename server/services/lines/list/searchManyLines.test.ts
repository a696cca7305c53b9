import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { countLines, findLines, type LineFilter } from './listLines'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

const many = 26_000
const begin = Date.UTC(2026, 0, 1)

/** The n-th line of the list, from the oldest; what its name says goes by how many there are of it, and where. */
const nameOf = (n: number): string =>
  [
    `no ${String(n).padStart(6, '0')}`,
    n % 3 === 0 ? 'everywhere' : '',
    // More than are tried out by their letters, and none among the next thousand from either end.
    n >= 8_000 && n < 13_000 ? 'midway' : '',
    // More of them still, and farther from the newest than the list is walked.
    n < 4_000 ? 'oldest' : '',
    n % 500 === 7 ? 'seldom' : '',
  ].join(' ')

test('rules 4.13: whatever there is much or little of, near or far, is found as looking at every line tells', async () => {
  const { clients, riverside, people, as } = hospital
  const roomIds = riverside.facilities[0]!.roomIds
  const lineOf = (n: number) => ({
    providerId: riverside.id,
    name: nameOf(n),
    createdAt: new Date(begin + n * 60_000),
    roomId: roomIds[n % roomIds.length]!,
    completedAt: n % 5 === 0 ? new Date(begin + n * 60_000) : null,
  })
  for (let from = 0; from < many; from += 2_000)
    await clients.system.line.createMany({ data: Array.from({ length: 2_000 }, (_, n) => lineOf(from + n)) })
  const every = await clients.system.line.findMany({
    where: { providerId: riverside.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const request = await as(people.rosa)
  const filters: LineFilter[] = ['everywhere', 'midway', 'oldest', 'seldom', 'no 0', '013', 'nowhere'].flatMap(
    (search) => [
      { search },
      { search, state: 'OPEN' as const },
      { search, facilityIds: [riverside.facilities[0]!.id] },
    ],
  )
  for (const filter of filters)
    for (const newestFirst of [true, false]) {
      const hits = every.filter(
        ({ name, completedAt }) => name.includes(filter.search!) && !(filter.state && completedAt),
      )
      const inOrder = newestFirst ? hits.toReversed() : hits
      for (const skip of [0, 40]) {
        const found = await findLines(request, filter, { newestFirst, start: null, stop: null, skip, take: 21 })
        expect({ filter, newestFirst, skip, found: found.map(({ id }) => id) }).toEqual({
          filter,
          newestFirst,
          skip,
          found: inOrder.slice(skip, skip + 21).map(({ id }) => id),
        })
      }
      // From somewhere in the middle on.
      const from = every[10_000]!
      const beyond = (newestFirst ? every.slice(0, 10_000).toReversed() : every.slice(10_001)).filter((line) =>
        hits.includes(line),
      )
      const found = await findLines(request, filter, {
        newestFirst,
        start: { value: from.createdAt, id: from.id },
        stop: null,
        skip: 0,
        take: 21,
      })
      expect({ filter, newestFirst, found: found.map(({ id }) => id) }).toEqual({
        filter,
        newestFirst,
        found: beyond.slice(0, 21).map(({ id }) => id),
      })
      expect(await countLines(request, filter)).toEqual(
        hits.length > 1_000 ? { count: 1_000, isMore: true } : { count: hits.length, isMore: false },
      )
    }
})
