import { allMeetings, openPairs, type Meeting } from '../../../test/harness/verbPairs'

// Locks are taken in one order (docs/architecture.md). `npm run faults -- --only=verbPairs` has every verb meet every
// other behind every row; here those that met badly once do, and a sample.

let pairs: Awaited<ReturnType<typeof openPairs>>
beforeAll(async () => {
  pairs = await openPairs()
})
afterAll(() => pairs.close())

const metBadly: Meeting[] = [
  { one: 'deleteCall of a completed call', other: 'closeLine', gate: 'next' },
  { one: 'deleteCall of a completed call', other: 'saveLine', gate: 'next' },
  { one: 'correctCall of a completed call’s follow-up', other: 'closeLine', gate: 'next' },
  { one: 'addCallLine', other: 'deleteCall of a completed call', gate: 'moved' },
]

/** Those that take a line in passing, with those that write the line or its follow-ups. */
const takingLines: Meeting[] = (['correctCall to another line', 'saveCall to another line'] as const).flatMap((one) => [
  { one, other: one, gate: 'other' },
  { one, other: 'closeLine of the other line', gate: 'other' },
  { one, other: 'closeLine', gate: 'next' },
  { one, other: 'addCallLine back', gate: 'moved' },
  { one, other: 'deleteCall of a completed call', gate: 'moved' },
  { one, other: 'saveLine', gate: 'line' },
])

test.each([...metBadly, ...takingLines])(
  '$one and $other meet behind $gate, and neither waits for ever',
  async (meeting) => {
    expect(await pairs.meet(meeting)).toEqual([])
  },
)

const step = 97

test(`one in ${step} of the meetings of all verbs on calls and lines`, async () => {
  const broken: string[] = []
  for (const meeting of allMeetings.filter((_meeting, index) => index % step === 0))
    broken.push(...(await pairs.meet(meeting)))
  expect(broken).toEqual([])
})
