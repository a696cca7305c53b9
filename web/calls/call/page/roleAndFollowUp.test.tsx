import { screen, within } from '@testing-library/react'
import { Fragment } from 'react'
import { bar, ben, bens, callId, completedByBen, openCall } from '../../../test/callPage'

const rosa = { id: 'u1', fullName: 'Rosa Alvarez' }
const work = (role: string) => [{ id: 'w1', role, start: '2026-11-21T08:10:00.000Z', end: null, user: rosa }] as never
const leading = (role: string) => ({ viewerCanUpdateRole: true, workOrders: work(role) })
const helping = (role: string) => ({
  ...bens,
  viewerCanUpdateRole: true,
  viewerCanAssist: false,
  viewerCanStopAssisting: true,
  workOrders: work(role),
})
const openAsTrainee = (over: object) => openCall(over, Fragment, { isTrainee: true })

const choice = () => screen.queryByRole('group', { name: 'Your role on this call' })
const role = (name: string) => within(choice()!).getByRole<HTMLInputElement>('radio', { name })

test('a trainee who assists chooses between Training and Assisting', async () => {
  const page = await openAsTrainee(helping('Assisting'))
  expect(role('Assisting').checked).toBe(true)
  await page.user.click(role('Training'))
  expect(page.sent()).toEqual([
    ['callVerbsUpdateCallRoleMutation', { input: { callId, isTraining: true, isAssisting: false } }],
  ])
  expect(role('Training').checked).toBe(true)
  expect(role('Assisting').disabled).toBe(true)
  await page.done(helping('Training'))
  expect(role('Training').checked).toBe(true)
  await page.user.click(role('Assisting'))
  expect(page.sent()).toEqual([
    ['callVerbsUpdateCallRoleMutation', { input: { callId, isTraining: false, isAssisting: true } }],
  ])
})

test('a trainee who leads chooses between Training and Lead', async () => {
  const page = await openAsTrainee(leading('Training'))
  expect(
    within(choice()!)
      .getAllByRole('radio')
      .map((each) => (each as HTMLInputElement).value),
  ).toEqual(['Training', 'Lead'])
  await page.user.click(role('Lead'))
  expect(page.sent()).toEqual([
    ['callVerbsUpdateCallRoleMutation', { input: { callId, isTraining: false, isAssisting: false } }],
  ])
})

test('a refused role is reset, and the page says why', async () => {
  const page = await openAsTrainee(helping('Assisting'))
  await page.user.click(role('Training'))
  await page.refuse('NOT_IN_TRAINING', 'Only trainees work in training.', helping('Assisting'))
  expect(bar()).toContain('Only trainees work in training.')
  expect(role('Assisting').checked).toBe(true)
})

test.each([
  ['is no trainee', leading('Lead'), false],
  ['does not work on the call', { ...bens, viewerCanUpdateRole: false }, true],
])('someone who %s has no role to choose', async (_who, call, isTrainee) => {
  await openCall(call, Fragment, { isTrainee })
  expect(choice()).toBeNull()
})

test('a follow-up shows its first call, when it was completed and by whom, and links to it', async () => {
  const followUpFrom = {
    __typename: 'Call',
    id: 'cause',
    databaseId: '00000000-0000-7000-8000-0000000000aa',
    completedAt: '2026-11-14T10:00:00.000Z',
    purpose: { id: 'p3', name: 'Central Line Insertion' },
    completedBy: ben,
  }
  await openCall({ followUpFrom })
  const summary = within(screen.getByRole('region', { name: 'Call is follow-up from' }))
  expect(summary.getByRole('link', { name: 'Central Line Insertion' }).getAttribute('href')).toBe(
    '/calls/00000000-0000-7000-8000-0000000000aa',
  )
  expect(summary.getByText('Ben Carter').closest('p')!.textContent).toMatch(/^Completed Nov 14, .* by Ben Carter$/)
})

test('a call that is not a follow-up shows no such panel', async () => {
  await openCall()
  expect(screen.queryByText('Call is follow-up from')).toBeNull()
})

test.each([
  [
    'that is still to come',
    { aliveAt: '2100-11-24T05:00:00.000Z', dressingChangeDate: '2100-11-24T05:00:00.000Z', completedAt: null },
    /^Joins the queue Nov 2[0-9, :]*$/,
  ],
  [
    'that joins later than it is due',
    {
      aliveAt: '2100-11-24T12:00:00.000Z',
      dressingChangeDate: '2100-11-24T05:00:00.000Z',
      completedAt: null,
      room: { id: 'r2', facility: { id: 'f2', name: 'Day Clinic' } },
    },
    /^Joins the queue Nov 2.*, in the working hours of Day Clinic$/,
  ],
  ['that waits', { aliveAt: '2026-11-01T05:00:00.000Z', completedAt: null }, /^In the queue since /],
  [
    'that was done',
    { aliveAt: '2026-11-01T05:00:00.000Z', completedAt: '2026-11-02T05:00:00.000Z' },
    /^Completed Nov /,
  ],
])('a completed call tells of the follow-up %s, and leads there', async (_which, when, words) => {
  await openCall({
    ...completedByBen,
    followUp: {
      __typename: 'Call',
      id: 'f',
      databaseId: '00000000-0000-7000-8000-0000000000ab',
      purpose: { id: 'p1', name: 'Dressing Change' },
      ...when,
    },
  })
  const summary = screen.getByRole('region', { name: 'Follow-up of this call' })
  expect(within(summary).getByRole('link', { name: 'Dressing Change' }).getAttribute('href')).toBe(
    '/calls/00000000-0000-7000-8000-0000000000ab',
  )
  expect(summary.lastElementChild?.textContent).toMatch(words)
})

test('a call links to its line, if it has one', async () => {
  const page = await openCall({
    line: { id: 'l1', databaseId: 'raw', name: 'R arm', completedAt: null, infection: false, infectionNotes: null },
  })
  expect(screen.getByRole('link', { name: 'Go to line' }).getAttribute('href')).toBe('/lines/raw')
  page.unmount()
  await openCall()
  expect(screen.queryByRole('link', { name: 'Go to line' })).toBeNull()
})
