import { screen, within } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { Problem } from '../relay/problem'
import { fill } from '../test/fill'
import { expectErrors } from '../test/complaints'
import { ben, main, north, provider, rosa, uuid } from '../test/queuePage'
import { signedIn, type App } from '../test/renderApp'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const none = { count: 0, entries: [] as object[] }
const section = (...entries: object[]) => ({ count: entries.length, entries })

const aCall = (n: number, over: object = {}) => ({
  callDatabaseId: uuid(n),
  purpose: 'PICC Insertion',
  customJob: null,
  status: 'Normal',
  isLineCheck: false,
  room: `4B-${n}`,
  roomDescription: null,
  contact: null,
  aliveAt: ago(125),
  lead: null,
  others: [],
  lineName: null,
  isInfected: false,
  notes: null,
  comments: null,
  ...over,
})
const aLine = (n: number, over: object = {}) => ({
  lineDatabaseId: uuid(n),
  name: 'R basilic',
  types: ['DL PICC'],
  room: `4B-${n}`,
  roomDescription: null,
  nextChangeDate: null,
  infectionNotes: null,
  infectedSince: null,
  ...over,
})
const nothing = { calls: none, holds: none, followUps: none, dueLines: none, infections: none }

const noteId = globalId('HandoverNote', uuid(11))
const aNote = (version: number, text: string | null) => ({
  __typename: 'HandoverNote',
  id: noteId,
  version,
  text,
  changedAt: ago(10),
  changedBy: ben,
})
const aHandover = (n: number, over: object = {}) => ({
  __typename: 'Handover',
  id: globalId('Handover', uuid(n)),
  databaseId: uuid(n),
  handedOverAt: '2026-03-10T23:02:00.000Z',
  handedOverBy: rosa,
  takenOverAt: null,
  takenOverBy: null,
  replacedAt: null,
  viewerCanTakeOver: true,
  ...over,
})

type Page = {
  timeZone?: string
  contents?: object
  note?: object
  handovers?: object[]
  facilities?: object[]
  handover?: null
}
const answer = ({
  contents = {},
  note = aNote(3, null),
  handovers = [],
  timeZone = 'America/New_York',
  ...over
}: Page = {}) => ({
  data: {
    provider: {
      ...provider,
      facilities: [main, north],
      handover: {
        at: new Date().toISOString(),
        facility: { ...main, timeZone },
        note,
        latest: { handovers: handovers.slice(0, 1) },
        handovers: { total: handovers.length, pageCount: handovers.length > 0 ? 1 : 0, handovers },
        contents: { ...nothing, ...contents },
      },
      ...over,
    },
  },
})

const openPage = async (page: Page = {}): Promise<App> => {
  const app = await signedIn('/handover')
  await app.answer('CurrentHandoverQuery', answer(page))
  return app
}
const sectionOf = (name: string) => within(screen.getByRole('region', { name }))

test('times of a zone that the browser does not know are those of UTC, and say so (rules 10.17)', async () => {
  await openPage({
    timeZone: 'America/Nowhere',
    contents: {
      followUps: section(aCall(1, { aliveAt: '2026-11-21T17:30:00.000Z' })),
      dueLines: section(aLine(4, { nextChangeDate: ago(3 * 24 * 60) })),
    },
  })
  expect(screen.getByText(/this browser does not know America\/Nowhere/)).toBeTruthy()
  expect(screen.getByText('11/21/2026 17:30 UTC')).toBeTruthy()
  expect(sectionOf('Lines due or overdue').getByRole('listitem').textContent).toContain('3 days overdue')
})

test('says what the next shift has to know, in sections', async () => {
  await openPage({
    contents: {
      calls: section(aCall(1, { status: 'Stat', lead: 'Ben Carter', others: ['Tomas Lindqvist'], notes: 'Left arm' })),
      holds: section(aCall(2, { notes: 'In dialysis' }), aCall(3)),
      dueLines: { count: 203, entries: [aLine(4, { nextChangeDate: ago(3 * 24 * 60) })] },
      infections: section(aLine(5, { infectedSince: '2026-03-08', infectionNotes: 'Red at the site' })),
    },
  })
  // The page's clock goes by whole minutes.
  expect(sectionOf('Open calls').getByRole('listitem').textContent).toMatch(
    /^4B-1StatPICC InsertionBen Carter has it, with Tomas LindqvistLeft armWaiting 2 h 0[45] min$/,
  )
  const holds = sectionOf('On hold').getAllByRole('listitem')
  expect(holds.map(({ textContent }) => /In dialysis|No note says why[.]/.exec(textContent!)?.[0])).toEqual([
    'In dialysis',
    'No note says why.',
  ])
  expect(sectionOf('Lines due or overdue').getByRole('listitem').textContent).toContain('3 days overdue')
  expect(sectionOf('Lines due or overdue').getByText('202 more are not listed here.')).toBeTruthy()
  expect(sectionOf('Infections').getByRole('listitem').textContent).toContain('Red at the siteSince 03/08/2026')
  expect(sectionOf('Follow-ups of the next 12 hours').getByText(/^No calls join the queue/)).toBeTruthy()
})

test('an empty page says so in words', async () => {
  await openPage()
  for (const words of [
    'No open calls.',
    'No calls are on hold.',
    'No dressing is due.',
    'No one has handed over here yet.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a provider without facilities, and a facility out of sight, are told apart', async () => {
  await openPage({ handover: null, facilities: [] })
  expect(screen.getByText('There is no facility yet.')).toBeTruthy()
})

test('the note is saved with the version that it was made on; a change by someone else is shown beside it', async () => {
  const app = await openPage({ note: aNote(3, 'Before') })
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Note for the next shift/)
  await fill(field, 'Mine')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hand Over' }).disabled).toBe(true)
  await app.user.click(screen.getByRole('button', { name: 'Save Note' }))
  const [sent] = app.waiting('handoverVerbsChangeNoteMutation')
  expect(sent!.request.variables).toEqual({
    input: { facilityId: main.id, text: 'Mine', expectedVersion: 3 },
  })
  await app.answer('handoverVerbsChangeNoteMutation', {
    data: {
      changeHandoverNote: {
        __typename: 'Refusal',
        code: 'STALE',
        message: 'This note has changed in the meantime.',
        fields: [],
        current: aNote(4, 'Theirs'),
      },
    },
  })
  await app.user.click(screen.getByRole('button', { name: 'Show the changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Theirs')).toBeTruthy()
  expect(field.value).toBe('Mine')
})

test('of two who hand over the second one reads who was first', async () => {
  const app = await openPage()
  await app.user.click(screen.getByRole('button', { name: 'Hand Over' }))
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hand Over' }))
  await app.answer('handoverVerbsHandOverMutation', {
    data: {
      handOver: {
        __typename: 'Refusal',
        code: 'ALREADY_HANDED_OVER',
        message: 'Rosa Alvarez handed over at 03/10/2026 19:02.',
        fields: [],
        current: aNote(4, null),
      },
    },
  })
  expect(await screen.findByText('Rosa Alvarez handed over at 03/10/2026 19:02.')).toBeTruthy()
})

test('the latest hand-over has its stamps, in the time of the facility, and whoever may takes it over', async () => {
  const app = await openPage({
    handovers: [aHandover(7), aHandover(6, { takenOverAt: '2026-03-10T11:08:00.000Z', takenOverBy: ben })],
  })
  const stamps = within(screen.getByRole('group', { name: 'Stamps' }))
  expect(stamps.getByText(/Handed over by/).textContent).toBe('Handed over by Rosa Alvarez, 03/10/2026 19:02')
  expect(stamps.getByText('No one has taken over yet.')).toBeTruthy()
  expect(stamps.getByRole('link', { name: 'Read what it said' }).getAttribute('href')).toBe(`/handover/${uuid(7)}`)
  await app.user.click(stamps.getByRole('button', { name: 'Take Over Shift' }))
  await app.answer('handoverVerbsTakeOverShiftMutation', {
    data: {
      takeOverShift: {
        __typename: 'TakeOverShiftSuccess',
        handover: aHandover(7, { takenOverAt: '2026-03-10T23:09:00.000Z', takenOverBy: ben, viewerCanTakeOver: false }),
      },
    },
  })
  expect(stamps.getByText(/Taken over by/).textContent).toBe('Taken over by Ben Carter, 03/10/2026 19:09')
  expect(stamps.queryByRole('button', { name: 'Take Over Shift' })).toBe(null)
  expect(within(screen.getByRole('table', { name: 'Past hand-overs' })).getAllByRole('row')).toHaveLength(3)
})

test('a failure is shown in its place, and Retry reads again', async () => {
  const app = await signedIn('/handover')
  expectErrors(/Problem: no/)
  await app.fail('CurrentHandoverQuery', new Problem('OFFLINE', 'no'))
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.answer('CurrentHandoverQuery', answer())
  expect(screen.getByText('No open calls.')).toBeTruthy()
})

test('a past hand-over shows what it said, and one that is gone says so', async () => {
  const app = await signedIn(`/handover/${uuid(7)}`)
  await app.answer('PastHandoverPageQuery', {
    data: {
      node: {
        ...aHandover(7, { viewerCanTakeOver: false }),
        facility: { ...main, timeZone: 'America/New_York' },
        record: {
          note: 'Ultrasound 2 is back',
          contents: { ...nothing, calls: section(aCall(1, { aliveAt: '2026-03-10T22:02:00.000Z' })) },
        },
      },
    },
  })
  expect(screen.getByText('Ultrasound 2 is back')).toBeTruthy()
  expect(sectionOf('Open calls').getByRole('listitem').textContent).toContain('Waiting 1 h 00 min')
})
