import { screen, within } from '@testing-library/react'
import {
  ben,
  bens,
  buttons,
  completedByBen,
  field,
  noHours,
  openCall,
  status,
  unassigned,
} from '../../../test/callPage'

test('the heading is the purpose and the room, and the window’s title holds no patient data', async () => {
  await openCall()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PICC Insertion · 4B-12')
  expect(document.title).toContain('PICC Insertion')
  expect(document.title).not.toMatch(/June|Park|4456535/)
})

test('the form shows the call as it is, the date of birth as MM/DD/YYYY', async () => {
  await openCall()
  expect(field('Patient First Name').value).toBe('June')
  expect(field('Date of Birth').value).toBe('03/01/1950')
  expect(field('Need').value).toBe('PICC Insertion')
  expect(field('Room').value).toBe('4B-12 · Main Hospital')
  expect(field('Pre-Procedure Notes').value).toBe('Right arm only')
})

test('a purpose and a room that are no longer offered are still shown', async () => {
  const hiddenId = '00000000-0000-7000-8000-0000000000ff'
  await openCall({
    purpose: { id: 'px', databaseId: hiddenId, name: 'Hickman Care', lineCheck: false, procedureIds: [] },
    room: {
      id: 'rx',
      databaseId: hiddenId,
      name: 'Old-1',
      facility: {
        id: 'f1',
        databaseId: '00000000-0000-7000-8000-000000000005',
        name: 'Main Hospital',
        timeZone: 'America/New_York',
        followUpsEnabled: true,
        ...noHours,
        requiredCallFields: [],
      },
    },
  })
  expect(field('Need').value).toBe('Hickman Care')
  expect(field('Room').value).toBe('Old-1 · Main Hospital')
})

test('the work log shows clinician, role, start and end', async () => {
  await openCall({
    workOrders: [
      {
        id: 'w1',
        role: 'Lead',
        start: '2026-11-21T08:10:00.000Z',
        end: '2026-11-21T08:40:00.000Z',
        user: { id: 'u1', fullName: 'Rosa Alvarez' },
      },
      { id: 'w2', role: 'Assisting', start: '2026-11-21T08:20:00.000Z', end: null, user: ben },
    ] as never,
  })
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Clinician',
    'Role',
    'Start',
    'End',
  ])
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Rosa AlvarezLead/),
    expect.stringMatching(/^Ben Carter \(Away\)Assisting.*Working$/),
  ])
})

test.each([
  ['an own call', {}, ['Return to Queue', 'Save Entries', 'Submit Procedure']],
  ['a call of someone else', bens, ['Take Over', 'Assist', 'Save Entries', 'Close']],
  [
    'a call that one assists on',
    { ...bens, viewerCanAssist: false, viewerCanStopAssisting: true },
    ['Take Over', 'Stop Assisting', 'Save Entries', 'Close'],
  ],
])('the buttons are those that the server allows: %s', async (_name, call, expected) => {
  await openCall(call)
  expect(buttons()).toEqual(expected)
})

test('an unassigned call offers Assign To Me', async () => {
  await openCall({ ...unassigned })
  expect(buttons()).toEqual(['Assist', 'Save Entries', 'Close', 'Assign To Me'])
  expect(status()).toContain('Unassigned')
})

test('people who may only read find disabled fields, no switches and no buttons', async () => {
  await openCall({
    ...bens,
    viewerCanTakeOver: false,
    viewerCanAssist: false,
    viewerCanCorrect: false,
    viewerCanClose: false,
    viewerCanHold: false,
    viewerCanMakeStat: false,
  })
  expect(field('Contact').readOnly).toBe(true)
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull()
})

test('a call that does not exist, or is not visible, says so and links to the queue', async () => {
  await openCall(null)
  expect(screen.getByText('This call does not exist.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe('/calls/queue')
})

test('a completed call shows who completed it, and only a link back', async () => {
  await openCall(completedByBen)
  expect(screen.getByText(/^Ben Carter completed this call at/)).toBeTruthy()
  expect(buttons()).toEqual([])
  expect(screen.getByRole('link', { name: 'Back to the queue' })).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a deleted call shows who deleted it', async () => {
  await openCall({ ...bens, deleted: true, updatedBy: ben })
  expect(screen.getByText(/^Ben Carter deleted this call at/)).toBeTruthy()
})
